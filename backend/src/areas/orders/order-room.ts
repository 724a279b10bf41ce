import type { LogEvent } from '@planet-heroes/contracts/log-events';
import type { AdvancedDevices, OrderRoomState } from '@planet-heroes/contracts/areas/companies/rooms';
import type { OrdersProjection } from './orders.projection.js';
import type { RoomContent } from '../../kernel/rooms/room-source.js';

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
