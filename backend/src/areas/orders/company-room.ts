import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { LogEvent } from '@planet-heroes/contracts/log-events';
import { COMPANY_ROOM_SIZE } from '@planet-heroes/contracts/areas/companies/change';
import type { CompanyChange, CompanySnapshot } from '@planet-heroes/contracts/areas/companies/room';
import { listImports } from '@planet-heroes/domain/areas/imports/read-imports';
import { listOrders } from '@planet-heroes/domain/areas/orders/read-orders';
import { listQuotes } from '@planet-heroes/domain/areas/quotes/read-quotes';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import {
  type Follower, type Handshake, type KeyedRoomSource, RoomSource, type StoredRoomContent,
} from '../../kernel/rooms/room-source.js';
import { CompanyCallers, KeyHolders } from '../companies/companies.module.js';
import { NotedChanges } from './noted-changes.js';

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
export class CompanyRoom implements StoredRoomContent<'company'> {
  private readonly quotes = new NotedChanges<CompanySnapshot['quotes'][number]>(({ version }) => version);
  private readonly orders = new NotedChanges<CompanySnapshot['orders'][number]>(({ version }) => version);
  private readonly imports = new NotedChanges<CompanySnapshot['imports'][number]>(({ checked }) => checked);
  private readonly account = new Set<string>();
  private whole: Promise<CompanySnapshot> | undefined;

  constructor(private readonly read: () => Promise<CompanySnapshot>) {}

  note({ type, data }: LogEvent): void {
    this.whole = undefined;
    if ('quote' in data) this.quotes.change(data.quote);
    if ('order' in data) this.orders.change(data.order);
    if ('import' in data) this.imports.change(data.import);
    if (type === 'import.removed') this.imports.remove(data.importId);
    if (type === 'company.changed') this.account.add(data.part);
  }

  takeChange(): CompanyChange | undefined {
    const { quotes, orders, imports, account } = this;
    if (quotes.isEmpty && orders.isEmpty && imports.isEmpty && account.size === 0) return undefined;
    const change = { quotes: quotes.take(), orders: orders.take(), imports: imports.take(), account: [...account] };
    account.clear();
    return change;
  }

  /** Read once for all who enter until something changes: after a restart everybody comes at once. */
  snapshot(): Promise<CompanySnapshot> {
    if (this.whole) return this.whole;
    const whole = this.read();
    this.whole = whole;
    whole.catch(() => {
      if (this.whole === whole) this.whole = undefined;
    });
    return whole;
  }
}
