import { type HeroLevel, levelFor } from '@planet-heroes/contracts/areas/heroes/levels';
import type { Queryable } from '../../kernel/database/database.js';
import { type Hero, rankedHeroes } from '../heroes/heroes.area.js';

/** A hero's own figures, as an answer names them. */
export interface OwnStanding {
  /** That can be spent. */
  points: number;
  level: HeroLevel;
  /** Null of a hero whom the board does not show. */
  rank: number | null;
}

/** Undefined of a guest, who has no place yet. */
export async function readOwnStanding(database: Queryable, heroId: string): Promise<OwnStanding | undefined> {
  const own = await database.tables<typeof Hero>()
    .with('board', () => rankedHeroes(database))
    .selectFrom('hero')
    .leftJoin('board', 'board.heroId', 'hero.id')
    .select(['hero.availablePoints as points', 'hero.lifetimePoints', 'board.rank as rank'])
    .where('hero.id', '=', heroId).where('hero.removedAt', 'is', null).where('hero.guest', '=', false)
    .executeTakeFirst();
  return own && { points: own.points, level: levelFor(own.lifetimePoints), rank: own.rank };
}
