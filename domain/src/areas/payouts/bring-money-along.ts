import type { PayoutState } from '@planet-heroes/contracts/areas/payouts/schemas';
import type { Reaction } from '../../kernel/areas/area.js';
import { payoutChanged } from './choose-payout.js';
import { type MoneyMovement, moveMoney } from './move-money.js';
import type { PayoutTables } from './payouts.entities.js';
import { creditOf } from './read-payouts.js';

/** How the money of a payout goes along; that of the others is credit already, or with its hero. */
const BROUGHT: { readonly [S in PayoutState]?: MoneyMovement['kind'] } = {
  undecided: 'credit',
  returned: 'convert',
  owed: 'bring-owed',
  batched: 'bring-owed',
};

/**
 * Money goes along when a hero is merged into another of the same person: credit with its codes, and transfers that are
 * on their way. What its hero had still to decide about becomes credit, since the phone’s own page stays behind.
 */
export const bringMoneyAlong: Reaction<'hero.merged'> = async (transaction, events) => {
  const tables = transaction.tables<PayoutTables>();
  const changed = [];
  for (const { data: { heroId: from, into: heroId }, cause, time } of events) {
    const payouts = await tables.selectFrom('payout').selectAll().where('heroId', '=', from).orderBy('tradeInId')
      .forUpdate().execute();
    const creditFils = await creditOf(transaction, from);
    const movement = { heroId, from, reason: 'Brought along from another hero', time };
    await moveMoney(transaction, [
      { ...movement, kind: 'bring-credit', amountFils: creditFils, cause: `merge:${from}` },
      ...payouts.flatMap(({ tradeInId, state, amountFils }) => {
        const kind = BROUGHT[state];
        return kind ? [{ ...movement, kind, amountFils: amountFils ?? 0, cause: `merge:${tradeInId}` }] : [];
      }),
    ]);
    await tables.updateTable('credit_code').set({ heroId }).where('heroId', '=', from).execute();
    await tables.updateTable('payout').set({ state: 'credited' }).where('heroId', '=', from)
      .where('state', 'in', ['undecided', 'returned']).execute();
    const brought = await tables.updateTable('payout').set({ heroId }).where('heroId', '=', from).returningAll()
      .execute();
    changed.push(...brought.map((payout) => payoutChanged(payout, cause, time)));
  }
  return changed;
};
