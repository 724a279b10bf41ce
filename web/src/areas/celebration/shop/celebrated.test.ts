import { expect, it } from '@jest/globals';
import { isFirstCelebration } from './celebrated';

it('celebrates each trade once in a browser, and forgets the oldest beyond fifty', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  expect(['a', 'b', 'a'].map((id) => isFirstCelebration(id, storage))).toEqual([true, true, false]);
  for (let trade = 0; trade < 49; trade++) isFirstCelebration(`t${trade}`, storage);
  expect([isFirstCelebration('b', storage), isFirstCelebration('a', storage)]).toEqual([false, true]);
});
