import { sql } from 'kysely';
import { FRESH_TRADE_DAYS, GAIN_DAYS, type HeroGain } from '@planet-heroes/contracts/areas/leaderboard/schemas';
import { TRADE_RULE } from '@planet-heroes/contracts/areas/heroes/points';
import { instanceTime } from '../../kernel/clock/read-clock.js';
import type { Queryable } from '../../kernel/database/database.js';
import { earnedPoints } from './earned-points.js';

/**
 * What these heroes earned in the last days, by hero, less what was taken back, and the last trade where it is fresh;
 * those with nothing are left out.
 */
export async function readGains(database: Queryable, heroIds: readonly string[]): Promise<Map<string, HeroGain>> {
  if (heroIds.length === 0) return new Map();
  const since = (days: number) => sql<Date>`${instanceTime(database)} - ${days} * interval '1 day'`;
  const gains = await earnedPoints(database)
    .innerJoin('hero', 'hero.id', 'ledger_entry.heroId')
    .select(({ fn }) => [
      'hero.boardArea as area',
      fn.max<Date | null>('occurredAt').filterWhere('rule', '=', TRADE_RULE)
        .filterWhere('occurredAt', '>', since(FRESH_TRADE_DAYS)).as('lastTradeAt'),
    ])
    .where('heroId', 'in', heroIds)
    .where('occurredAt', '>', since(GAIN_DAYS))
    .groupBy('hero.id')
    .execute();
  return new Map(
    gains.filter(({ points }) => points > 0).map(({ hero, points, lastTradeAt, area }) => [
      hero,
      {
        heroId: hero,
        points,
        ...(lastTradeAt && { lastTradeAt: lastTradeAt.toISOString(), ...(area && { area }) }),
      },
    ]),
  );
}
