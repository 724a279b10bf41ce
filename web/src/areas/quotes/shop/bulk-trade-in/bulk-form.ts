import { BULK_LIMITS } from '@planet-heroes/contracts/areas/companies/catalogue';
import type { bulkTradeInRequestSchema } from '@planet-heroes/contracts/areas/quotes/schemas';
import {
  type BulkEstimate,
  type BulkRow,
  estimateBulkTradeIn,
} from '@planet-heroes/contracts/areas/quotes/bulk-valuation';
import type { z } from 'zod';

export type BulkFormInput = z.input<typeof bulkTradeInRequestSchema>;
export type BulkFormOutput = z.output<typeof bulkTradeInRequestSchema>;

/** A new row: one device, as the spec says (document 2, section 5). */
export const NEW_ROW: BulkRow = { model: 'iphone-15-pro', condition: 'good', quantity: 1 };

export const EMPTY_REQUEST: BulkFormInput = {
  devices: [NEW_ROW],
  company: { name: '', contactName: '', email: '', phone: '' },
};

/** Whether a row's quantity can be priced: while it is typed it may be empty or beyond what a quote holds. */
export function isCountable({ quantity }: Pick<BulkRow, 'quantity'>): boolean {
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= BULK_LIMITS.devices;
}

/** What the rows are worth, leaving out those that cannot be counted yet. */
export function estimateRows(rows: readonly BulkRow[]): BulkEstimate {
  return estimateBulkTradeIn(rows.filter(isCountable));
}

/** Parts of the screen that its own links lead to. */
export const REQUEST_SECTION_ID = 'request';
export const CSV_SECTION_ID = 'csv';
