import { DEMO_HERO_ID } from '@planet-heroes/contracts/kernel/demo';
import { levelFor } from '@planet-heroes/contracts/areas/heroes/levels';
import type { HeroProfile } from '@planet-heroes/contracts/areas/heroes/schemas';
import type { Queryable } from '../../kernel/database/database.js';
import { utcText } from '../../kernel/database/utc-text.js';
import { unknownHero } from './lock-heroes.js';

/** A hero's own view of itself. Throws `unknown_hero`. */
export async function readHeroProfile(database: Queryable, heroId: string): Promise<HeroProfile> {
  const profile = (await readHeroProfiles(database, [heroId])).get(heroId);
  if (!profile) throw unknownHero(heroId);
  return profile;
}

/** Heroes' own views of themselves, by id. */
export async function readHeroProfiles(database: Queryable, heroIds: readonly string[]): Promise<Map<string, HeroProfile>> {
  const rows = await database.query<Omit<HeroProfile, 'level' | 'isDemo'>>(
    `select hero.id, hero.name, hero.referral_code as "referralCode", hero.available_points::float8 as "availablePoints",
            hero.pending_points::float8 as "pendingPoints", hero.held_points::float8 as "heldPoints",
            hero.lifetime_points::float8 as "lifetimePoints", hero.score::float8 as score,
            hero.bottles_prevented::float8 as "bottlesPrevented", hero.co2saved::float8 as "co2Saved",
            hero.referral_count as "referralCount", hero.badges,
            ${utcText('hero.checked_in_at')} as "checkedInAt",
            (select coalesce(json_agg(json_build_object('badge', badge, 'awardedAt', ${utcText('awarded_at')}) order by awarded_at desc, badge), '[]')
             from hero_badge where hero_id = hero.id) as "badgesAwarded",
            profile.email, profile.phone, hero.zone_id as "zoneId",
            profile.completed_at is not null as "profileComplete",
            ${utcText('hero.joined_at')} as "joinedAt"
     from hero left join hero_profile as profile on profile.hero_id = hero.id
     where hero.id = any($1::text[]) and hero.removed_at is null`,
    [heroIds],
  );
  return new Map(rows.map((row) => [row.id, { ...row, isDemo: row.id === DEMO_HERO_ID, level: levelFor(row.lifetimePoints) }]));
}
