import { DELIVERY_ZONES } from '@planet-heroes/contracts/areas/pickups/zones';
import type { LogEvent } from '@planet-heroes/contracts/log-events';
import type { PickupsDone } from '@planet-heroes/contracts/areas/pickups/pickups.contract';
import { readPickupCounts } from '@planet-heroes/domain/areas/pickups/pickup-counts';
import type { Queryable } from '@planet-heroes/domain/kernel/database/database';
import { Fingerprint } from '../../kernel/projections/fingerprint.js';
import { Projected, type Projection } from '../../kernel/projections/projection.js';
import { type RoomContent, RoomSource } from '../../kernel/rooms/room-source.js';

/** How many doorstep pickups were done in each delivery zone. */
@Projected()
export class PickupsProjection implements Projection {
  readonly name = 'pickups';
  private done = new Map<string, number>();
  private changes = 0;

  /** Rises with every change. */
  get version(): number {
    return this.changes;
  }

  fresh(): PickupsProjection {
    return new PickupsProjection();
  }

  async load(snapshot: Queryable): Promise<void> {
    this.done = new Map((await readPickupCounts(snapshot)).map(({ zoneId, done }) => [zoneId, Number(done)]));
    this.changes++;
  }

  apply(event: LogEvent): void {
    if (event.type !== 'pickup.completed') return;
    const { zoneId } = event.data;
    this.done.set(zoneId, (this.done.get(zoneId) ?? 0) + 1);
    this.changes++;
  }

  hash(): string {
    const fingerprint = new Fingerprint();
    for (const counter of this.done) fingerprint.add(counter);
    return fingerprint.toString();
  }

  view(): PickupsDone {
    const zones = DELIVERY_ZONES.map(({ id }) => ({ zoneId: id, done: this.done.get(id) ?? 0 }));
    return { total: zones.reduce((total, { done }) => total + done, 0), zones };
  }
}

@RoomSource('pickups')
export class PickupsRoom implements RoomContent<'pickups'> {
  constructor(private readonly pickups: PickupsProjection) {}

  snapshot(): PickupsDone {
    return this.pickups.view();
  }

  changeBy(events: readonly LogEvent[]): PickupsDone | undefined {
    return events.some(({ type }) => type === 'pickup.completed') ? this.pickups.view() : undefined;
  }
}
