import type { CompanyChange, CompanySnapshot } from './room.js';
import { applyListChange, type ListChange } from '../../kernel/rooms/list-change.js';

/** How many of the newest quotes, orders and imports a company's room begins with. */
export const COMPANY_ROOM_SIZE = 100;

/** A company's room after a change. */
export function applyCompanyChange(state: CompanySnapshot, change: CompanyChange): CompanySnapshot {
  return {
    quotes: newestFirst(
      applyListChange(state.quotes, later(state.quotes, change.quotes, ({ version }) => version)),
      ({ createdAt }) => createdAt,
    ),
    orders: newestFirst(
      applyListChange(state.orders, later(state.orders, change.orders, ({ version }) => version)),
      ({ createdDate }) => createdDate,
    ),
    imports: newestFirst(
      applyListChange(state.imports, later(state.imports, change.imports, ({ checked }) => checked)),
      ({ createdAt }) => createdAt,
    ),
    account: change.account,
  };
}

/** A room's snapshot is read from the tables: it may be ahead of changes that arrive after it. */
function later<T extends { id: string }>(
  known: readonly T[],
  { changed, removed }: ListChange<T>,
  versionOf: (item: T) => number,
): ListChange<T> {
  const versions = new Map(known.map((item) => [item.id, versionOf(item)]));
  return { changed: changed.filter((item) => versionOf(item) >= (versions.get(item.id) ?? 0)), removed };
}

function newestFirst<T>(items: readonly T[], timeOf: (item: T) => string): T[] {
  return items.toSorted((a, b) => timeOf(b).localeCompare(timeOf(a)));
}
