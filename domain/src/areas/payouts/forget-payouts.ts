import { LAPSED_TRADE_IN_STATES } from '@planet-heroes/contracts/areas/trade-ins/journey';
import type { Reaction } from '../../kernel/areas/area.js';
import { removeInRounds } from '../../kernel/retention/retention.js';
import type { TradeIn } from '../trade-ins/trade-ins.area.js';
import type { PayoutTables } from './payouts.entities.js';

/** Without a trade. */
const ENDED = [...LAPSED_TRADE_IN_STATES, 'returned'] as const;

/** When a hero leaves, accounts go but those of transfers that are still to be made: they go with the transfer. */
export const forgetAccounts: Reaction<'hero.removed'> = async (transaction, events) => {
  await transaction.tables<PayoutTables>().updateTable('payout')
    .set({ holder: null, account: null, sealedIban: null })
    .where('heroId', 'in', events.map(({ data }) => data.heroId))
    .where('state', 'not in', ['owed', 'batched'])
    .execute();
};

/** When a trade-in ends without a trade, how it was to be paid goes, with the account. */
export const forgetChoices: Reaction<'trade.advanced' | 'trade.expired' | 'trade.rejected'> = async (
  transaction,
  events,
) => {
  const tables = transaction.tables<PayoutTables | typeof TradeIn>();
  await tables.deleteFrom('payout').where('state', '=', 'chosen')
    .where('tradeInId', 'in', tables.selectFrom('trade_in').select('id')
      .where('id', 'in', events.map(({ data }) => data.tradeInId)).where('state', 'in', ENDED))
    .execute();
};

/** The same for trade-ins that ended while choices were still kept. */
export const removeLeftChoices = removeInRounds(async (database, rows) => {
  const tables = database.tables<PayoutTables | typeof TradeIn>();
  const removed = await tables.deleteFrom('payout')
    .where('tradeInId', 'in', tables.selectFrom('payout').innerJoin('trade_in', 'trade_in.id', 'payout.tradeInId')
      .select('payout.tradeInId').where('payout.state', '=', 'chosen').where('trade_in.state', 'in', ENDED).limit(rows))
    .returning('tradeInId').execute();
  return removed.length;
});
