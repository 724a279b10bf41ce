import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { LogEvent } from '@planet-heroes/contracts/log-events';
import { COMPANY_ROOM_SIZE } from '@planet-heroes/contracts/areas/companies/change';
import type { CompanyChange, CompanySnapshot } from '@planet-heroes/contracts/areas/companies/room';
import { listImports } from '@planet-heroes/domain/areas/imports/read-imports';
import { listOrders } from '@planet-heroes/domain/areas/orders/read-orders';
import { listQuotes } from '@planet-heroes/domain/areas/quotes/read-quotes';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import {
  type Follower, type Handshake, type KeyedRoomSource, type RoomContent, RoomSource,
} from '../../kernel/rooms/room-source.js';
import { CompanyCallers, KeyHolders } from '../companies/companies.module.js';
import { newestOf } from './newest-of.js';

/** Rooms of companies, each open to its company alone. */
@RoomSource('company')
export class CompanyRooms implements KeyedRoomSource<'company'> {
  constructor(
    private readonly database: Database,
    private readonly callers: CompanyCallers,
    private readonly holders: KeyHolders,
  ) {}

  open(id: string): CompanyRoom {
    return new CompanyRoom(async () => {
      const newest = { limit: COMPANY_ROOM_SIZE };
      const { quotes } = await listQuotes(this.database, id, newest);
      const { orders } = await listOrders(this.database, id, newest);
      const { imports } = await listImports(this.database, id, newest);
      return { quotes, orders, imports, account: [] };
    });
  }

  keyOf({ data }: LogEvent): string | undefined {
    return 'companyId' in data ? data.companyId : undefined;
  }

  async assertMayEnter(id: string, handshake: Handshake): Promise<void> {
    if ((await this.callers.companyOfHandshake(handshake)) === id) return;
    throw new AppError('not_your_company', 'This room is open to its company alone.');
  }

  noteEntered(follower: Follower, id: string): void {
    this.holders.note(follower, Promise.resolve(id));
  }
}

/** One company's room: its newest quotes, orders and imports, and which parts of its account changed. */
export class CompanyRoom implements RoomContent<'company'> {
  constructor(readonly snapshot: () => Promise<CompanySnapshot>) {}

  changeBy(events: readonly LogEvent[]): CompanyChange | undefined {
    const quotes = events.flatMap(({ data }) => ('quote' in data ? [data.quote] : []));
    const orders = events.flatMap(({ data }) => ('order' in data ? [data.order] : []));
    const removed = new Set(events.flatMap(({ type, data }) => (type === 'import.removed' ? [data.importId] : [])));
    const imports = events.flatMap(({ data }) => ('import' in data && !removed.has(data.import.id) ? [data.import] : []));
    const account = new Set(events.flatMap(({ type, data }) => (type === 'company.changed' ? [data.part] : [])));
    if (quotes.length + orders.length + removed.size + imports.length + account.size === 0) return undefined;
    return {
      quotes: { changed: newestOf(quotes, ({ version }) => version), removed: [] },
      orders: { changed: newestOf(orders, ({ version }) => version), removed: [] },
      imports: { changed: newestOf(imports, ({ checked }) => checked), removed: [...removed] },
      account: [...account],
    };
  }
}
