import { COMPANIES_ROUTES } from '@planet-heroes/contracts/areas/companies/routes';
import { ORDERS_ROUTES } from '@planet-heroes/contracts/areas/orders/routes';
import { QUOTES_ROUTES } from '@planet-heroes/contracts/areas/quotes/routes';
import { isCompanys } from '@planet-heroes/contracts/kernel/calls/route-groups';
import type { QueryKey } from '@tanstack/react-query';
import { orNobodys, queryOptionsOf } from '../../kernel/api/query-options';

/** The company that this tab acts for; null where it acts for none. Who is invited may act for one without a hero. */
export const companyQuery = orNobodys(queryOptionsOf(COMPANIES_ROUTES.readCompany), null);

/** Every query about that company, and about those that it may act for. */
export const companyQueries = {
  predicate: ({ queryKey: [route] }: { queryKey: QueryKey }): boolean =>
    isCompanys(String(route)) || route === COMPANIES_ROUTES.listMyCompanies,
};

/** The beginnings of the keys under which its quotes and orders are kept. */
export const QUOTE_KEYS: readonly QueryKey[] = [[QUOTES_ROUTES.listQuotes], [QUOTES_ROUTES.readQuote]];
export const ORDER_KEYS: readonly QueryKey[] = [[ORDERS_ROUTES.listOrders], [ORDERS_ROUTES.readOrder], [
  ORDERS_ROUTES.listOrderDevices,
]];
