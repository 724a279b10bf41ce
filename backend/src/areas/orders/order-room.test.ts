import { describe, expect, it } from '@jest/globals';
import type { LogEvent } from '@planet-heroes/contracts/log-events';
import type { OrderSummary } from '@planet-heroes/contracts/areas/orders/schemas';
import { OrderRoom } from './order-room.js';

const order = (version: number, status = 'processing') => ({ id: 'o', version, status }) as OrderSummary;
const event = (type: string, data: object) => ({ type, data: { orderId: 'o', ...data } }) as unknown as LogEvent;
const advanced = (version: number, stage: string, ...ranges: [number, number][]) =>
  event('order.devices_advanced', { order: order(version), stage, ranges });

describe('an order’s room', () => {
  const room = new OrderRoom(() => Promise.resolve(order(1)));

  it('reports the latest of an order, and each move of its devices once', () => {
    expect(room.changeBy([event('order.created', { order: order(0) })])).toEqual({ order: order(0), advanced: [] });
    expect(room.changeBy([advanced(3, 'received', [1, 2], [5, 5]), advanced(2, 'wiped', [7, 9])])).toEqual({
      order: order(3),
      advanced: [
        { stage: 'received', from: 1, to: 2 }, { stage: 'received', from: 5, to: 5 }, { stage: 'wiped', from: 7, to: 9 },
      ],
    });
  });

  it('reports what the last of two events of one change says', () => {
    const events = ['processing', 'completed'].map((status) =>
      event('order.completed', { order: order(4, status), stage: 'paid', ranges: [[1, 1]] })
    );
    expect(room.changeBy(events)).toEqual({ order: order(4, 'completed'), advanced: [] });
  });

  it('reports nothing of what does not change it', () => {
    expect(room.changeBy([event('payout.changed', { state: 'paid' })])).toBeUndefined();
  });

  it('begins with what is read, and no moves', async () => {
    expect(await room.snapshot()).toEqual({ order: order(1), advanced: [] });
  });
});
