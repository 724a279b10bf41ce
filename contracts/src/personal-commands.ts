import { AREAS } from './areas.js';
import { type CommandName, type CommandPayload, COMMANDS } from './commands.js';
import type { Contract } from './kernel/contract.js';
import type { CommandDefinition } from './kernel/commands/command-definition.js';

const IMPERSONAL_EVENTS = new Set(AREAS.flatMap(({ impersonalEvents = [] }: Contract) => impersonalEvents));

/** Whether a command's payload is kept in the database while it is on its way, instead of travelling on a queue. */
export function isPersonal<N extends CommandName>(name: N, payload: CommandPayload<N>): boolean {
  if (name === 'ingest-event') {
    return (payload as CommandPayload<'ingest-event'>).events.some(({ type }) => !IMPERSONAL_EVENTS.has(type));
  }
  return (COMMANDS[name] as CommandDefinition).personal === true;
}
