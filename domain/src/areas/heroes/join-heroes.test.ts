import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { commandsOn } from '../../../../tests/support/commands.js';
import { openTestDatabase } from '../../../../tests/support/test-database.js';
import { reconcile } from '../../kernel/reconciliation/reconcile.js';
import type { Database } from '../../kernel/database/database.js';
import { codeFor } from './referral-code.js';

describe('ingesting joins', () => {
  let database: Database;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ database, close } = await openTestDatabase());
  });
  afterAll(() => close());

  const joined = (heroId: string, data: Record<string, unknown> = {}) => ({
    specversion: '1.0', id: randomUUID(), source: '/test', type: 'hero.joined', time: '2026-11-01T10:00:00Z',
    data: { heroId, name: `Hero ${heroId}`, ...data },
  });
  const { ingest } = commandsOn(() => database);

  it('adds many at once, and each as if it had come alone', async () => {
    expect(await ingest(joined('alone'))).toEqual(['applied']);
    expect(await ingest(...['together-1', 'together-2', 'together-3'].map((id) => joined(id)))).toEqual([
      'applied',
      'applied',
      'applied',
    ]);
    const rows = await database.query<{ id: string; code: string; available: number; score: number; events: string[] }>(
      `select id, referral_code as code, available_points as available, score,
              array(select type from event_log where subject = hero.id order by transaction_id, row_number) as events
       from hero join hero_profile on hero_id = id where id like 'alone' or id like 'together-%' order by id`,
    );
    expect(rows).toEqual(
      ['alone', 'together-1', 'together-2', 'together-3'].map((id) => ({
        id, code: codeFor(id, 0), available: 25, score: 25, events: ['hero.joined', 'points.earned'],
      })),
    );
  });

  it('refuses an id that is taken, and of two equal ones in a batch the second', async () => {
    expect(
      await ingest(
        joined('first'),
        joined('alone'),
        joined('twice', { name: 'The one' }),
        joined('twice', { name: 'The other' }),
      ),
    )
      .toEqual([
        'applied',
        'already_joined',
        'applied',
        'already_joined',
      ]);
    expect(await database.query(`select name from hero where id = 'twice'`)).toEqual([{ name: 'The one' }]);
  });

  it('refuses a hero who claims to have referred itself, new or known', async () => {
    expect(await ingest(joined('narcissus'))).toEqual(['applied']);
    expect(await ingest(joined('narcissus', { referredBy: 'narcissus' }))).toEqual(['self_referral']);
    expect(await ingest(joined('echo', { referredBy: 'echo' }))).toEqual(['self_referral']);
  });

  it('knows a friend who joined in the same batch, and none who never did', async () => {
    const friend = joined('friend', { referredBy: 'sharer' });
    expect(await ingest(joined('sharer'), friend, joined('stranger', { referredBy: 'nobody' }))).toEqual([
      'applied', 'applied', 'unknown_hero',
    ]);
    expect(await database.query(`select referred_by from hero where id = 'friend'`)).toEqual([{
      referred_by: 'sharer',
    }]);
  });

  it('draws another code where the first is taken', async () => {
    await database.query(
      `insert into hero (id, name, referral_code, score_reached_at, joined_at) values ('squatter', 'Squatter', $1, now(), now())`,
      [codeFor('unlucky', 0)],
    );
    expect(await ingest(joined('lucky'), joined('unlucky'))).toEqual(['applied', 'applied']);
    expect(await database.query(`select referral_code from hero where id = 'unlucky'`)).toEqual([{
      referral_code: codeFor('unlucky', 1),
    }]);
  });

  it('counts every hero and point in the totals, and keeps reconciliation in balance', async () => {
    const totals = async () =>
      (await database.query<Record<'heroes' | 'points', number>>(
        'select sum(heroes)::int as heroes, sum(points)::int as points from impact_total',
      ))[0]!;
    const before = await totals();
    await ingest(...['counted-1', 'counted-2', 'counted-3'].map((id) => joined(id)));
    expect(await totals()).toEqual({ heroes: before.heroes + 3, points: before.points + 75 });
    const { checks } = await reconcile(database);
    expect(checks.filter(({ holds }) => !holds)).toEqual([]);
  });
});
