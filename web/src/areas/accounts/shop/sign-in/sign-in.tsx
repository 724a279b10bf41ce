import type { SignInCodeSent, SignedIn } from '@planet-heroes/contracts/areas/accounts/schemas';
import { useState } from 'react';
import { accountsTexts } from '../../texts.en';
import { CodeStep } from './code-step';
import { EmailStep } from './email-step';
import { PasskeySignIn } from './passkey-sign-in';
import { arePasskeysOffered } from '../passkeys';

interface SignInProps {
  /** The hero of this browser is to be kept, rather than somebody's to come back. */
  isKeeping?: boolean;
  onSignedIn: (signedIn: SignedIn) => void | Promise<void>;
}

/** By a code that is sent to an address; who comes back may use a passkey instead. */
export function SignIn({ isKeeping = false, onSignedIn }: SignInProps) {
  const [sent, setSent] = useState<SignInCodeSent>();
  if (sent)
    return (
      <CodeStep
        key={sent.email}
        sent={sent}
        onSent={setSent}
        onOther={() => setSent(undefined)}
        onSignedIn={onSignedIn}
      />
    );
  return (
    <div className="grid gap-5">
      <EmailStep isKeeping={isKeeping} onSent={setSent} />
      {!isKeeping && arePasskeysOffered() && (
        <>
          <p className="flex items-center gap-3 text-sm text-ink-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
            {accountsTexts.or}
          </p>
          <PasskeySignIn onSignedIn={onSignedIn} />
        </>
      )}
    </div>
  );
}
