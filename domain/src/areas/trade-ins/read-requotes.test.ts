import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openTestDatabase } from '../../../../tests/support/test-database.js';
import { readRequotes } from './read-requotes.js';

describe('re-quotes', () => {
  let opened: Awaited<ReturnType<typeof openTestDatabase>>;
  beforeAll(async () => {
    opened = await openTestDatabase();
    await opened.database.query(
      `insert into hero (id, name, referral_code, score_reached_at, joined_at) values ('h', 'H', 'HEROAAAAAA', now(), now())`,
    );
  });
  afterAll(() => opened.close());

  let made = 0;
  async function inspect(wrong: string[] | undefined, { isDemo = false } = {}): Promise<void> {
    const id = `trade-${made++}`;
    await opened.database.query(
      `insert into trade_in (id, hero_id, programme, device, condition, state, value_fils, points, bottles_prevented,
         co2saved, is_demo)
       values ($1, 'h', 'exchange', 'iPhone 13', 'good', 'verified', 100, 2, 0, 2, $2)`,
      [id, isDemo],
    );
    await opened.database.query(
      `insert into trade_in_inspection (trade_in_id, device, condition, value_fils, points, wrong_answers, note,
         inspected_at, by)
       values ($1, 'iPhone 13', 'good', 100, 2, $2, '', now(), 'desk')`,
      [id, wrong ?? []],
    );
    await opened.database.query(
      `insert into trade_in_step (id, trade_in_id, state, at, by) values (gen_random_uuid(), $1, $2, now(), 'desk')`,
      [id, wrong ? 'countered' : 'inspected'],
    );
  }

  it('are not shown before thirty phones were inspected, and then with the most frequent reason first', async () => {
    for (let phone = 0; phone < 26; phone++) await inspect(undefined);
    await inspect(['screen']);
    await inspect(['battery']);
    await inspect(['battery', 'back']);
    await inspect(['water'], { isDemo: true });
    expect(await readRequotes(opened.database)).toEqual({ inspected: null, lower: 0, reasons: [] });
    await inspect(undefined);
    expect(await readRequotes(opened.database)).toEqual({
      inspected: 30,
      lower: 3,
      reasons: [{ question: 'battery', phones: 2 }, { question: 'screen', phones: 1 }, { question: 'back', phones: 1 }],
    });
  });
});
