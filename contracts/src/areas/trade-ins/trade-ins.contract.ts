import { defineContract } from '../../kernel/contract.js';
import { TRADE_IN_COMMANDS } from './commands.js';
import { TRADE_IN_INGEST_EVENTS, TRADE_IN_LOG_EVENTS } from './events.js';
import { TRADE_INS_CALLS } from './calls.js';
import { TRADE_DESK_CALLS } from './desk-calls.js';
import { TRADE_IN_PHOTO_CALLS } from './photo-calls.js';

export const tradeIns = defineContract({
  commands: TRADE_IN_COMMANDS,
  logEvents: TRADE_IN_LOG_EVENTS,
  ingestEvents: TRADE_IN_INGEST_EVENTS,
  impersonalEvents: [
    'trade.quoted', 'trade.verified', 'trade.rejected', 'trade.reversed', 'trade.advanced', 'trade.repriced',
  ],
  calls: [TRADE_INS_CALLS, TRADE_IN_PHOTO_CALLS, TRADE_DESK_CALLS],
});
