import type { Queryable } from '../../kernel/database/database.js';
import { unknownHero } from './lock-heroes.js';

/** Throws `unknown_hero` where there is no such hero, or not any more. Takes no lock. */
export async function assertHero(database: Queryable, heroId: string): Promise<void> {
  const [hero] = await database.query('select from hero where id = $1 and removed_at is null', [heroId]);
  if (!hero) throw unknownHero(heroId);
}
