import type { LogEvent } from '@planet-heroes/contracts/log-events';
import { type CompanyChange, type CompanySnapshot, COMPANY_ROOM_SIZE } from '@planet-heroes/contracts/areas/companies/rooms';
import type { OrdersProjection } from '../orders/orders.projection.js';
import type { SummaryList } from '../orders/summary-list.js';
import type { RoomContent } from '../../kernel/rooms/room-source.js';

/** One company's room: its newest quotes, orders and imports, and which parts of its account changed. */
export class CompanyRoom implements RoomContent<'company'> {
  private readonly quotes = new Set<string>();
  private readonly orders = new Set<string>();
  private readonly imports = new Set<string>();
  private readonly account = new Set<string>();

  constructor(
    private readonly companyId: string,
    private readonly projection: OrdersProjection,
  ) {}

  note({ type, data }: LogEvent): void {
    if ('quote' in data) this.quotes.add(data.quote.id);
    if ('order' in data) this.orders.add(data.order.id);
    if ('import' in data) this.imports.add(data.import.id);
    if (type === 'import.removed') this.imports.add(data.importId);
    if (type === 'company.changed') this.account.add(data.part);
  }

  takeChange(): CompanyChange | undefined {
    const { quotes, orders, imports } = this.projection;
    const change = {
      quotes: taken(this.quotes, quotes),
      orders: taken(this.orders, orders),
      imports: taken(this.imports, imports),
      account: [...this.account],
    };
    this.account.clear();
    const same = [change.quotes, change.orders, change.imports].every(({ changed, removed }) => changed.length + removed.length === 0) && change.account.length === 0;
    return same ? undefined : change;
  }

  snapshot(): CompanySnapshot {
    const { quotes, orders, imports } = this.projection;
    return {
      quotes: quotes.of(this.companyId).slice(0, COMPANY_ROOM_SIZE),
      orders: orders.of(this.companyId).slice(0, COMPANY_ROOM_SIZE),
      imports: imports.of(this.companyId).slice(0, COMPANY_ROOM_SIZE),
      account: [],
    };
  }
}

function taken<T extends { id: string; companyId: string }>(ids: Set<string>, list: SummaryList<T>) {
  const noted = [...ids];
  ids.clear();
  return { changed: noted.flatMap((id) => list.get(id) ?? []), removed: noted.filter((id) => !list.get(id)) };
}
