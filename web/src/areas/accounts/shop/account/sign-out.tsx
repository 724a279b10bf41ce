import { ACCOUNTS_ROUTES } from '@planet-heroes/contracts/areas/accounts/routes';
import type { MyAccount } from '@planet-heroes/contracts/areas/accounts/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '../../../../kernel/api/ask';
import { forgetDrafts } from '../../../../kernel/drafts';
import { actAs } from '../../../heroes/act-as';
import { closeJoining } from '../../../heroes/joining-store';
import { accountsTexts } from '../../texts.en';
import { AskFirst } from '../../../../kit/ask-first';
import { Button } from '../../../../kit/button';
import { toast } from '../../../../kit/toast/toast';
import { toastFailure } from '../../../../kernel/api/toast-failure';

/** Signs out in this browser. A hero to whom no account leads would be lost: that is asked about. */
export function SignOutHere({ account }: { account: MyAccount }) {
  const { out: text } = accountsTexts;
  const signOut = useSignOut(() => ask(ACCOUNTS_ROUTES.signOut));
  const [isBusy, setBusy] = useState(false);
  if (account.accountId === null) {
    return (
      <AskFirst
        start={text.here}
        question={text.lostQuestion}
        keep={text.stay}
        confirm={text.lostConfirm}
        busy={text.hereBusy}
        onConfirm={signOut}
      />
    );
  }
  const go = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    await signOut();
    setBusy(false);
  };
  return (
    <Button
      variant="secondary"
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={() => void go()}
    >
      {isBusy ? text.hereBusy : text.here}
    </Button>
  );
}

/** Signs out on every device of the account, or of the hero, this one too. */
export function SignOutEverywhere() {
  const { out: text } = accountsTexts;
  return (
    <AskFirst
      start={text.everywhere}
      question={text.everywhereQuestion}
      keep={text.stay}
      confirm={text.everywhereConfirm}
      busy={text.everywhereBusy}
      onConfirm={useSignOut(() => ask(ACCOUNTS_ROUTES.signOutEverywhere))}
    />
  );
}

/** Ends the session; this browser is a visitor's again. Resolves to whether it was done. */
function useSignOut(end: () => Promise<unknown>): () => Promise<boolean> {
  const queryClient = useQueryClient();
  return async () => {
    try {
      await end();
    } catch (error) {
      toastFailure(error);
      return false;
    }
    closeJoining();
    forgetDrafts();
    actAs(queryClient, undefined);
    const { done, doneDescription } = accountsTexts.out;
    toast({ title: done, description: doneDescription });
    return true;
  };
}
