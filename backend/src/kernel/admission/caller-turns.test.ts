import { describe, expect, it } from '@jest/globals';
import { CallerTurns } from './caller-turns.js';

/** Work that records its begin and ends when the test says so. */
function recorder() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<void>((resolve) => ends.push(resolve));
  };
  const endOne = async () => {
    ends.shift()!();
    await new Promise(setImmediate);
  };
  return { begun, work, endOne };
}

describe('costly work of several callers', () => {
  it('is done one piece at a time and in turn, however much one of them asks for', async () => {
    const turns = new CallerTurns({ ofCaller: 4, total: 20 });
    const { begun, work, endOne } = recorder();
    const all = [
      ...['a1', 'a2', 'a3', 'a4'].map((name) => turns.run('a', work(name))),
      turns.run('b', work('b1')),
      turns.run('c', work('c1')),
    ];
    await new Promise(setImmediate);
    expect(begun).toEqual(['a1']);
    for (let done = 0; done < 6; done++) await endOne();
    await Promise.all(all);
    expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4']);
  });

  it('is refused beyond what a caller, or all together, may have under way; a place is free once work ended or failed', async () => {
    const turns = new CallerTurns({ ofCaller: 2, total: 3 });
    const { work, endOne } = recorder();
    const own = Promise.allSettled([turns.run('a', work('a1')), turns.run('a', () => Promise.reject(new Error('no')))]);
    await expect(turns.run('a', work('a3'))).rejects.toMatchObject({ code: 'too_many_requests', details: { retryAfter: 2 } });
    const other = turns.run('b', work('b1'));
    await expect(turns.run('c', work('c1'))).rejects.toMatchObject({ code: 'overloaded' });
    await endOne();
    expect((await own).map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    const again = turns.run('a', work('a4'));
    await endOne();
    await endOne();
    await Promise.all([other, again]);
  });
});
