import type { SignedIn } from '@planet-heroes/contracts/areas/accounts/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { isCompanyScreen } from '../../../corporate/company-screens';
import { closeJoining, showSignIn, useJoiningStore } from '../../../heroes/joining-store';
import { joiningTexts } from '../../texts-joining.en';
import { enter } from '../sign-in/enter';
import { SignIn } from '../sign-in/sign-in';
import { sendWaiting } from './send-waiting';
import { OtherStep, useFirstFieldFocused } from './step';

/** The dialog's sign-in step: for returning heroes, company users, operators, and guests who add an address. */
export function ComingBack() {
  const queryClient = useQueryClient();
  const step = useFirstFieldFocused();
  const { isForAddress, isForSponsorship } = useJoiningStore();
  const isForPage = useJoiningStore(({ returnTo }) => returnTo !== undefined);
  const { signIn } = joiningTexts;
  const goOn = async (signedIn: SignedIn): Promise<void> => {
    const hero = await enter(queryClient, signedIn, isForSponsorship);
    const { returnTo } = useJoiningStore.getState();
    if (returnTo !== undefined) return location.assign(returnTo);
    showSignIn(false);
    // Stays open for joining where there is no hero (companies need none) or one without a name, or to offer merging
    // the previous hero.
    const isNamed = hero && (!hero.isGuest || (isForAddress && !isForSponsorship));
    const hasArrived = isNamed || isCompanyScreen(location.pathname);
    if (hasArrived && !signedIn.otherHero?.mergePoints) closeJoining();
    if (isNamed) sendWaiting();
  };
  return (
    <div ref={step}>
      <SignIn isForAddress={isForAddress} isKeeping={isForAddress && isForSponsorship} onSignedIn={goOn} />
      {/* A company needs no hero, and a sponsor names one after the address: the code opens an account. */}
      {!isForAddress && !isForSponsorship && !isForPage && !isCompanyScreen(location.pathname) && (
        <OtherStep question={signIn.newHere} action={signIn.join} onChoose={() => showSignIn(false)} />
      )}
    </div>
  );
}
