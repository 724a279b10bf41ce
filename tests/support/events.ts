import { randomUUID } from 'node:crypto';

/** A trade that a desk verified, as a CloudEvent; `data` and `envelope` override what the test cares about. */
export function tradeVerified(data: Record<string, unknown> = {}, envelope: Record<string, unknown> = {}) {
  return {
    specversion: '1.0',
    id: randomUUID(),
    source: '/trade-desk/test',
    type: 'trade.verified',
    time: '2026-11-20T10:00:00Z',
    data: { heroId: 'planet-hero-demo', device: 'iPhone 15 Pro', condition: 'good', ...data },
    ...envelope,
  };
}

/** A doorstep pickup that a courier finished, as a CloudEvent. */
export function pickupCompleted(pickupId: string, zoneId: string) {
  return {
    specversion: '1.0',
    id: randomUUID(),
    source: '/couriers/test',
    type: 'pickup.completed',
    time: '2026-11-20T10:00:00Z',
    data: { pickupId, zoneId },
  };
}
