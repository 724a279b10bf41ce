import { asPlainCell } from '@planet-heroes/contracts/kernel/text/formula';

/** A value of a CSV file: text, a number as it is, or nothing. */
export type CsvCell = string | number | null | undefined;

/** So that spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Rows as CSV (RFC 4180), the names of the columns first. */
export function csvOf(columns: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return [columns, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** A CSV file for spreadsheets. */
export function csvFile(columns: readonly string[], rows: readonly (readonly CsvCell[])[]): Blob {
  return new Blob([BYTE_ORDER_MARK, csvOf(columns, rows)], { type: 'text/csv;charset=utf-8' });
}

/** What a spreadsheet would take for a formula stays text; numbers are ours, and stay numbers. */
function cell(value: CsvCell): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const safe = asPlainCell(value);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
