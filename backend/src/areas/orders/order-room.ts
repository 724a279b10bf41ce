import type { LogEvent } from '@planet-heroes/contracts/log-events';
import type { OrderRoomState } from '@planet-heroes/contracts/areas/orders/room';
import type { OrderSummary } from '@planet-heroes/contracts/areas/orders/schemas';
import { companyOfOrder, readOrderSummary, unknownOrder } from '@planet-heroes/domain/areas/orders/read-orders';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import {
  type Follower, type Handshake, type KeyedRoomSource, type RoomContent, RoomSource,
} from '../../kernel/rooms/room-source.js';
import { CompanyCallers, KeyHolders } from '../companies/companies.module.js';
import { newestOf } from './newest-of.js';

/** Rooms of orders, each open to the order's company. */
@RoomSource('order')
export class OrderRooms implements KeyedRoomSource<'order'> {
  constructor(
    private readonly database: Database,
    private readonly callers: CompanyCallers,
    private readonly holders: KeyHolders,
  ) {}

  open(id: string): OrderRoom {
    return new OrderRoom(async () => {
      const companyId = await companyOfOrder(this.database, id);
      if (companyId === undefined) throw unknownOrder(id);
      return readOrderSummary(this.database, { id, companyId });
    });
  }

  keyOf({ data }: LogEvent): string | undefined {
    return 'orderId' in data ? data.orderId : undefined;
  }

  /** Whether another company has such an order is nobody's business. */
  async assertMayEnter(id: string, handshake: Handshake): Promise<void> {
    const caller = await this.callers.companyOfHandshake(handshake);
    if ((await companyOfOrder(this.database, id)) !== caller) throw unknownOrder(id);
  }

  noteEntered(follower: Follower, id: string): void {
    this.holders.note(follower, companyOfOrder(this.database, id));
  }
}

/** One order's room: the order as it is, and which devices moved since the last message. */
export class OrderRoom implements RoomContent<'order'> {
  constructor(private readonly read: () => Promise<OrderSummary>) {}

  changeBy(events: readonly LogEvent[]): OrderRoomState | undefined {
    const orders = events.flatMap(({ data }) => ('order' in data ? [data.order] : []));
    const order = newestOf(orders, ({ version }) => version).at(-1);
    const advanced = events.flatMap(({ type, data }) => {
      if (type !== 'order.devices_advanced') return [];
      return data.ranges.map(([from, to]) => ({ stage: data.stage, from, to }));
    });
    return order && { order, advanced };
  }

  async snapshot(): Promise<OrderRoomState> {
    return { order: await this.read(), advanced: [] };
  }
}
