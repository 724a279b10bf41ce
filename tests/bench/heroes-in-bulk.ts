import pg from 'pg';

/**
 * Fills a database with heroes up to a number, with scores spread as in the sample data. With their ledger entries the
 * books hold, which claims need; a million heroes do without.
 */
export async function fillHeroes(databaseUrl: string, count: number, { withLedger = false } = {}): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
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
    await client.query('analyze ledger_entry');
  }
  await client.query('analyze hero');
  await client.end();
}
