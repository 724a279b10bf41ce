import {
  type ChallengeType, CREATOR_AGE_DAYS, POINTS_PER_TARGET_UNIT,
} from '@planet-heroes/contracts/areas/social-challenges/catalogue';
import { DEMO_HERO_ID } from '@planet-heroes/contracts/kernel/demo';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { DAY_MS } from '@planet-heroes/contracts/kernel/calendar/durations';
import type { Queryable } from '../../kernel/database/database.js';
import type { Account } from '../accounts/accounts.area.js';
import { type Hero, unknownHero } from '../heroes/heroes.area.js';

/**
 * Refuses a challenge of a hero that nobody keeps, or that is new: opening one pays others and shows them a text. The
 * demo hero counts as kept. Throws `unknown_hero` or `hero_not_kept`.
 */
export async function assertMayOpen(database: Queryable, heroId: string, now: Date): Promise<void> {
  if (heroId === DEMO_HERO_ID) return;
  const hero = await database.tables<typeof Hero | typeof Account>().selectFrom('hero')
    .leftJoin('account', 'account.heroId', 'hero.id')
    .select(['hero.guest', 'hero.joinedAt', 'hero.firstTradeAt', 'account.id as accountId'])
    .where('hero.id', '=', heroId).where('hero.removedAt', 'is', null).executeTakeFirst();
  if (!hero) throw unknownHero(heroId);
  if (hero.guest || hero.accountId === null) {
    const text = 'Join and sign in with your e-mail address or a passkey first: then you can open challenges for others.';
    throw new AppError('hero_not_kept', text, { needs: hero.guest ? 'joining' : 'account' });
  }
  const isOld = now.getTime() - hero.joinedAt.getTime() >= CREATOR_AGE_DAYS * DAY_MS;
  if (hero.firstTradeAt !== null || isOld) return;
  const text = `You can open challenges once your first trade is verified, or ${CREATOR_AGE_DAYS} days after you joined.`;
  throw new AppError('hero_not_kept', text, { needs: 'trade' });
}

/** Refuses a reward above what trades that reach the target earn anyway. Throws `reward_too_high`. */
export function assertWorth(
  { challengeType, targetValue, pointsReward }: {
    challengeType: ChallengeType; targetValue: number; pointsReward: number;
  },
): void {
  const most = targetValue * POINTS_PER_TARGET_UNIT[challengeType];
  if (pointsReward <= most) return;
  const text = `This target is worth ${most} points, and the reward cannot be more. Raise the target or lower the reward.`;
  throw new AppError('reward_too_high', text, { most });
}
