import { DEMO_HERO_ID } from '@planet-heroes/contracts/kernel/demo';
import { IMPACT_BASELINE } from '@planet-heroes/contracts/areas/impact/catalogue';
import { DELIVERY_ZONES } from '@planet-heroes/contracts/areas/pickups/zones';
import type { Transaction } from '../../kernel/database/database.js';
import { insertRows } from '../../kernel/database/rows-of.js';
import { account } from '../../kernel/ledger/accounts.js';
import { postEntries } from '../../kernel/ledger/post-entries.statement.js';
import { type Seeds, WITH_SHARED_ACTORS } from '../../kernel/seeds/seeds.js';
import type { Hero } from './hero.entity.js';
import { demoHero, sampleHeroes, type SeededHero } from './sample-heroes.js';

/** After the last sample hero joined, before the first sample challenge paid. */
const SEASON_BEGAN = new Date(Date.UTC(2025, 7, 1));

/** What this area begins with: the demo hero, and with the sample data as many heroes as the public figure says. */
export const HERO_SEEDS: Seeds = {
  'demo-hero': { for: WITH_SHARED_ACTORS, run: (transaction) => insertHeroes(transaction, [demoHero()]) },
  'sample-heroes': {
    for: ['demo'],
    run: (transaction) => insertHeroes(transaction, sampleHeroes(IMPACT_BASELINE.heroes - 1)),
  },
  'demo-hero-zone': {
    for: WITH_SHARED_ACTORS,
    run: async (transaction) => {
      await transaction
        .tables<typeof Hero>()
        .updateTable('hero')
        .set({ zoneId: DELIVERY_ZONES[0]!.id })
        .where('id', '=', DEMO_HERO_ID)
        .execute();
    },
  },
};

async function insertHeroes(transaction: Transaction, heroes: readonly SeededHero[]): Promise<void> {
  const rows = heroes.map(({ points, ...hero }) => ({
    ...hero,
    availablePoints: points,
    lifetimePoints: points,
    score: points,
  }));
  await insertRows(transaction.tables<typeof Hero>(), 'hero', rows, {
    id: 'text',
    name: 'text',
    referralCode: 'text',
    availablePoints: 'bigint',
    lifetimePoints: 'bigint',
    score: 'bigint',
    scoreReachedAt: 'timestamptz',
    bottlesPrevented: 'bigint',
    co2Saved: 'bigint',
    referralCount: 'integer',
    badges: 'text[]',
    boardArea: 'text',
    joinedAt: 'timestamptz',
  }).execute();
  await transaction.queryTogether([postEntries(
    heroes.map(({ id, points }) => ({
      debitAccount: account.issuer('opening-balance'),
      creditAccount: account.available(id),
      amount: points,
      rule: 'opening-balance',
      cause: 'seed',
      heroId: id,
      reason: 'Points earned before this season',
      occurredAt: SEASON_BEGAN,
    })),
  )]);
}
