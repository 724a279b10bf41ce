import type { CommandName, CommandPayload } from './commands.js';

/** Commands whose payload or result holds what a person wrote, or is called, or can be reached by. */
const PERSONAL_COMMANDS: readonly CommandName[] = [
  'join-hero', 'update-hero', 'check-in', 'record-share', 'create-social-challenge', 'join-social-challenge', 'submit-sponsorship', 'decide-sponsorship', 'ask-concierge',
  'request-quote', 'request-bulk-trade-in', 'review-quote', 'approve-quote', 'decline-quote', 'accept-quote',
  'approve-order', 'cancel-order', 'plan-logistics', 'advance-devices', 'pay-order',
  'register-company', 'update-company', 'add-company-user', 'update-company-user', 'add-payment-method', 'update-payment-method', 'verify-payment-method',
];

/** Kinds of ingested events that hold nothing of the kind: the many. */
const PLAIN_EVENTS = /^(trade|reward|claim|dubai_challenge|pickup|mission)\./;

/** Whether a command's payload is kept in the database while it is on its way, instead of travelling on a queue. */
export function isPersonal<N extends CommandName>(name: N, payload: CommandPayload<N>): boolean {
  if (name === 'ingest-event') return (payload as CommandPayload<'ingest-event'>).events.some(({ type }) => !PLAIN_EVENTS.test(type));
  return PERSONAL_COMMANDS.includes(name);
}
