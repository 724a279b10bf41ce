import type { Migration } from '@mikro-orm/migrations';

export type MigrationClass = new (...from: ConstructorParameters<typeof Migration>) => Migration;

/** A column that is derived for the rows that have none: those from before it, and those of older processes. */
export interface ColumnFill {
  table: string;
  /** Nullable and without a default: null means that a reader has to derive the value. */
  column: string;
  /** The value in SQL, from the row `filled`; null where it cannot be derived. */
  value: string;
}

/** One migration, as the list of them has it. */
export interface MigrationEntry {
  name: string;
  class: MigrationClass;
  /** Filled in small steps after all migrations, and by each later start for the rows that came since. */
  fills?: readonly ColumnFill[];
  /** The oldest release that may write to the schema from here on; an older one does not start any more. */
  oldestWriter?: string;
}
