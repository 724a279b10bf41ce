import { applyVerifiedTrades } from '../trades/apply-verified-trades.js';
import type { IngestApplier } from './ingest-event.handler.js';
import type { IngestEvent } from '@planet-heroes/contracts/events/ingest-events';

/** `trade.verified` from a trade desk, a partner or a recorded fixture. */
export const ingestVerifiedTrades: IngestApplier<Extract<IngestEvent, { type: 'trade.verified' }>> = (
  transaction,
  events,
) =>
  applyVerifiedTrades(
    transaction,
    events.map(({ source, id, time, data }) => ({ ...data, cause: JSON.stringify([source, id]), time: new Date(time) })),
  );
