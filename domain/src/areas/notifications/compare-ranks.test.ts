import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TEST_SERVICES } from '../../../../tests/support/command-services.js';
import { commandsOn } from '../../../../tests/support/commands.js';
import { openTestDatabase } from '../../../../tests/support/test-database.js';

/** More than PostgreSQL takes parameters. */
const HEROES = 66_000;
const LOSERS = 3_000;
/** What a product allows. */
const SERVICES = { ...TEST_SERVICES, transactionBoundMs: 2_000 };

describe('the ranks of very many heroes with an account', () => {
  let opened: Awaited<ReturnType<typeof openTestDatabase>>;
  beforeAll(async () => {
    opened = await openTestDatabase('minimal');
    const { database } = opened;
    await database.query(
      `insert into hero (id, name, referral_code, score, score_reached_at, joined_at)
       select 'h' || place, 'Hero', 'many-' || place, 2000000 - place, now(), now()
       from generate_series(1, $1) as place`,
      [HEROES],
    );
    await database.query(
      `insert into account (id, email, hero_id, created_at)
       select 'a' || place, 'many-' || place || '@example.com', 'h' || place, now()
       from generate_series(1, $1) as place`,
      [HEROES],
    );
  });
  afterAll(() => opened.close());

  const compare = () => commandsOn(() => opened.database).run('compare-ranks', {}, { services: SERVICES });
  const told = () =>
    opened.database.query<{ items: number; heroes: number; emails: number; known: number }>(
      `select count(*)::int as items, count(distinct hero_id)::int as heroes,
         (select count(*)::int from outbox_message where kind = 'rank-lost') as emails,
         (select count(*)::int from known_rank) as known
       from inbox_item where kind = 'rank-lost'`,
    );

  it('are compared within the bound of a transaction, and each that was lost is notified once', async () => {
    expect(await compare()).toMatchObject({ result: { told: 0 } });
    expect(await told()).toEqual([{ items: 0, heroes: 0, emails: 0, known: HEROES }]);
    await opened.database.query('update hero set score = 3000000 where id = $1', [`h${LOSERS + 1}`]);
    expect(await compare()).toMatchObject({ result: { told: LOSERS } });
    const once = [{ items: LOSERS, heroes: LOSERS, emails: LOSERS, known: HEROES }];
    expect(await told()).toEqual(once);
    expect(await compare()).toMatchObject({ result: { told: 0 } });
    expect(await told()).toEqual(once);
  });

  it('that were lost are notified once by two comparisons at the same time', async () => {
    await opened.database.query(`update known_rank set told_at = told_at - interval '2 days'`);
    await opened.database.query('update hero set score = 4000000 where id = $1', [`h${LOSERS + 2}`]);
    await Promise.all([compare(), compare()]);
    // The one that came first on the board has lost a rank as well.
    expect((await told())[0]!.items).toBe(2 * LOSERS + 1);
  });
});
