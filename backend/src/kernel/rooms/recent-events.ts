import { compareLogPositions, type LogPosition } from '@planet-heroes/contracts/kernel/events/log-position';
import type { LogEvent } from '@planet-heroes/contracts/log-events';

/** How many events are kept: at 60 a second those of a minute. */
const MAX_EVENTS = 4_096;

/** The last events that this node has read, in the log's order: every one behind a position. */
export class RecentEvents {
  private events: LogEvent[] = [];

  /** There are none yet, and those up to `from` are not known. */
  constructor(private from: LogPosition) {}

  add(events: readonly LogEvent[]): void {
    this.events.push(...events);
    // Seldom, since it moves all of them.
    if (this.events.length < 1.5 * MAX_EVENTS) return;
    const dropped = this.events.splice(0, this.events.length - MAX_EVENTS);
    this.from = dropped.at(-1)!.position;
  }

  /** Every event behind a position; undefined where some of them are not known any more. */
  after(position: LogPosition): readonly LogEvent[] | undefined {
    if (compareLogPositions(position, this.from) < 0) return undefined;
    let [low, high] = [0, this.events.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (compareLogPositions(this.events[middle]!.position, position) <= 0) low = middle + 1;
      else high = middle;
    }
    return this.events.slice(low);
  }
}
