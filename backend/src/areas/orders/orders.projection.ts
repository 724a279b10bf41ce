import type { LogEvent } from '@planet-heroes/contracts/log-events';
import type { ImportSummary } from '@planet-heroes/contracts/areas/imports/schemas';
import type { OrderSummary } from '@planet-heroes/contracts/areas/orders/schemas';
import type { QuoteSummary } from '@planet-heroes/contracts/areas/quotes/schemas';
import type { Queryable } from '@planet-heroes/domain/kernel/database/database';
import { Fingerprint } from '../../kernel/projections/fingerprint.js';
import { Projected, type Projection } from '../../kernel/projections/projection.js';
import { loadImports, loadOrders, loadQuotes } from './load-orders.js';
import { SummaryList } from './summary-list.js';

/**
 * Every company's quotes, purchase orders and imports. Events bring whole summaries with versions of their own, so that
 * two that reach the log in the wrong order leave the later one standing.
 */
@Projected()
export class OrdersProjection implements Projection {
  readonly name = 'orders';
  private fingerprint = new Fingerprint();
  /** Times and versions are left out: they differ between two replays of the same day. */
  readonly quotes = new SummaryList<QuoteSummary>(
    () => this.fingerprint,
    ({ version }) => version,
    ({ createdAt }) => createdAt,
    (quote) => ['quote', quote.id, quote.companyId, quote.status, quote.deviceCount, quote.estimatedValue ?? -1, quote.orderId ?? ''],
  );
  readonly orders = new SummaryList<OrderSummary>(
    () => this.fingerprint,
    ({ version }) => version,
    ({ createdDate }) => createdDate,
    ({ stages, ...order }) => [
      'order', order.id, order.companyId, order.quoteId, order.status, order.paymentStatus, order.deviceCount, order.totalAmount,
      stages.expected, stages.received, stages.inspected, stages.wiped, stages.paid,
    ],
  );
  readonly imports = new SummaryList<ImportSummary>(
    () => this.fingerprint,
    ({ checked }) => checked,
    ({ createdAt }) => createdAt,
    (entry) => ['import', entry.id, entry.companyId, entry.status, entry.rowCount, entry.checked, entry.accepted, entry.quoteId ?? ''],
  );

  fresh(): OrdersProjection {
    return new OrdersProjection();
  }

  async load(snapshot: Queryable): Promise<void> {
    const [quotes, orders, imports] = [await loadQuotes(snapshot), await loadOrders(snapshot), await loadImports(snapshot)];
    this.fingerprint = new Fingerprint();
    this.quotes.fill(quotes);
    this.orders.fill(orders);
    this.imports.fill(imports);
  }

  apply({ type, data }: LogEvent): void {
    if ('quote' in data) this.quotes.take(data.quote);
    if ('order' in data) this.orders.take(data.order);
    if ('import' in data) this.imports.take(data.import);
    if (type === 'import.removed') this.imports.remove(data.importId);
  }

  hash(): string {
    return this.fingerprint.toString();
  }
}
