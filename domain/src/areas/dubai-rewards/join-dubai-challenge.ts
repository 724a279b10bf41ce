import type { Transaction } from '../../kernel/database/database.js';
import { appendEvents } from '../../kernel/log/append-events.js';
import type { VerifiedActivity } from '../trade-ins/trade-ins.area.js';
import { openParticipationsOf } from './advance-dubai-challenges.js';
import { advanceParticipations } from './advance-participations.js';
import type { OpenParticipation } from './challenge-progress.js';
import { joinRefusal, readJoinTerms } from './join-terms.js';

export interface ChallengeJoin {
  challengeId: string;
  heroId: string;
  cause: string;
  time: Date;
}

/** Takes a seat for a hero, and returns the transaction of its events. Throws the refusals of `joinRefusal`. */
export async function joinDubaiChallenge(transaction: Transaction, join: ChallengeJoin): Promise<string | undefined> {
  const { challengeId, heroId, cause, time } = join;
  const refusal = joinRefusal(join, await readJoinTerms(transaction, challengeId, heroId));
  if (refusal) throw refusal;
  const { seated, joined } = await takeSeat(transaction, join);
  if (!joined) {
    const terms = await readJoinTerms(transaction, challengeId, heroId);
    // A seat that this transaction took and gives back is no reason.
    if (seated) terms.challenge!.participants--;
    throw joinRefusal(join, terms) ?? new Error('Joining met a change on its way; it is tried again.');
  }
  const [participation] = await openParticipationsOf(transaction, [heroId], challengeId);
  const advanced = await advanceParticipations(transaction, [participation!], await activitiesSince(transaction, participation!, cause));
  const data = { challengeId, heroId };
  return appendEvents(transaction, [{ type: 'dubai_challenge.joined', subject: challengeId, cause, time, data }, ...advanced]);
}

/** Locks the challenge, then the hero, and writes the participation: one statement, however many want the last seat. */
async function takeSeat(transaction: Transaction, { challengeId, heroId, time }: ChallengeJoin): Promise<{ seated: boolean; joined: boolean }> {
  const [taken] = await transaction.query<{ seated: boolean; joined: boolean }>(
    `with seat as (
       update dubai_challenge set participants = participants + 1
       where id = $1 and (participant_limit is null or participants < participant_limit) returning id
     ), joiner as (
       select hero.id from hero, seat where hero.id = $2 and removed_at is null for no key update of hero
     ), joined as (
       insert into dubai_participation (challenge_id, hero_id, state, joined_at)
       select $1, joiner.id, 'active', $3 from joiner on conflict do nothing returning hero_id
     )
     select exists (select from seat) as seated, exists (select from joined) as joined`,
    [challengeId, heroId, time.toISOString()],
  );
  return taken!;
}

/** A recorded joining may be read after trades that followed it: they count as well. */
async function activitiesSince(transaction: Transaction, { heroId, joinedAt, expiresAt }: OpenParticipation, cause: string): Promise<VerifiedActivity[]> {
  const rows = await transaction.query<Omit<VerifiedActivity, 'time' | 'cause'> & { time: string }>(
    `select hero_id as "heroId", id as "tradeInId", (value_fils / 100)::float8 as "tradeValue", points::float8 as points,
            bottles_prevented::float8 as "bottlesPrevented", co2saved::float8 as "co2Saved", to_json(decided_at) #>> '{}' as time
     from trade_in where hero_id = $1 and state = 'verified' and decided_at >= $2 and decided_at < $3`,
    [heroId, joinedAt.toISOString(), expiresAt.toISOString()],
  );
  return rows.map(({ time, ...activity }) => ({ ...activity, cause, time: new Date(time) }));
}
