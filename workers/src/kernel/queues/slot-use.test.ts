import { describe, expect, it } from '@jest/globals';
import { SlotUse } from './slot-use.js';

describe('the use of a worker’s slots', () => {
  let now = 0;
  const fresh = () => {
    now = 0;
    return new SlotUse(() => now);
  };

  it('is the time that jobs held them, until the queue had been notified', () => {
    const use = fresh();
    use.take('a');
    now = 400;
    use.handled('a');
    now = 500;
    use.release('a');
    now = 1_000;
    expect(use.read(2)).toBe(0.25);
    now = 2_000;
    expect(use.read(2)).toBe(0);
  });

  it('counts a job that goes on in each interval, once', () => {
    const use = fresh();
    now = 500;
    use.take('long');
    now = 1_000;
    expect(use.read(1)).toBe(0.5);
    now = 2_000;
    expect(use.read(1)).toBe(1);
    now = 2_500;
    use.release('long');
    now = 3_000;
    expect(use.read(1)).toBe(0.5);
  });

  it('forgets a job whose end the queue never confirms', () => {
    const use = fresh();
    use.take('lost');
    now = 100;
    use.handled('lost');
    now = 1_000;
    expect(use.read(1)).toBe(1);
    now = 2_000;
    expect(use.read(1)).toBe(0);
    now = 3_000;
    expect(use.read(1)).toBe(0);
  });

  it('is never more than all of them', () => {
    const use = fresh();
    for (const id of ['a', 'b', 'c']) use.take(id);
    now = 1_000;
    expect(use.read(2)).toBe(1);
  });
});
