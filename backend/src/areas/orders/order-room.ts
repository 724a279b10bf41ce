import type { LogEvent } from '@planet-heroes/contracts/log-events';
import type { AdvancedDevices, OrderRoomState } from '@planet-heroes/contracts/areas/companies/rooms';
import { unknownOrder } from '@planet-heroes/domain/areas/orders/read-orders';
import { type Follower, type Handshake, type KeyedRoomSource, type RoomContent, RoomSource } from '../../kernel/rooms/room-source.js';
import { CompanyCallers, KeyHolders } from '../companies/companies.module.js';
import { OrdersProjection } from './orders.projection.js';

/** Rooms of orders, each open to the order's company. */
@RoomSource('order')
export class OrderRooms implements KeyedRoomSource<'order'> {
  constructor(
    private readonly projection: OrdersProjection,
    private readonly callers: CompanyCallers,
    private readonly holders: KeyHolders,
  ) {}

  open(id: string): OrderRoom {
    return new OrderRoom(id, this.projection);
  }

  keyOf({ data }: LogEvent): string | undefined {
    return 'orderId' in data ? data.orderId : undefined;
  }

  /** Whether another company has such an order is nobody's business. */
  async assertMayEnter(id: string, { auth }: Handshake): Promise<void> {
    if (this.projection.orders.get(id)?.companyId !== (await this.callers.companyOfHandshake(auth))) throw unknownOrder(id);
  }

  noteEntered(follower: Follower): void {
    this.holders.note(follower);
  }
}

/** One order's room: the order as it is, and which devices moved since the last message. */
export class OrderRoom implements RoomContent<'order'> {
  private changed = false;
  private advanced: AdvancedDevices[] = [];

  constructor(
    private readonly orderId: string,
    private readonly projection: OrdersProjection,
  ) {}

  note(event: LogEvent): void {
    this.changed = true;
    if (event.type !== 'order.devices_advanced') return;
    const { stage, ranges } = event.data;
    this.advanced.push(...ranges.map(([from, to]) => ({ stage, from, to })));
  }

  takeChange(): OrderRoomState | undefined {
    if (!this.changed) return undefined;
    const { advanced } = this;
    this.changed = false;
    this.advanced = [];
    return { ...this.snapshot(), advanced };
  }

  snapshot(): OrderRoomState {
    return { order: this.projection.orders.get(this.orderId)!, advanced: [] };
  }
}
