import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { bringToEnd } from './bring-to-end.ts';
import { event } from './offers.ts';

const DEVICES = ['iPhone 16 Pro', 'iPhone 15 Pro', 'iPhone 15', 'iPhone 14'];
/** Every tenth is of a hero among the first hundred, which the board shows. */
const ON_THE_BOARD = 10;
const BOARD = 100;

export interface SteadyTrades {
  /** Sends no more, and waits until all have an end; rejects when one was refused. */
  stop(): Promise<void>;
}

/** Has trades of `bulk-1` to `bulk-<heroes>` verified at a steady pace, one call each, sent until it has an end. */
export function steadyTrades(
  address: () => string,
  { perSecond, heroes, random }: { perSecond: number; heroes: number; random: () => number },
): SteadyTrades {
  const sent: Promise<unknown>[] = [];
  const started = performance.now();
  const over = new AbortController();
  const sending = (async () => {
    while (!over.signal.aborted) {
      const due = Math.floor(((performance.now() - started) / 1000) * perSecond);
      while (sent.length < due) {
        const among = sent.length % ON_THE_BOARD === 0 ? BOARD : heroes;
        const device = DEVICES[Math.floor(random() * DEVICES.length)]!;
        const trade = tradeOf([address(), address()], 1 + Math.floor(random() * among), device);
        // It is looked at in the end.
        trade.catch(() => undefined);
        sent.push(trade);
      }
      await delay(10);
    }
  })();
  return {
    async stop() {
      over.abort();
      await sending;
      await Promise.all(sent);
    },
  };
}

async function tradeOf(addresses: readonly string[], hero: number, device: string): Promise<void> {
  // The trace id, which comes back with the change, says when the trade was sent: µs of the wall clock.
  const sentAt = Math.round((performance.timeOrigin + performance.now()) * 1000).toString(16).padStart(32, '0');
  const { answer, done } = await bringToEnd(addresses, {
    path: '/api/ops/events',
    body: event('trade.verified', { heroId: `bulk-${hero}`, device, condition: 'good' }),
    key: randomUUID(),
    as: 'operator',
    headers: { traceparent: `00-${sentAt}-0000000000000001-01` },
  });
  if (!done || answer.body.results[0].status === 'refused')
    throw new Error(`A trade was answered with ${answer.status} ${JSON.stringify(answer.body)}`);
}

/** When the trade of a trace of {@link steadyTrades} was sent, ms of the wall clock. */
export function sentAtOf(traceId: string): number {
  return Number.parseInt(traceId, 16) / 1000;
}
