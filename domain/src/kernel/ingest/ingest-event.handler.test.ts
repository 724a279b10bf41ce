import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { CommandJob, CommandOutcome } from '@planet-heroes/contracts/commands';
import type { IngestResult } from '@planet-heroes/contracts/kernel/ingest/answers';
import { claimAdvanced, rewardAdded, rewardClaimed, rewardStocked } from '../../../../tests/support/dubai-events.js';
import { tradeVerified } from '../../../../tests/support/events.js';
import { TEST_SERVICES } from '../../../../tests/support/command-services.js';
import { openTestDatabase } from '../../../../tests/support/test-database.js';
import { runCommand } from '../commands/run-command.js';
import type { Database } from '../database/database.js';

describe('ingesting events', () => {
  let database: Database;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ database, close } = await openTestDatabase());
    await database.query(
      `insert into hero (id, name, referral_code, score_reached_at, joined_at)
       select 'h' || n, 'Hero ' || n, 'HEROTEST' || n, '2025-01-01', '2025-01-01' from generate_series(1, 5) n`,
    );
  });
  afterAll(() => close());

  let before: Awaited<ReturnType<typeof books>>;
  beforeEach(async () => {
    before = await books(database);
  });

  const ingest = (events: unknown[], job: Partial<CommandJob> = {}) => {
    const id = randomUUID();
    const whole = {
      id,
      name: 'ingest-event',
      payload: { events },
      scope: 'operator',
      key: id,
      bodyHash: '',
      replyTo: '',
      ...job,
    };
    return runCommand(database, whole as CommandJob, TEST_SERVICES);
  };
  const fates = (outcome: CommandOutcome) =>
    outcome.status === 'succeeded'
      ? (outcome.result as { results: IngestResult[] }).results.map(({ status, error }) => error?.code ?? status)
      : outcome.status;

  it('credits a verified trade: ledger, hero, totals, trade-in and events together', async () => {
    expect(fates(await ingest([tradeVerified({ heroId: 'h1' })]))).toEqual(['applied']);
    const after = await books(database);
    expect(after.ledger - before.ledger).toBe(2240);
    expect(after.score - before.score).toBe(2240);
    expect(after.bottles - before.bottles).toBe(1240);
    expect(after.rewards - before.rewards).toBe(248_000);
    expect(after.tradeIns - before.tradeIns).toBe(1);
    // The trade, its points, and the badges First Trade, High Value Trade, Bottle Saver and Water Guardian.
    expect(after.events - before.events).toBe(2 + 4);
  });

  it('applies an event once, however often and in any batch it comes', async () => {
    const event = tradeVerified({ heroId: 'h2' });
    expect(fates(await ingest([event, event]))).toEqual(['applied', 'duplicate']);
    expect(fates(await ingest([tradeVerified({ heroId: 'h2' }), event]))).toEqual(['applied', 'duplicate']);
    expect((await books(database)).ledger - before.ledger).toBe(2 * 2240);
  });

  it('applies an event once when ten batches bring it at the same time', async () => {
    const events = Array.from({ length: 8 }, (_, index) => tradeVerified({ heroId: `h${1 + (index % 5)}` }));
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, (_, turn) => ingest([...events.slice(turn % 8), ...events.slice(0, turn % 8)])),
    );
    expect(outcomes.flatMap(fates).filter((fate) => fate === 'applied')).toHaveLength(8);
    expect((await books(database)).ledger - before.ledger).toBe(8 * 2240);
  });

  it('refuses what is wrong and applies the rest of the batch', async () => {
    const outcome = await ingest([
      tradeVerified({ heroId: 'nobody' }),
      tradeVerified({}, { type: 'trade.invented' }),
      tradeVerified({ heroId: 'h1', device: 'Nokia 3310' }),
      tradeVerified({ heroId: 'h1', condition: 'mint' }),
      tradeVerified({ heroId: 7 }),
      tradeVerified({ heroId: 'h1', tradeInId: 'no-such-quote' }),
      tradeVerified({ heroId: 'h1' }),
    ]);
    expect(fates(outcome)).toEqual([
      'unknown_hero',
      'unknown_event_type',
      'unknown_device',
      'unknown_condition',
      'invalid_request',
      'unknown_trade_in',
      'applied',
    ]);
    expect((await books(database)).ledger - before.ledger).toBe(2240);
  });

  it('takes a refused event once what it lacked is there', async () => {
    const event = tradeVerified({ heroId: 'h-late' });
    expect(fates(await ingest([event]))).toEqual(['unknown_hero']);
    await database.query(
      `insert into hero (id, name, referral_code, score_reached_at, joined_at) values ('h-late', 'Late', 'HEROLATE', now(), now())`,
    );
    expect(fates(await ingest([event]))).toEqual(['applied']);
  });

  it('keeps refusing an event that came too late, also once there is more, and takes a new one', async () => {
    const reward = rewardAdded({ pointsCost: 1, availableQuantity: 1 });
    const { rewardId } = reward.data as { rewardId: string };
    const [first, late] = ['h1', 'h2'].map((heroId) => rewardClaimed(randomUUID(), rewardId, heroId));
    expect(fates(await ingest([reward, first, late, late]))).toEqual(['applied', 'applied', 'sold_out', 'sold_out']);
    expect(fates(await ingest([rewardStocked(rewardId, 5)]))).toEqual(['applied']);
    const again = await ingest([late, first, late]);
    expect(fates(again)).toEqual(['sold_out', 'duplicate', 'sold_out']);
    expect(again).toMatchObject({
      result: { results: [{ error: { message: expect.stringContaining('sold out') } }, {}, {}] },
    });
    expect(fates(await ingest([rewardClaimed(randomUUID(), rewardId, 'h2')]))).toEqual(['applied']);
  });

  it('takes an event once the step before it has come', async () => {
    const reward = rewardAdded({ pointsCost: 1, availableQuantity: 1 });
    const { rewardId } = reward.data as { rewardId: string };
    const claimId = randomUUID();
    const claimed = rewardClaimed(claimId, rewardId, 'h1');
    const fulfilled = claimAdvanced(claimId, 'fulfilled');
    expect(fates(await ingest([reward, claimed, fulfilled]))).toEqual(['applied', 'applied', 'illegal_transition']);
    expect(fates(await ingest([claimAdvanced(claimId, 'processing'), fulfilled]))).toEqual(['applied', 'applied']);
  });

  it('fulfils a quote once, and only its own hero’s', async () => {
    const quote = { tradeInId: 'quote-1', heroId: 'h3', device: 'iPhone 15', condition: 'good' };
    await ingest([tradeVerified(quote, { type: 'trade.quoted' })]);
    const outcome = await ingest([
      tradeVerified({ heroId: 'h4', tradeInId: 'quote-1' }),
      tradeVerified({ heroId: 'h3', tradeInId: 'quote-1' }),
      tradeVerified({ heroId: 'h3', tradeInId: 'quote-1' }),
    ]);
    expect(fates(outcome)).toEqual(['unknown_trade_in', 'applied', 'illegal_transition']);
  });

  it('gives the stored answer to the same key and body, and refuses another body', async () => {
    const event = tradeVerified({ heroId: 'h5' });
    const first = await ingest([event], { key: 'key-1', bodyHash: 'a' });
    const again = await ingest([event], { key: 'key-1', bodyHash: 'a' });
    expect(again).toEqual({ ...first, replayed: true, ageSeconds: expect.any(Number) });
    expect(await ingest([event], { key: 'key-1', bodyHash: 'b' })).toMatchObject({
      error: { code: 'idempotency_key_reused' },
    });
    expect((await books(database)).ledger - before.ledger).toBe(2240);
  });

  it('has one effect when one key is used fifty times at once', async () => {
    const event = tradeVerified({ heroId: 'h5' });
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, () => ingest([event], { key: 'key-50', bodyHash: 'a' })),
    );
    const same = { replayed: undefined, ageSeconds: undefined };
    expect(new Set(outcomes.map((outcome) => JSON.stringify({ ...outcome, ...same }))).size).toBe(1);
    expect((await books(database)).ledger - before.ledger).toBe(2240);
  });

  it('leaves heroes’ folded numbers equal to their ledger', async () => {
    const broken = await database.query(
      `select hero.id from hero
       left join lateral (
         select coalesce(sum(case when credit_account = 'hero:' || hero.id || ':available' then amount else 0 end)
                       - sum(case when debit_account = 'hero:' || hero.id || ':available' then amount else 0 end), 0) as balance
         from ledger_entry where hero_id = hero.id
       ) as folded on true
       where folded.balance <> hero.available_points`,
    );
    expect(broken).toEqual([]);
  });
});

async function books(database: Database) {
  const [row] = await database.query<
    Record<'ledger' | 'score' | 'bottles' | 'rewards' | 'tradeIns' | 'events', number>
  >(
    `select (select coalesce(sum(amount), 0)::float8 from ledger_entry) as ledger,
            (select sum(score)::float8 from hero) as score,
            (select sum(bottles_prevented)::float8 from impact_total) as bottles,
            (select sum(rewards)::float8 from impact_total) as rewards,
            (select count(*)::float8 from trade_in where state = 'verified') as "tradeIns",
            (select count(*)::float8 from event_log) as events`,
  );
  return row!;
}
