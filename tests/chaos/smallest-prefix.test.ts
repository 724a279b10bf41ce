import { describe, expect, it } from '@jest/globals';
import { smallestFailingPrefix } from './smallest-prefix.js';

describe('the smallest failing prefix', () => {
  it.each([[1, 1], [1, 100], [57, 100], [100, 100]])(
    'is found where %s events of %s are enough',
    async (enough, all) => {
      let tries = 0;
      const found = await smallestFailingPrefix(all, async (count) => {
        tries++;
        return count >= enough;
      });
      expect(found).toBe(enough);
      expect(tries).toBeLessThanOrEqual(9);
    },
  );

  it('is none where nothing fails, and where there is nothing', async () => {
    expect(await smallestFailingPrefix(100, async () => false)).toBeUndefined();
    expect(await smallestFailingPrefix(0, async () => true)).toBeUndefined();
  });
});
