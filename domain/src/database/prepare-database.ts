import { runSeeds, type SeedChoice } from '../seeds/run-seeds.js';
import type { Database } from './database.js';

/** One number for all: only one process at a time migrates and seeds. */
const PREPARE_LOCK = 7_203_110_468;

/** Brings the schema and the seeds up to date. Safe to call from several processes at once. */
export async function prepareDatabase(database: Database, seed: SeedChoice): Promise<void> {
  const client = await (await database.pool()).connect();
  try {
    await client.query('select pg_advisory_lock($1)', [PREPARE_LOCK]);
    await database.orm.migrator.up();
    await renumberRestoredLog(database);
    await runSeeds(database, seed);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [PREPARE_LOCK]).catch(() => undefined);
    client.release();
  }
}

/**
 * Transaction ids belong to one server. In a log restored onto another they may lie in the future, where no reader would
 * ever reach them: such rows move to the beginning, and keep their order by row number.
 */
async function renumberRestoredLog(database: Database): Promise<void> {
  await database.query(`
    update event_log set transaction_id = '1'::xid8
    where exists (select from event_log where transaction_id >= pg_snapshot_xmax(pg_current_snapshot()))`);
}
