import { lazy, useEffect, useState } from 'react';
import { CelebrationOverlay } from '../../areas/celebration/shop/celebration-overlay';
import { closeJoining, useJoiningStore } from '../../areas/heroes/joining-store';
import { loadJoiningDialog } from '../../areas/accounts/shop/joining/load-joining-dialog';
import { useInvitation, useSignInLink } from '../../areas/accounts/shop/joining/use-sign-in-link';
import { closePointsLedger, usePointsLedgerStore } from '../../areas/heroes/shop/points-ledger/open-points-ledger';
import { closeInbox, useInboxStore } from '../../areas/notifications/shop/inbox-store';
import { loadInboxDialog } from '../../areas/notifications/shop/bell-button';
import { Queries } from '../../kernel/api/queries';
import { LiveUpdates } from '../../kernel/live/live-updates';
import { LaterPart } from '../../kernel/hydration/later-part';
import { OnceWanted } from '../../kernel/hydration/once-wanted';
import { tabStorage } from '../../kernel/browser-storage';
import { onceAtRest } from '../../kernel/hydration/after-first-paint';
import { loadAhead, loadCode } from '../../kernel/hydration/not-loaded';
import { useLocale } from '../../kernel/i18n/locale';
import { useAddress } from '../../kernel/routing/use-routing';
import { screenAt } from '../routes';
import { screensTexts } from '../routing/texts.en';

/** Where `newer-release.ts` keeps what was typed. */
const TYPED = 'planet-heroes:typed';

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
      <JoiningAhead />
      <NewerRelease />
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
  useInvitation();
  return null;
}

/** What a page does when a newer release has taken its files away; at once where it has just done so. */
function NewerRelease() {
  useEffect(() => {
    const follow = (): void => loadAhead(async () => (await import('../../kernel/hydration/newer-release')).followReleases());
    return tabStorage.getItem(TYPED) ? follow() : onceAtRest(follow);
  }, []);
  return null;
}

/** A visitor who is invited to join is likely to press it. */
function JoiningAhead() {
  const isOffered = useJoiningStore((state) => state.isOffered);
  useEffect(() => (isOffered ? onceAtRest(() => loadAhead(loadJoiningDialog)) : undefined), [isOffered]);
  return null;
}

/**
 * Whether the page shows something else than what was drawn: from then on always. `firstKey` is that of the address
 * that it was opened with.
 */
function useHasMoved(firstKey: string): boolean {
  const { pathname, key } = useAddress();
  const locale = useLocale();
  const [hasMoved, setMoved] = useState(false);
  if (!hasMoved && (key !== firstKey || locale !== 'en' || !screenAt(pathname))) setMoved(true);
  return hasMoved;
}

/**
 * Document title after each change of route or language. A screen that was drawn ahead has it already: it need not be
 * in the first load.
 */
function ScreenTitle() {
  const { pathname } = useAddress();
  useLocale();
  const { documentTitle, titles } = screensTexts;
  const title = documentTitle(titles[screenAt(pathname)?.text ?? 'notFound']);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
