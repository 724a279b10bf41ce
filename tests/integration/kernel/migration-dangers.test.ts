// Migrations run beside processes of the release before. What would stop these, or what they would get wrong, is
// refused here: in every migration after release 1.0.0, and in samples of each kind.
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { migrateWithin } from '@planet-heroes/domain/kernel/database/migrate';
import { MIGRATIONS } from '@planet-heroes/domain/kernel/database/migrations/index';
import { onConnection } from '../../processes/database.js';
import { dangersOf } from '../../support/migration-dangers.js';
import { nextMigration } from '../../support/next-migration.js';
import { createTestDatabase, type TestDatabase } from '../../support/test-database.js';

const LAST_OF_1_0_0 = '20261126230000-starting-workers';
const [former, later] = [
  MIGRATIONS.filter(({ name }) => name <= LAST_OF_1_0_0),
  MIGRATIONS.filter(({ name }) => name > LAST_OF_1_0_0),
];

describe('a migration of a running product', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await createTestDatabase();
    await onConnection(database.url, async (client) => {
      await migrateWithin(client, former.map(({ name }) => name));
      await client.query('alter table hero add constraint named check (score >= 0) not valid');
    });
  });
  afterEach(() => database.drop());

  it('endangers nobody, whichever of those since release 1.0.0 it is', async () => {
    expect(former.at(-1)!.name).toBe(LAST_OF_1_0_0);
    const found = await onConnection(database.url, async (client) => {
      const dangers: Record<string, string[]> = {};
      for (const migration of later) dangers[migration.name] = await dangersOf(client, migration);
      return dangers;
    });
    expect(found).toEqual(Object.fromEntries(later.map(({ name }) => [name, []])));
  });

  it.each([
    ['an empty column', ['alter table hero add motto text']],
    ['a new table that refers to one', ['create table souvenir (id text primary key, hero_id text not null references hero)']],
    ['a check of new rows', ['alter table hero add constraint wordy check (name is not null) not valid']],
    ['the check of the old ones', ['alter table hero validate constraint named']],
    ['a default that was thought about', ['alter table hero add is_vip boolean not null default false -- safe: older code has none']],
    ['rows of a new table', ['create table souvenir (id text primary key)', `insert into souvenir values ('cap')`]],
    ['a longer list of allowed values, not checked at once', [
      'alter table order_custody drop constraint order_custody_by_check',
      `alter table order_custody add constraint order_custody_by_check check (by in ('desk', 'robot')) not valid`,
    ]],
  ])('may have %s', async (_, statements) => {
    expect(await onConnection(database.url, (client) => dangersOf(client, nextMigration('sample', statements)))).toEqual([]);
  });

  it.each([
    ['writes a table anew', ['alter table hero alter score type numeric'], /writes every row of hero anew/],
    ['adds a random default', ['alter table hero add salt uuid default gen_random_uuid()'], /every row of hero anew/],
    ['checks a constraint at once', ['alter table hero add constraint wordy check (name is not null)'], /hero wordy at once/],
    ['checks a new one under its lock', [
      'alter table hero add constraint wordy check (name is not null) not valid',
      'alter table hero validate constraint wordy',
    ], /hero wordy at once/],
    ['checks a wider one at once', [
      'alter table order_custody drop constraint order_custody_by_check',
      `alter table order_custody add constraint order_custody_by_check check (by in ('desk', 'robot'))`,
    ], /order_custody_by_check at once/],
    ['checks a reference at once', ['alter table hero add friend_id text references hero'], /hero_friend_id_fkey at once/],
    ['requires a column', ['alter table hero add motto text', 'alter table hero alter motto set not null'], /requires hero motto/],
    ['builds an index', ['create index hero_by_name on hero (name)'], /builds hero hero_by_name while/],
    ['builds one for a constraint', ['alter table hero add unique (name)'], /builds hero hero_name_key while/],
    ['adds a default', ['alter table order_device add tip_fils bigint not null default 0'], /leave order_device tip_fils/],
    ['adds a default that may be null', ['alter table order_device add tip_fils bigint default 0'], /leave order_device tip/],
    ['changes rows', [`update hero set name = 'x'`], /writes rows of hero/],
    ['adds rows', [`insert into impact_total select from hero where false`], /writes rows of impact_total/],
    ['changes two tables', ['alter table hero add x text', 'alter table impact_total add x text'], /keeps hero and impact_total/],
  ])('is refused if it %s', async (_, statements, danger) => {
    const found = await onConnection(database.url, (client) => dangersOf(client, nextMigration('sample', statements)));
    expect(found).toContainEqual(expect.stringMatching(danger));
  });

  it.each([
    ['is prepared for a second try', ['drop index concurrently if exists named', 'create index concurrently named on hero (name)'], []],
    ['is not', ['create index concurrently named on hero (name)'], [expect.stringMatching('broken named behind')]],
    ['changes something else as well', ['alter table hero add motto text'], [expect.stringMatching('end half-way')]],
  ])('without a transaction builds indexes, and %s', async (_, statements, dangers) => {
    const migration = nextMigration('sample', statements, { isTransactional: false });
    expect(await onConnection(database.url, (client) => dangersOf(client, migration))).toEqual(dangers);
  });
});
