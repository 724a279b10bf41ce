import { type CommandName, type CommandPayload, COMMANDS } from './commands.js';
import type { CommandDefinition } from './kernel/commands/command-definition.js';

/** Kinds of ingested events that hold nothing personal: the many. */
const PLAIN_EVENTS = /^(trade|reward|claim|dubai_challenge|pickup|mission)\./;

/** Whether a command's payload is kept in the database while it is on its way, instead of travelling on a queue. */
export function isPersonal<N extends CommandName>(name: N, payload: CommandPayload<N>): boolean {
  if (name === 'ingest-event') {
    return (payload as CommandPayload<'ingest-event'>).events.some(({ type }) => !PLAIN_EVENTS.test(type));
  }
  return (COMMANDS[name] as CommandDefinition).personal === true;
}
