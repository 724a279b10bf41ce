import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { LogEvent } from '@planet-heroes/contracts/log-events';
import { LogTailer } from '../projections/log-tailer.js';
import { LogTrail } from '../projections/log-trail.js';
import { RoomSources } from './room-sources.js';
import { Rooms } from './rooms.js';

const event = (row: number) => ({ type: 'pickup.completed', position: { transactionId: '7', row: String(row) } }) as LogEvent;

describe('the rooms of a node', () => {
  let state: string;
  let content: object;
  let tailer: object;
  let rooms: Rooms;
  let apply: (events: LogEvent[]) => void;
  let reload: () => void;
  let pushed: unknown[];

  beforeEach(() => {
    jest.useFakeTimers();
    state = 'old';
    pushed = [];
    tailer = {
      onApplied: (listener: typeof apply) => (apply = listener),
      onReloaded: (listener: typeof reload) => (reload = listener),
      completeFrom: { transactionId: '7', row: '1' },
      position: { transactionId: '7', row: '2' },
      shownPosition: '7-2',
      logId: 'log',
      asOf: 0,
    };
    const changeBy = (events: LogEvent[]) => events.length ? events.map(({ position }) => position.row) : undefined;
    content = { snapshot: () => state, changeBy };
    const sources = { publicRooms: new Map([['pickups', content]]), namesOf: () => [] } as unknown as RoomSources;
    rooms = new Rooms(sources, tailer as unknown as LogTailer, { notePushed() {} } as unknown as LogTrail);
    rooms.publishTo({ push: (changes) => pushed.push(...changes), replace: () => {} });
  });
  afterEach(() => void jest.useRealTimers());

  it('know what it read before there were rooms, while others wrote, and push only what comes after', async () => {
    apply([event(2)]);
    jest.advanceTimersByTime(1000);
    rooms.onApplicationBootstrap();
    expect(pushed).toEqual([]);
    expect(await rooms.catchUp('pickups', { log: 'log', position: '7-1' })).toMatchObject({ kind: 'change', change: ['2'] });
    expect(await rooms.catchUp('pickups', { log: 'log', position: '7-0' })).toMatchObject({ kind: 'snapshot' });

    Object.assign(tailer, { position: { transactionId: '7', row: '3' }, shownPosition: '7-3' });
    apply([event(3)]);
    jest.advanceTimersByTime(1000);
    expect(pushed).toMatchObject([{ room: 'pickups', from: '7-2', to: '7-3', change: ['3'] }]);
  });

  it('push what comes from a transaction that was open while the node loaded its state', async () => {
    Object.assign(tailer, { completeFrom: { transactionId: '9', row: '1' } });
    rooms.onApplicationBootstrap();
    Object.assign(tailer, { position: { transactionId: '8', row: '3' }, shownPosition: '8-3' });
    apply([event(3)]);
    jest.advanceTimersByTime(1000);
    expect(pushed).toMatchObject([{ room: 'pickups', from: '7-2', to: '8-3', change: ['3'] }]);
    expect(await rooms.catchUp('pickups', { log: 'log', position: '7-2' })).toMatchObject({ kind: 'snapshot' });
  });

  it('are pushed as seldom as their content wants, with all that was held back', () => {
    Object.assign(content, { everyMs: 500 });
    rooms.onApplicationBootstrap();
    jest.advanceTimersByTime(500);
    for (let row = 3; row < 8; row++) {
      apply([event(row)]);
      jest.advanceTimersByTime(100);
    }
    jest.advanceTimersByTime(500);
    expect(pushed).toMatchObject([{ change: ['3'] }, { change: ['4', '5', '6', '7'] }]);
  });

  it('are sent as they are after a projection was loaded again, though nothing happened since they were read', async () => {
    rooms.onApplicationBootstrap();
    expect(await rooms.catchUp('pickups', undefined)).toMatchObject({ snapshot: 'old' });
    const replaced = new Promise((resolve) => rooms.publishTo({ push: () => {}, replace: resolve }));
    state = 'mended';
    reload();
    expect(await replaced).toMatchObject({ room: 'pickups', position: '7-2', snapshot: 'mended' });
  });

  it('push nothing of what came before a projection was loaded again: the whole has it', () => {
    rooms.onApplicationBootstrap();
    apply([event(3)]);
    reload();
    jest.advanceTimersByTime(1000);
    expect(pushed).not.toContainEqual(expect.objectContaining({ change: ['3'] }));
  });
});
