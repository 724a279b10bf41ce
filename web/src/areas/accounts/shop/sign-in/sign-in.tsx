import type { SignedIn } from '@planet-heroes/contracts/areas/accounts/schemas';
import { useState } from 'react';
import { ACCOUNTS_ROUTES } from '@planet-heroes/contracts/areas/accounts/routes';
import { ask } from '../../../../kernel/api/ask';
import { askOnce } from '../../../../kernel/api/ask-once';
import { Button } from '../../../../kit/button';
import { Icon } from '../../../../kit/icon';
import { accountsTexts } from '../../texts.en';
import { arePasskeysOffered, passkeyFailure, signWithPasskey } from '../passkeys';
import { CodeStep } from './code-step';
import { EmailStep } from './email-step';
import { FailureNote, failureOf, type SignInFailure } from './failure-note';
import { useSentCode } from './sent-code';

interface SignInProps {
  /** The hero of this browser is to be kept, rather than somebody's to come back. */
  isKeeping?: boolean | undefined;
  /** The hero is signed in or a guest, and adds an address. */
  isForAddress?: boolean | undefined;
  onSignedIn: (signedIn: SignedIn) => void | Promise<void>;
}

/** By a code that is sent to an address; who comes back may use a passkey instead. */
export function SignIn({ isKeeping = false, isForAddress = false, onSignedIn }: SignInProps) {
  const [sent, setSent] = useSentCode();
  if (sent)
    return (
      <CodeStep
        key={sent.email}
        sent={sent}
        isConfirming={isKeeping || isForAddress}
        onSent={setSent}
        onOther={() => setSent(undefined)}
        onSignedIn={onSignedIn}
      />
    );
  return (
    <div className="grid gap-5">
      <EmailStep isKeeping={isKeeping} isForAddress={isForAddress} onSent={setSent} />
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

/** Signs in with a passkey, whosever it is: the browser knows which ones it has. */
function PasskeySignIn({ onSignedIn }: { onSignedIn: (signedIn: SignedIn) => void | Promise<void> }) {
  const { passkey: text } = accountsTexts;
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<SignInFailure>();

  const enter = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const { challengeId, options } = await ask(ACCOUNTS_ROUTES.askPasskeySignIn);
      const credential = await signWithPasskey(options);
      await onSignedIn(await askOnce(ACCOUNTS_ROUTES.signInWithPasskey, { body: { challengeId, credential } }));
    } catch (error) {
      const told = passkeyFailure(error);
      setFailure(told === undefined ? failureOf(error) : { text: told });
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className="grid gap-3">
      <Button
        variant="secondary"
        aria-busy={isBusy || undefined}
        aria-disabled={isBusy || undefined}
        onClick={() => void enter()}
      >
        <Icon name="key" />
        <span>{isBusy ? text.busy : text.signIn}</span>
      </Button>
      <FailureNote failure={failure} />
    </div>
  );
}
