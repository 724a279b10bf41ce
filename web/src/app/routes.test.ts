import { describe, expect, it } from '@jest/globals';
import { SCREEN_PATHS } from '@planet-heroes/contracts/kernel/screen-paths';
import { screenAt, SCREENS } from './routes';

describe('the screens', () => {
  it('are those that the server answers with 200', () => {
    expect(SCREENS.map(({ path }) => path)).toEqual(SCREEN_PATHS);
  });

  it('are found with and without a slash at the end, and nowhere else', () => {
    expect(screenAt('/exchange/')?.path).toBe('/exchange');
    expect(screenAt('/my-trade-ins/01a1fc06-0000-7000-8000-000000000001')?.path).toBe('/my-trade-ins');
    for (const path of ['/contact', '/sponsorships', '/exchange/more', '/Exchange', '/my-trade-ins/a/b'])
      expect(screenAt(path)).toBeUndefined();
  });
});
