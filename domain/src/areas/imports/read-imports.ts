import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { ImportAnswer, ImportQuery, ImportRow, ImportSummary } from '@planet-heroes/contracts/areas/imports/schemas';
import type { Queryable } from '../../kernel/database/database.js';
import { utcText } from '../../kernel/database/utc-text.js';

export const IMPORT_COLUMNS = `id, company_id as "companyId", state as status, row_count as "rowCount", checked, accepted, refused,
  quote_id as "quoteId", ${utcText('created_at')} as "createdAt", ${utcText('completed_at')} as "completedAt"`;

/** One import, with a page of its rows where they are wanted. Another company's is unknown. Throws `unknown_import`. */
export async function readImport(database: Queryable, importId: string, query: ImportQuery, companyId: string): Promise<ImportAnswer> {
  const [found] = await database.query<ImportSummary>(`select ${IMPORT_COLUMNS} from csv_import where id = $1 and company_id = $2`, [importId, companyId]);
  if (!found) throw unknownImport(importId);
  if (query.rows === 'none') return { ...found, rows: [], next: null };
  const rows = await database.query<ImportRow>(
    `select line, state as status, column_name as "column", reason, model, condition, quantity from csv_import_row
     where import_id = $1 and line > $2 and ($3 = 'all' or state = $3) order by number limit $4`,
    [importId, query.after, query.rows, query.limit + 1],
  );
  const page = rows.slice(0, query.limit);
  return { ...found, rows: page, next: rows.length > query.limit ? page.at(-1)!.line : null };
}

export function unknownImport(importId: string): AppError {
  return new AppError('unknown_import', `There is no import "${importId}".`, { importId });
}
