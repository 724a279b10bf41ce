import { JOIN_BONUS } from '@planet-heroes/contracts/areas/heroes/points';
import { REFERRAL_VOUCHER_AED } from '@planet-heroes/contracts/areas/shop/plans';
import type { ScreenPath } from '@planet-heroes/contracts/kernel/screen-paths';
import { lazy, Suspense, useEffect, useState } from 'react';
import { loadCode } from '../../../../kernel/hydration/not-loaded';
import { formatAed } from '../../../../kernel/i18n/format-money';
import { formatWhole } from '../../../../kernel/i18n/format-number';
import { isCompanyScreen } from '../../../corporate/company-screens';
import { closeJoining, showSignIn, useJoiningStore } from '../../../heroes/joining-store';
import { useMe } from '../../../heroes/use-me';
import { joiningTexts } from '../../texts-joining.en';
import { Button } from '../../../../kit/button';
import { Dialog } from '../../../../kit/dialog';
import { EmptyState } from '../../../../kit/empty-state';
import { Skeleton } from '../../../../kit/skeleton';
import { VisuallyHidden } from '../../../../kit/visually-hidden';
import { useMyAccount } from '../account/use-my-account';
import { JoinForm, useInviter } from './join-form';
import { OtherStep, useFirstFieldFocused } from './step';

const ComingBack = lazy(async () => ({ default: (await loadCode(() => import('./coming-back'))).ComingBack }));
const SignedInNote = lazy(async () => ({
  default: (await loadCode(() => import('../sign-in/signed-in-note'))).SignedInNote,
}));
const Profile = lazy(async () => ({ default: (await loadCode(() => import('./profile'))).Profile }));

const COMPANY_ACCOUNT: ScreenPath = '/account-management';

/** Its title and what it is about are read out then; the first focusable element would be its cross. */
const dialogItself = () => document.querySelector<HTMLElement>('[role=dialog]');

/** JOIN FREE for visitors, signing in for heroes who come back, the own profile for heroes (design: "Who you are"). */
export function JoiningDialog() {
  const { open, hasJustJoined, isSigningIn, isForAddress, isForSponsorship, returnTo } = useJoiningStore();
  const { data: me, refetch } = useMe();
  const { join, profile, signIn } = joiningTexts;
  const isAddingAddress = useAddsAddress();
  const hasJoined = me && !me.isDemo && !me.isGuest && !isAddingAddress;
  const { pathname } = location;
  const inviter = useInviter(open && !hasJoined).data;
  // What came while no screen followed the hero, a badge say, is looked up when somebody looks.
  useEffect(() => {
    if (open) void refetch();
    // Signing in later is for nothing that this was for.
    else {
      useJoiningStore.setState({
        isForAddress: false, isForSponsorship: false, afterwards: undefined, returnTo: undefined,
      });
    }
  }, [open, refetch]);
  const [title, description] = hasJoined
    ? [hasJustJoined ? profile.welcome(me.name) : profile.title]
    : isSigningIn
    ? signIn[isForSponsorship ? 'sponsor' : isForAddress ? 'address' : signInOf(returnTo, pathname)]
    : isCompanyScreen(pathname)
    ? join.company
    : isForSponsorship
    ? join.sponsor
    : inviter
    ? [
      join.invitedBy(inviter.name ?? join.friend),
      join.invited(formatWhole(JOIN_BONUS.joining), formatAed(REFERRAL_VOUCHER_AED)),
    ]
    : [
      join.title,
      join.description(
        formatWhole(JOIN_BONUS.joining),
        formatWhole(JOIN_BONUS.profileComplete),
        formatWhole(JOIN_BONUS.referredFriend),
      ),
    ];
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && closeJoining()}
      title={title!}
      description={description}
      focusFirst={hasJoined ? undefined : dialogItself}
    >
      <Content />
    </Dialog>
  );
}

/** Whether a hero, also one who has joined, proves the address that a sponsorship waits for: nothing else is asked. */
function useAddsAddress(): boolean {
  const { isSigningIn, isForAddress, isForSponsorship } = useJoiningStore();
  return isSigningIn && !!isForAddress && !!isForSponsorship;
}

/** What one signs in for, by where it leads to and where it was asked for. */
function signInOf(returnTo: string | undefined, pathname: string): 'company' | 'work' | 'back' {
  if (returnTo === COMPANY_ACCOUNT) return 'company';
  return isCompanyScreen(pathname) ? 'work' : 'back';
}

function Content() {
  const { data: me, isError, refetch } = useMe();
  const isSigningIn = useJoiningStore((state) => state.isSigningIn);
  const isAddingAddress = useAddsAddress();
  const { failed } = joiningTexts;
  if (me && !me.isDemo && !me.isGuest && !isAddingAddress)
    return <Suspense fallback={<Pending />}><Profile me={me} /></Suspense>;
  if (me !== undefined) {
    const note = me?.isGuest ? joiningTexts.guest : me?.isDemo ? joiningTexts.demo : undefined;
    return <Steps isSigningIn={isSigningIn} note={note} />;
  }
  if (isError) {
    return (
      <EmptyState
        title={failed.title}
        description={failed.description}
        action={<Button variant="secondary" onClick={() => refetch()}>{failed.retry}</Button>}
      />
    );
  }
  return <Pending />;
}

function Pending() {
  return (
    <div aria-busy className="grid gap-5">
      <VisuallyHidden>{joiningTexts.loading}</VisuallyHidden>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-19" />
      ))}
    </div>
  );
}

/** Joining or signing in. The button that turns to the other step goes with its own: the first field has focus then. */
function Steps({ isSigningIn, note }: { isSigningIn: boolean; note: string | undefined }) {
  const [hasTurned, setTurned] = useState(isSigningIn);
  if (isSigningIn && !hasTurned) setTurned(true);
  return isSigningIn ? <Suspense fallback={<Pending />}><ComingBack /></Suspense> : (
    <Joining note={note} isReturn={hasTurned} />
  );
}

function Joining({ note, isReturn }: { note: string | undefined; isReturn: boolean }) {
  const step = useFirstFieldFocused(isReturn);
  const { data: account } = useMyAccount();
  const isInvited = !!useInviter(true).data;
  const { signIn } = joiningTexts;
  return (
    <div ref={step}>
      {note && !isInvited && !account?.accountId && <p className="mb-5 rounded-md bg-accent-soft p-4 text-sm">{note}</p>}
      {account?.accountId && <Suspense><SignedInNote account={account} /></Suspense>}
      <JoinForm hasAddress={Boolean(account?.email)} />
      {!account?.accountId && (
        <OtherStep question={signIn.question} action={signIn.action} onChoose={() => showSignIn(true)} />
      )}
    </div>
  );
}
