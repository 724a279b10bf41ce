import { describe, expect, it } from '@jest/globals';
import { placeTooltip } from './place-tooltip';

const viewport = { width: 1000, height: 800 };
const tooltip = { width: 300, height: 160 };
const middle = { left: 450, top: 380, width: 100, height: 40 };

describe('the place of a tooltip', () => {
  it('is 12 px from its target, on the side asked for', () => {
    expect(placeTooltip(middle, tooltip, viewport, 'top')).toEqual({ left: 350, top: 208, side: 'top' });
    expect(placeTooltip(middle, tooltip, viewport, 'bottom')).toEqual({ left: 350, top: 432, side: 'bottom' });
    expect(placeTooltip(middle, tooltip, viewport, 'left')).toEqual({ left: 138, top: 320, side: 'left' });
    expect(placeTooltip(middle, tooltip, viewport, 'right')).toEqual({ left: 562, top: 320, side: 'right' });
  });

  it('is on the other side where there is no room', () => {
    expect(placeTooltip({ ...middle, top: 100 }, tooltip, viewport, 'top')).toMatchObject({ side: 'bottom', top: 152 });
    expect(placeTooltip({ ...middle, left: 100 }, tooltip, viewport, 'left')).toMatchObject({
      side: 'right',
      left: 212,
    });
    expect(placeTooltip({ ...middle, left: 20 }, tooltip, { width: 390, height: 800 }, 'right')).toMatchObject({
      side: 'bottom',
    });
  });

  it('stays 20 px from the edges of the viewport', () => {
    expect(placeTooltip({ ...middle, left: 0 }, tooltip, viewport, 'bottom').left).toBe(20);
    expect(placeTooltip({ ...middle, left: 950 }, tooltip, viewport, 'bottom').left).toBe(680);
    expect(placeTooltip({ left: 0, top: 0, width: 1000, height: 800 }, tooltip, viewport, 'top')).toEqual({
      left: 350,
      top: 20,
      side: 'top',
    });
    expect(placeTooltip({ ...middle, top: 790 }, tooltip, { width: 1000, height: 820 }, 'right').top).toBe(640);
  });
});
