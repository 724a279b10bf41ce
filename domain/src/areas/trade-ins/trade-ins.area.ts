import { defineArea, EVERYTHING } from '../../kernel/areas/area.js';
import { activityOf, oneByOne } from '../../kernel/ingest/event-handler.js';
import { applyVerifiedTrades } from './apply-verified-trades.js';
import { calculateTradeValue } from './calculate-trade-value.handler.js';
import { calculateTrade } from './calculate-trade.handler.js';
import { expireTradeIn } from './expire-trade-in.handler.js';
import { quoteTradeIn } from './quote-trade-in.handler.js';
import { quoteTrade } from './quote-trade.js';
import { readTradeInsOf } from './read-trade-ins.js';
import { TRADE_IN_INVARIANTS, tradeInTotals } from './reconciliation.js';
import { rejectTradeIn } from './reject-trade-in.handler.js';
import { rejectTrade } from './reject-trade.js';
import { TradeIn } from './trade-in.entity.js';
import { verifyTrade } from './verify-trade.handler.js';

/** Phones that heroes trade in: valuations, locked prices and what the desk found. */
export const tradeIns = defineArea({
  name: 'trade-ins',
  entities: [TradeIn],
  commands: {
    'calculate-trade': calculateTrade,
    'calculate-trade-value': calculateTradeValue,
    'quote-trade-in': quoteTradeIn,
    'verify-trade': verifyTrade,
    'reject-trade-in': rejectTradeIn,
    'expire-trade-in': expireTradeIn,
  },
  events: {
    'trade.quoted': oneByOne(async (transaction, event) => (await quoteTrade(transaction, activityOf(event))).transactionId),
    'trade.verified': (transaction, events) => applyVerifiedTrades(transaction, events.map(activityOf)),
    'trade.rejected': oneByOne(async (transaction, event) => (await rejectTrade(transaction, activityOf(event))).transactionId),
  },
  invariants: TRADE_IN_INVARIANTS,
  totals: [tradeInTotals],
  personalData: { tradeIns: (snapshot, heroId) => readTradeInsOf(snapshot, heroId, EVERYTHING) },
});

export type { TradeIn } from './trade-in.entity.js';
export { readTradeIn, readTradeInsOf } from './read-trade-ins.js';
export { valuePhone } from './value-phone.js';
export { type VerifiedActivity, verifiedActivities, verifiedActivitiesOf } from './verified-activity.js';
