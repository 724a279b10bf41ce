import { Database, type Queryable } from './database.js';

/**
 * Runs several reads that must agree with each other as of one moment. Within a transaction its own locks decide what
 * may change in between.
 */
export function inOneSnapshot<T>(database: Queryable, read: (snapshot: Queryable) => Promise<T>): Promise<T> {
  return database instanceof Database ? database.transaction(read, { isolation: 'repeatable read' }) : read(database);
}
