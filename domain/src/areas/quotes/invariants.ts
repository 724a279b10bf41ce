import type { Invariant } from '../../kernel/reconciliation/invariant.js';

/** What must hold of quotes. */
export const QUOTE_INVARIANTS: readonly Invariant[] = [
  {
    name: 'Every accepted quote has its one order, for the price that was offered',
    sql: `
      select count(*)::int as compared,
             (array_agg('quote ' || quote.id || ' has ' || coalesce('order ' || placed.id || ' for ' || placed.total_fils, 'no order'))
              filter (where placed.id is null or placed.id <> quote.order_id or placed.total_fils <> quote.price_fils))[1:5] as broken
      from quote left join purchase_order as placed on placed.quote_id = quote.id where quote.state = 'accepted'`,
  },
];
