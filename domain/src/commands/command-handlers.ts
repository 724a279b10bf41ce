import type { CommandName } from '@planet-heroes/contracts/commands/commands';
import { ingestEvent } from '../ingest/ingest-event.handler.js';
import { calculateTradeValue } from '../trades/calculate-trade-value.handler.js';
import { calculateTrade } from '../trades/calculate-trade.handler.js';
import { verifyTrade } from '../trades/verify-trade.handler.js';
import type { CommandHandler } from './command-handler.js';

/** One handler per command: a missing one does not compile. */
export const COMMAND_HANDLERS: { [N in CommandName]: CommandHandler<N> } = {
  'calculate-trade': calculateTrade,
  'calculate-trade-value': calculateTradeValue,
  'verify-trade': verifyTrade,
  'ingest-event': ingestEvent,
};
