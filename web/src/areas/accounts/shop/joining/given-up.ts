import type { Money, PayoutState } from '@planet-heroes/contracts/areas/payouts/schemas';

/** Nobody is left to say where it should go. */
const WITHOUT_ACCOUNT: ReadonlySet<PayoutState> = new Set(['undecided', 'returned']);
/** Its account stays until the transfer is made. */
const ON_ITS_WAY: ReadonlySet<PayoutState> = new Set(['owed', 'batched']);

/**
 * What becomes of a hero's money, fils, when the hero leaves: what is given up, what is paid all the same, and what is
 * in codes that the shop still takes. Transfers of demo trade-ins, `demoIds`, are never made.
 */
export function givenUpBy(
  { creditFils, payouts, codes }: Pick<Money, 'creditFils' | 'payouts' | 'codes'>,
  demoIds: ReadonlySet<string>,
): { givenUpFils: number; stillPaidFils: number; inCodesFils: number } {
  const sumOf = (states: ReadonlySet<PayoutState>, among = payouts): number =>
    among.filter(({ state }) => states.has(state)).reduce((sum, { amountFils }) => sum + (amountFils ?? 0), 0);
  const stillPaidFils = sumOf(ON_ITS_WAY, payouts.filter(({ tradeInId }) => !demoIds.has(tradeInId)));
  const inCodesFils = codes.filter(({ usedAt }) => usedAt === null)
    .reduce((sum, { amountFils }) => sum + amountFils, 0);
  return { givenUpFils: creditFils + sumOf(WITHOUT_ACCOUNT), stillPaidFils, inCodesFils };
}
