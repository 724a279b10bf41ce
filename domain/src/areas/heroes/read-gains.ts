import { sql } from 'kysely';
import { GAIN_DAYS } from '@planet-heroes/contracts/areas/leaderboard/schemas';
import { instanceTime } from '../../kernel/clock/read-clock.js';
import type { Queryable } from '../../kernel/database/database.js';
import { earnedPoints } from './earned-points.js';

/** What these heroes earned in the last days, by hero, less what was taken back; those with nothing are left out. */
export async function readGains(database: Queryable, heroIds: readonly string[]): Promise<Map<string, number>> {
  if (heroIds.length === 0) return new Map();
  const gains = await earnedPoints(database)
    .where('heroId', 'in', heroIds)
    .where('occurredAt', '>', sql<Date>`${instanceTime(database)} - ${GAIN_DAYS} * interval '1 day'`)
    .execute();
  return new Map(gains.filter(({ points }) => points > 0).map(({ hero, points }) => [hero, points]));
}
