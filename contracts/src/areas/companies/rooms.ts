import type { CompanyChange, CompanySnapshot, OrderRoomState } from './room-schemas.js';
import { applyListChange } from '../../kernel/rooms/list-change.js';

export type { AdvancedDevices, CompanyChange, CompanySnapshot, OrderRoomState } from './room-schemas.js';

/** How many of the newest quotes, orders and imports a company's room begins with. */
export const COMPANY_ROOM_SIZE = 100;

/** The snapshot and the change of this area's rooms, by the kind of room. */
export interface CorporateRoomMessages {
  company: { snapshot: CompanySnapshot; change: CompanyChange };
  order: { snapshot: OrderRoomState; change: OrderRoomState };
}

/** A company's room after a change. */
export function applyCompanyChange(state: CompanySnapshot, change: CompanyChange): CompanySnapshot {
  const newestFirst = <T extends { createdAt?: string; createdDate?: string }>(items: T[]) =>
    items.toSorted((a, b) => (b.createdAt ?? b.createdDate ?? '').localeCompare(a.createdAt ?? a.createdDate ?? ''));
  return {
    quotes: newestFirst(applyListChange(state.quotes, change.quotes)),
    orders: newestFirst(applyListChange(state.orders, change.orders)),
    imports: newestFirst(applyListChange(state.imports, change.imports)),
    account: change.account,
  };
}
