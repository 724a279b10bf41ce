import type { ImportRow } from '@planet-heroes/contracts/areas/imports/schemas';
import { csvOf } from '../../corporate/csv';

/** What a file must look like, with one row of each kind of device. */
export const TEMPLATE_CSV =
  'model,condition,quantity\niphone-15-pro,excellent,120\nmacbook-air,good,40\nipad-pro,fair,15\n';

const COLUMNS = ['line', 'column', 'reason', 'model', 'condition', 'quantity'] as const;

/** Refused rows with their lines and reasons as a CSV file, to correct the list. */
export function rowsAsCsv(rows: readonly ImportRow[]): string {
  return csvOf(COLUMNS, rows.map((row) => COLUMNS.map((column) => row[column])));
}
