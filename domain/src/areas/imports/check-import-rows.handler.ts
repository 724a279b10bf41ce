import type { ImportSummary } from '@planet-heroes/contracts/areas/imports/schemas';
import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import type { Transaction } from '../../kernel/database/database.js';
import { appendEvents, type NewEvent } from '../../kernel/log/append-events.js';
import { checkCsvRow } from './check-csv-row.js';
import { finishImport } from './finish-import.js';
import type { CsvRow } from './parse-device-csv.js';
import { IMPORT_COLUMNS } from './read-imports.js';

/** Checks some rows of an import. Whoever checks the last ones makes the quote. */
export const checkImportRows = transactionalHandler<'check-import-rows'>(async ({ importId, from, to }, transaction, { commandId, now }) => {
  const { accepted, refused } = await checkRows(transaction, importId, from, to);
  // Waits here for the other commands of this import, and sees from now on what they did.
  const [progress] = await transaction.query<ImportSummary>(
    `update csv_import set checked = checked + $2 + $3, accepted = accepted + $2, refused = refused + $3
     where id = $1 and state = 'checking' returning ${IMPORT_COLUMNS}`,
    [importId, accepted, refused],
  );
  if (!progress) return { result: { completed: true }, transactionId: undefined };
  const completed = progress.checked === progress.rowCount;
  const events: NewEvent[] = completed
    ? await finishImport(transaction, progress, { cause: commandId, time: now })
    : [{ type: 'import.progressed', subject: importId, cause: commandId, time: now, data: { companyId: progress.companyId, import: progress } }];
  return { result: { completed }, transactionId: await appendEvents(transaction, events) };
});

async function checkRows(transaction: Transaction, importId: string, from: number, to: number): Promise<{ accepted: number; refused: number }> {
  const rows = await transaction.query<{ number: number; cells: CsvRow['cells'] }>(
    `select number, cells from csv_import_row where import_id = $1 and number between $2 and $3 and state = 'pending' order by number for update`,
    [importId, from, to],
  );
  const checked = rows.map(({ cells }) => checkCsvRow(cells));
  const accepted = checked.map((row) => ('accepted' in row ? row.accepted : undefined));
  const refused = checked.map((row) => ('refused' in row ? row.refused : undefined));
  await transaction.query(
    `update csv_import_row as row
     set state = case when checked.reason is null then 'accepted' else 'refused' end, column_name = checked.column_name,
         reason = checked.reason, model = checked.model, condition = checked.condition, quantity = checked.quantity
     from unnest($2::int[], $3::text[], $4::text[], $5::text[], $6::text[], $7::int[])
       as checked (number, column_name, reason, model, condition, quantity)
     where row.import_id = $1 and row.number between $8 and $9 and row.number = checked.number`,
    [
      importId, rows.map(({ number }) => number), refused.map((row) => row?.column ?? null), refused.map((row) => row?.reason ?? null),
      accepted.map((row) => row?.model ?? null), accepted.map((row) => row?.condition ?? null), accepted.map((row) => row?.quantity ?? null),
      // Whatever the planner takes first, it meets no more rows than these.
      from, to,
    ],
  );
  return { accepted: accepted.filter(Boolean).length, refused: refused.filter(Boolean).length };
}
