import type { Money, PayoutState } from '@planet-heroes/contracts/areas/payouts/schemas';

/** Nobody is left to say where it should go. */
const WITHOUT_ACCOUNT: ReadonlySet<PayoutState> = new Set(['undecided', 'returned']);
/** Its account stays until the transfer is made. */
const ON_ITS_WAY: ReadonlySet<PayoutState> = new Set(['owed', 'batched']);

/** What becomes of a hero's money, fils, when the hero leaves: what is given up, and what is paid all the same. */
export function givenUpBy(
  { creditFils, payouts }: Pick<Money, 'creditFils' | 'payouts'>,
): { givenUpFils: number; stillPaidFils: number } {
  const sumOf = (states: ReadonlySet<PayoutState>): number =>
    payouts.filter(({ state }) => states.has(state)).reduce((sum, { amountFils }) => sum + (amountFils ?? 0), 0);
  return { givenUpFils: creditFils + sumOf(WITHOUT_ACCOUNT), stillPaidFils: sumOf(ON_ITS_WAY) };
}
