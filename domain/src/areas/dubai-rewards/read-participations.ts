import type { DubaiParticipation } from '@planet-heroes/contracts/areas/dubai-rewards/schemas';
import { instanceTime } from '../../kernel/clock/read-clock.js';
import type { Queryable } from '../../kernel/database/database.js';
import { assertHero } from '../heroes/heroes.area.js';
import { seatKey } from './decide-joins.js';
import type { DubaiChallengeRecord } from './dubai-challenge.entity.js';
import type { DubaiParticipationRecord } from './dubai-participation.entity.js';

/** Parts in challenges: one that is over without being completed has expired. */
function participationsIn(database: Queryable) {
  return database
    .tables<typeof DubaiParticipationRecord | typeof DubaiChallengeRecord>()
    .selectFrom('dubai_participation as participation')
    .innerJoin('dubai_challenge as offer', 'offer.id', 'participation.challengeId')
    .select(({ eb, fn, ref }) => [
      'participation.challengeId',
      'participation.heroId',
      'offer.title',
      'offer.category',
      'offer.metric',
      'participation.progress',
      'offer.target',
      'offer.pointsReward',
      fn.coalesce('participation.grantedItem', 'offer.rewardItem').as('rewardItem'),
      'participation.pointsEarned',
      'participation.joinedAt',
      'participation.completedAt',
      'offer.expiresAt',
      eb
        .case()
        .when(eb.and([eb('participation.state', '=', 'active'), eb('offer.expiresAt', '<=', instanceTime(database))]))
        .then(eb.val<DubaiParticipation['status']>('expired'))
        .else(ref('participation.state'))
        .end()
        .as('status'),
    ]);
}

type Found = Awaited<ReturnType<ReturnType<typeof participationsIn>['executeTakeFirstOrThrow']>>;

/** A hero's parts in Dubai challenges, newest first. Throws `unknown_hero`. */
export async function readParticipationsOf(
  database: Queryable,
  heroId: string,
  limit = 200,
): Promise<DubaiParticipation[]> {
  await assertHero(database, heroId);
  const found = await participationsIn(database)
    .where('participation.heroId', '=', heroId)
    .orderBy('participation.joinedAt', 'desc')
    .orderBy('offer.id')
    .limit(limit)
    .execute();
  return found.map(asParticipation);
}

/** Heroes' parts in challenges that they have joined, as `seatKey` names them. */
export async function readParticipations(
  database: Queryable,
  seats: readonly { challengeId: string; heroId: string }[],
): Promise<Map<string, DubaiParticipation>> {
  if (seats.length === 0) return new Map();
  const wanted = new Set(seats.map(seatKey));
  const found = await participationsIn(database)
    .where('participation.heroId', 'in', seats.map(({ heroId }) => heroId))
    .where('participation.challengeId', 'in', seats.map(({ challengeId }) => challengeId))
    .execute();
  return new Map(
    found.filter((part) => wanted.has(seatKey(part))).map((part) => [seatKey(part), asParticipation(part)]),
  );
}

function asParticipation({ joinedAt, completedAt, expiresAt, ...participation }: Found): DubaiParticipation {
  return {
    ...participation,
    joinedAt: joinedAt.toISOString(),
    completedAt: completedAt?.toISOString() ?? null,
    expiresAt: expiresAt.toISOString(),
  };
}
