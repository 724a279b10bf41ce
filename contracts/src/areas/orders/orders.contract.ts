import { defineContract } from '../../kernel/contract.js';
import { ORDER_COMMANDS } from './commands.js';
import { ORDER_INGEST_EVENTS, ORDER_LOG_EVENTS } from './events.js';
import { ORDERS_CALLS } from './calls.js';
import { orderRoom } from './room.js';

export const orders = defineContract({
  commands: ORDER_COMMANDS,
  logEvents: ORDER_LOG_EVENTS,
  ingestEvents: ORDER_INGEST_EVENTS,
  calls: [ORDERS_CALLS],
  rooms: { order: orderRoom },
});
