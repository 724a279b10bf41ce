import { defineContract } from '../../kernel/contract.js';
import { MAIL_CALLS, NOTIFICATION_CALLS } from './calls.js';
import { NOTIFICATION_COMMANDS } from './commands.js';
import { NOTIFICATION_LOG_EVENTS } from './events.js';

export const notifications = defineContract({
  commands: NOTIFICATION_COMMANDS,
  logEvents: NOTIFICATION_LOG_EVENTS,
  calls: [NOTIFICATION_CALLS, MAIL_CALLS],
});
