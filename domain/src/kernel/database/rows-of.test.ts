import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openTestDatabase } from '../../../../tests/support/test-database.js';
import type { Hero } from '../../areas/heroes/hero.entity.js';
import { insertRows, rowsOf } from './rows-of.js';

describe('rows handed over to a query', () => {
  let opened: Awaited<ReturnType<typeof openTestDatabase>>;
  beforeAll(async () => {
    opened = await openTestDatabase('minimal');
  });
  afterAll(() => opened.close());
  const tables = () => opened.database.tables<typeof Hero>();
  const at = new Date('2026-11-01T10:00:00.123Z');
  const names = ['a', 'b'];

  it('become rows of a table, with defaults for what is not given, lists as lists and times to the millisecond', async () => {
    const rows = names.map((id) => ({
      id,
      name: `"${id}", {hero}`,
      referralCode: id,
      scoreReachedAt: at,
      joinedAt: at,
      badges: id === 'a' ? ['Tree, "Hugger"', 'x'] : [],
    }));
    const inserted = await insertRows(tables(), 'hero', rows, {
      id: 'text',
      name: 'text',
      referralCode: 'text',
      scoreReachedAt: 'timestamptz',
      joinedAt: 'timestamptz',
      badges: 'text[]',
    })
      .onConflict((oc) => oc.doNothing())
      .returning(['id', 'referralCode'])
      .execute();
    expect(inserted).toEqual(names.map((id) => ({ id, referralCode: id })));
    const found = await tables()
      .selectFrom('hero')
      .select(['id', 'name', 'joinedAt', 'badges', 'availablePoints'])
      .where('id', 'in', names)
      .orderBy('id')
      .execute();
    expect(found).toEqual(rows.map(({ id, name, badges }) => ({ id, name, joinedAt: at, badges, availablePoints: 0 })));
  });

  it('are joined by the names of their properties, whether the entity has them or not', async () => {
    const given = rowsOf('given', [{ id: 'a', co2Saved: 5, somethingElse: 2 ** 40, zoneId: null as string | null }], {
      id: 'text', co2Saved: 'bigint', somethingElse: 'bigint', zoneId: 'text',
    });
    await tables()
      .updateTable('hero')
      .from(given)
      .set((eb) => ({
        co2Saved: eb('hero.co2Saved', '+', eb.ref('given.co2Saved')),
        score: eb.ref('given.somethingElse'),
        zoneId: eb.ref('given.zoneId'),
      }))
      .whereRef('hero.id', '=', 'given.id')
      .execute();
    expect(await tables().selectFrom('hero').select(['co2Saved', 'score', 'zoneId']).where('id', '=', 'a').execute())
      .toEqual([
        { co2Saved: 5, score: 2 ** 40, zoneId: null },
      ]);
  });

  it('are searched for in lists that may be empty', async () => {
    const found = (only: readonly string[]) =>
      tables().selectFrom('hero').select('id').where('id', 'in', only).execute();
    const others = (but: readonly string[]) =>
      tables().selectFrom('hero').select('id').where('id', 'in', names).where('id', 'not in', but).execute();
    expect(await found([])).toEqual([]);
    expect(await others([])).toHaveLength(names.length);
    expect(await others(names)).toEqual([]);
    await tables().updateTable('hero').set({ name: 'nobody' }).where('id', 'in', []).execute();
    expect(await tables().selectFrom('hero').select('id').where('name', '=', 'nobody').execute()).toEqual([]);
  });
});
