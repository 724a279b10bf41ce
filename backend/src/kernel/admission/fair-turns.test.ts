import { describe, expect, it } from '@jest/globals';
import { FairTurns } from './fair-turns.js';

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

describe('requests in turns of the event loop', () => {
  it('a few begin at once, without any wait', () => {
    const turns = new FairTurns();
    const begun: number[] = [];
    for (let one = 0; one < 8; one++) turns.take(() => begun.push(one));
    expect(begun).toHaveLength(8);
  });

  it('a crowd begins in its order, no more than 8 in a turn, and everybody has a turn', async () => {
    const turns = new FairTurns();
    const begun: number[] = [];
    for (let one = 0; one < 200; one++) turns.take(() => begun.push(one));
    let largest = 0;
    for (let before = begun.length; begun.length < 200; before = begun.length) {
      await nextTurn();
      largest = Math.max(largest, begun.length - before);
    }
    expect(begun).toEqual(Array.from({ length: 200 }, (_, one) => one));
    expect(largest).toBeLessThanOrEqual(8);
  });

  it('latecomers do not overtake those who wait', async () => {
    const turns = new FairTurns();
    const begun: string[] = [];
    for (let one = 0; one < 80; one++) turns.take(() => begun.push('first'));
    await nextTurn();
    turns.take(() => begun.push('later'));
    while (begun.length < 81) await nextTurn();
    expect(begun.at(-1)).toBe('later');
  });

  it('what a request awaits goes on before the next of the crowd begins', async () => {
    const turns = new FairTurns();
    const steps: string[] = [];
    for (let one = 0; one < 10; one++) {
      turns.take(() => {
        steps.push(`${one} begun`);
        void Promise.resolve().then(() => steps.push(`${one} went on`));
      });
    }
    while (steps.length < 20) await nextTurn();
    expect(steps.slice(-4)).toEqual(['8 begun', '8 went on', '9 begun', '9 went on']);
  });

  it('after a crowd all is as before', async () => {
    const turns = new FairTurns();
    const begun: number[] = [];
    for (let one = 0; one < 100; one++) turns.take(() => begun.push(one));
    while (begun.length < 100) await nextTurn();
    await nextTurn();
    await nextTurn();
    turns.take(() => begun.push(100));
    expect(begun).toHaveLength(101);
  });
});
