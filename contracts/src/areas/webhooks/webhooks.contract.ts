import { defineContract } from '../../kernel/contract.js';
import { WEBHOOK_COMMANDS } from './commands.js';
import { WEBHOOKS_CALLS } from './calls.js';

export const webhooks = defineContract({
  commands: WEBHOOK_COMMANDS,
  calls: [WEBHOOKS_CALLS],
});
