import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { celebrate, endCelebration, useCelebrationStore } from './celebration-store';

const trade = { kind: 'trade', valueAed: 1200, device: 'iPhone 13 Pro' } as const;
const milestone = { kind: 'milestone', title: 'Environmental Impact Jackpot', percent: 75 } as const;

describe('the celebration', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    jest.runAllTimers();
    jest.useRealTimers();
  });

  it('closes at once and forgets what it showed 0.3 s later', () => {
    celebrate(trade);
    expect(useCelebrationStore.getState()).toEqual({ current: trade, open: true });
    endCelebration();
    jest.advanceTimersByTime(299);
    expect(useCelebrationStore.getState()).toEqual({ current: trade, open: false });
    jest.advanceTimersByTime(1);
    expect(useCelebrationStore.getState()).toEqual({ current: undefined, open: false });
  });

  it('keeps a newer one that comes while the one before fades', () => {
    celebrate(trade);
    endCelebration();
    jest.advanceTimersByTime(100);
    celebrate(milestone);
    jest.advanceTimersByTime(1000);
    expect(useCelebrationStore.getState()).toEqual({ current: milestone, open: true });
    endCelebration();
  });
});
