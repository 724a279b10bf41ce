import { batchedHandler } from '../../kernel/commands/command-handler.js';
import { applied, type Outcome, refused } from '../../kernel/commands/outcome.js';
import type { Transaction } from '../../kernel/database/database.js';
import { appendEvents, type NewEvent } from '../../kernel/log/append-events.js';
import { lockHeroes } from '../heroes/heroes.area.js';
import { verifiedActivitiesOf } from '../trade-ins/trade-ins.area.js';
import { openParticipationsOf } from './advance-dubai-challenges.js';
import { advanceParticipations } from './advance-participations.js';
import { type ChallengeJoin, decideJoins, type JoinedChallenge, seatKey } from './decide-joins.js';
import type { DubaiChallengeRecord } from './dubai-challenge.entity.js';
import type { DubaiParticipationRecord } from './dubai-participation.entity.js';
import { readParticipations } from './read-participations.js';

/**
 * Heroes join challenges, however many, in the order in which they came: each takes a seat or is refused. The same for
 * commands, recorded joins and replays.
 */
export async function joinDubaiChallenges(
  transaction: Transaction,
  joins: readonly ChallengeJoin[],
): Promise<{ outcomes: Outcome<ChallengeJoin>[]; transactionId: string | undefined }> {
  const challenges = await lockChallenges(transaction, joins);
  const heroes = await lockHeroes(transaction, joins.map(({ heroId }) => heroId));
  const seated = await readSeated(transaction, joins);
  const decided = decideJoins(joins, { challenges, heroes, seated });
  const accepted = joins.filter((_, place) => !decided[place]);
  const outcomes = joins.map((join, place) => (decided[place] ? refused(decided[place]) : applied(join)));
  return { outcomes, transactionId: accepted.length === 0 ? undefined : await takeSeats(transaction, accepted) };
}

/** Heroes join a Dubai challenge, each once. */
export const joinDubaiChallenge = batchedHandler<'join-dubai-challenge'>(
  { maxWeight: 100, parallel: 1 },
  async (commands, transaction) => {
    const joins = commands.map(({ payload, commandId, now }) => ({ ...payload, cause: commandId, time: now }));
    const { outcomes, transactionId } = await joinDubaiChallenges(transaction, joins);
    const joined = outcomes.flatMap((outcome) => (outcome.status === 'applied' ? [outcome.result] : []));
    const participations = await readParticipations(transaction, joined);
    return {
      outcomes: outcomes.map((outcome) =>
        outcome.status === 'refused' ? outcome : applied(participations.get(seatKey(outcome.result))!),
      ),
      transactionId,
    };
  },
);

/** Challenges before heroes, and each by their ids: two batches then wait for each other instead of deadlocking. */
async function lockChallenges(
  transaction: Transaction,
  joins: readonly ChallengeJoin[],
): Promise<Map<string, JoinedChallenge>> {
  const rows = await transaction
    .tables<typeof DubaiChallengeRecord>()
    .selectFrom('dubai_challenge')
    .select(['id', 'title', 'participants', 'participantLimit', 'expiresAt'])
    .where('id', 'in', [...new Set(joins.map(({ challengeId }) => challengeId))])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return new Map(rows.map((challenge) => [challenge.id, challenge]));
}

async function readSeated(transaction: Transaction, joins: readonly ChallengeJoin[]): Promise<Set<string>> {
  const rows = await transaction
    .tables<typeof DubaiParticipationRecord>()
    .selectFrom('dubai_participation')
    .select(['challengeId', 'heroId'])
    .where('heroId', 'in', joins.map(({ heroId }) => heroId))
    .where('challengeId', 'in', joins.map(({ challengeId }) => challengeId))
    .execute();
  return new Set(rows.map(seatKey));
}

async function takeSeats(transaction: Transaction, joins: readonly ChallengeJoin[]): Promise<string | undefined> {
  const tables = transaction.tables<typeof DubaiChallengeRecord | typeof DubaiParticipationRecord>();
  await tables
    .insertInto('dubai_participation')
    .values(joins.map(({ challengeId, heroId, time }) => ({ challengeId, heroId, state: 'active', joinedAt: time })))
    .execute();
  for (const [challengeId, heroIds] of Map.groupBy(joins, (join) => join.challengeId)) {
    await tables
      .updateTable('dubai_challenge')
      .set((eb) => ({ participants: eb('participants', '+', heroIds.length) }))
      .where('id', '=', challengeId)
      .execute();
  }
  const joined = joins.map(({ challengeId, heroId, cause, time }): NewEvent => ({
    type: 'dubai_challenge.joined', subject: challengeId, cause, time, data: { challengeId, heroId },
  }));
  return appendEvents(transaction, [...joined, ...(await advanceByWhatFollowed(transaction, joins))]);
}

/** A recorded joining may be read after trades that followed it: they count as well. */
async function advanceByWhatFollowed(transaction: Transaction, joins: readonly ChallengeJoin[]): Promise<NewEvent[]> {
  const heroIds = joins.map(({ heroId }) => heroId);
  const since = new Date(Math.min(...joins.map(({ time }) => time.getTime())));
  const activities = await verifiedActivitiesOf(transaction, heroIds, since);
  if (activities.length === 0) return [];
  const causes = new Map(joins.map((join) => [seatKey(join), join.cause]));
  const events: NewEvent[] = [];
  for (const participation of await openParticipationsOf(transaction, heroIds)) {
    const cause = causes.get(seatKey(participation));
    if (cause === undefined) continue;
    const own = activities.map((activity) => ({ ...activity, cause }));
    events.push(...(await advanceParticipations(transaction, [participation], own)));
  }
  return events;
}
