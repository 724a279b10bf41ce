import { DEMO_HERO_ID } from '@planet-heroes/contracts/kernel/demo';
import { IMPACT_BASELINE } from '@planet-heroes/contracts/areas/impact/catalogue';
import { DELIVERY_ZONES } from '@planet-heroes/contracts/areas/pickups/zones';
import { CORPORATE_SEEDS } from '../../areas/companies/corporate-seeds.js';
import type { Database, Transaction } from '../database/database.js';
import { account } from '../ledger/accounts.js';
import { postEntries } from '../ledger/post-entries.js';
import { REWARD_SEEDS } from '../../areas/dubai-rewards/reward-seeds.js';
import { SOCIAL_CHALLENGE_SEEDS } from '../../areas/social-challenges/social-challenge-seeds.js';
import { SPONSORSHIP_SEEDS } from '../../areas/missions/sponsorship-seeds.js';
import { demoHero, sampleHeroes, type SeededHero } from '../../areas/heroes/sample-heroes.js';
import { EVERY_CHOICE, type SeedChoice, type Seeds } from './seeds.js';

/** Fils that the public "hero rewards" total begins with: AED 2 for each bottle of the marketing figure. */
const BASELINE_REWARDS_FILS = IMPACT_BASELINE.bottlesPrevented * 200;

const SEEDS: Seeds = {
  'demo-hero': { for: EVERY_CHOICE, run: (transaction) => insertHeroes(transaction, [demoHero()]) },
  'impact-baseline': { for: EVERY_CHOICE, run: seedImpact },
  'sample-heroes': {
    for: ['demo'],
    run: (transaction) => insertHeroes(transaction, sampleHeroes(IMPACT_BASELINE.heroes - 1)),
  },
  'demo-hero-zone': {
    for: EVERY_CHOICE,
    run: async (transaction) => {
      await transaction.query('update hero set zone_id = $2 where id = $1', [DEMO_HERO_ID, DELIVERY_ZONES[0]!.id]);
    },
  },
  ...REWARD_SEEDS,
  ...SOCIAL_CHALLENGE_SEEDS,
  ...SPONSORSHIP_SEEDS,
  ...CORPORATE_SEEDS,
};

/** Runs each seed of the choice that has not run on this database, each in one transaction. */
export async function runSeeds(database: Database, choice: SeedChoice): Promise<void> {
  for (const [name, seed] of Object.entries(SEEDS)) {
    if (!seed.for.includes(choice)) continue;
    await database.transaction(async (transaction) => {
      const fresh = await transaction.query(
        'insert into seed_run (name) values ($1) on conflict do nothing returning name',
        [name],
      );
      if (fresh.length > 0) await seed.run(transaction);
    });
  }
}

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

async function insertHeroes(transaction: Transaction, heroes: readonly SeededHero[]): Promise<void> {
  await transaction.query(
    `insert into hero (id, name, referral_code, available_points, lifetime_points, score, score_reached_at,
                       bottles_prevented, co2saved, referral_count, badges, joined_at)
     select id, name, code, points, points, points, reached_at, bottles, co2, referrals,
            case badges when '' then '{}' else string_to_array(badges, '|') end, joined_at
     from unnest($1::text[], $2::text[], $3::text[], $4::bigint[], $5::timestamptz[], $6::bigint[], $7::bigint[],
                 $8::int[], $9::text[], $10::timestamptz[])
       as seeded (id, name, code, points, reached_at, bottles, co2, referrals, badges, joined_at)`,
    [
      heroes.map(({ id }) => id),
      heroes.map(({ name }) => name),
      heroes.map(({ referralCode }) => referralCode),
      heroes.map(({ points }) => points),
      heroes.map(({ scoreReachedAt }) => scoreReachedAt.toISOString()),
      heroes.map(({ bottlesPrevented }) => bottlesPrevented),
      heroes.map(({ co2Saved }) => co2Saved),
      heroes.map(({ referralCount }) => referralCount),
      heroes.map(({ badges }) => badges.join('|')),
      heroes.map(({ joinedAt }) => joinedAt.toISOString()),
    ],
  );
  await postEntries(
    transaction,
    heroes.map(({ id, points, scoreReachedAt }) => ({
      debitAccount: account.issuer('opening-balance'),
      creditAccount: account.available(id),
      amount: points,
      rule: 'opening-balance',
      cause: 'seed',
      heroId: id,
      reason: 'Points earned before this season',
      occurredAt: scoreReachedAt,
    })),
  );
}
