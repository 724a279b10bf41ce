import type { SignInCodeSent } from '@planet-heroes/contracts/areas/accounts/schemas';
import { useLayoutEffect, useState } from 'react';
import { tabStorage } from '../../../../kernel/browser-storage';
import { serverNow } from '../../../../kit/server-clock';
import { useJoiningStore } from '../../../heroes/joining-store';

const KEY = 'planet-heroes-sent-code';

interface AwaitedCode {
  sent: SignInCodeSent;
  /** By this device's own clock: after a reload the server's is not known yet. */
  until: number;
}

/**
 * The code that was sent. For as long as its step shows it outlives a reload, and the address opens the step again:
 * phones drop a tab while its reader looks into the mailbox.
 */
export function useSentCode() {
  const [sent, setSent] = useState(awaitedCode);
  // Kept before the step is painted: a tab can be dropped in the moment it shows.
  useLayoutEffect(() => {
    if (!sent) return;
    awaitCode(sent);
    markAddress(useJoiningStore.getState().returnTo ?? '');
    return () => {
      tabStorage.removeItem(KEY);
      markAddress(undefined);
    };
  }, [sent]);
  return [sent, setSent] as const;
}

/** The next sign-in that is shown begins with the step of this code. */
export function awaitCode(sent: SignInCodeSent): void {
  const until = Date.now() + Date.parse(sent.expiresAt) - serverNow();
  tabStorage.setItem(KEY, JSON.stringify({ sent, until } satisfies AwaitedCode));
}

function awaitedCode(): SignInCodeSent | undefined {
  const kept = tabStorage.getItem(KEY);
  const awaited = kept === null ? undefined : (JSON.parse(kept) as AwaitedCode);
  return awaited && awaited.until > Date.now() ? awaited.sent : undefined;
}

/** Not by the router, which would open the step at once and take the mark away (use-sign-in-link.ts). */
function markAddress(returnTo: string | undefined): void {
  const address = new URL(location.href);
  if (returnTo === undefined) address.searchParams.delete('sign-in');
  else address.searchParams.set('sign-in', returnTo);
  history.replaceState(history.state, '', address);
}
