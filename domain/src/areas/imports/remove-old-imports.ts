import { sql } from 'kysely';
import { DEMO_COMPANY_ID, IMPORTS_KEPT } from '@planet-heroes/contracts/areas/companies/catalogue';
import { HOUR_MS } from '@planet-heroes/contracts/kernel/calendar/durations';
import type { Transaction } from '../../kernel/database/database.js';
import { appendEvents } from '../../kernel/log/append-events.js';
import { removeInRounds, type Retention } from '../../kernel/retention/retention.js';
import type { CsvImport, CsvImportRow, CsvUpload } from './csv-import.entity.js';

/** Up to 25,000 rows in one transaction. */
const AT_ONCE = 5;
const MAX_ROUNDS = 200;

/** Removes imports that have been kept long enough, with their rows; the quotes made of them stay. */
export const removeOldImports: Retention = async (database, { cause, now, bound }) => {
  let removed = 0;
  let transactionId: string | undefined;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const done = await database.transaction((transaction) => removeSome(transaction, { cause, time: now }), { bound });
    if (!done) break;
    removed += done.count;
    transactionId = done.transactionId;
  }
  return { removed, transactionId };
};

async function removeSome(transaction: Transaction, told: { cause: string; time: Date }) {
  const ago = (hours: number) => new Date(told.time.getTime() - hours * HOUR_MS);
  const tables = transaction.tables<typeof CsvImport | typeof CsvImportRow>();
  const old = await tables.selectFrom('csv_import').select(['id', 'companyId'])
    .where(({ eb, or, and }) => or([
      and([eb('companyId', '=', DEMO_COMPANY_ID), eb('createdAt', '<', ago(IMPORTS_KEPT.demoHours))]),
      and([eb('companyId', '<>', DEMO_COMPANY_ID), eb('createdAt', '<', ago(IMPORTS_KEPT.days * 24))]),
    ]))
    .orderBy('createdAt').limit(AT_ONCE).forUpdate().skipLocked().execute();
  if (old.length === 0) return undefined;
  const ids = old.map(({ id }) => id);
  await tables.deleteFrom('csv_import_row').where('importId', 'in', ids).execute();
  await tables.deleteFrom('csv_import').where('id', 'in', ids).execute();
  const events = old.map(({ id, companyId }) => ({
    type: 'import.removed' as const, subject: id, ...told, data: { companyId, importId: id },
  }));
  return { count: old.length, transactionId: await appendEvents(transaction, events) };
}

/** Files of which no import was begun; the next one of anybody takes them away as well. */
export const removeOldUploads = removeInRounds(async (database, rows) => {
  const tables = database.tables<typeof CsvUpload>();
  const removed = await tables.deleteFrom('csv_upload')
    .where('id', 'in', tables.selectFrom('csv_upload').select('id')
      .where('uploadedAt', '<', sql<Date>`now() - interval '1 day'`).limit(rows))
    .returning('id').execute();
  return removed.length;
});
