import { z } from 'zod';

// A backup is gzipped text: a line for the head; for each table a line, its rows as PostgreSQL's COPY writes them, and
// a line with \. alone; then a line for the end. The end's hashes show whether the backup is complete and undamaged.

const identifier = z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.number().int().nonnegative();

export const BACKUP_FORMAT = 'planet-heroes-backup';

/** What a backup begins with. `position` is the event log's, as the Planet-Position header shows it. */
export const backupHeadSchema = z.object({
  format: z.literal(BACKUP_FORMAT),
  version: z.literal(1),
  /** The product that wrote it. */
  product: z.string(),
  takenAt: z.iso.datetime(),
  position: z.string().regex(/^\d+-\d+$/),
  /** Migrations of the schema it was taken from, oldest first. */
  migrations: z.array(z.string()).min(1),
});
export type BackupHead = z.infer<typeof backupHeadSchema>;

/** A table's line. Tables stand in an order in which they can be loaded: none before one that it refers to. */
export const backupTableSchema = z.object({ table: identifier, columns: z.array(identifier).min(1) });
export type BackupTable = z.infer<typeof backupTableSchema>;

/**
 * What a backup ends with. `sha256` is that of all text before this line; `sequences` are last numbers by
 * `table.column`.
 */
export const backupEndSchema = z.object({
  tables: z.record(identifier, z.object({ rows: count, sha256 })),
  sequences: z.record(z.string().regex(/^[a-z0-9_]+\.[a-z0-9_]+$/), z.string().regex(/^\d+$/)),
  sha256,
});
export type BackupEnd = z.infer<typeof backupEndSchema>;
