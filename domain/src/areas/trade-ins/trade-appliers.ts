import type { TRADE_INGEST_EVENTS } from '@planet-heroes/contracts/areas/trade-ins/events';
import { type AppliersOf, causeOf, oneByOne } from '../../kernel/ingest/ingest-applier.js';
import { applyVerifiedTrades } from './apply-verified-trades.js';
import { quoteTrade } from './quote-trade.js';
import { rejectTrade } from './reject-trade.js';

export const TRADE_APPLIERS: AppliersOf<typeof TRADE_INGEST_EVENTS> = {
  'trade.quoted': oneByOne(async (transaction, event) => {
    const { transactionId } = await quoteTrade(transaction, { ...event.data, cause: causeOf(event), time: new Date(event.time) });
    return transactionId;
  }),
  'trade.verified': (transaction, events) =>
    applyVerifiedTrades(
      transaction,
      events.map((event) => ({ ...event.data, cause: causeOf(event), time: new Date(event.time) })),
    ),
  'trade.rejected': oneByOne(async (transaction, event) => {
    const { transactionId } = await rejectTrade(transaction, { ...event.data, cause: causeOf(event), time: new Date(event.time) });
    return transactionId;
  }),
};
