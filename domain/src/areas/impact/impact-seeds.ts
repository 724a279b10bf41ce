import { IMPACT_BASELINE } from '@planet-heroes/contracts/areas/impact/catalogue';
import type { Transaction } from '../../kernel/database/database.js';
import { EVERY_CHOICE, type Seeds } from '../../kernel/seeds/seeds.js';
import { demoHero, sampleHeroes } from '../heroes/heroes.area.js';
import type { ImpactTotal } from './impact-total.entity.js';

/** Fils that the public "hero rewards" total begins with: AED 2 for each bottle of the marketing figure. */
const BASELINE_REWARDS_FILS = IMPACT_BASELINE.bottlesPrevented * 200;

export const IMPACT_SEEDS: Seeds = { 'impact-baseline': { for: EVERY_CHOICE, run: seedImpact } };

/** The totals begin at the public figures, which no hero earned (spec document 1, section 1). */
async function seedImpact(transaction: Transaction): Promise<void> {
  await transaction
    .tables<typeof ImpactTotal>()
    .updateTable('impact_total')
    .set((eb) => ({
      bottlesPrevented: eb('bottlesPrevented', '+', IMPACT_BASELINE.bottlesPrevented),
      co2Saved: eb('co2Saved', '+', IMPACT_BASELINE.co2SavedGrams),
      rewards: eb('rewards', '+', BASELINE_REWARDS_FILS),
      heroes: eb('heroes', '+', IMPACT_BASELINE.heroes),
      points: eb(
        'points',
        '+',
        [demoHero(), ...sampleHeroes(IMPACT_BASELINE.heroes - 1)].reduce((sum, { points }) => sum + points, 0),
      ),
    }))
    .where('shard', '=', 0)
    .execute();
}
