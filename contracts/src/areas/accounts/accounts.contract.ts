import { defineContract } from '../../kernel/contract.js';
import { ACCOUNTS_CALLS } from './calls.js';
import { ACCOUNT_COMMANDS } from './commands.js';
import { ACCOUNT_LOG_EVENTS } from './events.js';

export const accounts = defineContract({
  commands: ACCOUNT_COMMANDS,
  logEvents: ACCOUNT_LOG_EVENTS,
  calls: [ACCOUNTS_CALLS],
});
