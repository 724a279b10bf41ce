import { lazy } from 'react';
import { CelebrationOverlay } from '../../areas/celebration/shop/celebration-overlay';
import { closeJoining, useJoiningStore } from '../../areas/heroes/joining-store';
import { loadJoiningDialog } from '../../areas/accounts/shop/joining/load-joining-dialog';
import { useSignInLink } from '../../areas/accounts/shop/joining/use-sign-in-link';
import { closePointsLedger, usePointsLedgerStore } from '../../areas/heroes/shop/points-ledger/open-points-ledger';
import { closeInbox, useInboxStore } from '../../areas/notifications/shop/inbox-store';
import { loadInboxDialog } from '../../areas/notifications/shop/load-inbox-dialog';
import { Queries } from '../../kernel/api/queries';
import { LiveUpdates } from '../../kernel/live/live-updates';
import { ScreenTitle } from '../routing/screen-title';
import { useHasMoved } from '../routing/use-has-moved';
import { LaterPart } from '../../kernel/hydration/later-part';
import { OnceWanted } from '../../kernel/hydration/once-wanted';
import { loadCode } from '../../kernel/hydration/not-loaded';

const JoiningDialog = lazy(async () => ({ default: (await loadJoiningDialog()).JoiningDialog }));
const InboxDialog = lazy(async () => ({ default: (await loadInboxDialog()).InboxDialog }));
const LaterOverlays = lazy(async () => ({ default: (await loadCode(() => import('./later-overlays'))).LaterOverlays }));
const ScreenDescription = lazy(async () => ({
  default: (await loadCode(() => import('../routing/screen-description'))).ScreenDescription,
}));
const PointsLedgerDialog = lazy(async () => ({
  default: (await loadCode(() => import('../../areas/heroes/shop/points-ledger/points-ledger-dialog'))).PointsLedgerDialog,
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
