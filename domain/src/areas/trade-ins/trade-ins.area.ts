import { defineArea, EVERYTHING } from '../../kernel/areas/area.js';
import { activityOf, oneByOne } from '../../kernel/ingest/event-handler.js';
import { applyVerifiedTrades } from './apply-verified-trades.js';
import { expireTradeIn, rejectTradeIn, rejectTradeInByOperator } from './close-trade-in.js';
import { quoteTradeIn, quoteTradeInByHero } from './quote-trade-in.js';
import { readTradeInsOf } from './read-trade-ins.js';
import { TRADE_IN_INVARIANTS, tradeInTotals } from './reconciliation.js';
import { TradeIn } from './trade-in.entity.js';
import { calculateTrade, calculateTradeValue } from './value-phone.js';
import { verifyTrade } from './verify-trade.handler.js';

/** Phones that heroes trade in: valuations, locked prices and what the desk found. */
export const tradeIns = defineArea({
  name: 'trade-ins',
  entities: [TradeIn],
  commands: {
    'calculate-trade': calculateTrade,
    'calculate-trade-value': calculateTradeValue,
    'quote-trade-in': quoteTradeInByHero,
    'verify-trade': verifyTrade,
    'reject-trade-in': rejectTradeInByOperator,
    'expire-trade-in': expireTradeIn,
  },
  events: {
    'trade.quoted': oneByOne((transaction, event) => quoteTradeIn(transaction, activityOf(event))),
    'trade.verified': (transaction, events) => applyVerifiedTrades(transaction, events.map(activityOf)),
    'trade.rejected': oneByOne((transaction, event) => rejectTradeIn(transaction, activityOf(event))),
  },
  invariants: TRADE_IN_INVARIANTS,
  totals: [tradeInTotals],
  personalData: { tradeIns: (snapshot, heroId) => readTradeInsOf(snapshot, heroId, EVERYTHING) },
});

export type { TradeIn } from './trade-in.entity.js';
export { readTradeIn, readTradeInsOf } from './read-trade-ins.js';
export { valuePhone } from './value-phone.js';
export { type VerifiedActivity, verifiedActivities, verifiedActivitiesOf } from './verified-activity.js';
