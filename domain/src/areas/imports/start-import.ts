import { createHash } from 'node:crypto';
import { DEMO_COMPANY_ID, DEMO_IMPORT_LIMITS } from '@planet-heroes/contracts/areas/companies/catalogue';
import type { ChosenColumns } from '@planet-heroes/contracts/areas/imports/csv-columns';
import type { ImportColumns } from '@planet-heroes/contracts/areas/imports/schemas';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { HOUR_MS } from '@planet-heroes/contracts/kernel/calendar/durations';
import { sql } from 'kysely';
import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import type { Queryable, Transaction } from '../../kernel/database/database.js';
import { rowsOf } from '../../kernel/database/rows-of.js';
import { appendEvents } from '../../kernel/log/append-events.js';
import { scheduleCommands } from '../../kernel/schedule/schedule-commands.js';
import { lockCompany, shortId } from '../companies/companies.area.js';
import type { CsvImport, CsvImportRow, CsvUpload } from './csv-import.entity.js';
import { type CsvRow, parseDeviceCsv } from './parse-device-csv.js';
import { asImportSummary, unknownImport } from './read-imports.js';

/** Rows that one command checks; the commands of one file run side by side. */
const CHUNK = 250;
/** An import of 1,000 rows is through long before. */
const OPEN_RETRY_S = 5;

/**
 * Keeps an uploaded file until its import begins, and returns its id: 2 MB are nothing to send through a queue. The id
 * comes from what is uploaded and the caller's key, so that the same request sent again names the same upload.
 */
export async function keepUpload(
  database: Queryable,
  { companyId, content, key }: { companyId: string; content: string; key: string },
): Promise<string> {
  const id = createHash('sha256').update(JSON.stringify([companyId, key])).update(content).digest('hex');
  await database.tables<typeof CsvUpload>().insertInto('csv_upload').values({ id, companyId, content })
    .onConflict((conflict) => conflict.column('id').doNothing()).execute();
  return id;
}

/** Drops an upload once its request is answered: a refused file is not kept, nor one that was imported before. */
export async function dropUpload(database: Queryable, uploadId: string): Promise<void> {
  await database.tables<typeof CsvUpload>().deleteFrom('csv_upload').where('id', '=', uploadId).execute();
}

/** Begins an import: takes the file apart and has its rows checked. Throws `invalid_csv` or `import_limit_reached`. */
export const startImport = transactionalHandler<'start-import'>(
  async ({ uploadId, companyId, columns: chosen, asks = false, userId }, transaction, { commandId, now }) => {
    const tables = transaction.tables<typeof CsvUpload | typeof CsvImport>();
    const upload = await tables
      .selectFrom('csv_upload')
      .select('content')
      .where('id', '=', uploadId)
      .where('companyId', '=', companyId)
      .executeTakeFirst();
    // Taken apart before anything is written: from the first write on, readers of the log wait for this transaction.
    const parsed = upload && parseDeviceCsv(
      upload.content,
      companyId === DEMO_COMPANY_ID ? DEMO_IMPORT_LIMITS.rows : undefined,
      chosen && placesOf(chosen),
    );
    const taken = await tables
      .deleteFrom('csv_upload')
      .where('id', '=', uploadId)
      .where('companyId', '=', companyId)
      .returning('id')
      .executeTakeFirst();
    // Gone only where the same request has begun its import already: its stored answer is what the caller then gets.
    if (!parsed || !taken) throw unknownImport(uploadId);
    if (companyId === DEMO_COMPANY_ID) await assertDemoMayImport(transaction, now);
    const { rows, columns, ignoredColumns } = parsed;
    const importId = shortId('IMP', commandId);
    const started = asImportSummary(
      await tables
        .insertInto('csv_import')
        .values({ id: importId, companyId, state: 'checking', rowCount: rows.length, asks, createdAt: now })
        .returningAll()
        .executeTakeFirstOrThrow(),
    );
    await insertRows(transaction, importId, rows);
    const chunks = Array.from(
      { length: Math.ceil(rows.length / CHUNK) },
      (_, index) => ({ from: index * CHUNK + 1, to: (index + 1) * CHUNK }),
    );
    await scheduleCommands(
      transaction,
      chunks.map(({ from, to }) => ({
        id: `check-import-${importId}-${from}`,
        name: 'check-import-rows' as const,
        payload: { importId, from, to, userId },
        dueAt: now,
      })),
    );
    await tables.deleteFrom('csv_upload').where('uploadedAt', '<', sql<Date>`now() - interval '1 day'`).execute();
    const event = {
      type: 'import.started' as const,
      subject: importId,
      cause: commandId,
      time: now,
      data: { companyId, import: started },
    };
    return { result: { ...started, columns, ignoredColumns }, transactionId: await appendEvents(transaction, [event]) };
  },
);

/** What was chosen; nothing was where a place is not given. */
function placesOf(chosen: ImportColumns): ChosenColumns {
  return Object.fromEntries(Object.entries(chosen).filter(([, place]) => place !== undefined));
}

async function insertRows(transaction: Transaction, importId: string, rows: readonly CsvRow[]): Promise<void> {
  const numbered = rows.map(({ line, cells }, index) => ({ number: index + 1, line, cells }));
  await transaction.tables<typeof CsvImportRow>()
    .insertInto('csv_import_row')
    .columns(['importId', 'number', 'line', 'cells', 'state'])
    .expression((eb) =>
      eb
        .selectFrom(rowsOf('csv', numbered, { number: 'integer', line: 'integer', cells: 'jsonb' }))
        .select(({ val }) => [
          val(importId).as('importId'),
          'csv.number',
          'csv.line',
          'csv.cells',
          val('pending').as('state'),
        ])
    )
    .execute();
}

/**
 * Lets visitors without a company import only so much: they share one. Throws `import_limit_reached`, saying when to
 * come back.
 */
async function assertDemoMayImport(transaction: Transaction, now: Date): Promise<void> {
  // Visitors one after the other: two at once could both take the last one.
  await lockCompany(transaction, DEMO_COMPANY_ID);
  const hourAgo = new Date(now.getTime() - HOUR_MS);
  const { open, recent, oldest } = await transaction.tables<typeof CsvImport>()
    .selectFrom('csv_import')
    .where('companyId', '=', DEMO_COMPANY_ID)
    .where(({ or, eb }) => or([eb('state', '=', 'checking'), eb('createdAt', '>', hourAgo)]))
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('state', '=', 'checking').as('open'),
      fn.countAll<number>().filterWhere('createdAt', '>', hourAgo).as('recent'),
      fn.min('createdAt').filterWhere('createdAt', '>', hourAgo).as('oldest'),
    ]).executeTakeFirstOrThrow();
  const { open: maxOpen, perHour } = DEMO_IMPORT_LIMITS;
  if (open >= maxOpen) {
    const message = `${maxOpen} lists of visitors are being checked at this moment. Please try again shortly.`;
    throw limitReached(message, OPEN_RETRY_S);
  }
  if (recent < perHour) return;
  const leaves = Math.ceil((oldest.getTime() - hourAgo.getTime()) / 1_000);
  throw limitReached(
    `Visitors may import ${perHour} lists an hour. With a company’s API key you need not wait.`,
    leaves,
  );
}

function limitReached(message: string, retryAfter: number): AppError {
  return new AppError('import_limit_reached', message, { retryAfter: Math.max(1, retryAfter) });
}
