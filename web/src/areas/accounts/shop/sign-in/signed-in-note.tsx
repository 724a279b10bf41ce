import type { MyAccount } from '@planet-heroes/contracts/areas/accounts/schemas';
import { accountsTexts } from '../../texts.en';
import { SignOutHere } from '../account/sign-out';

/** For who is signed in and has not joined yet: by what, and the way out. */
export function SignedInNote({ account }: { account: MyAccount }) {
  const { signedInAs, signedInWithPasskey } = accountsTexts;
  return (
    <div className="mb-5 grid justify-items-start gap-2 rounded-md bg-accent-soft p-4 text-sm">
      <p className="[overflow-wrap:anywhere]">{account.email ? signedInAs(account.email) : signedInWithPasskey}</p>
      <SignOutHere account={account} />
    </div>
  );
}
