import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { OrderSummary } from '@planet-heroes/contracts/areas/orders/schemas';
import type { Transaction } from '../../kernel/database/database.js';
import { ORDER_COLUMNS } from './read-orders.js';

/**
 * Makes the order of a quote, with a row for each of its devices, numbered as the quote lists them. It is to be picked up
 * at the company's own address, until somebody plans otherwise. Throws `illegal_transition` for an id that is taken.
 */
export async function createOrder(
  transaction: Transaction,
  { orderId, quoteId, time }: { orderId: string; quoteId: string; time: Date },
): Promise<OrderSummary> {
  const [order] = await transaction.query<OrderSummary>(
    `insert into purchase_order (id, quote_id, company_id, company_name, contact_person, device_count, devices, total_fils, state,
       payment_state, payment_terms_days, created_at, expected, pickup_address, pickup_contact, special_instructions,
       from_public, pickup_from_public)
     select $2, quote.id, quote.company_id, quote.company_name, quote.contact_name, quote.device_count, quote.devices, quote.price_fils,
            'pending_approval', 'pending', quote.payment_terms_days, $3, quote.device_count, nullif(company.address, ''),
            quote.contact_name, nullif(concat_ws(E'\\n', 'Preferred pick-up: ' || quote.preferred_pickup, quote.additional_notes), ''),
            quote.from_public, quote.from_public
     from quote join company on company.id = quote.company_id where quote.id = $1
     on conflict (id) do nothing returning ${ORDER_COLUMNS}`,
    [quoteId, orderId, time.toISOString()],
  );
  if (!order) throw new AppError('illegal_transition', `There is a purchase order ${orderId} already.`, { orderId });
  await transaction.query(
    `insert into order_device (order_id, number, model, condition, stage, changed_at)
     select $2, row_number() over (order by line, unit), model, condition, 'expected', $3::timestamptz
     from (
       select line, model, condition, quantity from quote_row where quote_id = $1
       union all
       select 0, 'as-described', null, device_count from quote
       where id = $1 and not exists (select from quote_row where quote_id = $1)
     ) as rows, generate_series(1, quantity) as unit`,
    [quoteId, orderId, time.toISOString()],
  );
  return order;
}
