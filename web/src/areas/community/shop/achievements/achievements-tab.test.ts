import { describe, expect, it } from '@jest/globals';
import { achievementProgress } from './achievements-tab';

describe('the steps of an achievement', () => {
  it('lead from the first to the last', () => {
    expect(achievementProgress('trades', 0)).toEqual({ reached: 0, total: 4, next: { goal: 1, left: 1 }, goal: 1 });
    expect(achievementProgress('trades', 1)).toEqual({ reached: 1, total: 4, next: { goal: 3, left: 2 }, goal: 3 });
    expect(achievementProgress('trades', 24).next).toEqual({ goal: 25, left: 1 });
  });

  it('are all reached at the last and beyond', () => {
    for (const figure of [25, 2500])
      expect(achievementProgress('trades', figure)).toEqual({ reached: 4, total: 4, next: undefined, goal: 25 });
  });
});
