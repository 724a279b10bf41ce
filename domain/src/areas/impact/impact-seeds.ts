import { IMPACT_BASELINE } from '@planet-heroes/contracts/areas/impact/catalogue';
import type { Transaction } from '../../kernel/database/database.js';
import { EVERY_CHOICE, type Seeds } from '../../kernel/seeds/seeds.js';
import { demoHero, sampleHeroes } from '../heroes/heroes.area.js';

/** Fils that the public "hero rewards" total begins with: AED 2 for each bottle of the marketing figure. */
const BASELINE_REWARDS_FILS = IMPACT_BASELINE.bottlesPrevented * 200;

export const IMPACT_SEEDS: Seeds = { 'impact-baseline': { for: EVERY_CHOICE, run: seedImpact } };

/** The totals begin at the public figures, whoever earned them (spec document 1, section 1). */
async function seedImpact(transaction: Transaction): Promise<void> {
  await transaction.query(
    `update impact_total set bottles_prevented = bottles_prevented + $1, co2saved = co2saved + $2,
       rewards = rewards + $3, heroes = heroes + $4, points = points + $5 where shard = 0`,
    [
      IMPACT_BASELINE.bottlesPrevented,
      IMPACT_BASELINE.co2SavedGrams,
      BASELINE_REWARDS_FILS,
      IMPACT_BASELINE.heroes,
      [demoHero(), ...sampleHeroes(IMPACT_BASELINE.heroes - 1)].reduce((sum, { points }) => sum + points, 0),
    ],
  );
}
