import { JOIN_BONUS } from '@planet-heroes/contracts/areas/heroes/points';
import type { SignedIn } from '@planet-heroes/contracts/areas/accounts/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { formatWhole } from '../../../../kernel/i18n/format-number';
import { isCompanyScreen } from '../../../corporate/company-screens';
import { DemoLabel } from '../../../heroes/demo-label';
import { closeJoining, showSignIn, useJoiningStore } from '../../../heroes/joining-store';
import { useMe } from '../../../heroes/use-me';
import { joiningTexts } from '../../texts-joining.en';
import { accountsTexts } from '../../texts.en';
import { Button } from '../../../../kit/button';
import { Dialog } from '../../../../kit/dialog';
import { EmptyState } from '../../../../kit/empty-state';
import { Skeleton } from '../../../../kit/skeleton';
import { VisuallyHidden } from '../../../../kit/visually-hidden';
import { enter } from '../sign-in/enter';
import { SignedInNote } from '../sign-in/signed-in-note';
import { SignIn } from '../sign-in/sign-in';
import { JoinForm } from './join-form';
import { Profile } from './profile';

/** JOIN FREE for visitors, signing in for heroes who come back, the own profile for heroes (design: "Who you are"). */
export function JoiningDialog() {
  const { open, hasJustJoined, isSigningIn } = useJoiningStore();
  const { data: me, refetch } = useMe();
  const { join, profile } = joiningTexts;
  const hasJoined = me && !me.isDemo && !me.isGuest;
  // What came while no screen followed the hero, a badge say, is looked up when somebody looks.
  useEffect(() => {
    if (open) void refetch();
  }, [open, refetch]);
  const [title, description] = hasJoined
    ? [hasJustJoined ? profile.welcome(me.name) : profile.title]
    : isSigningIn
    ? [accountsTexts.title, accountsTexts.description]
    : [join.title, join.description(formatWhole(JOIN_BONUS.joining), formatWhole(JOIN_BONUS.total))];
  return (
    <Dialog open={open} onOpenChange={(isOpen) => !isOpen && closeJoining()} title={title!} description={description}>
      <Content />
    </Dialog>
  );
}

function Content() {
  const { data: me, isError, refetch } = useMe();
  const isSigningIn = useJoiningStore((state) => state.isSigningIn);
  const { loading, failed } = joiningTexts;
  if (me && !me.isDemo && !me.isGuest) return <Profile me={me} />;
  if (me !== undefined) return <Steps isSigningIn={isSigningIn} isGuest={me?.isGuest ?? false} />;
  if (isError) {
    return (
      <EmptyState
        title={failed.title}
        description={failed.description}
        action={<Button variant="secondary" onClick={() => refetch()}>{failed.retry}</Button>}
      />
    );
  }
  return (
    <div aria-busy className="grid gap-5">
      <VisuallyHidden>{loading}</VisuallyHidden>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-19" />
      ))}
    </div>
  );
}

/** Joining or signing in. The button that turns to the other step goes with its own: the first field has focus then. */
function Steps({ isSigningIn, isGuest }: { isSigningIn: boolean; isGuest: boolean }) {
  const steps = useRef<HTMLDivElement>(null);
  const shown = useRef(isSigningIn);
  useEffect(() => {
    if (shown.current !== isSigningIn) steps.current?.querySelector('input')?.focus();
    shown.current = isSigningIn;
  }, [isSigningIn]);
  return <div ref={steps}>{isSigningIn ? <ComingBack /> : <Joining isGuest={isGuest} />}</div>;
}

function Joining({ isGuest }: { isGuest: boolean }) {
  return (
    <>
      <DemoLabel className="mb-4" />
      {isGuest && <p className="mb-5 rounded-md bg-accent-soft p-4 text-sm">{accountsTexts.guest}</p>}
      <SignedInNote />
      <JoinForm />
      <Other question={accountsTexts.question} action={accountsTexts.signIn} onChoose={() => showSignIn(true)} />
    </>
  );
}

function ComingBack() {
  const queryClient = useQueryClient();
  const goOn = async (signedIn: SignedIn): Promise<void> => {
    await enter(queryClient, signedIn);
    showSignIn(false);
    // An account without a hero joins next, unless it signed in for a company; the previous hero may be merged.
    const hasArrived = signedIn.hero !== null || isCompanyScreen(location.pathname);
    if (hasArrived && !signedIn.otherHero?.mergePoints) closeJoining();
  };
  return (
    <>
      <SignIn onSignedIn={goOn} />
      <Other question={accountsTexts.newHere} action={accountsTexts.join} onChoose={() => showSignIn(false)} />
    </>
  );
}

/** The way from joining to signing in, and back. */
function Other({ question, action, onChoose }: { question: string; action: string; onChoose: () => void }) {
  return (
    <p className="mt-5 flex flex-wrap items-center gap-x-2 border-t border-line pt-4 text-sm">
      {question}
      <button
        type="button"
        onClick={onChoose}
        className="min-h-11 cursor-pointer font-semibold text-accent underline underline-offset-4 hover:text-accent-strong"
      >
        {action}
      </button>
    </p>
  );
}
