import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { LogEvent } from '@planet-heroes/contracts/log-events';
import { type CompanyChange, type CompanySnapshot, COMPANY_ROOM_SIZE } from '@planet-heroes/contracts/areas/companies/rooms';
import { type Follower, type Handshake, type KeyedRoomSource, type RoomContent, RoomSource } from '../../kernel/rooms/room-source.js';
import { CompanyCallers, KeyHolders } from '../companies/companies.module.js';
import { OrdersProjection } from './orders.projection.js';
import type { SummaryList } from './summary-list.js';

/** Rooms of companies, each open to its company alone. */
@RoomSource('company')
export class CompanyRooms implements KeyedRoomSource<'company'> {
  constructor(
    private readonly projection: OrdersProjection,
    private readonly callers: CompanyCallers,
    private readonly holders: KeyHolders,
  ) {}

  open(id: string): CompanyRoom {
    return new CompanyRoom(id, this.projection);
  }

  keyOf({ data }: LogEvent): string | undefined {
    return 'companyId' in data ? data.companyId : undefined;
  }

  async assertMayEnter(id: string, { auth }: Handshake): Promise<void> {
    if ((await this.callers.companyOfHandshake(auth)) === id) return;
    throw new AppError('not_your_company', 'This room is open to its company alone.');
  }

  noteEntered(follower: Follower): void {
    this.holders.note(follower);
  }
}

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
