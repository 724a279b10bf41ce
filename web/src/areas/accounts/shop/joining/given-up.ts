import type { Money, PayoutState } from '@planet-heroes/contracts/areas/payouts/schemas';

/** Not chosen yet, or sent back by the bank: nobody can name a bank account any more. */
const WITHOUT_ACCOUNT: ReadonlySet<PayoutState> = new Set(['undecided', 'returned']);
/** The bank account is kept until the transfer is made, also after the hero is deleted. */
const ON_ITS_WAY: ReadonlySet<PayoutState> = new Set(['owed', 'batched']);

/**
 * What becomes of a hero's money, fils, when the hero leaves: what is given up, what is paid all the same, and what is
 * in codes that the shop still takes. Transfers of demo trade-ins, `demoIds`, are never made.
 */
export function givenUpBy(
  { creditFils, payouts, codes }: Pick<Money, 'creditFils' | 'payouts' | 'codes'>,
  demoIds: ReadonlySet<string>,
): { givenUpFils: number; stillPaidFils: number; inCodesFils: number } {
  const sumOf = (list: Money['payouts'], states: ReadonlySet<PayoutState>): number =>
    list.filter(({ state }) => states.has(state)).reduce((sum, { amountFils }) => sum + (amountFils ?? 0), 0);
  const stillPaidFils = sumOf(payouts.filter(({ tradeInId }) => !demoIds.has(tradeInId)), ON_ITS_WAY);
  const inCodesFils = codes.filter(({ usedAt }) => usedAt === null)
    .reduce((sum, { amountFils }) => sum + amountFils, 0);
  return { givenUpFils: creditFils + sumOf(payouts, WITHOUT_ACCOUNT), stillPaidFils, inCodesFils };
}
