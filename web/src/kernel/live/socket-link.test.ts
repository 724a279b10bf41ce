import { describe, expect, it } from '@jest/globals';
import { reconnectDelay } from './socket-link';

describe('the pause before a reconnect', () => {
  it('lies at random in the upper half of a doubling, bounded span', () => {
    expect([reconnectDelay(0, () => 0), reconnectDelay(0, () => 1)]).toEqual([250, 500]);
    expect([reconnectDelay(3, () => 0), reconnectDelay(3, () => 1)]).toEqual([2000, 4000]);
    expect([reconnectDelay(40, () => 0), reconnectDelay(4000, () => 1)]).toEqual([5000, 10_000]);
  });
});
