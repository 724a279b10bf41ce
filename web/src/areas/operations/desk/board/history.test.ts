import type { Overview } from '@planet-heroes/contracts/areas/operations/overview';
import { describe, expect, it } from '@jest/globals';
import { drainOf, type History, LAG, peakOf, remember, runsOf, spanOf, waitingOf, WINDOW_MS } from './history';

const overview = (waiting: number | null, drainPerSecond: number | null = 0) =>
  ({
    projections: { lagSeconds: 0.5 },
    sockets: { connected: 3 },
    queues: waiting === null ? null : [{ name: 'heroes', waiting, drainPerSecond }],
  }) as unknown as Overview;

describe('what the page remembers', () => {
  it('is each figure with its time, and a gap where it could not be read', () => {
    let history: History = {};
    history = remember(history, overview(4, 2), 1_000);
    history = remember(history, overview(null), 3_000);
    history = remember(history, overview(1, null), 5_000);
    expect(history[waitingOf('heroes')]).toEqual([{ at: 1_000, value: 4 }, { at: 3_000, value: null }, {
      at: 5_000,
      value: 1,
    }]);
    expect(history[drainOf('heroes')]!.map(({ value }) => value)).toEqual([2, null, null]);
    expect(history[LAG]).toHaveLength(3);
    expect(runsOf(history[waitingOf('heroes')]!)).toEqual([[{ at: 1_000, value: 4 }], [{ at: 5_000, value: 1 }]]);
    expect(peakOf(history[waitingOf('heroes')]!)).toBe(4);
  });

  it('is the last minutes only', () => {
    let history: History = {};
    for (let at = 0; at <= 2 * WINDOW_MS; at += 2_000) history = remember(history, overview(at), at);
    const points = history[waitingOf('heroes')]!;
    expect(points).toHaveLength(WINDOW_MS / 2_000);
    expect(points[0]!.at).toBeGreaterThan(WINDOW_MS);
    expect(spanOf(points)).toEqual({ from: points[0]!.at, to: 2 * WINDOW_MS });
  });

  it('reaches over a minute from the first reading on', () => {
    expect(spanOf([{ at: 100_000, value: 1 }])).toEqual({ from: 40_000, to: 100_000 });
    expect(spanOf([{ at: 100_000, value: 1 }, { at: 190_000, value: 1 }])).toEqual({ from: 100_000, to: 190_000 });
  });
});
