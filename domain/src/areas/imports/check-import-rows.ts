import { BULK_LIMITS } from '@planet-heroes/contracts/areas/companies/catalogue';
import type { ImportSummary, RowRefusal } from '@planet-heroes/contracts/areas/imports/schemas';
import type { Told } from '../../kernel/commands/command-activity.js';
import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import type { Transaction } from '../../kernel/database/database.js';
import { rowsOf } from '../../kernel/database/rows-of.js';
import { appendEvents, type NewEvent } from '../../kernel/log/append-events.js';
import { checkCsvRow } from './check-csv-row.js';
import type { CsvImport, CsvImportRow } from './csv-import.entity.js';
import { asImportSummary } from './read-imports.js';
import { askForQuote } from './take-import.js';

/** Checks some rows of an import. The step that checks the last ones makes the quote. */
export const checkImportRows = transactionalHandler<'check-import-rows'>(
  async ({ importId, from, to, userId }, transaction, { commandId, now }) => {
    const { accepted, refused } = await checkRows(transaction, importId, from, to);
    // Waits here for the other commands of this import, and sees from now on what they did.
    const row = await transaction
      .tables<typeof CsvImport>()
      .updateTable('csv_import')
      .set((eb) => ({
        checked: eb('checked', '+', accepted + refused),
        accepted: eb('accepted', '+', accepted),
        refused: eb('refused', '+', refused),
      }))
      .where('id', '=', importId)
      .where('state', '=', 'checking')
      .returningAll()
      .executeTakeFirst();
    if (!row) return { result: { completed: true }, transactionId: undefined };
    const progress = asImportSummary(row);
    const completed = progress.checked === progress.rowCount;
    const told = { cause: commandId, time: now };
    const events: NewEvent[] = completed
      ? await finishImport(transaction, progress, { ...told, asks: row.asks ?? false, userId })
      : [
        {
          type: 'import.progressed',
          subject: importId,
          ...told,
          data: { companyId: progress.companyId, import: progress },
        },
      ];
    return { result: { completed }, transactionId: await appendEvents(transaction, events) };
  },
);

async function checkRows(
  transaction: Transaction,
  importId: string,
  from: number,
  to: number,
): Promise<{ accepted: number; refused: number }> {
  const tables = transaction.tables<typeof CsvImportRow>();
  const pending = await tables.selectFrom('csv_import_row').select(['number', 'cells']).where('importId', '=', importId)
    .where('number', '>=', from)
    .where('number', '<=', to)
    .where('state', '=', 'pending')
    .orderBy('number')
    .forUpdate()
    .execute();
  const checked = pending.map(({ number, cells }) => {
    const row = checkCsvRow(cells);
    const nothing = {
      column: null, reason: null, refusal: null, model: null, condition: null, quantity: null, serial: null,
    };
    return 'accepted' in row
      ? { ...nothing, number, state: 'accepted' as const, ...row.accepted }
      : { ...nothing, number, state: 'refused' as const, ...row.refused };
  });
  const types = {
    number: 'integer',
    state: 'text',
    column: 'text',
    reason: 'text',
    refusal: 'jsonb',
    model: 'text',
    condition: 'text',
    quantity: 'integer',
    serial: 'text',
  } as const;
  await tables.updateTable('csv_import_row')
    .from(rowsOf('checked', checked, types))
    .set(({ ref }) => ({
      state: ref('checked.state'),
      columnName: ref('checked.column'),
      reason: ref('checked.reason'),
      refusal: ref('checked.refusal'),
      model: ref('checked.model'),
      condition: ref('checked.condition'),
      quantity: ref('checked.quantity'),
      serial: ref('checked.serial'),
    }))
    // Bounds the rows for every plan that PostgreSQL may choose.
    .where('csv_import_row.importId', '=', importId)
    .where('csv_import_row.number', '>=', from)
    .where('csv_import_row.number', '<=', to)
    .whereRef('csv_import_row.number', '=', 'checked.number').execute();
  const accepted = checked.filter(({ state }) => state === 'accepted').length;
  return { accepted, refused: checked.length - accepted };
}

/**
 * Ends an import whose rows are all checked: a quote is made of the accepted ones, unless others were refused and the
 * company is to be asked. Rows that would bring the quote over what one may hold are refused, the last ones first.
 *
 * Each statement goes through the rows once: about rows that were just written the planner knows nothing and expects
 * one, so that it would look a set joined to itself up again for every row, inside this transaction.
 */
async function finishImport(
  transaction: Transaction,
  { id, companyId, refused }: ImportSummary,
  { asks, userId, ...told }: Told & { asks: boolean; userId: string | undefined },
): Promise<NewEvent[]> {
  const over = await refuseRepeated(transaction, id) + await refuseBeyond(transaction, id, BULK_LIMITS.devices);
  const waits = asks && refused + over > 0;
  const { quoteId, events } = waits
    ? { quoteId: null, events: [] }
    : await askForQuote(transaction, { id, companyId, userId }, told);
  const completed = await transaction.tables<typeof CsvImport>().updateTable('csv_import')
    .set((eb) => ({
      state: 'completed',
      accepted: eb('accepted', '-', over),
      refused: eb('refused', '+', over),
      quoteId,
      completedAt: told.time,
    }))
    .where('id', '=', id).returningAll().executeTakeFirstOrThrow();
  return [
    ...events,
    { type: 'import.completed', subject: id, ...told, data: { companyId, import: asImportSummary(completed) } },
  ];
}

/** Refuses accepted rows whose serial number stands in a row before them; returns how many. */
async function refuseRepeated(transaction: Transaction, importId: string): Promise<number> {
  const tables = transaction.tables<typeof CsvImportRow>();
  const repeated = await tables
    .selectFrom((eb) =>
      eb
        .selectFrom('csv_import_row')
        .where('importId', '=', importId)
        .where('state', '=', 'accepted')
        .where('serial', 'is not', null)
        .select(({ fn }) => [
          'number',
          'line',
          fn.agg<number>('first_value', ['line']).over((over) => over.partitionBy('serial').orderBy('number')).as('begun'),
        ])
        .as('listed')
    )
    .select(['listed.number as number', 'listed.begun as begun'])
    .whereRef('listed.line', '<>', 'listed.begun')
    .execute();
  if (repeated.length === 0) return 0;
  const refused = repeated.map(({ number, begun }) => ({
    number,
    reason: `It is the one of line ${begun} again. Each device is listed once.`,
    refusal: { code: 'repeated', line: begun } satisfies RowRefusal,
  }));
  await tables.updateTable('csv_import_row')
    .from(rowsOf('repeated', refused, { number: 'integer', reason: 'text', refusal: 'jsonb' }))
    .set(({ ref }) => ({
      state: 'refused', columnName: 'serial', reason: ref('repeated.reason'), refusal: ref('repeated.refusal'),
      model: null, condition: null, quantity: null, serial: null,
    }))
    .where('csv_import_row.importId', '=', importId)
    .whereRef('csv_import_row.number', '=', 'repeated.number').execute();
  return refused.length;
}

/** Refuses the accepted rows from the first one on that brings their sum over `devices`; returns how many. */
async function refuseBeyond(transaction: Transaction, importId: string, devices: number): Promise<number> {
  const tables = transaction.tables<typeof CsvImportRow>();
  const { first } = await tables
    .selectFrom((eb) =>
      eb
        .selectFrom('csv_import_row')
        .where('importId', '=', importId)
        .where('state', '=', 'accepted')
        .select(({ fn }) => ['number', fn.sum<number>('quantity').over((over) => over.orderBy('number')).as('total')])
        .as('running')
    )
    .select(({ fn }) => fn.min('running.number').as('first'))
    .where('running.total', '>', devices)
    .executeTakeFirstOrThrow();
  if (first === null) return 0;
  const refused = await tables.updateTable('csv_import_row')
    .set({
      state: 'refused', columnName: 'quantity', model: null, condition: null, quantity: null, serial: null,
      reason: `It would bring the quote over ${devices} devices. Ask for another quote with the rest.`,
      refusal: { code: 'over_limit', units: devices },
    })
    .where('importId', '=', importId)
    .where('number', '>=', first)
    .where('state', '=', 'accepted')
    .returning('number')
    .execute();
  return refused.length;
}
