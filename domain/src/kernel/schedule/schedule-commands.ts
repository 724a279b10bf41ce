import type { CommandName, CommandPayload } from '@planet-heroes/contracts/commands';
import type { Queryable } from '../database/database.js';

/** The scope under which scheduled commands leave their outcomes; the key is the scheduled command's id. */
export const SCHEDULE_SCOPE = 'schedule';

/** A command for later. The id says what it is for (`expire-quote-…`): the same one is scheduled once. */
export type NewScheduledCommand = {
  [N in CommandName]: { id: string; name: N; payload: CommandPayload<N>; dueAt: Date; recurring?: boolean };
}[CommandName];

/** Schedules commands within the caller's transaction: they run if it commits, at `dueAt` or soon after, once each. */
export async function scheduleCommands(transaction: Queryable, commands: readonly NewScheduledCommand[]): Promise<void> {
  if (commands.length === 0) return;
  await transaction.query(
    `insert into scheduled_command (id, name, payload, due_at, recurring)
     select * from unnest($1::text[], $2::text[], $3::jsonb[], $4::timestamptz[], $5::boolean[])
     on conflict (id) do nothing`,
    [
      commands.map(({ id }) => id),
      commands.map(({ name }) => name),
      commands.map(({ payload }) => JSON.stringify(payload)),
      commands.map(({ dueAt }) => dueAt.toISOString()),
      commands.map(({ recurring = false }) => recurring),
    ],
  );
}
