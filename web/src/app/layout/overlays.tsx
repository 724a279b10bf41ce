import { lazy, useEffect, useState } from 'react';
import { CelebrationOverlay } from '../../features/celebration/celebration-overlay';
import { useJoiningStore } from '../../shared/hero/joining-store';
import { loadJoiningDialog } from '../../features/heroes/joining/load-joining-dialog';
import { useSignInLink } from '../../features/heroes/joining/use-sign-in-link';
import { usePointsLedgerStore } from '../../features/heroes/points-ledger/open-points-ledger';
import { useInboxStore } from '../../features/notifications/inbox-store';
import { loadInboxDialog } from '../../features/notifications/load-inbox-dialog';
import { afterFirstPaint } from '../../shared/live/after-first-paint';
import { OnceWanted } from './once-wanted';
import { LaterPart } from '../../shared/ui/later-part';
import { loadCode } from '../../shared/not-loaded';

const JoiningDialog = lazy(async () => ({ default: (await loadJoiningDialog()).JoiningDialog }));
const InboxDialog = lazy(async () => ({ default: (await loadInboxDialog()).InboxDialog }));
const LaterOverlays = lazy(async () => ({ default: (await loadCode(() => import('./later-overlays'))).LaterOverlays }));
const PointsLedgerDialog = lazy(async () => ({
  default: (await loadCode(() => import('../../features/heroes/points-ledger/points-ledger-dialog'))).PointsLedgerDialog,
}));

/**
 * What may lie over every screen. None of it is in the first load: it comes once the page has been painted, or when it
 * is needed.
 */
export function Overlays() {
  const [painted, setPainted] = useState(false);
  useEffect(() => afterFirstPaint(() => setPainted(true)), []);
  useSignInLink();
  return (
    <>
      <CelebrationOverlay />
      <OnceWanted wanted={useJoiningStore(({ open }) => open)}>
        <JoiningDialog />
      </OnceWanted>
      <OnceWanted wanted={usePointsLedgerStore(({ open }) => open)}>
        <PointsLedgerDialog />
      </OnceWanted>
      <OnceWanted wanted={useInboxStore(({ open }) => open)}>
        <InboxDialog />
      </OnceWanted>
      {painted && (
        <LaterPart>
          <LaterOverlays />
        </LaterPart>
      )}
    </>
  );
}
