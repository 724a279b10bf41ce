import type { LogEvent } from '@planet-heroes/contracts/log-events';
import type { ImpactStats } from '@planet-heroes/contracts/areas/impact/impact.contract';
import type { ImpactTotal } from '@planet-heroes/domain/areas/impact/impact-total.entity';
import type { Queryable } from '@planet-heroes/domain/kernel/database/database';
import { Projected, type Projection } from '../../kernel/projections/projection.js';
import { type RoomContent, RoomSource } from '../../kernel/rooms/room-source.js';

interface Totals {
  bottlesPrevented: number;
  co2Saved: number;
  rewards: number;
  heroes: number;
  points: number;
}

/** The public totals: bottles, grams of CO2, fils, heroes and points. */
@Projected()
export class ImpactProjection implements Projection {
  readonly name = 'impact';
  private totals: Totals = { bottlesPrevented: 0, co2Saved: 0, rewards: 0, heroes: 0, points: 0 };
  private changes = 0;

  /** Rises with every change. */
  get version(): number {
    return this.changes;
  }

  fresh(): ImpactProjection {
    return new ImpactProjection();
  }

  async load(snapshot: Queryable): Promise<void> {
    this.totals = await snapshot
      .tables<typeof ImpactTotal>()
      .selectFrom('impact_total')
      .select(({ fn }) => [
        fn.sum<number>('bottlesPrevented').as('bottlesPrevented'),
        fn.sum<number>('co2Saved').as('co2Saved'),
        fn.sum<number>('rewards').as('rewards'),
        fn.sum<number>('heroes').as('heroes'),
        fn.sum<number>('points').as('points'),
      ])
      .executeTakeFirstOrThrow();
    this.changes++;
  }

  apply(event: LogEvent): void {
    const amounts = amountsOf(event);
    if (!amounts) return;
    const next = { ...this.totals };
    for (const [name, amount] of Object.entries(amounts)) next[name as keyof Totals] += amount;
    if (!Object.values(next).every(Number.isSafeInteger))
      throw new RangeError('An impact total is not a whole number.');
    this.totals = next;
    this.changes++;
  }

  hash(): string {
    return Object.values(this.totals).join('-');
  }

  /** One answer for both variants of the spec (document 1, section 3). */
  view(): ImpactStats {
    const { bottlesPrevented, co2Saved, rewards, heroes, points } = this.totals;
    return {
      totalBottlesPrevented: bottlesPrevented,
      totalCo2Saved: co2Saved,
      totalRewards: rewards,
      activeHeroes: heroes,
      bottlesPrevented,
      co2Saved,
      pointsEarned: points,
    };
  }
}

/** What an event adds to the totals; undefined: nothing. */
function amountsOf({ type, data }: LogEvent): Partial<Totals> | undefined {
  switch (type) {
    case 'hero.joined':
      return { heroes: 1 };
    case 'hero.removed':
      // Guests were never counted.
      return data.wasGuest ? undefined : { heroes: -1 };
    case 'trade.verified':
      return { bottlesPrevented: data.bottlesPrevented, co2Saved: data.co2Saved, rewards: data.tradeValue * 100 };
    case 'trade.reversed':
      return { bottlesPrevented: -data.bottlesPrevented, co2Saved: -data.co2Saved, rewards: -data.tradeValue * 100 };
    case 'points.earned':
      return { points: data.points };
    case 'points.taken_back':
      return { points: -data.points };
    default:
      return undefined;
  }
}

@RoomSource('impact')
export class ImpactRoom implements RoomContent<'impact'> {
  /** As long as a figure rolls. */
  readonly everyMs = 500;

  constructor(private readonly impact: ImpactProjection) {}

  snapshot(): ImpactStats {
    return this.impact.view();
  }

  changeBy(events: readonly LogEvent[]): ImpactStats | undefined {
    return events.some(amountsOf) ? this.impact.view() : undefined;
  }
}
