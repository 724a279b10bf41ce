import type { ImportRow } from '@planet-heroes/contracts/areas/imports/schemas';

/** What a file must look like, with one row of each kind of device. */
export const TEMPLATE_CSV = 'model,condition,quantity\niphone-15-pro,excellent,120\nmacbook-air,good,40\nipad-pro,fair,15\n';

const COLUMNS = ['line', 'column', 'reason', 'model', 'condition', 'quantity'] as const;

/** Rows with their lines and reasons as a CSV file, for whoever mends the list. */
export function rowsAsCsv(rows: readonly ImportRow[]): string {
  const lines = rows.map((row) => COLUMNS.map((column) => cell(row[column])).join(','));
  return [COLUMNS.join(','), ...lines, ''].join('\r\n');
}

/** Reasons quote what stood in the file: what a spreadsheet would take for a formula stays text. */
function cell(value: string | number | null): string {
  if (value === null) return '';
  const text = String(value);
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
