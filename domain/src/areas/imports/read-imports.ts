import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type {
  ImportAnswer, ImportQuery, ImportsAnswer, ImportsQuery, ImportSummary,
} from '@planet-heroes/contracts/areas/imports/schemas';
import type { InferEntity } from '@mikro-orm/core';
import type { Queryable } from '../../kernel/database/database.js';
import { pageOf, readCursor } from '../../kernel/database/keyset.js';
import type { CsvImport, CsvImportRow } from './csv-import.entity.js';

/** A page of a company's imports, newest first. */
export async function listImports(
  database: Queryable,
  companyId: string,
  { limit, after }: ImportsQuery,
): Promise<ImportsAnswer> {
  const end = after === undefined ? undefined : readCursor(after);
  const rows = await database.tables<typeof CsvImport>()
    .selectFrom('csv_import')
    .selectAll()
    .where('companyId', '=', companyId)
    .$if(
      end !== undefined,
      (imports) => imports.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('createdAt', 'id'), '<', tuple(end!.time, end!.id)),
      ),
    )
    .orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(limit + 1).execute();
  const { page, next } = pageOf(rows, limit, ({ createdAt, id }) => ({ time: createdAt, id }));
  return { imports: page.map(asImportSummary), next };
}

/** One import, with a page of its rows where they are wanted. Another company's is unknown. Throws `unknown_import`. */
export async function readImport(
  database: Queryable,
  importId: string,
  query: ImportQuery,
  companyId: string,
): Promise<ImportAnswer> {
  const tables = database.tables<typeof CsvImport | typeof CsvImportRow>();
  const found = await tables.selectFrom('csv_import')
    .selectAll()
    .where('id', '=', importId)
    .where('companyId', '=', companyId)
    .executeTakeFirst();
  if (!found) throw unknownImport(importId);
  const summary = asImportSummary(found);
  const { rows: wanted, after, limit } = query;
  if (wanted === 'none') return { ...summary, rows: [], next: null };
  let some = tables.selectFrom('csv_import_row')
    .select([
      'line', 'state as status', 'columnName as column', 'reason', 'refusal', 'cells', 'model', 'condition', 'quantity',
    ])
    .where('importId', '=', importId).where('line', '>', after).orderBy('number').limit(limit + 1);
  if (wanted !== 'all') some = some.where('state', '=', wanted);
  const rows = await some.execute();
  const page = rows.slice(0, limit)
    .map(({ cells, ...row }) => ({ ...row, cells: row.status === 'refused' ? cells : null }));
  return { ...summary, rows: page, next: rows.length > limit ? page.at(-1)!.line : null };
}

/** An import for lists, rooms and events. */
export function asImportSummary(row: InferEntity<typeof CsvImport>): ImportSummary {
  const { id, companyId, state, rowCount, checked, accepted, refused, quoteId, createdAt, completedAt } = row;
  return {
    id, companyId, status: state, rowCount, checked, accepted, refused, quoteId: quoteId ?? null,
    createdAt: createdAt.toISOString(), completedAt: completedAt?.toISOString() ?? null,
  };
}

export function unknownImport(importId: string): AppError {
  return new AppError('unknown_import', `There is no import "${importId}".`, { importId });
}
