import type { ImportSummary } from '@planet-heroes/contracts/http/corporate/imports';
import type { OrderSummary } from '@planet-heroes/contracts/http/corporate/orders';
import type { QuoteSummary } from '@planet-heroes/contracts/http/corporate/quotes';
import { IMPORT_COLUMNS } from '@planet-heroes/domain/corporate/imports/read-imports';
import { ORDER_COLUMNS } from '@planet-heroes/domain/corporate/orders/read-orders';
import { asQuoteSummary, QUOTE_COLUMNS, type QuoteColumns } from '@planet-heroes/domain/corporate/quotes/read-quotes';
import type { Queryable } from '@planet-heroes/domain/database/database';

export async function loadQuotes(snapshot: Queryable): Promise<QuoteSummary[]> {
  return (await snapshot.query<QuoteColumns>(`select ${QUOTE_COLUMNS} from quote`)).map(asQuoteSummary);
}

export function loadOrders(snapshot: Queryable): Promise<OrderSummary[]> {
  return snapshot.query<OrderSummary>(`select ${ORDER_COLUMNS} from purchase_order`);
}

export function loadImports(snapshot: Queryable): Promise<ImportSummary[]> {
  return snapshot.query<ImportSummary>(`select ${IMPORT_COLUMNS} from csv_import`);
}
