import { openDatabase } from '@planet-heroes/domain/open-database';
import { prepareDatabase } from '@planet-heroes/domain/kernel/database/prepare-database';
import type { SeedChoice } from '@planet-heroes/domain/kernel/seeds/seeds';
import { onConnection } from './database.ts';
import { SESSION_SECRET } from './secrets.ts';

/** Brings a database's schema and seeds up to date, as a product does when it starts. */
export async function prepare(url: string, seed: SeedChoice): Promise<void> {
  const database = await openDatabase({ url });
  try {
    await prepareDatabase(database, seed);
  } finally {
    await database.close();
  }
}

/**
 * Fills a database with heroes `bulk-1`, `bulk-2`, … up to a number, with scores spread as in the sample data. With
 * their ledger entries reconciliation holds, which claims need, and each has a session (`cookieOf`) and an account with
 * a proven address, which couriers need; a million heroes do without. Products load existing rows when they start.
 */
export function fillHeroes(url: string, count: number, { withLedger = false } = {}): Promise<void> {
  return onConnection(url, async (client) => {
    await client.query(
      `insert into hero (id, name, referral_code, available_points, lifetime_points, score, score_reached_at,
                         bottles_prevented, co2saved, joined_at)
       select 'bulk-' || n, 'Hero Number ' || n, 'BULK' || n, points, points, points, '2025-06-01'::timestamptz + n * interval '1 second',
              points / 8, points * 9, '2025-01-01'
       from (select n, (48000 * power(1 + (n * 12847.0 / $1) / 35, -0.9))::bigint as points from generate_series(1, $1::int) as n) as drawn`,
      [count],
    );
    if (withLedger) {
      await client.query(
        `insert into ledger_entry (id, debit_account, credit_account, amount, rule, cause, hero_id, reason, occurred_at)
         select gen_random_uuid(), 'issuer:bulk', 'hero:' || id || ':available', available_points, 'bulk', 'bulk:' || id, id, 'Filled in', joined_at
         from hero where id like 'bulk-%'`,
      );
      await client.query(
        `insert into session (id, token_hash, hero_id, device, created_at, last_seen_at, expires_at)
         select gen_random_uuid(), encode(sha256(token::bytea), 'hex'), id, 'Browser', now(), now(), now() + interval '400 days'
         from hero cross join lateral (
           select rtrim(translate(encode(sha256(($1 || ' ' || id)::bytea), 'base64'), '+/', '-_'), '=') as token
         ) as held
         where id like 'bulk-%'`,
        [SESSION_SECRET],
      );
      await client.query(
        `insert into account (id, email, hero_id, created_at)
         select 'account-' || id, id || '@example.com', id, joined_at from hero where id like 'bulk-%'`,
      );
      await client.query('analyze ledger_entry, session, account');
    }
    await client.query('analyze hero');
  });
}
