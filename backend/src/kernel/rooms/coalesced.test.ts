import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Coalesced } from './coalesced.js';

describe('a coalesced action', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: 1_000_000 });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('runs at once after a quiet time, and a burst becomes one more run at the end of the interval', () => {
    const action = jest.fn();
    const coalesced = new Coalesced(100, action);
    coalesced.request();
    jest.advanceTimersByTime(0);
    expect(action).toHaveBeenCalledTimes(1);
    for (let call = 0; call < 20; call++) coalesced.request();
    jest.advanceTimersByTime(99);
    expect(action).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1);
    expect(action).toHaveBeenCalledTimes(2);
  });

  it('runs no more than once per interval under steady calls, and never loses the last', () => {
    let requested = 0;
    let seen = 0;
    let runs = 0;
    const coalesced = new Coalesced(100, () => {
      seen = requested;
      runs++;
    });
    for (let millisecond = 0; millisecond < 1000; millisecond += 7) {
      requested++;
      coalesced.request();
      jest.advanceTimersByTime(7);
    }
    jest.advanceTimersByTime(100);
    expect(seen).toBe(requested);
    expect(runs).toBeLessThanOrEqual(12);
  });

  it('runs less often when it takes long, so that as much time is left for all else', () => {
    const began: number[] = [];
    const coalesced = new Coalesced(100, () => {
      began.push(performance.now());
      jest.advanceTimersByTime(150);
    });
    coalesced.request();
    jest.advanceTimersByTime(0);
    coalesced.request();
    jest.advanceTimersByTime(1_000);
    expect(began[1]! - began[0]!).toBe(300);
  });

  it('does nothing more once stopped', () => {
    const action = jest.fn();
    const coalesced = new Coalesced(100, action);
    coalesced.request();
    coalesced.stop();
    const quiet = new Coalesced(100, action);
    quiet.stop();
    quiet.request();
    jest.advanceTimersByTime(1000);
    expect(action).not.toHaveBeenCalled();
  });
});
