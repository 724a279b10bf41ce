import { SHARE_LIMITS } from '@planet-heroes/contracts/areas/social-challenges/catalogue';
import { DEMO_HERO_ID } from '@planet-heroes/contracts/kernel/demo';
import { dubaiDay, dubaiMonth } from '@planet-heroes/contracts/kernel/calendar/dubai-calendar';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { Queryable } from '../../kernel/database/database.js';

const PERIODS = { day: dubaiDay, month: dubaiMonth } as const;

/** Throws `share_limit_reached` when a hero, who is locked, has shared all that a day or a month in Dubai has room for. */
export async function assertMayShare(transaction: Queryable, heroId: string, at: Date): Promise<void> {
  const limits = SHARE_LIMITS[heroId === DEMO_HERO_ID ? 'demoHero' : 'hero'];
  for (const period of ['day', 'month'] as const) {
    const limit = limits[period];
    const [from, until] = PERIODS[period](at).map((moment) => moment.toISOString()) as [string, string];
    const [row] = await transaction.query<{ shares: number }>(
      'select count(*)::int as shares from social_share where hero_id = $1 and shared_at >= $2 and shared_at < $3',
      [heroId, from, until],
    );
    if (row!.shares < limit) continue;
    throw new AppError('share_limit_reached', `${limit} shares a ${period} is the most we record. Thank you for spreading the word!`, { limit, period, until });
  }
}
