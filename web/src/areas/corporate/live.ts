import { applyCompanyChange } from '@planet-heroes/contracts/areas/companies/change';
import type { CompanyChange, CompanySnapshot } from '@planet-heroes/contracts/areas/companies/room';
import { COMPANIES_ROUTES } from '@planet-heroes/contracts/areas/companies/routes';
import { IMPORTS_ROUTES } from '@planet-heroes/contracts/areas/imports/routes';
import { ORDERS_ROUTES } from '@planet-heroes/contracts/areas/orders/routes';
import { WEBHOOKS_ROUTES } from '@planet-heroes/contracts/areas/webhooks/routes';
import type { Route } from '@planet-heroes/contracts/kernel/calls/route';
import { POLLING_MS } from '@planet-heroes/contracts/kernel/interface';
import type { QueryKey } from '@tanstack/react-query';
import { refreshQueries } from '../../kernel/live/refresh-queries';
import { companyQueries, companyQuery, ORDER_KEYS, QUOTE_KEYS } from './company-keys';
import { roomKey } from '../../kernel/live/query-keys';
import { every, type LiveRoom, write } from '../../kernel/live/rooms';

/** What the pages do with a company's room. */
export const companyRoom: LiveRoom<'company'> = {
  fold: applyCompanyChange,
  write(queryClient, { room, state, isSnapshot, changes }) {
    const outdated = outdatedParts(queryClient.getQueryData(roomKey(room)), state, changes, isSnapshot);
    write(queryClient, roomKey(room), state);
    for (const queryKey of outdated) void refreshQueries(queryClient, { queryKey });
  },
  // The membership has ended: the shown data may be another company's.
  refused: (queryClient) => void queryClient.invalidateQueries(companyQueries),
  lost(queryClient) {
    if (!queryClient.getQueryData(companyQuery.queryKey)) return;
    for (const route of [COMPANIES_ROUTES.readCompany, COMPANIES_ROUTES.listMyCompanies])
      void queryClient.invalidateQueries({ queryKey: [route] });
  },
  polled: every(POLLING_MS.leaderboard, ...QUOTE_KEYS, [IMPORTS_ROUTES.readImport]),
};

interface Versioned {
  id: string;
  version: number;
}

/** What shows the parts of the account, as events name them. */
const ACCOUNT_PARTS: Readonly<Record<string, Route | readonly Route[]>> = {
  profile: [COMPANIES_ROUTES.readCompany, COMPANIES_ROUTES.listMyCompanies],
  users: COMPANIES_ROUTES.listCompanyUsers,
  'payment-methods': COMPANIES_ROUTES.listPaymentMethods,
  notifications: COMPANIES_ROUTES.readNotifications,
  'api-settings': WEBHOOKS_ROUTES.readApiSettings,
  'api-key': WEBHOOKS_ROUTES.readApiSettings,
  'webhook-secret': WEBHOOKS_ROUTES.readApiSettings,
};

/** What the room's state does not hold: after a gap in its changes nobody knows whether it is another by now. */
const TOLD_BY_CHANGES: readonly QueryKey[] = [
  ...new Set([...Object.values(ACCOUNT_PARTS).flat(), WEBHOOKS_ROUTES.listDeliveries]),
].map((route) => [route]);

/**
 * The queries that must ask again after a company's room has changed. What merely moved on is laid over the lists from
 * the room itself; filters, totals and figures need the server once something is new or in another state.
 */
export function outdatedParts(
  before: CompanySnapshot | undefined,
  after: CompanySnapshot,
  changes: readonly CompanyChange[],
  isSnapshot = false,
): QueryKey[] {
  const parts: QueryKey[] = changes.flatMap(({ account }) =>
    account.flatMap((part) => ACCOUNT_PARTS[part] ?? []).map((route) => [route])
  );
  if (isSnapshot) parts.push(...TOLD_BY_CHANGES);
  if (!before) return parts;
  const quotesMoved = standings(before.quotes) !== standings(after.quotes)
    || changes.some(({ quotes }) => tellsKnown(quotes.changed, before.quotes));
  const ordersMoved = standings(before.orders) !== standings(after.orders)
    || changes.some(({ orders }) => tellsKnown(orders.changed, before.orders));
  if (quotesMoved) parts.push(...QUOTE_KEYS);
  if (ordersMoved) parts.push(...ORDER_KEYS);
  if (quotesMoved || ordersMoved)
    parts.push([ORDERS_ROUTES.readSla], [ORDERS_ROUTES.readFigures], [WEBHOOKS_ROUTES.listDeliveries]);
  for (const entry of after.imports) {
    const known = before.imports.find(({ id }) => id === entry.id);
    if (known?.checked !== entry.checked || known.status !== entry.status)
      parts.push([IMPORTS_ROUTES.readImport, { params: { id: entry.id } }]);
  }
  return parts;
}

/** The room began ahead of its changes: lists that were read before it may lack what it knew already. */
function tellsKnown(changed: readonly Versioned[], known: readonly Versioned[]): boolean {
  return changed.some(({ id, version }) => known.some((item) => item.id === id && item.version >= version));
}

function standings(items: readonly { id: string; status: string; paymentStatus?: string }[]): string {
  return items.map(({ id, status, paymentStatus }) => `${id} ${status} ${paymentStatus}`).join();
}
