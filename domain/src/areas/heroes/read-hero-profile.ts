import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { DEMO_HERO_ID } from '@planet-heroes/contracts/kernel/demo';
import { levelFor } from '@planet-heroes/contracts/areas/heroes/levels';
import type { HeroProfile } from '@planet-heroes/contracts/areas/heroes/schemas';
import type { Queryable } from '../../kernel/database/database.js';
import type { HeroBadge } from './hero-badge.entity.js';
import type { HeroProfileRecord } from './hero-profile.entity.js';
import type { Hero } from './hero.entity.js';
import { unknownHero } from './lock-heroes.js';

/** A hero's own view of itself. Throws `unknown_hero`. */
export async function readHeroProfile(database: Queryable, heroId: string): Promise<HeroProfile> {
  const profile = (await readHeroProfiles(database, [heroId])).get(heroId);
  if (!profile) throw unknownHero(heroId);
  return profile;
}

/** Heroes' own views of themselves, by id. */
export async function readHeroProfiles(
  database: Queryable,
  heroIds: readonly string[],
): Promise<Map<string, HeroProfile>> {
  if (heroIds.length === 0) return new Map();
  const found = await database
    .tables<typeof Hero | typeof HeroProfileRecord | typeof HeroBadge>()
    .selectFrom('hero')
    .leftJoin('hero_profile as profile', 'profile.heroId', 'hero.id')
    .select((eb) => [
      'hero.id',
      'hero.name',
      'hero.referralCode',
      'hero.availablePoints',
      'hero.pendingPoints',
      'hero.heldPoints',
      'hero.lifetimePoints',
      'hero.score',
      'hero.bottlesPrevented',
      'hero.co2Saved',
      'hero.referralCount',
      'hero.badges',
      'hero.checkedInAt',
      'hero.zoneId',
      'hero.boardArea',
      'hero.guest as isGuest',
      'hero.joinedAt',
      'hero.hiddenFor',
      'profile.email',
      'profile.phone',
      'profile.completedAt',
      jsonArrayFrom(
        eb
          .selectFrom('hero_badge')
          .select(['badge', 'awardedAt as at'])
          .whereRef('hero_badge.heroId', '=', 'hero.id')
          .orderBy('awardedAt', 'desc')
          .orderBy('badge'),
      ).as('awarded'),
    ])
    .where('hero.id', 'in', heroIds)
    .where('hero.removedAt', 'is', null)
    .execute();
  return new Map(
    found.map(({ checkedInAt, completedAt, joinedAt, awarded, hiddenFor, ...hero }) => [
      hero.id,
      {
        ...hero,
        ...(hiddenFor && { hiddenFor }),
        checkedInAt: checkedInAt?.toISOString() ?? null,
        badgesAwarded: awarded.map(({ badge, at }) => ({ badge, awardedAt: new Date(at).toISOString() })),
        profileComplete: completedAt !== null,
        joinedAt: joinedAt.toISOString(),
        isDemo: hero.id === DEMO_HERO_ID,
        level: levelFor(hero.lifetimePoints),
      },
    ]),
  );
}
