import type { ImportSummary } from '@planet-heroes/contracts/areas/imports/schemas';
import type { OrderSummary } from '@planet-heroes/contracts/areas/orders/schemas';
import type { QuoteSummary } from '@planet-heroes/contracts/areas/quotes/schemas';
import { IMPORT_COLUMNS } from '@planet-heroes/domain/areas/imports/read-imports';
import { ORDER_COLUMNS } from '@planet-heroes/domain/areas/orders/read-orders';
import { asQuoteSummary, QUOTE_COLUMNS, type QuoteColumns } from '@planet-heroes/domain/areas/quotes/read-quotes';
import type { Queryable } from '@planet-heroes/domain/kernel/database/database';

export async function loadQuotes(snapshot: Queryable): Promise<QuoteSummary[]> {
  return (await snapshot.query<QuoteColumns>(`select ${QUOTE_COLUMNS} from quote`)).map(asQuoteSummary);
}

export function loadOrders(snapshot: Queryable): Promise<OrderSummary[]> {
  return snapshot.query<OrderSummary>(`select ${ORDER_COLUMNS} from purchase_order`);
}

export function loadImports(snapshot: Queryable): Promise<ImportSummary[]> {
  return snapshot.query<ImportSummary>(`select ${IMPORT_COLUMNS} from csv_import`);
}
