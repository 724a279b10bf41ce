import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import { Migrator } from '@mikro-orm/migrations';
import { CompiledQuery, type Kysely, type Transaction as KyselyTransaction } from 'kysely';
import type { Pool } from 'pg';
import { BOUND_SQL, type TransactionBound, TransactionTooLongError, wasCutOff } from './bound-transaction.js';
import { ENTITIES } from './entities.js';
import { takeBackBroken } from './take-back-broken.js';
import { MIGRATIONS } from './migrations/index.js';

/**
 * Runs SQL with `$1` parameters; 64-bit numbers come back as strings unless the SQL casts them. Each connection keeps the
 * plan of a statement that is given a name, which saves it most of its time where it is small and runs often; one name
 * always stands for the same SQL.
 */
export interface Queryable {
  query<Row = Record<string, unknown>>(sql: string, parameters?: readonly unknown[], name?: string): Promise<Row[]>;
}

/** One open transaction: SQL for set-based work, the entity manager for single entities. */
export interface Transaction extends Queryable {
  readonly em: EntityManager;
}

export interface DatabaseOptions {
  url: string;
  /** Connections kept at the most. */
  poolSize?: number;
  applicationName?: string;
}

/** The product's PostgreSQL database. */
export class Database implements Queryable {
  private constructor(
    readonly orm: MikroORM,
    private readonly applicationName: string,
  ) {}

  static async open({ url, poolSize = 10, applicationName = 'planet-heroes' }: DatabaseOptions): Promise<Database> {
    const orm = await MikroORM.init({
      clientUrl: url,
      entities: ENTITIES,
      extensions: [Migrator],
      migrations: { migrationsList: MIGRATIONS, tableName: 'migration', snapshot: false, allOrNothing: true },
      pool: { max: poolSize },
      driverOptions: {
        application_name: applicationName,
        connectionTimeoutMillis: 5_000,
        // A transaction that its process forgot would hold back every reader of the log.
        idle_in_transaction_session_timeout: 30_000,
        onPoolCreated: takeBackBroken,
      },
      forceUtcTimezone: true,
      logger: () => undefined,
    });
    return new Database(orm as MikroORM, applicationName);
  }

  async query<Row = Record<string, unknown>>(sql: string, parameters: readonly unknown[] = [], name?: string): Promise<Row[]> {
    const result = await this.kysely().executeQuery(statement(sql, parameters, name));
    return result.rows as Row[];
  }

  /**
   * Commits when `work` resolves, rolls everything back when it throws. With a bound it is ended there: throws
   * TransactionTooLongError, and nothing was done. Those that write for callers have one; loads and seeds have none.
   */
  async transaction<T>(
    work: (transaction: Transaction) => Promise<T>,
    { isolation = 'read committed', bound }: { isolation?: 'read committed' | 'repeatable read'; bound?: TransactionBound } = {},
  ): Promise<T> {
    let openSince = Number.POSITIVE_INFINITY;
    try {
      return await this.orm.em.fork().transactional(
        async (em) => {
          const transaction = transactionOn(em as EntityManager);
          openSince = performance.now();
          if (bound) await transaction.query(BOUND_SQL, [String(bound.ms), `${this.applicationName}: ${bound.owner}`], 'bound-transaction');
          return work(transaction);
        },
        { isolationLevel: isolation },
      );
    } catch (error) {
      if (bound && wasCutOff(error, bound, performance.now() - openSince)) throw new TransactionTooLongError(bound.owner, bound.ms, { cause: error });
      throw error;
    }
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

function transactionOn(em: EntityManager): Transaction {
  const context = em.getTransactionContext() as KyselyTransaction<unknown>;
  return {
    em,
    async query<Row>(sql: string, parameters: readonly unknown[] = [], name?: string) {
      const result = await context.executeQuery(statement(sql, parameters, name));
      return result.rows as Row[];
    },
  };
}

/** The driver takes a named statement in the place of its text; the query builder passes on what it is given. */
function statement(sql: string, parameters: readonly unknown[], name: string | undefined): CompiledQuery {
  return CompiledQuery.raw((name === undefined ? sql : { name, text: sql }) as string, [...parameters]);
}
