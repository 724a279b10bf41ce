import type { CommandOutcome } from '@planet-heroes/contracts/commands';
import { sql } from 'kysely';
import { REMOVED_CHALLENGE } from '@planet-heroes/contracts/areas/social-challenges/catalogue';
import type { Reaction } from '../../kernel/areas/area.js';
import type { AcceptedCommand } from '../../kernel/commands/accepted-command.entity.js';
import type { CommandResultRecord } from '../../kernel/commands/command-result.entity.js';
import type { Transaction } from '../../kernel/database/database.js';
import type { LedgerEntry } from '../../kernel/ledger/ledger-entry.entity.js';
import type { EventLogRecord } from '../../kernel/log/event-log.entity.js';
import type { SocialChallengeTables } from './social-challenges.entities.js';

interface ChallengeTexts {
  title: string;
  description: string;
}

/** The commands whose stored answers repeat what a challenge's creator wrote. */
const ANSWERED_WITH_TEXTS = ['create-social-challenge', 'join-social-challenge'];

/** Takes away what leaving heroes wrote. */
export const eraseChallenges: Reaction<'hero.removed'> = async (transaction, events) => {
  for (const { data } of events) await eraseChallengesOf(transaction, data.heroId);
};

/**
 * Replaces what a leaving hero wrote in challenges, and where it was repeated: in the log, in the points of those who
 * took part, and in answers stored for them. The challenges themselves go on. The hero must be locked.
 */
async function eraseChallengesOf(transaction: Transaction, heroId: string): Promise<void> {
  const tables = transaction.tables<SocialChallengeTables>();
  // The lock lets joins and payments in progress finish before the texts are read.
  const challenges = await tables
    .selectFrom('social_challenge')
    .select('id')
    .where('creatorId', '=', heroId)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (challenges.length === 0) return;
  await replaceTexts(transaction, challenges.map(({ id }) => id), heroId, REMOVED_CHALLENGE);
}

/** Replaces a hero's texts in these locked challenges, everywhere they are stored. */
export async function replaceTexts(
  transaction: Transaction,
  ids: readonly string[],
  heroId: string,
  texts: ChallengeTexts,
): Promise<void> {
  const tables = transaction.tables<SocialChallengeTables>();
  await tables.updateTable('social_challenge').set(texts).where('id', 'in', ids).execute();
  const participants = await tables
    .selectFrom('social_participation')
    .select('heroId')
    .distinct()
    .where('challengeId', 'in', ids)
    .execute();
  const heroIds = [...new Set([heroId, ...participants.map((participant) => participant.heroId)])];
  await eraseReasons(transaction, ids, heroIds, texts);
  await eraseAnswers(transaction, ids, heroIds, texts);
}

/** A challenge's title is the reason of the points that it moved. */
async function eraseReasons(
  transaction: Transaction,
  challengeIds: readonly string[],
  heroIds: readonly string[],
  { title }: ChallengeTexts,
): Promise<void> {
  const tables = transaction.tables<typeof LedgerEntry | typeof EventLogRecord>();
  const causes = challengeIds.flatMap((id) => [
    `escrow:${id}`, `challenge:${id}`, `end:${id}`, ...heroIds.map((heroId) => `unpaid:${id}:${heroId}`),
  ]);
  await tables
    .updateTable('ledger_entry')
    .set({ reason: title })
    .where('heroId', 'in', heroIds)
    .where('cause', 'in', causes)
    .execute();
  await tables
    .updateTable('event_log')
    .set({ data: sql`jsonb_set(data, '{reason}', to_jsonb(${title}::text))` })
    .where(sql<string>`data ->> 'heroId'`, 'in', heroIds)
    .where('cause', 'in', causes)
    .where('type', 'in', ['points.earned', 'points.moved'])
    .execute();
}

async function eraseAnswers(
  transaction: Transaction,
  challengeIds: readonly string[],
  heroIds: readonly string[],
  replacing: ChallengeTexts,
): Promise<void> {
  const tables = transaction.tables<typeof EventLogRecord | typeof CommandResultRecord | typeof AcceptedCommand>();
  const texts = JSON.stringify(replacing);
  await tables
    .updateTable('event_log')
    .set({ data: sql`data || ${texts}::jsonb` })
    .where('type', '=', 'social_challenge.created')
    .where(sql<string>`data ->> 'challengeId'`, 'in', challengeIds)
    .execute();
  const rewritten = sql<
    CommandOutcome
  >`jsonb_set(outcome::jsonb, '{result}', (outcome -> 'result')::jsonb || ${texts}::jsonb)::json`;
  const answeredId = sql<string>`outcome -> 'result' ->> 'id'`;
  await tables
    .updateTable('command_result')
    .set({ outcome: rewritten })
    .where('scope', 'in', heroIds.map((id) => `hero:${id}`))
    .where('name', 'in', ANSWERED_WITH_TEXTS)
    .where(answeredId, 'in', challengeIds)
    .execute();
  await tables
    .updateTable('accepted_command')
    .set({ outcome: rewritten })
    .where(sql<string>`job ->> 'name'`, 'in', ANSWERED_WITH_TEXTS)
    .where(answeredId, 'in', challengeIds)
    .execute();
}
