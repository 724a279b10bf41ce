import type { Queryable } from '@planet-heroes/domain/database/database';
import type { HeroEntry } from './leaderboard.projection.js';

const CHUNK = 20_000;

type Row = [string, string, number, number, number, number, number, number, number, string[]];

/**
 * Reads all heroes in pages. A page travels as one JSON text: a million rows then cost a few big values instead of ten
 * million small ones.
 */
export async function* loadHeroes(snapshot: Queryable): AsyncGenerator<HeroEntry[]> {
  for (let after = ''; ; ) {
    const [page] = await snapshot.query<{ heroes: string | null; last: string | null }>(
      `select json_agg(json_build_array(id, name, score, (extract(epoch from score_reached_at) * 1000)::bigint,
                lifetime_points, available_points, bottles_prevented, co2saved, referral_count, badges))::text as heroes,
              max(id) as last
       from (select * from hero where id > $1 order by id limit $2) as page`,
      [after, CHUNK],
    );
    if (!page?.heroes || page.last === null) return;
    yield (JSON.parse(page.heroes) as Row[]).map(
      ([id, name, score, reachedAt, lifetimePoints, availablePoints, bottlesPrevented, co2Saved, referralCount, badges]) => ({
        id, name, score, reachedAt, lifetimePoints, availablePoints, bottlesPrevented, co2Saved, referralCount, badges,
        joined: true,
      }),
    );
    after = page.last;
  }
}
