import type { Invariant } from '../../kernel/reconciliation/invariant.js';

/** What must hold of orders. */
export const ORDER_INVARIANTS: readonly Invariant[] = [
  {
    name: 'Every accepted quote has its one order, for the price that was offered',
    sql: `
      select count(*)::int as compared,
             (array_agg('quote ' || quote.id || ' has ' || coalesce('order ' || placed.id || ' for ' || placed.total_fils, 'no order'))
              filter (where placed.id is null or placed.id <> quote.order_id or placed.total_fils <> quote.price_fils))[1:5] as broken
      from quote left join purchase_order as placed on placed.quote_id = quote.id where quote.state = 'accepted'`,
  },
  {
    name: 'An order counts its devices at each stage as they are',
    sql: `
      with counted as (
        select order_id, count(*) as devices, count(*) filter (where stage = 'expected') as expected,
               count(*) filter (where stage = 'received') as received, count(*) filter (where stage = 'inspected') as inspected,
               count(*) filter (where stage = 'wiped') as wiped, count(*) filter (where stage = 'paid') as paid
        from order_device group by order_id
      )
      select count(*)::int as compared,
             (array_agg('order ' || placed.id || ' counts wrongly')
              filter (where (placed.device_count, placed.expected, placed.received, placed.inspected, placed.wiped, placed.paid)
                is distinct from (counted.devices, counted.expected, counted.received, counted.inspected, counted.wiped, counted.paid)))[1:5] as broken
      from purchase_order as placed left join counted on counted.order_id = placed.id`,
  },
  {
    name: 'An order is completed exactly when all of its devices are wiped, and paid exactly when they are paid',
    sql: `
      select count(*)::int as compared,
             (array_agg('order ' || id || ' is ' || state || ' and ' || payment_state || ' with ' || wiped || ' wiped and ' || paid || ' paid')
              filter (where (state = 'completed') <> (wiped + paid = device_count) or (payment_state = 'paid') <> (paid = device_count)))[1:5] as broken
      from purchase_order`,
  },
];
