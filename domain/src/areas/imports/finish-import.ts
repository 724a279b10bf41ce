import { BULK_LIMITS } from '@planet-heroes/contracts/areas/companies/catalogue';
import type { ImportSummary } from '@planet-heroes/contracts/areas/imports/schemas';
import type { BulkRow } from '@planet-heroes/contracts/areas/quotes/bulk-valuation';
import type { Transaction } from '../../kernel/database/database.js';
import type { NewEvent } from '../../kernel/log/append-events.js';
import { requestQuote } from '../quotes/quotes.area.js';
import { shortId } from '../companies/companies.area.js';
import { IMPORT_COLUMNS } from './read-imports.js';

/**
 * Ends an import whose rows are all checked: a quote is made of the accepted ones, equal devices together. Rows that would
 * bring the quote over what one may hold are refused, the last ones first.
 *
 * Each statement goes through the rows once: about rows that were just written the planner knows nothing and expects one,
 * so that it would look a set joined to itself up again for every row, inside this transaction.
 */
export async function finishImport(transaction: Transaction, { id, companyId }: ImportSummary, told: { cause: string; time: Date }): Promise<NewEvent[]> {
  const over = await refuseBeyond(transaction, id, BULK_LIMITS.devices);
  const devices = await transaction.query<BulkRow>(
    `select model, condition, sum(quantity)::int as quantity from csv_import_row where import_id = $1 and state = 'accepted'
     group by model, condition order by min(number)`,
    [id],
  );
  const events: NewEvent[] = [];
  const quoteId = devices.length > 0 ? shortId('Q', id) : undefined;
  if (quoteId) {
    const [company] = await transaction.query<{ name: string; email: string; phone: string }>(
      'select name, email, phone from company where id = $1',
      [companyId],
    );
    const { name, email, phone } = company!;
    const requested = await requestQuote(transaction, {
      quoteId, companyId, companyName: name, contactName: name, email, phone, urgency: 'week', source: 'import', devices, importId: id, ...told,
    });
    events.push(...requested.events);
  }
  const [completed] = await transaction.query<ImportSummary>(
    `update csv_import set state = 'completed', accepted = accepted - $2, refused = refused + $2, quote_id = $3, completed_at = $4
     where id = $1 returning ${IMPORT_COLUMNS}`,
    [id, over, quoteId ?? null, told.time.toISOString()],
  );
  return [...events, { type: 'import.completed', subject: id, ...told, data: { companyId, import: completed! } }];
}

/** Refuses the accepted rows from the first one on that brings their sum over `devices`; returns how many. */
async function refuseBeyond(transaction: Transaction, importId: string, devices: number): Promise<number> {
  const [{ first } = { first: null }] = await transaction.query<{ first: number | null }>(
    `select min(number) as first from (
       select number, sum(quantity) over (order by number) as total from csv_import_row where import_id = $1 and state = 'accepted'
     ) as running where total > $2`,
    [importId, devices],
  );
  if (first === null) return 0;
  const refused = await transaction.query(
    `update csv_import_row set state = 'refused', column_name = 'quantity', model = null, condition = null, quantity = null,
       reason = 'would bring the quote over ' || $3::int || ' devices; ask for another quote with the rest'
     where import_id = $1 and number >= $2 and state = 'accepted' returning number`,
    [importId, first, devices],
  );
  return refused.length;
}
