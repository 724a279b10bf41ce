import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { wantedWorkers } from './wanted-workers.js';

const load = fc.record({
  workers: fc.nat(100),
  utilisation: fc.double({ min: 0, max: 1, noNaN: true }),
  oldestWaitingSeconds: fc.double({ min: 0, max: 86_400, noNaN: true }),
});

describe('the wanted number of workers of a group', () => {
  it.each([
    ['none run', { workers: 0, utilisation: 0, oldestWaitingSeconds: 0 }, 1],
    ['one is idle', { workers: 1, utilisation: 0, oldestWaitingSeconds: 0 }, 1],
    ['two are at their target', { workers: 2, utilisation: 0.6, oldestWaitingSeconds: 0 }, 2],
    ['three are a little less busy than they should be', { workers: 3, utilisation: 0.4, oldestWaitingSeconds: 0 }, 3],
    ['two are busy all the time, and something waits', { workers: 2, utilisation: 1, oldestWaitingSeconds: 0.1 }, 4],
    ['two are busy all the time, and keep up', { workers: 2, utilisation: 1, oldestWaitingSeconds: 0 }, 2],
    ['one that seems idle lets jobs wait, held up by what the queue costs', {
      workers: 1, utilisation: 0.2, oldestWaitingSeconds: 0.6,
    }, 2],
    ['four are late by far', { workers: 4, utilisation: 1, oldestWaitingSeconds: 60 }, 8],
    ['four have little to do', { workers: 4, utilisation: 0.2, oldestWaitingSeconds: 0.1 }, 2],
  ])('where %s', (_, given, wanted) => {
    expect(wantedWorkers(given)).toBe(wanted);
  });

  it('is whole, between 1 and 100, and never falls when there is more to do or it waits for longer', () => {
    fc.assert(
      fc.property(load, load, (one, other) => {
        const { utilisation, oldestWaitingSeconds } = one;
        const more = {
          workers: one.workers,
          utilisation: Math.max(utilisation, other.utilisation),
          oldestWaitingSeconds: Math.max(oldestWaitingSeconds, other.oldestWaitingSeconds),
        };
        const wanted = wantedWorkers(one);
        expect(Number.isInteger(wanted) && wanted >= 1 && wanted <= 100).toBe(true);
        expect(wantedWorkers(more)).toBeGreaterThanOrEqual(wanted);
      }),
    );
  });

  it('comes to rest: at as many as are wanted, as many are wanted', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 40, noNaN: true }), fc.integer({ min: 1, max: 100 }), (work, before) => {
        const next = (workers: number) =>
          wantedWorkers({ workers, utilisation: Math.min(1, work / workers), oldestWaitingSeconds: 0.1 });
        let workers = before;
        for (let turn = 0; turn < 20; turn += 1) workers = next(workers);
        expect(next(workers)).toBe(workers);
      }),
    );
  });
});
