import { COMPANIES_ROUTES } from '@planet-heroes/contracts/areas/companies/routes';
import { ORDERS_ROUTES } from '@planet-heroes/contracts/areas/orders/routes';
import { QUOTES_ROUTES } from '@planet-heroes/contracts/areas/quotes/routes';
import { isCompanys, isOwnHeros } from '@planet-heroes/contracts/kernel/calls/route-groups';
import type { QueryKey } from '@tanstack/react-query';

const routeOf = ([route]: QueryKey): string => String(route);

/** Every query about the hero that this browser acts as. */
export const ownHeroQueries = {
  predicate: ({ queryKey }: { queryKey: QueryKey }): boolean => isOwnHeros(routeOf(queryKey)),
};

/** Every query about the company that this tab acts for, and about those that it may act for. */
export const companyQueries = {
  predicate: ({ queryKey }: { queryKey: QueryKey }): boolean =>
    isCompanys(routeOf(queryKey)) || routeOf(queryKey) === COMPANIES_ROUTES.listMyCompanies,
};

/** The beginnings of the keys under which a company's quotes and orders are kept. */
export const QUOTE_KEYS: readonly QueryKey[] = [[QUOTES_ROUTES.listQuotes], [QUOTES_ROUTES.readQuote]];
export const ORDER_KEYS: readonly QueryKey[] = [[ORDERS_ROUTES.listOrders], [ORDERS_ROUTES.readOrder], [
  ORDERS_ROUTES.listOrderDevices,
]];
