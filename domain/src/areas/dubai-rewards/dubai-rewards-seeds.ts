import { DAY_MS } from '@planet-heroes/contracts/kernel/calendar/durations';
import type { Transaction } from '../../kernel/database/database.js';
import { type SeedChoice, type Seeds, WITH_CATALOGUE } from '../../kernel/seeds/seeds.js';
import { insertDubaiChallenge, insertDubaiReward } from './dubai-offers.js';
import { SAMPLE_DUBAI_CHALLENGES } from './sample-dubai-challenges.js';
import { SAMPLE_DUBAI_REWARDS } from './sample-dubai-rewards.js';

/** What this area begins with. */
export const DUBAI_REWARDS_SEEDS: Seeds = {
  'dubai-offers': { for: WITH_CATALOGUE, run: seedOffers },
};

/**
 * Challenges and rewards that begin now and end some weeks from now, whenever that is. Among real people nobody has
 * joined or claimed before them.
 */
async function seedOffers(transaction: Transaction, choice: SeedChoice): Promise<void> {
  const isReal = choice === 'catalogue';
  const now = new Date();
  const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS);
  for (const { days, ...challenge } of SAMPLE_DUBAI_CHALLENGES) {
    await insertDubaiChallenge(transaction, {
      ...challenge, ...(isReal && { joinedBefore: 0 }), openedAt: now, expiresAt: inDays(days),
    });
  }
  for (const { days, ...reward } of SAMPLE_DUBAI_REWARDS) {
    await insertDubaiReward(transaction, {
      onePerHero: false,
      fulfilment: 'automatic',
      ...reward,
      ...(isReal && { claimedBefore: 0 }),
      addedAt: now,
      expiresAt: inDays(days),
    });
  }
}
