import type { CompanyChange, CompanySnapshot } from '@planet-heroes/contracts/areas/companies/rooms';
import type { QueryKey } from '@tanstack/react-query';
import { liveQueryKeys } from './query-keys';

const keys = liveQueryKeys.corporate;

/** The parts of the account, as events name them, by the query that shows them. */
const ACCOUNT_PARTS: Readonly<Record<string, string>> = { profile: 'company', 'api-key': 'api-settings', 'webhook-secret': 'api-settings' };

/**
 * The queries that must ask again after a company's room has changed. What merely moved on is laid over the lists from
 * the room itself; filters, totals and figures need the server once something is new or in another state.
 */
export function outdatedParts(
  before: CompanySnapshot | undefined,
  after: CompanySnapshot,
  changes: readonly CompanyChange[],
): QueryKey[] {
  const parts: QueryKey[] = changes.flatMap(({ account }) => account.map((part) => keys.part(ACCOUNT_PARTS[part] ?? part)));
  if (!before) return parts;
  const quotesMoved = standings(before.quotes) !== standings(after.quotes);
  const ordersMoved = standings(before.orders) !== standings(after.orders);
  if (quotesMoved) parts.push(keys.quotes);
  if (ordersMoved) parts.push(keys.orders);
  if (quotesMoved || ordersMoved) parts.push(keys.part('sla'), keys.part('webhooks'));
  for (const entry of after.imports) {
    const known = before.imports.find(({ id }) => id === entry.id);
    if (known?.checked !== entry.checked || known.status !== entry.status) parts.push(keys.import(entry.id));
  }
  return parts;
}

function standings(items: readonly { id: string; status: string; paymentStatus?: string }[]): string {
  return items.map(({ id, status, paymentStatus }) => `${id} ${status} ${paymentStatus}`).join();
}
