import { isOnItsWay, waitsForHero } from '@planet-heroes/contracts/areas/payouts/payout-states';
import type { Money, PayoutState } from '@planet-heroes/contracts/areas/payouts/schemas';

/**
 * What becomes of a hero's money, fils, when the hero leaves: what is given up, since nobody can name a bank account
 * for it any more; what is paid all the same, to the account that is kept until then; and what is in codes that the
 * shop still takes. Transfers of demo trade-ins, `demoIds`, are never made.
 */
export function givenUpBy(
  { creditFils, payouts, codes }: Pick<Money, 'creditFils' | 'payouts' | 'codes'>,
  demoIds: ReadonlySet<string>,
): { givenUpFils: number; stillPaidFils: number; inCodesFils: number } {
  const sumOf = (list: Money['payouts'], counts: (state: PayoutState) => boolean): number =>
    list.filter(({ state }) => counts(state)).reduce((sum, { amountFils }) => sum + (amountFils ?? 0), 0);
  const stillPaidFils = sumOf(payouts.filter(({ tradeInId }) => !demoIds.has(tradeInId)), isOnItsWay);
  const inCodesFils = codes.filter(({ usedAt }) => usedAt === null)
    .reduce((sum, { amountFils }) => sum + amountFils, 0);
  return { givenUpFils: creditFils + sumOf(payouts, waitsForHero), stillPaidFils, inCodesFils };
}
