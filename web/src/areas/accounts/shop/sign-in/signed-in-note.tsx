import type { MyAccount } from '@planet-heroes/contracts/areas/accounts/schemas';
import { useJoiningStore } from '../../../heroes/joining-store';
import { accountsTexts } from '../../texts.en';
import { SignOutHere } from '../account/sign-out';

/** For who is signed in and has not joined yet: by what, and the way out. */
export function SignedInNote({ account }: { account: MyAccount }) {
  const { signedInAs, signedInWithPasskey, savesHero } = accountsTexts;
  const isForSponsorship = useJoiningStore((state) => state.isForSponsorship);
  return (
    <div className="mb-5 grid justify-items-start gap-2 rounded-md bg-accent-soft p-4 text-sm">
      <p className="[overflow-wrap:anywhere]">
        <span>{account.email ? signedInAs(account.email) : signedInWithPasskey}</span>
        {!isForSponsorship && <span>{` ${savesHero}`}</span>}
      </p>
      <SignOutHere account={account} />
    </div>
  );
}
