import { DEMO_HERO_ID } from '@planet-heroes/contracts/kernel/demo';
import { IMPACT_BASELINE } from '@planet-heroes/contracts/areas/impact/catalogue';
import { DELIVERY_ZONES } from '@planet-heroes/contracts/areas/pickups/zones';
import type { Transaction } from '../../kernel/database/database.js';
import { account } from '../../kernel/ledger/accounts.js';
import { postEntries } from '../../kernel/ledger/post-entries.js';
import { EVERY_CHOICE, type Seeds } from '../../kernel/seeds/seeds.js';
import { demoHero, sampleHeroes, type SeededHero } from './sample-heroes.js';

/** What this area begins with: the demo hero, and with the sample data as many heroes as the public figure says. */
export const HERO_SEEDS: Seeds = {
  'demo-hero': { for: EVERY_CHOICE, run: (transaction) => insertHeroes(transaction, [demoHero()]) },
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
};

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
