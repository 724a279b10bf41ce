import { describe, expect, it } from '@jest/globals';
import { overlayRoom, steadyRows } from './list-rows';

const item = (id: string, version: number, at = id) => ({ id, version, at });
const createdAt = ({ at }: { at: string }) => at;

describe('a list with the changes of its room', () => {
  const loaded = { items: [item('3', 2), item('2', 5)], total: 40 };

  it('is as it was loaded while the room is silent', () => {
    expect(overlayRoom(loaded, undefined, { takesNew: true, createdAt })).toBe(loaded);
  });

  it('shows the later version of each, whichever way it came', () => {
    const told = [item('3', 1), item('2', 6)];
    expect(overlayRoom(loaded, told, { takesNew: false, createdAt })).toEqual({
      items: [item('3', 2), item('2', 6)],
      total: 40,
    });
  });

  it('begins with what is new, and leaves out what is older than its page', () => {
    const told = [item('4', 1), item('3', 2), item('1', 9)];
    expect(overlayRoom(loaded, told, { takesNew: true, createdAt })).toEqual({
      items: [item('4', 1), ...loaded.items],
      total: 41,
    });
  });

  it('under a filter waits for the server to say what fits', () => {
    expect(overlayRoom(loaded, [item('4', 1)], { takesNew: false, createdAt })).toEqual(loaded);
  });
});

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
