import { lazy } from 'react';
import { CelebrationOverlay } from '../../features/celebration/celebration-overlay';
import { closeJoining, useJoiningStore } from '../../shared/hero/joining-store';
import { loadJoiningDialog } from '../../features/heroes/joining/load-joining-dialog';
import { useSignInLink } from '../../features/heroes/joining/use-sign-in-link';
import { closePointsLedger, usePointsLedgerStore } from '../../features/heroes/points-ledger/open-points-ledger';
import { closeInbox, useInboxStore } from '../../features/notifications/inbox-store';
import { loadInboxDialog } from '../../features/notifications/load-inbox-dialog';
import { Queries } from '../../shared/api/queries';
import { LiveUpdates } from '../../shared/live/live-updates';
import { ScreenTitle } from '../routing/screen-title';
import { useHasMoved } from '../routing/use-has-moved';
import { LaterPart } from '../../shared/ui/later-part';
import { OnceWanted } from '../../shared/ui/once-wanted';
import { loadCode } from '../../shared/not-loaded';

const JoiningDialog = lazy(async () => ({ default: (await loadJoiningDialog()).JoiningDialog }));
const InboxDialog = lazy(async () => ({ default: (await loadInboxDialog()).InboxDialog }));
const LaterOverlays = lazy(async () => ({ default: (await loadCode(() => import('./later-overlays'))).LaterOverlays }));
const ScreenDescription = lazy(async () => ({
  default: (await loadCode(() => import('../routing/screen-description'))).ScreenDescription,
}));
const PointsLedgerDialog = lazy(async () => ({
  default: (await loadCode(() => import('../../features/heroes/points-ledger/points-ledger-dialog'))).PointsLedgerDialog,
}));

/**
 * What comes to every screen once it has been painted: its title, live updates, and what may lie over the screen, each
 * when it is needed.
 */
export function Overlays({ firstKey }: { firstKey: string }) {
  return (
    <Queries>
      <ScreenTitle />
      {useHasMoved(firstKey) && (
        <LaterPart>
          <ScreenDescription />
        </LaterPart>
      )}
      <LiveUpdates />
      <SignInLink />
      <CelebrationOverlay />
      <OnceWanted wanted={useJoiningStore(({ open }) => open)} onFailed={closeJoining}>
        <JoiningDialog />
      </OnceWanted>
      <OnceWanted wanted={usePointsLedgerStore(({ open }) => open)} onFailed={closePointsLedger}>
        <PointsLedgerDialog />
      </OnceWanted>
      <OnceWanted wanted={useInboxStore(({ open }) => open)} onFailed={closeInbox}>
        <InboxDialog />
      </OnceWanted>
      <LaterPart>
        <LaterOverlays />
      </LaterPart>
    </Queries>
  );
}

function SignInLink() {
  useSignInLink();
  return null;
}
