import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { prepareDatabase } from '@planet-heroes/domain/kernel/database/prepare-database';
import { openDatabase } from '@planet-heroes/domain/open-database';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@planet-heroes/platform/embedded/embedded-postgres';
import { queryOf } from '../../processes/database.js';
import { makeSwiftFolder } from '../../processes/swift-folder.js';

describe('the role that the product has on its embedded PostgreSQL', () => {
  let folder: string;
  let postgres: EmbeddedPostgres;
  beforeEach(async () => {
    folder = makeSwiftFolder('planet-heroes-role-');
    postgres = await startEmbeddedPostgres(folder);
  });
  afterEach(async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const fill = async (url: string) => {
    const database = await openDatabase({ url, poolSize: 2 });
    await prepareDatabase(database, 'minimal');
    await database.close();
  };
  const ROLES =
    'select rolname, rolsuper, rolcreaterole, rolcreatedb from pg_roles where rolname = current_user';
  const ORDINARY = { rolname: 'planet_heroes', rolsuper: false, rolcreaterole: false, rolcreatedb: false };

  it('is not a superuser: triggers hold for it, and it reaches no files, programs or settings of the server', async () => {
    await fill(postgres.url);
    const query = queryOf(postgres.url);
    expect(await query(ROLES)).toEqual([ORDINARY]);
    await expect(query('truncate audit_entry')).rejects.toThrow('The audit log is never changed.');
    for (const refused of [
      'set session_replication_role = replica', 'alter system set fsync = off',
      `select pg_read_file('PG_VERSION')`,
      'alter role planet_heroes superuser', `copy hero to program 'cat'`,
    ]) await expect(query(refused)).rejects.toThrow(/^permission denied/);
  });

  it('is made in a data folder of an older product, once, and the folder keeps its data', async () => {
    const admin = queryOf(postgres.adminUrl);
    await admin('alter database postgres owner to planet');
    await admin('drop role planet_heroes');
    rmSync(join(folder, 'postgres.product.password'));
    await fill(postgres.adminUrl);
    // As the queues have them.
    for (const made of [
      'create schema jobs',
      `create type jobs.state as enum ('waiting')`,
      'create sequence jobs.numbers',
      'create table jobs.job (id bigserial primary key, state jobs.state)',
      'create view jobs.open as select id from jobs.job',
      `create function jobs.one() returns int language sql as 'select 1'`,
      `create procedure jobs.none() language sql as 'select 1'`, 'create domain jobs.name as text',
    ]) await admin(made);
    const heroes = await admin('select * from hero');
    expect(heroes).not.toEqual([]);
    for (let starts = 0; starts < 2; starts++) {
      await postgres.stop();
      postgres = await startEmbeddedPostgres(folder);
      const query = queryOf(postgres.url);
      expect(await query(ROLES)).toEqual([ORDINARY]);
      expect(await query('select * from hero')).toEqual(heroes);
      expect(await query(OF_OTHERS)).toEqual([]);
    }
    for (const changed of ['alter table hero add column more int', 'drop schema jobs cascade', 'create schema bullmq'])
      await queryOf(postgres.url)(changed);
    await fill(postgres.url);
  });
});

/** What somebody else than the product's role owns outside of the system's own schemas. */
const OF_OTHERS = `
  with made as (select oid, nspname, nspowner from pg_namespace where nspname !~ '^(pg_|information_schema)')
  select found.* from (
    select relname::text as name, relowner as owner from pg_class join made on made.oid = relnamespace
    union all select proname::text, proowner from pg_proc join made on made.oid = pronamespace
    union all select typname::text, typowner from pg_type join made on made.oid = typnamespace
    union all select nspname::text, nspowner from made where nspname <> 'public'
    union all select datname::text, datdba from pg_database where datname = current_database()
  ) as found where owner <> 'planet_heroes'::regrole`;
