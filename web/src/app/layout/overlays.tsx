import { lazy, useEffect, useState } from 'react';
import { CelebrationOverlay } from '../../features/celebration/celebration-overlay';
import { useJoiningStore } from '../../features/heroes/joining/joining-store';
import { loadJoiningDialog } from '../../features/heroes/joining/load-joining-dialog';
import { usePointsLedgerStore } from '../../features/heroes/points-ledger/open-points-ledger';
import { afterFirstPaint } from '../../shared/live/after-first-paint';
import { OnceWanted } from './once-wanted';
import { LaterPart } from '../../shared/ui/later-part';

const JoiningDialog = lazy(async () => ({ default: (await loadJoiningDialog()).JoiningDialog }));
const LaterOverlays = lazy(async () => ({ default: (await import('./later-overlays')).LaterOverlays }));
const PointsLedgerDialog = lazy(async () => ({
  default: (await import('../../features/heroes/points-ledger/points-ledger-dialog')).PointsLedgerDialog,
}));

/** What may lie over every screen. None of it is in the first load: it comes once the page has been painted, or when it is needed. */
export function Overlays() {
  const [painted, setPainted] = useState(false);
  useEffect(() => afterFirstPaint(() => setPainted(true)), []);
  return (
    <>
      <CelebrationOverlay />
      <OnceWanted wanted={useJoiningStore(({ open }) => open)}>
        <JoiningDialog />
      </OnceWanted>
      <OnceWanted wanted={usePointsLedgerStore(({ open }) => open)}>
        <PointsLedgerDialog />
      </OnceWanted>
      {painted && (
        <LaterPart>
          <LaterOverlays />
        </LaterPart>
      )}
    </>
  );
}
