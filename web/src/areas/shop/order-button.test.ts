import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { runOrder } from './order-button';

describe('an order', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('goes on after its delay, not before', async () => {
    const complete = jest.fn();
    const run = runOrder({ delayMs: 1000, complete }, new AbortController().signal);
    await jest.advanceTimersByTimeAsync(999);
    expect(complete).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    await expect(run).resolves.toBe(true);
    expect(complete).toHaveBeenCalledTimes(1);
  });

  it('waits for what it needs, and fails with it', async () => {
    const complete = jest.fn();
    const run = runOrder(
      { delayMs: 1000, prepare: () => Promise.reject(new Error('offline')), complete },
      new AbortController().signal,
    );
    await expect(run).rejects.toThrow('offline');
    expect(complete).not.toHaveBeenCalled();
  });

  it('leads nowhere once the visitor has left', async () => {
    const complete = jest.fn();
    const leaving = new AbortController();
    const run = runOrder({ delayMs: 1000, complete }, leaving.signal);
    leaving.abort();
    await expect(run).resolves.toBe(false);
    expect(complete).not.toHaveBeenCalled();
  });
});
