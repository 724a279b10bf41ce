import { sql } from 'kysely';
import type { CommandName } from '@planet-heroes/contracts/commands';
import type { Database } from '../database/database.js';
import { removeInRounds, type Retention } from '../retention/retention.js';
import type { AcceptedCommand } from './accepted-command.entity.js';
import type { CommandResultRecord } from './command-result.entity.js';
import type { KeptPayload } from './kept-payload.entity.js';

/** What only computes, or comes again every minute: nobody asks for an old answer. */
const SOON_FORGOTTEN: readonly CommandName[] = ['ask-concierge', 'check-books', 'remove-old-records'];

const before = (age: string) => sql<Date>`now() - ${age}::interval`;
const tablesOf = (database: Database) =>
  database.tables<typeof AcceptedCommand | typeof CommandResultRecord | typeof KeptPayload>();

/**
 * Answers that senders without a key get again for a day, those with one for 30; of what only computes, for two hours.
 */
async function removeOldResults(database: Database, rows: number): Promise<number> {
  const removed = await tablesOf(database)
    .deleteFrom('command_result')
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('scope', 'key'),
        'in',
        selectFrom('command_result')
          .select(['scope', 'key'])
          .where('createdAt', '<', before('1 hour'))
          .where(({ and, or, ref }) =>
            or([
              eb('createdAt', '<', before('30 days')),
              and([eb('name', 'in', SOON_FORGOTTEN), eb('createdAt', '<', before('2 hours'))]),
              and([eb('key', '=', ref('commandId')), eb('createdAt', '<', before('1 day'))]),
            ]),
          )
          .orderBy('createdAt')
          .limit(rows)
          .$asTuple('scope', 'key'),
      ),
    )
    .returning('key')
    .execute();
  return removed.length;
}

/** Commands that failed for good may be tried again for 14 days. */
async function removeOldPayloads(database: Database, rows: number): Promise<number> {
  const removed = await tablesOf(database)
    .deleteFrom('command_payload')
    .where('id', 'in', (tables) =>
      tables
        .selectFrom('command_payload as kept')
        .select('kept.id')
        .where('kept.createdAt', '<', before('15 days'))
        .where(({ exists, not, selectFrom }) =>
          not(
            exists(
              selectFrom('accepted_command')
                .select('accepted_command.id')
                .whereRef('accepted_command.id', '=', 'kept.id')
                .where('settledAt', 'is', null),
            ),
          ),
        )
        .limit(rows),
    )
    .returning('id')
    .execute();
  return removed.length;
}

async function removeSettledCommands(database: Database, rows: number): Promise<number> {
  const removed = await tablesOf(database)
    .deleteFrom('accepted_command')
    .where('id', 'in', (tables) =>
      tables.selectFrom('accepted_command').select('id').where('settledAt', '<', before('7 days')).limit(rows),
    )
    .returning('id')
    .execute();
  return removed.length;
}

/** What is kept of commands that have ended. */
export const KERNEL_RETENTION: readonly Retention[] = [
  removeInRounds(removeOldResults),
  removeInRounds(removeOldPayloads),
  removeInRounds(removeSettledCommands),
];
