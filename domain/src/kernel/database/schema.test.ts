import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openTestDatabase } from '../../../../tests/support/test-database.js';
import { AREAS } from '../../areas.js';
import { KERNEL_ENTITIES } from './kernel-entities.js';
import { prepareDatabase } from './prepare-database.js';

const ENTITIES = [...KERNEL_ENTITIES, ...AREAS.entities];
/** Tables that only processes of release 1.0.0 still write; a later release drops them. */
const LEAVING = ['pickup_total'];

describe('the schema', () => {
  let opened: Awaited<ReturnType<typeof openTestDatabase>>;
  beforeAll(async () => {
    opened = await openTestDatabase();
  });
  afterAll(() => opened.close());

  it('has every table and column that an entity names, and no other', async () => {
    const rows = await opened.database.query<{ table_name: string; column_name: string; is_nullable: string }>(
      `select table_name, column_name, is_nullable from information_schema.columns where table_schema = 'public'`,
    );
    const owned = new Set(
      ENTITIES.map((entity) => opened.database.orm.getMetadata().get(entity.meta.className as never).tableName),
    );
    const tables = [...new Set(rows.map(({ table_name }) => table_name))];
    expect(tables.filter((table) => !owned.has(table)).toSorted()).toEqual(['migration', ...LEAVING].toSorted());
    for (const entity of ENTITIES) {
      const meta = opened.database.orm.getMetadata().get(entity.meta.className as never);
      const expected = meta.props.flatMap(({ fieldNames, nullable }) =>
        fieldNames.map((name) => `${name} ${nullable ? 'YES' : 'NO'}`)
      );
      const actual = rows.filter(({ table_name }) => table_name === meta.tableName).map((
        { column_name, is_nullable },
      ) => `${column_name} ${is_nullable}`);
      expect({ [meta.tableName]: actual.toSorted() }).toEqual({ [meta.tableName]: expected.toSorted() });
    }
  });

  it('has a foreign key for each relation that an entity declares, and no other', async () => {
    const found = await opened.database.query<{ key: string }>(
      `select conrelid::regclass || '.' || attname || ' to ' || confrelid::regclass as key
         from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any (conkey) where contype = 'f'`,
    );
    const declared = ENTITIES.flatMap((entity) => {
      const meta = opened.database.orm.getMetadata().get(entity.meta.className as never);
      return meta.relations
        .filter(({ createForeignKeyConstraint }) => createForeignKeyConstraint)
        .map(({ fieldNames, targetMeta }) => `${meta.tableName}.${fieldNames[0]} to ${targetMeta!.tableName}`);
    });
    // The kernel knows no area, so its ledger declares no hero.
    expect(found.map(({ key }) => key).toSorted()).toEqual([...declared, 'ledger_entry.hero_id to hero'].toSorted());
  });

  it('is prepared by several processes at once without harm, and seeded once', async () => {
    await Promise.all([1, 2, 3].map(() => prepareDatabase(opened.database, 'trial')));
    const [row] = await opened.database.query<{ heroes: number; bottles: number }>(
      `select (select count(*)::int from hero) as heroes, (select sum(bottles_prevented)::float8 from impact_total) as bottles`,
    );
    expect(row).toEqual({ heroes: 1, bottles: 2_400_000 });
  });
});
