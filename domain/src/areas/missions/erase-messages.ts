import { sql } from 'kysely';
import type { Reaction } from '../../kernel/areas/area.js';
import type { AcceptedCommand } from '../../kernel/commands/accepted-command.entity.js';
import type { CommandResultRecord } from '../../kernel/commands/command-result.entity.js';
import type { Transaction } from '../../kernel/database/database.js';
import type { MissionSponsorship } from './missions.entities.js';

/**
 * Forgets the messages that leaving heroes sent with sponsorships; what was given stays. Their ids are those of their
 * commands.
 */
export const eraseMessagesOf: Reaction<'hero.removed'> = async (transaction, events) => {
  const tables = transaction.tables<typeof MissionSponsorship>();
  const sent = await tables
    .updateTable('mission_sponsorship')
    .set({ message: null })
    .where('heroId', 'in', events.map(({ data }) => data.heroId))
    .returning('id')
    .execute();
  if (sent.length > 0) await forgetMessageAnswers(transaction, sent.map(({ id }) => id));
};

/** Takes stored answers away that repeat the messages of these sponsorships. */
export async function forgetMessageAnswers(transaction: Transaction, ids: readonly string[]): Promise<void> {
  const tables = transaction.tables<typeof CommandResultRecord | typeof AcceptedCommand>();
  const answeredId = sql<string>`outcome -> 'result' ->> 'id'`;
  await tables.deleteFrom('command_result').where('commandId', 'in', ids).execute();
  // Operators were answered with the whole sponsorship.
  await tables
    .deleteFrom('command_result')
    .where('scope', '=', 'operator')
    .where('name', 'in', ['decide-sponsorship', 'pay-sponsorship'])
    .where(answeredId, 'in', ids)
    .execute();
  await tables
    .deleteFrom('accepted_command')
    .where('settledAt', 'is not', null)
    .where(({ eb, or }) => or([eb('id', 'in', ids), eb(answeredId, 'in', ids)]))
    .execute();
}
