import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CommandJob } from '@planet-heroes/contracts/commands';
import { lockClaimTerms } from '@planet-heroes/domain/areas/dubai-rewards/claims.statement';
import { readStoredOutcomes } from '@planet-heroes/domain/kernel/commands/outcomes.statement';
import type { Transaction } from '@planet-heroes/domain/kernel/database/database';
import { lookBehind } from '@planet-heroes/domain/kernel/log/read-log';
import { openTestDatabase } from '../../support/test-database.js';

/** Enough for a connection to keep one plan for all that it is asked by the same name. */
const FIRST_RUNS = 10;
/** How many commands are handled together. */
const TOGETHER = 50;
/** Rows that come once the plans are made. */
const ROWS = 5_000;
const TABLES = ['event_log', 'command_result', 'reward_claim'];

/**
 * A connection keeps the plan of a prepared statement until statistics are taken again, which on a new product is after
 * a minute. A plan made for a small table must not read all that was added since, each time.
 */
describe('prepared statements that were first run on young tables', () => {
  let opened: Awaited<ReturnType<typeof openTestDatabase>>;
  beforeAll(async () => void (opened = await openTestDatabase()));
  afterAll(() => opened.close());

  it('look up what they are asked for', async () => {
    const read = await opened.database.transaction(async (transaction) => {
      await addOffer(transaction);
      for (let run = 0; run < FIRST_RUNS; run++) {
        await runAll(transaction);
        await fill(transaction, TOGETHER);
      }
      await fill(transaction, ROWS);
      const before = await rowsRead(transaction);
      await runAll(transaction);
      const after = await rowsRead(transaction);
      return TABLES.map((table) => ({ table, rows: (after[table] ?? 0) - (before[table] ?? 0) }));
    });
    expect(read).toEqual(TABLES.map((table) => ({ table, rows: 0 })));
  });
});

async function runAll(transaction: Transaction): Promise<void> {
  const ids = Array.from({ length: TOGETHER }, () => randomUUID());
  await readStoredOutcomes(transaction, ids.map((id) => ({ id, scope: 'hero:nobody', key: id }) as CommandJob));
  await lockClaimTerms(
    transaction,
    ids.map((claimId) => (
      { claimId, rewardId: 'reward', heroId: 'hero', cause: claimId, time: new Date(0), stepsFollow: true }
    )),
  );
  await lookBehind(transaction, { transactionId: '9000000000', row: '0' }, '1:1:');
}

async function addOffer(transaction: Transaction): Promise<void> {
  await transaction.query(`
    insert into hero (id, name, referral_code, score_reached_at, joined_at)
    values ('other', 'Other', 'OTHER1', now(), now())`);
  await transaction.query(`
    insert into dubai_reward (id, title, description, category, partner, value_fils, points_cost, available_quantity,
                              claimed_quantity, one_per_hero, fulfilment, added_at, expires_at)
    values ('other', 'A reward', '', 'voucher', 'Partner', 1, 1, ${2 * ROWS}, ${2 * ROWS}, false, 'partner',
            now(), now())`);
}

async function fill(transaction: Transaction, count: number): Promise<void> {
  const rows = `from generate_series(1, ${count})`;
  await transaction.query(`
    insert into event_log (id, type, source, subject, data, cause, occurred_at)
    select gen_random_uuid(), 'points.moved', '/test', 's', '{}', 'c', now() ${rows}`);
  await transaction.query(`
    insert into command_result (scope, key, command_id, name, body_hash, outcome)
    select 'hero:' || gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 'claim-reward', '', '{}' ${rows}`);
  await transaction.query(`
    insert into reward_claim (id, reward_id, hero_id, points_cost, single, state, claimed_at, fulfil_by)
    select gen_random_uuid(), 'other', 'other', 1, false, 'claimed', now(), now() ${rows}`);
}

/** How many rows this transaction has read of each table, by reading it or an index of it. */
async function rowsRead(transaction: Transaction): Promise<Record<string, number>> {
  const rows = await transaction.query<{ relname: string; read: number }>(
    'select relname, (seq_tup_read + idx_tup_fetch)::int as read from pg_stat_xact_user_tables where relname = any($1)',
    [TABLES],
  );
  return Object.fromEntries(rows.map(({ relname, read }) => [relname, read]));
}
