import { defineContract } from '../../kernel/contract.js';
import { QUOTE_COMMANDS } from './commands.js';
import { QUOTE_INGEST_EVENTS, QUOTE_LOG_EVENTS } from './events.js';
import { QUOTES_CALLS } from './calls.js';

export const quotes = defineContract({
  commands: QUOTE_COMMANDS,
  logEvents: QUOTE_LOG_EVENTS,
  ingestEvents: QUOTE_INGEST_EVENTS,
  calls: [QUOTES_CALLS],
});
