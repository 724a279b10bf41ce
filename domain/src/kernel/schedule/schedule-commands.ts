import type { CommandName, CommandPayload } from '@planet-heroes/contracts/commands';
import type { Queryable, Statement } from '../database/database.js';
import { insertRows } from '../database/rows-of.js';
import type { ScheduledCommand } from './scheduled-command.entity.js';

/** The scope under which scheduled commands leave their outcomes; the key is the scheduled command's id. */
export const SCHEDULE_SCOPE = 'schedule';

/** A command for later. The id says what it is for (`expire-quote-…`): the same one is scheduled once. */
export type NewScheduledCommand = {
  [N in CommandName]: { id: string; name: N; payload: CommandPayload<N>; dueAt: Date; recurring?: boolean };
}[CommandName];

/** Schedules commands within the caller's transaction: they run if it commits, at `dueAt` or soon after, once each. */
export async function scheduleCommands(
  transaction: Queryable,
  commands: readonly NewScheduledCommand[],
): Promise<void> {
  if (commands.length === 0) return;
  const { sql, parameters, name } = commandsScheduled(transaction, commands);
  await transaction.query(sql, parameters, name);
}

/** As `scheduleCommands`, with the statement left to the caller, to run it together with others. */
export function commandsScheduled(transaction: Queryable, commands: readonly NewScheduledCommand[]): Statement {
  const rows = commands.map(({ recurring = false, ...command }) => ({ ...command, recurring }));
  const columns = { id: 'text', name: 'text', payload: 'jsonb', dueAt: 'timestamptz', recurring: 'boolean' } as const;
  const query = insertRows(transaction.tables<typeof ScheduledCommand>(), 'scheduled_command', rows, columns)
    .onConflict((conflict) => conflict.column('id').doNothing());
  const { sql, parameters } = query.compile();
  return { name: 'schedule-commands', sql, parameters };
}
