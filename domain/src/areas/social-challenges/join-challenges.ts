import { batchedHandler } from '../../kernel/commands/command-handler.js';
import { applied, type Outcome, refused } from '../../kernel/commands/outcome.js';
import type { Transaction } from '../../kernel/database/database.js';
import { insertRows, rowsOf } from '../../kernel/database/rows-of.js';
import { appendEvents, type NewEvent } from '../../kernel/log/append-events.js';
import { lockHeroes } from '../heroes/heroes.area.js';
import { awardKey, awardsHad } from '../../kernel/points/person-awards.js';
import { verifiedActivitiesOf } from '../trade-ins/trade-ins.area.js';
import { advance } from './challenge-progress.js';
import { type ChallengeJoin, decideJoins, seatKey } from './decide-joins.js';
import { type LockedChallenge, lockChallenges } from './lock-challenge.js';
import { readChallenges } from './read-challenge.js';
import { paymentCause, recordAdvances } from './record-advances.js';
import type { SocialChallengeTables, SocialParticipationRecord } from './social-challenges.entities.js';
import { SOCIAL_CHALLENGE_RULE } from './unpaid-completions.js';

/** Heroes take seats on challenges, each once. */
export const joinSocialChallenge = batchedHandler<'join-social-challenge'>(
  { maxWeight: 100, parallel: 1 },
  async (commands, transaction) => {
    const joins = commands.map(({ payload, commandId, now }) => ({ ...payload, cause: commandId, time: now }));
    const { outcomes, transactionId } = await joinChallenges(transaction, joins);
    const joined = outcomes.flatMap((outcome) => (outcome.status === 'applied' ? [outcome.result] : []));
    const challenges = await readChallenges(transaction, joined);
    return {
      outcomes: outcomes.map((outcome) =>
        outcome.status === 'refused' ? outcome : applied(challenges.get(seatKey(outcome.result))!)
      ),
      transactionId,
    };
  },
);

/**
 * Heroes take seats on challenges, however many, in the order in which they came; the same for commands, recorded joins
 * and replays. All heroes are locked first, then all challenges, as `lockChallenges` wants it. Refused with
 * `unknown_hero`, `unknown_challenge`, `already_joined`, `expired` or `challenge_full`.
 */
export async function joinChallenges(
  transaction: Transaction,
  joins: readonly ChallengeJoin[],
): Promise<{ outcomes: Outcome<ChallengeJoin>[]; transactionId: string | undefined }> {
  const heroes = await lockHeroes(transaction, joins.map(({ heroId }) => heroId));
  const challenges = await lockChallenges(transaction, joins.map(({ challengeId }) => challengeId));
  const decided = decideJoins(joins, { heroes, challenges, seated: await readSeated(transaction, joins) });
  const accepted = joins.filter((_, place) => !decided[place]);
  const outcomes = joins.map((join, place) => (decided[place] ? refused(decided[place]) : applied(join)));
  const transactionId = accepted.length === 0 ? undefined : await takeSeats(transaction, accepted, challenges);
  return { outcomes, transactionId };
}

async function readSeated(transaction: Transaction, joins: readonly ChallengeJoin[]): Promise<Set<string>> {
  const rows = await transaction
    .tables<typeof SocialParticipationRecord>()
    .selectFrom('social_participation')
    .select(['challengeId', 'heroId'])
    .where('heroId', 'in', joins.map(({ heroId }) => heroId))
    .where('challengeId', 'in', joins.map(({ challengeId }) => challengeId))
    .execute();
  // A hero that merged with one who was paid has had the challenge.
  const had = await awardsHad(transaction, joins.map(awardOf));
  return new Set([...rows.map(seatKey), ...joins.filter((join) => had.has(awardKey(awardOf(join)))).map(seatKey)]);
}

function awardOf({ heroId, challengeId }: ChallengeJoin) {
  return { personId: heroId, rule: SOCIAL_CHALLENGE_RULE, cause: challengeId };
}

/** A fixed number of statements. The events of each join stand together, as if they had come one by one. */
async function takeSeats(
  transaction: Transaction,
  joins: readonly ChallengeJoin[],
  challenges: ReadonlyMap<string, LockedChallenge>,
): Promise<string | undefined> {
  const tables = transaction.tables<SocialChallengeTables>();
  const seats = joins.map(({ challengeId, heroId, time }) => ({
    challengeId, heroId, state: 'active' as const, joinedAt: time,
  }));
  const columns = { challengeId: 'text', heroId: 'text', state: 'text', joinedAt: 'timestamptz' } as const;
  await insertRows(tables, 'social_participation', seats, columns).execute();
  const taken = [...Map.groupBy(joins, ({ challengeId }) => challengeId)]
    .map(([id, { length }]) => ({ id, seats: length }));
  await tables
    .updateTable('social_challenge')
    .from(rowsOf('taken', taken, { id: 'text', seats: 'integer' }))
    .set(({ eb, ref }) => ({
      currentParticipants: eb('social_challenge.currentParticipants', '+', ref('taken.seats')),
    }))
    .whereRef('social_challenge.id', '=', 'taken.id')
    .execute();
  const joined = joins.map(({ challengeId, heroId, cause, time }): NewEvent => ({
    type: 'social_challenge.joined', subject: challengeId, cause, time, data: { challengeId, heroId },
  }));
  const advanced = await countEarlierActivities(transaction, joins, challenges);
  return appendEvents(transaction, inOrderOf(joins, [...joined, ...advanced]));
}

/** What each join led to, behind it: progress and the end carry its own cause, its payment the challenge's. */
function inOrderOf(joins: readonly ChallengeJoin[], events: readonly NewEvent[]): NewEvent[] {
  const places = new Map(joins.flatMap(({ challengeId, heroId, cause }, place) => [
    [cause, place],
    [`${paymentCause(challengeId)} ${heroId}`, place],
  ]));
  const placeOf = ({ cause, subject }: NewEvent) =>
    places.get(cause) ?? places.get(`${cause} ${subject}`) ?? joins.length;
  return events.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/**
 * Activities since the time of joining that were credited before it: they come first when days are replayed out of
 * order.
 */
async function countEarlierActivities(
  transaction: Transaction,
  joins: readonly ChallengeJoin[],
  challenges: ReadonlyMap<string, LockedChallenge>,
): Promise<NewEvent[]> {
  const since = new Date(Math.min(...joins.map(({ time }) => time.getTime())));
  const activities = await verifiedActivitiesOf(transaction, joins.map(({ heroId }) => heroId), since);
  const byHero = Map.groupBy(activities, ({ heroId }) => heroId);
  const advances = joins.flatMap(({ challengeId, heroId, cause, time }) => {
    const challenge = challenges.get(challengeId)!;
    const counted = advance({ ...challenge, progress: 0, joinedAt: time }, byHero.get(heroId) ?? []);
    return counted.amount > 0 ? [{ ...counted, challenge, heroId, cause, at: counted.lastAt ?? time }] : [];
  });
  return advances.length > 0 ? recordAdvances(transaction, advances) : [];
}
