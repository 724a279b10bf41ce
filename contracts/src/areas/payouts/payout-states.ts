import type { PayoutState } from './schemas.js';

/** Whether a payment waits until its hero chooses how to be paid: still, or again since the bank sent it back. */
export function waitsForHero(state: PayoutState | undefined): state is 'undecided' | 'returned' {
  return state === 'undecided' || state === 'returned';
}

/** Whether a payment is to be transferred, or is being transferred, to the account that its hero named. */
export function isOnItsWay(state: PayoutState): state is 'owed' | 'batched' {
  return state === 'owed' || state === 'batched';
}
