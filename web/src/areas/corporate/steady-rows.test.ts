import { describe, expect, it } from '@jest/globals';
import { steadyRows } from './steady-rows';

const row = (id: string, version = 1) => ({ id, version });

describe('rows that somebody reads', () => {
  it('keep their places while their content moves on', () => {
    const shown = [row('a'), row('b'), row('c')];
    expect(steadyRows(shown, [row('c', 2), row('a'), row('b')], undefined)).toEqual({
      rows: [row('a'), row('b'), row('c', 2)],
      waiting: 0,
    });
  });

  it('have what is new wait', () => {
    expect(steadyRows([row('a')], [row('new'), row('a'), row('older')], undefined)).toEqual({
      rows: [row('a')],
      waiting: 2,
    });
  });

  it('stay when they no longer match, in their last state', () => {
    expect(steadyRows([row('a'), row('b')], [row('b')], [row('a', 3), row('b', 0)])).toEqual({
      rows: [row('a', 3), row('b')],
      waiting: 0,
    });
  });
});
