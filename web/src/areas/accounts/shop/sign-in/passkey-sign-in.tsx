import { ACCOUNTS_ROUTES } from '@planet-heroes/contracts/areas/accounts/routes';
import type { SignedIn } from '@planet-heroes/contracts/areas/accounts/schemas';
import { useState } from 'react';
import { ask } from '../../../../kernel/api/ask';
import { askOnce } from '../../../../kernel/api/ask-once';
import { accountsTexts } from '../../texts.en';
import { Button } from '../../../../kit/button';
import { Icon } from '../../../../kit/icon';
import { passkeyFailure, signWithPasskey } from '../passkeys';
import { failureOf, type SignInFailure } from './failure';
import { FailureNote } from './failure-note';

/** Signs in with a passkey, whosever it is: the browser knows which ones it has. */
export function PasskeySignIn({ onSignedIn }: { onSignedIn: (signedIn: SignedIn) => void | Promise<void> }) {
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
        {isBusy ? text.busy : text.signIn}
      </Button>
      <FailureNote failure={failure} />
    </div>
  );
}
