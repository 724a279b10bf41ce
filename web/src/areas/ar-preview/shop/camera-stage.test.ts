import { describe, expect, it } from '@jest/globals';
import { FIRST_PLACE, moveTo, nudge, resize, SIZES } from './camera-stage';

describe('a placed product', () => {
  it('follows the finger, and its middle stays in the picture', () => {
    expect(moveTo(FIRST_PLACE, 0.2, 0.9)).toEqual({ ...FIRST_PLACE, x: 0.2, y: 0.9 });
    expect(moveTo(FIRST_PLACE, -3, 1.4)).toEqual({ ...FIRST_PLACE, x: 0, y: 1 });
  });

  it('moves by arrow keys, and by no other', () => {
    expect(nudge(FIRST_PLACE, 'ArrowLeft')!.x).toBeLessThan(FIRST_PLACE.x);
    expect(nudge(FIRST_PLACE, 'ArrowDown')!.y).toBeGreaterThan(FIRST_PLACE.y);
    expect(nudge(moveTo(FIRST_PLACE, 1, 0), 'ArrowRight')!.x).toBe(1);
    expect(nudge(FIRST_PLACE, 'Tab')).toBeUndefined();
  });

  it('has a size within bounds', () => {
    expect(resize(FIRST_PLACE, 0.5).size).toBe(0.5);
    expect(resize(FIRST_PLACE, 5).size).toBe(SIZES.largest);
    expect(resize(FIRST_PLACE, 0).size).toBe(SIZES.smallest);
  });
});
