import type { EntitySchema, EntitySchemaWithMeta } from '@mikro-orm/core';
import { type EntityManager, type InferKyselyDB, type InferKyselyTable, MikroORM } from '@mikro-orm/postgresql';
import {
  CompiledQuery, HandleEmptyInListsPlugin, type Kysely, replaceWithNoncontingentExpression, type Selectable,
  type Transaction as KyselyTransaction,
} from 'kysely';
import type { Pool } from 'pg';
import { ExpectedError } from '@planet-heroes/contracts/kernel/errors/expected-error';
import type { Origins } from '../log/origins.js';
import type { InstanceSecret } from '../sessions/instance-secret.entity.js';
import { BOUND_SQL, type TransactionBound, TransactionTooLongError, wasCutOff } from './bound-transaction.js';
import { KERNEL_ENTITIES } from './kernel-entities.js';
import { TYPE_PARSERS } from './type-parsers.js';
import { assertServerVersion, connectionFault } from './connection-fault.js';
import { type ConnectionSettings, connectionSettings } from './connection-settings.js';
import { takeBackBroken } from './take-back-broken.js';
import { currentNames, MIGRATION_TABLE } from './migrate.js';
import { MIGRATIONS } from './migrations/index.js';
import { assertMayWrite, OLDEST_WRITER } from './oldest-writer.js';

// Of any entity: what the tables are made of is the business of those that name them.
export type AnyEntity = EntitySchema<any, any, any>; // oxlint-disable-line typescript/no-explicit-any

/** What the domain consists of, as far as a database has to know; its engines ask `areasOf` for the rest. */
export interface WithEntities {
  readonly entities: readonly AnyEntity[];
}

/**
 * Typed queries over the tables of some entities, `Tables<typeof Hero | typeof TradeIn>`, by the names of their
 * properties.
 */
export type Tables<E extends EntitySchemaWithMeta> = Kysely<InferKyselyDB<E, { columnNamingStrategy: 'property' }>>;

/** A row as these queries read it. */
export type Row<E extends EntitySchemaWithMeta> = Selectable<InferKyselyTable<E, { columnNamingStrategy: 'property' }>>;

export interface Queryable extends SqlRunner {
  /**
   * Queries that the compiler checks: columns and results are those of the entities named. In a join, no table or alias
   * may be called like the beginning of another's column that is selected (`challenge` beside `challengeId`): the query
   * builder would take that column, `challenge_id`, for the `id` of `challenge`.
   */
  tables<E extends EntitySchemaWithMeta>(): Tables<E>;
}

export interface SqlRunner {
  /**
   * Runs SQL with `$1` parameters, for the statements that must not pay for more. Each connection keeps the plan of one
   * that is given a name, which saves it most of its time where it is small and runs often; one name always stands for
   * the same SQL.
   */
  query<Row = Record<string, unknown>>(sql: string, parameters?: readonly unknown[], name?: string): Promise<Row[]>;
}

/** SQL with its parameters; one name always stands for the same SQL. */
export interface Statement {
  sql: string;
  parameters: readonly unknown[];
  name?: string;
}

/** One open transaction: the entity manager for single things, tables for sets. */
export interface Transaction extends Queryable {
  /**
   * Runs statements in their order without waiting between them, and returns the rows of each: for those that must not
   * pay for the way to the database and back more than once. What a query builder made goes in by `compile()`.
   */
  queryTogether(statements: readonly Statement[]): Promise<Record<string, unknown>[][]>;
  readonly em: EntityManager;
  readonly areas: WithEntities;
  /** The commands that it carries out, where it carries out any. */
  origins?: Origins;
}

export interface DatabaseOptions {
  url: string;
  /** What the domain consists of: its tables, and what it does about commands and events. */
  areas: WithEntities;
  /** Connections kept at the most. */
  poolSize?: number;
  applicationName?: string;
}

/** The product's PostgreSQL database. */
export class Database implements Queryable {
  private readonly unbound: Queryable['tables'];

  private constructor(
    readonly orm: MikroORM,
    readonly areas: WithEntities,
    private readonly settings: ConnectionSettings,
  ) {
    // A fork is bound to the pool, not to a transaction that is open when it is made.
    this.unbound = tablesOn(orm.em.fork() as EntityManager);
  }

  static async open(
    { url, areas, poolSize = 10, applicationName = 'planet-heroes' }: DatabaseOptions,
  ): Promise<Database> {
    const settings = connectionSettings(url, applicationName);
    const { host, port, user, password, database: dbName, ...driverOptions } = settings;
    const orm = await MikroORM.init({
      host,
      port,
      user,
      ...(password !== undefined && { password }),
      dbName,
      // A misspelt name must not become an empty shop.
      ensureDatabase: false,
      entities: [...KERNEL_ENTITIES, ...areas.entities],
      pool: { max: poolSize },
      driverOptions: {
        ...driverOptions,
        types: TYPE_PARSERS,
        // Several statements may be on their way at once: see `queryTogether`.
        pipeline: true,
        // A transaction that its process forgot would hold back every reader of the log.
        idle_in_transaction_session_timeout: 30_000,
        onPoolCreated: takeBackBroken,
      },
      forceUtcTimezone: true,
      logger: () => undefined,
    });
    return new Database(orm as MikroORM, areas, settings);
  }

  /**
   * Connects for the first time. Throws an ExpectedError where the server cannot be reached, lets nobody in or is too
   * old.
   */
  async assertUsable(): Promise<void> {
    const [row] = await this.query<{ version: number }>(`select current_setting('server_version_num')::int as version`)
      .catch((error: unknown) => {
        throw connectionFault(error, this.settings);
      });
    assertServerVersion(row!.version);
  }

  /** Throws an ExpectedError where a newer release has made the schema one that this release must not write to. */
  async assertMayWrite(): Promise<void> {
    if ((await this.migrations()).length === 0) return;
    const row = await this.tables<typeof InstanceSecret>().selectFrom('instance_secret').select('value')
      .where('name', '=', OLDEST_WRITER).executeTakeFirst();
    assertMayWrite(row?.value);
  }

  /** For programs that must not migrate: throws an ExpectedError unless this release may write to the schema. */
  async assertPrepared(): Promise<void> {
    await this.assertUsable();
    const names = new Set(currentNames(await this.migrations()));
    const { host, port, database } = this.settings;
    const place = `${host}:${port}, database "${database}"`;
    if (names.size === 0) throw new ExpectedError(`This database holds nothing of Planet Heroes (${place}).`);
    await this.assertMayWrite();
    if (MIGRATIONS.every(({ name }) => names.has(name))) return;
    throw new ExpectedError(`The schema of this database is of an older product; npm run migrate brings it up to date (${place}).`);
  }

  /** The names of the migrations that it has had, oldest first; none where it is empty. */
  async migrations(): Promise<string[]> {
    const [found] = await this.query<{ exists: boolean }>('select to_regclass($1) is not null as exists', [MIGRATION_TABLE]);
    if (!found!.exists) return [];
    return (await this.query<{ name: string }>(`select name from ${MIGRATION_TABLE} order by id`)).map(({ name }) => name);
  }

  tables<E extends EntitySchemaWithMeta>(): Tables<E> {
    return this.unbound<E>();
  }

  async query<Row = Record<string, unknown>>(
    sql: string,
    parameters: readonly unknown[] = [],
    name?: string,
  ): Promise<Row[]> {
    const result = await this.kysely().executeQuery(statement(sql, parameters, name));
    return result.rows as Row[];
  }

  /**
   * Commits when `work` resolves, rolls everything back when it throws. With a bound it is ended there: throws
   * TransactionTooLongError, and nothing was done. Those that write for callers have one; loads and seeds have none.
   */
  async transaction<T>(
    work: (transaction: Transaction) => Promise<T>,
    { isolation = 'read committed', bound }: {
      isolation?: 'read committed' | 'repeatable read';
      bound?: TransactionBound;
    } = {},
  ): Promise<T> {
    let openSince = Number.POSITIVE_INFINITY;
    try {
      return await this.orm.em.fork().transactional(
        async (em) => {
          const transaction = transactionOn(em as EntityManager, this.areas);
          openSince = performance.now();
          if (!bound) return work(transaction);
          const owner = `${this.settings.application_name}: ${bound.owner}`;
          const bounding = transaction.query(BOUND_SQL, [String(bound.ms), owner], 'bound-transaction');
          // The work is sent right after the bound; where setting the bound fails, everything after it fails because of
          // it.
          const [bounded, worked] = await Promise.allSettled([bounding, work(transaction)]);
          if (bounded.status === 'rejected') throw bounded.reason;
          if (worked.status === 'rejected') throw worked.reason;
          return worked.value;
        },
        { isolationLevel: isolation },
      );
    } catch (error) {
      if (bound && wasCutOff(error, bound, performance.now() - openSince))
        throw new TransactionTooLongError(
          bound.owner,
          bound.ms,
          { cause: error },
        );
      throw error;
    }
  }

  /** Rejects while the database does not answer. */
  async ping(): Promise<void> {
    await this.query('select 1');
  }

  /** The connection pool itself, for streaming reads. */
  async pool(): Promise<Pool> {
    return (await this.orm.em.getConnection().getNativeClient()) as Pool;
  }

  async close(): Promise<void> {
    await this.orm.close(true);
  }

  private kysely(): Kysely<unknown> {
    return this.orm.em.getConnection().getClient() as Kysely<unknown>;
  }
}

function transactionOn(em: EntityManager, areas: WithEntities): Transaction {
  const context = em.getTransactionContext() as KyselyTransaction<unknown>;
  return {
    em,
    areas,
    tables: tablesOn(em),
    async query<Row>(sql: string, parameters: readonly unknown[] = [], name?: string) {
      const result = await context.executeQuery(statement(sql, parameters, name));
      return result.rows as Row[];
    },
    queryTogether: (statements) =>
      context.getExecutor().provideConnection((connection) =>
        Promise.all(statements.map(async ({ sql, parameters, name }) => {
          const result = await connection.executeQuery<Record<string, unknown>>(statement(sql, parameters, name));
          return result.rows;
        }))
      ),
  };
}

/** Nothing is in an empty list: PostgreSQL takes no `in ()`. Queries that stand in a list are left as they are. */
const EMPTY_LISTS = new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression });

/** Names and values are the entities' own: properties for columns, dates for times, numbers for 64-bit counts. */
function tablesOn(em: EntityManager): Queryable['tables'] {
  let tables: unknown;
  // The manager offers every table there is: an area's query sees those that it names.
  return <E extends EntitySchemaWithMeta>() => {
    tables ??= em.getKysely({ columnNamingStrategy: 'property', convertValues: true }).withPlugin(EMPTY_LISTS);
    return tables as Tables<E>;
  };
}

/** The driver takes a named statement instead of its text; the query builder passes it on unchanged. */
function statement(sql: string, parameters: readonly unknown[], name: string | undefined): CompiledQuery {
  return CompiledQuery.raw((name === undefined ? sql : { name, text: sql }) as string, [...parameters]);
}
