import { describe, expect, it } from '@jest/globals';
import { HOUR_MS } from '@planet-heroes/contracts/kernel/calendar/durations';
import { forecastOrder, StageHistory, type StageTimes } from './forecast.js';

const at = (hours: number) => Date.UTC(2026, 0, 1) + hours * HOUR_MS;
const iso = (hours: number) => new Date(at(hours)).toISOString();

/** Orders that were inspected after 1, 2, 3 … hours, wiped as many later and paid a day after that. */
const past = (count: number, deviceCount = 100): StageTimes[] =>
  Array.from({ length: count }, (_, index): StageTimes => ({
    deviceCount, isComing: true,
    created: at(0), approved: at(1), pickup: at(2), collected: at(5), received: at(10), inspected: at(11 + index),
    wiped: at(12 + 2 * index), paid: at(36 + 2 * index),
  }));
const received: StageTimes = {
  deviceCount: 120, isComing: true, created: at(0), approved: at(1), pickup: at(2), received: at(10),
};
const after = (order: StageTimes, hours: number, history = past(99)) =>
  forecastOrder(order, new StageHistory(history), at(hours));
const rangeOf = (order: StageTimes, stage: string, hours: number, history?: StageTimes[]) =>
  after(order, hours, history).stages.find((each) => each.stage === stage);

describe('an order’s forecast', () => {
  it('is between the tenth and the ninetieth of a hundred, straight from its step to each stage', () => {
    expect(after(received, 10).stages).toEqual([
      { stage: 'inspected', range: { from: iso(20), to: iso(100) }, cases: 99, like: 'size' },
      { stage: 'wiped', range: { from: iso(30), to: iso(190) }, cases: 99, like: 'size' },
      { stage: 'paid', range: { from: iso(54), to: iso(214) }, cases: 99, like: 'size' },
    ]);
  });

  it('goes by the orders that waited as long, and never lies in the past', () => {
    const stages = after(received, 60.5).stages.map(({ range }) => range);
    expect(stages[0]).toEqual({ from: iso(65), to: iso(105) });
    for (let hours = 10; hours < 100; hours += 0.5) {
      for (const { range } of after(received, hours).stages)
        if (range) expect(Date.parse(range.from)).toBeGreaterThan(at(hours));
    }
  });

  it('is none once fewer than nine waited longer, and none with fewer than thirty cases', () => {
    expect(rangeOf(received, 'inspected', 100.5)?.range).not.toBeNull();
    expect(rangeOf(received, 'inspected', 101.5)).toMatchObject({ range: null, cases: 99, like: 'size' });
    expect(rangeOf(received, 'inspected', 10, past(29))).toMatchObject({ range: null, cases: 29, like: 'any' });
    expect(rangeOf(received, 'inspected', 10, past(30))?.range).not.toBeNull();
  });

  it('is learnt from orders of any size where too few of its own were completed', () => {
    const mixed = [...past(20), ...past(20, 600)];
    expect(rangeOf(received, 'inspected', 10, mixed)).toMatchObject({ cases: 40, like: 'any' });
    expect(rangeOf(received, 'inspected', 10, [...past(30), ...past(9, 600)])).toMatchObject({ cases: 30, like: 'size' });
  });

  it('says why it moved: came sooner or later to its step, waits long, or is picked up on another day', () => {
    const inspected = (hours: number) => after({ ...received, inspected: at(hours) }, hours).moved;
    expect(inspected(100)).toMatchObject({ reason: 'later', step: 'inspected', ms: 40 * HOUR_MS });
    expect(inspected(20)).toMatchObject({ reason: 'sooner', ms: -40 * HOUR_MS });
    expect(after(received, 10).moved).toBeNull();
    expect(after(received, 100.5).moved).toMatchObject({ reason: 'waiting', step: 'received', outwaited: 9 });
    const moved = { ...received, received: undefined, pickup: at(26), pickupMovedFrom: at(2) };
    expect(after(moved, 1).moved).toMatchObject({ reason: 'pickup_moved', ms: 24 * HOUR_MS });
  });

  it('warns before a promise is missed: nine of ten are paid after the terms, or collected after the day', () => {
    const wiped = { ...received, inspected: at(20), wiped: at(30), paymentDue: at(78) };
    const slow = past(99).map((order, index) => ({ ...order, paid: order.wiped! + (index + 1) * HOUR_MS }));
    expect(after(wiped, 31, slow).warning).toEqual({ stage: 'paid', dueAt: iso(78) });
    expect(after(wiped, 31).warning).toBeNull();
    const awaited = { ...received, isComing: false, received: undefined };
    expect(after(awaited, 3).warning).toBeNull();
    expect(after(awaited, 27).warning).toEqual({ stage: 'collected', dueAt: iso(26) });
  });
});
