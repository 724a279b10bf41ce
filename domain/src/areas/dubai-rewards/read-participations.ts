import type { DubaiParticipation } from '@planet-heroes/contracts/areas/dubai-rewards/schemas';
import { instanceTime } from '../../kernel/clock/read-clock.js';
import type { Queryable } from '../../kernel/database/database.js';
import { assertHero } from '../heroes/heroes.area.js';
import type { DubaiChallengeRecord } from './dubai-challenge.entity.js';
import type { DubaiParticipationRecord } from './dubai-participation.entity.js';

/** Parts in challenges: one that is over without being completed has expired. */
function participationsIn(database: Queryable) {
  return database
    .tables<typeof DubaiParticipationRecord | typeof DubaiChallengeRecord>()
    .selectFrom('dubai_participation as participation')
    .innerJoin('dubai_challenge as offer', 'offer.id', 'participation.challengeId')
    .select(({ eb, fn, ref }) => [
      'participation.challengeId', 'participation.heroId', 'offer.title', 'offer.category', 'offer.metric', 'participation.progress',
      'offer.target', 'offer.pointsReward', fn.coalesce('participation.grantedItem', 'offer.rewardItem').as('rewardItem'),
      'participation.pointsEarned', 'participation.joinedAt', 'participation.completedAt', 'offer.expiresAt',
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
export async function readParticipationsOf(database: Queryable, heroId: string, limit = 200): Promise<DubaiParticipation[]> {
  await assertHero(database, heroId);
  const found = await participationsIn(database)
    .where('participation.heroId', '=', heroId)
    .orderBy('participation.joinedAt', 'desc')
    .orderBy('offer.id')
    .limit(limit)
    .execute();
  return found.map(asParticipation);
}

/** A hero's part in one challenge, which the hero has joined. */
export async function readParticipation(database: Queryable, challengeId: string, heroId: string): Promise<DubaiParticipation> {
  const found = await participationsIn(database)
    .where('participation.heroId', '=', heroId)
    .where('participation.challengeId', '=', challengeId)
    .executeTakeFirstOrThrow();
  return asParticipation(found);
}

function asParticipation({ joinedAt, completedAt, expiresAt, ...participation }: Found): DubaiParticipation {
  return {
    ...participation,
    joinedAt: joinedAt.toISOString(),
    completedAt: completedAt?.toISOString() ?? null,
    expiresAt: expiresAt.toISOString(),
  };
}
