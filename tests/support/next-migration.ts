import { Migration } from '@mikro-orm/migrations';
import type { MigrationEntry } from '@planet-heroes/domain/kernel/database/migration-entry';

/** A migration of a release that is still to come, of these statements. */
export function nextMigration(
  name: string,
  statements: readonly string[],
  { isTransactional = true, ...entry }: { isTransactional?: boolean } & Partial<MigrationEntry> = {},
): MigrationEntry {
  class Next extends Migration {
    override up(): void {
      for (const statement of statements) this.addSql(statement);
    }

    override isTransactional(): boolean {
      return isTransactional;
    }
  }
  return { name: `20990101000000-${name}`, class: Next, ...entry };
}
