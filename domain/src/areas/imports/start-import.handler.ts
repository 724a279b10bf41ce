import { DEMO_COMPANY_ID, DEMO_IMPORT_LIMITS } from '@planet-heroes/contracts/areas/companies/catalogue';
import type { ImportSummary } from '@planet-heroes/contracts/areas/imports/schemas';
import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import type { Transaction } from '../../kernel/database/database.js';
import { appendEvents } from '../../kernel/log/append-events.js';
import { scheduleCommands } from '../../kernel/schedule/schedule-commands.js';
import { shortId } from '../companies/companies.area.js';
import { assertDemoMayImport } from './demo-import-limits.js';
import { type CsvRow, parseDeviceCsv } from './parse-device-csv.js';
import { IMPORT_COLUMNS, unknownImport } from './read-imports.js';

/** Rows that one command checks; the commands of one file run side by side. */
const CHUNK = 250;

/** Begins an import: takes the file apart and has its rows checked. Throws `invalid_csv` or `import_limit_reached`. */
export const startImport = transactionalHandler<'start-import'>(async ({ uploadId, companyId }, transaction, { commandId, now }) => {
  const [upload] = await transaction.query<{ content: string }>('select content from csv_upload where id = $1 and company_id = $2', [uploadId, companyId]);
  // Taken apart before anything is written: from the first write on, readers of the log wait for this transaction.
  const parsed = upload && parseDeviceCsv(upload.content, companyId === DEMO_COMPANY_ID ? DEMO_IMPORT_LIMITS.rows : undefined);
  const taken = await transaction.query('delete from csv_upload where id = $1 and company_id = $2 returning id', [uploadId, companyId]);
  // Gone only where the same request has begun its import already: its stored answer is what the caller then gets.
  if (!parsed || taken.length === 0) throw unknownImport(uploadId);
  if (companyId === DEMO_COMPANY_ID) await assertDemoMayImport(transaction, now);
  const { rows, ignoredColumns } = parsed;
  const importId = shortId('IMP', commandId);
  const [started] = await transaction.query<ImportSummary>(
    `insert into csv_import (id, company_id, state, row_count, created_at) values ($1, $2, 'checking', $3, $4) returning ${IMPORT_COLUMNS}`,
    [importId, companyId, rows.length, now.toISOString()],
  );
  await insertRows(transaction, importId, rows);
  const chunks = Array.from({ length: Math.ceil(rows.length / CHUNK) }, (_, index) => ({ from: index * CHUNK + 1, to: (index + 1) * CHUNK }));
  await scheduleCommands(
    transaction,
    chunks.map(({ from, to }) => ({ id: `check-import-${importId}-${from}`, name: 'check-import-rows' as const, payload: { importId, from, to }, dueAt: now })),
  );
  await transaction.query(`delete from csv_upload where uploaded_at < now() - interval '1 day'`);
  const event = { type: 'import.started' as const, subject: importId, cause: commandId, time: now, data: { companyId, import: started! } };
  return { result: { ...started!, ignoredColumns }, transactionId: await appendEvents(transaction, [event]) };
});

async function insertRows(transaction: Transaction, importId: string, rows: readonly CsvRow[]): Promise<void> {
  await transaction.query(
    `insert into csv_import_row (import_id, number, line, cells, state)
     select $1, row.*, 'pending' from unnest($2::int[], $3::int[], $4::jsonb[]) as row (number, line, cells)`,
    [importId, rows.map((_, index) => index + 1), rows.map(({ line }) => line), rows.map(({ cells }) => JSON.stringify(cells))],
  );
}
