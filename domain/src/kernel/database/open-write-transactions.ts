import type { Queryable } from './database.js';

/** A transaction that has written and is not over: events committed after it began wait for its end. */
export interface OpenWriteTransaction {
  /** Distinguishes it from others, also from later ones of its connection. */
  id: string;
  ageSeconds: number;
  /** The program, with the command where it is one of ours. */
  owner: string;
}

/**
 * The writing transactions of the database, oldest first: they hold its log back. Those of other roles have a name only
 * where ours may read it (`pg_read_all_stats`).
 */
export function readOpenWriteTransactions(database: Queryable): Promise<OpenWriteTransaction[]> {
  return database.query<OpenWriteTransaction>(
    `select concat_ws('-', pid, backend_xid) as id, coalesce(nullif(application_name, ''), backend_type) as owner,
            greatest(0, extract(epoch from clock_timestamp() - xact_start))::float8 as "ageSeconds"
     from pg_stat_activity
     where backend_xid is not null and xact_start is not null and datname = current_database() order by xact_start`,
    [],
    'open-write-transactions',
  );
}
