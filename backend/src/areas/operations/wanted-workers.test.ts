import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { wantedWorkers } from './wanted-workers.js';

const load = fc.record({
  waiting: fc.nat(1_000_000),
  drainPerSecond: fc.double({ min: 0, max: 10_000, noNaN: true }),
  concurrency: fc.integer({ min: 1, max: 500 }),
  meanJobMs: fc.double({ min: 0, max: 60_000, noNaN: true }),
});

describe('the wanted number of workers', () => {
  it('is one for an idle queue', () => {
    expect(wantedWorkers({ waiting: 0, drainPerSecond: 0, concurrency: 10, meanJobMs: 0 })).toBe(1);
  });

  it('keeps up and empties the queue within half a minute', () => {
    // 10 at once of 100 ms each are 100 a second; 150 a second come in, and 3000 wait: 250 a second.
    expect(wantedWorkers({ waiting: 3000, drainPerSecond: 150, concurrency: 10, meanJobMs: 100 })).toBe(3);
  });

  it('is whole, between 1 and 100, and never falls when more is waiting', () => {
    fc.assert(
      fc.property(load, fc.nat(100_000), (before, more) => {
        const wanted = wantedWorkers(before);
        expect(Number.isInteger(wanted) && wanted >= 1 && wanted <= 100).toBe(true);
        expect(wantedWorkers({ ...before, waiting: before.waiting + more })).toBeGreaterThanOrEqual(wanted);
      }),
    );
  });
});
