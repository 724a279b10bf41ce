// In which order events may be delivered without changing what they lead to.
import type { CloudEventEnvelope } from '@planet-heroes/contracts/kernel/events/cloud-event';

/** The ids in an event's data. Events that share none may change places. */
export function keysOf({ data }: CloudEventEnvelope): string[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) =>
    typeof value === 'string' && (name.endsWith('Id') || name === 'referredBy') ? [value] : [],
  );
}

/** A random order in which events that concern the same thing keep theirs: any such order has the same end state. */
export function shuffled(events: readonly CloudEventEnvelope[], random: () => number): CloudEventEnvelope[] {
  const followers: number[][] = events.map(() => []);
  const waitingFor = events.map(() => 0);
  const lastWith = new Map<string, number>();
  events.forEach((event, index) => {
    const before = new Set(keysOf(event).flatMap((key) => lastWith.get(key) ?? []));
    for (const earlier of before) followers[earlier]!.push(index);
    waitingFor[index] = before.size;
    for (const key of keysOf(event)) lastWith.set(key, index);
  });
  const free = events.flatMap((_, index) => (waitingFor[index] === 0 ? [index] : []));
  const order: CloudEventEnvelope[] = [];
  while (free.length > 0) {
    const [chosen] = free.splice(Math.floor(random() * free.length), 1);
    order.push(events[chosen!]!);
    for (const follower of followers[chosen!]!) if (--waitingFor[follower]! === 0) free.push(follower);
  }
  return order;
}

/** Every event one to `times` times: the repetitions somewhere after it. */
export function duplicated(
  events: readonly CloudEventEnvelope[],
  times: number,
  random: () => number,
): CloudEventEnvelope[] {
  const placed = events.flatMap((event, index) => {
    const copies = 1 + Math.floor(random() * times);
    return Array.from(
      { length: copies },
      (_, copy) => ({ event, at: copy === 0 ? index : index + random() * (events.length - index) }),
    );
  });
  return placed.toSorted((a, b) => a.at - b.at).map(({ event }) => event);
}

/**
 * Hands events out in batches, several at once, so that events that concern the same thing are never under way
 * together.
 */
export class Batches {
  private readonly pending: CloudEventEnvelope[];
  private readonly most: number;
  private readonly mostBytes: number;
  private readonly underWay = new Map<string, number>();

  constructor(events: readonly CloudEventEnvelope[], most: number, mostBytes: number) {
    this.pending = [...events];
    this.most = most;
    this.mostBytes = mostBytes;
  }

  get isEmpty(): boolean {
    return this.pending.length === 0;
  }

  /** The next batch whose events may be sent now; empty when all that is left has to wait for one under way. */
  take(isDue: (event: CloudEventEnvelope) => boolean): CloudEventEnvelope[] {
    const batch: CloudEventEnvelope[] = [];
    const passedOver = new Set<string>();
    const left: CloudEventEnvelope[] = [];
    const look = this.pending.splice(0, 10 * this.most);
    let bytes = 0;
    for (const [index, event] of look.entries()) {
      const size = Buffer.byteLength(JSON.stringify(event)) + 1;
      // An event above the bound goes alone: the instance takes more in one than a batch of several is filled to.
      const isFull = batch.length === this.most || (batch.length > 0 && bytes + size > this.mostBytes);
      if (isFull || !isDue(event)) {
        left.push(...look.slice(index));
        break;
      }
      const keys = keysOf(event);
      if (keys.some((key) => this.underWay.has(key) || passedOver.has(key))) {
        left.push(event);
        for (const key of keys) passedOver.add(key);
      } else {
        batch.push(event);
        bytes += size;
      }
    }
    this.pending.unshift(...left);
    for (const key of batch.flatMap(keysOf)) this.underWay.set(key, (this.underWay.get(key) ?? 0) + 1);
    return batch;
  }

  /** Says that a batch has been answered. */
  done(batch: readonly CloudEventEnvelope[]): void {
    for (const key of batch.flatMap(keysOf)) {
      const left = this.underWay.get(key)! - 1;
      if (left === 0) this.underWay.delete(key);
      else this.underWay.set(key, left);
    }
  }

  /** The first event that waits. */
  get first(): CloudEventEnvelope | undefined {
    return this.pending[0];
  }
}
