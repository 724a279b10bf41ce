import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { RoomChange, SubscribeAck } from '@planet-heroes/contracts/socket-map';
import { LiveConnection } from './live-connection';
import type { LiveStatus } from './live-socket';
import { ROOMS } from '../../app/rooms';
import { foldOf, type RoomUpdate } from './rooms';
import { FakeSocket, sampleStats } from './testing/fakes';

const snapshot = (position: number): SubscribeAck => ({
  ok: true,
  kind: 'snapshot',
  snapshot: sampleStats(position),
  log: 'a',
  position: `${position}-0`,
  at: 0,
});

const changedTo = (to: number): RoomChange => ({
  room: 'impact', log: 'a', from: `${to - 1}-0`, to: `${to}-0`, at: 0, change: sampleStats(to),
});

describe('the live connection', () => {
  let socket: FakeSocket;
  let browser: EventTarget;
  let connection: LiveConnection;
  let statuses: LiveStatus[];
  let updates: RoomUpdate[];
  let openSocket: jest.Mock<() => Promise<FakeSocket>>;

  beforeEach(() => {
    jest.useFakeTimers();
    socket = new FakeSocket();
    browser = new EventTarget();
    openSocket = jest.fn(async () => socket);
    connection = new LiveConnection({
      openSocket,
      browserEvents: browser,
      random: () => 1,
      fold: foldOf(ROOMS),
      now: Date.now,
      isSparing: () => false,
    });
    statuses = [];
    updates = [];
    connection.onStatus((status) => statuses.push(status));
    connection.onUpdate((update) => updates.push(update));
  });
  afterEach(() => {
    connection.stop();
    jest.useRealTimers();
  });

  /** Lets promises settle without letting time pass. */
  const settle = () => jest.advanceTimersByTimeAsync(0);
  const subscriptions = () => socket.sentOf('room:subscribe');
  const answer = (index: number, ack: SubscribeAck) => subscriptions()[index]![1](ack);
  const open = async () => {
    connection.start();
    await settle();
    socket.hear('connect');
  };
  const openLive = async () => {
    connection.hold('impact');
    await open();
    answer(0, snapshot(4));
  };

  it('is live once every held room has caught up', async () => {
    connection.hold('impact');
    connection.hold('leaderboard');
    await open();
    expect(connection.status).toBe('catching-up');
    answer(0, snapshot(4));
    expect(connection.status).toBe('catching-up');
    answer(1, { ok: true, kind: 'snapshot', snapshot: { heroes: [], totalHeroes: 0 }, log: 'a', position: '1-0', at: 0 });
    expect(connection.status).toBe('live');
    expect(statuses).toEqual(['catching-up', 'live']);
  });

  it('polls when no connection comes within the grace, and stops when one does', async () => {
    connection.hold('impact');
    connection.start();
    await settle();
    socket.hear('connect_error', new Error('refused'));
    expect(connection.status).toBe('connecting');
    await jest.advanceTimersByTimeAsync(2000);
    expect(connection.status).toBe('polling');
    socket.hear('connect');
    expect(connection.status).toBe('catching-up');
    answer(0, snapshot(4));
    expect(statuses).toEqual(['polling', 'catching-up', 'live']);
  });

  it('polls as well while the socket script itself does not arrive, and asks for it again', async () => {
    openSocket.mockRejectedValueOnce(new Error('offline'));
    connection.start();
    await jest.advanceTimersByTimeAsync(2000);
    expect(openSocket).toHaveBeenCalledTimes(2);
    expect(socket.connects).toBe(1);
  });

  it('asks after a reconnect for what was missed, from where it stood', async () => {
    await openLive();
    socket.hear('disconnect', 'transport close');
    expect(connection.status).toBe('connecting');
    await jest.advanceTimersByTimeAsync(500);
    socket.hear('connect');
    expect(subscriptions()[1]![0]).toEqual({ room: 'impact', since: { log: 'a', position: '4-0' } });
    socket.hear('room:changed', changedTo(7));
    answer(1, { ok: true, kind: 'change', change: sampleStats(6), log: 'a', position: '6-0', at: 0 });
    expect(updates.map(({ state }) => state)).toEqual([sampleStats(4), sampleStats(6), sampleStats(7)]);
    expect(connection.status).toBe('live');
  });

  it('waits longer after each failure, up to ten seconds', async () => {
    connection.start();
    await settle();
    const waits: number[] = [];
    for (let attempt = 0; attempt < 7; attempt += 1) {
      const before = socket.connects;
      const from = Date.now();
      socket.hear('connect_error', new Error('refused'));
      while (socket.connects === before) await jest.advanceTimersByTimeAsync(100);
      waits.push(Date.now() - from);
    }
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 10_000, 10_000]);
  });

  it('keeps backing off from a server that takes connections only to drop them', async () => {
    await openLive();
    socket.hear('disconnect', 'io server disconnect');
    await jest.advanceTimersByTimeAsync(500);
    socket.hear('connect');
    socket.hear('disconnect', 'io server disconnect');
    await jest.advanceTimersByTimeAsync(999);
    expect(socket.connects).toBe(2);
    await jest.advanceTimersByTimeAsync(1);
    expect(socket.connects).toBe(3);
  });

  it('takes a subscription that stays unanswered for a broken connection, and waits longer the next time', async () => {
    connection.hold('impact');
    await open();
    await jest.advanceTimersByTimeAsync(5000);
    expect(socket.disconnects).toBe(1);
    expect(connection.status).toBe('polling');
    await jest.advanceTimersByTimeAsync(500);
    socket.hear('connect');
    await jest.advanceTimersByTimeAsync(9999);
    expect(socket.disconnects).toBe(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(socket.disconnects).toBe(2);
  });

  it('polls at once when the browser goes offline, and connects at once when it is back', async () => {
    await openLive();
    browser.dispatchEvent(new Event('offline'));
    expect(statuses.slice(-2)).toEqual(['live', 'polling']);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(socket.connects).toBe(1);
    browser.dispatchEvent(new Event('online'));
    await settle();
    expect(socket.connects).toBe(2);
  });

  it('does not wait for the backoff when someone returns to the page', async () => {
    await openLive();
    socket.hear('disconnect', 'ping timeout');
    browser.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(socket.connects).toBe(2);
  });

  it('subscribes once for many holders, and unsubscribes some time after the last has left', async () => {
    const releaseFirst = connection.hold('impact');
    const releaseSecond = connection.hold('impact');
    await open();
    answer(0, snapshot(4));
    expect(subscriptions()).toHaveLength(1);
    releaseFirst();
    releaseFirst();
    await jest.advanceTimersByTimeAsync(5000);
    expect(socket.sentOf('room:unsubscribe')).toHaveLength(0);
    releaseSecond();
    await jest.advanceTimersByTimeAsync(5000);
    expect(socket.sentOf('room:unsubscribe').map(([request]) => request)).toEqual([{ room: 'impact' }]);
  });

  it('keeps a room over a change of screen', async () => {
    const release = connection.hold('impact');
    await open();
    answer(0, snapshot(4));
    release();
    connection.hold('impact');
    await jest.advanceTimersByTimeAsync(10_000);
    expect(subscriptions()).toHaveLength(1);
    expect(socket.sentOf('room:unsubscribe')).toHaveLength(0);
  });

  it('stands still while paused, also over a reconnect, and catches up when resumed', async () => {
    await openLive();
    connection.pause();
    socket.hear('room:changed', changedTo(5));
    socket.hear('disconnect', 'transport close');
    await jest.advanceTimersByTimeAsync(500);
    socket.hear('connect');
    expect(updates).toHaveLength(1);
    expect(subscriptions()).toHaveLength(1);
    connection.resume();
    expect(connection.status).toBe('catching-up');
    expect(subscriptions()[1]![0].since).toEqual({ log: 'a', position: '4-0' });
  });

  it('drops the answer to a catch-up that a pause overtook', async () => {
    connection.hold('impact');
    await open();
    connection.pause();
    answer(0, snapshot(4));
    expect(updates).toHaveLength(0);
  });

  it('is live without a room that the server refuses for good', async () => {
    connection.hold('hero:nobody');
    connection.hold('impact');
    await open();
    answer(0, { ok: false, error: { code: 'unknown_hero', message: 'No such hero' } });
    answer(1, snapshot(4));
    expect(connection.status).toBe('live');
  });

  it('starts again after a stop', async () => {
    await openLive();
    connection.stop();
    connection.start();
    await settle();
    expect(socket.connects).toBe(2);
    expect(openSocket).toHaveBeenCalledTimes(1);
  });

  it('connects again when the session changed, and asks again for what the old one was refused', async () => {
    connection.hold('hero:planet-hero-demo');
    await open();
    answer(0, { ok: false, error: { code: 'not_your_hero', message: 'Another hero’s.' } });
    connection.renew();
    await settle();
    expect(socket.disconnects).toBe(1);
    expect(socket.connects).toBe(2);
    socket.hear('connect');
    expect(subscriptions()).toHaveLength(2);
    expect(subscriptions()[1]![0].room).toBe('hero:planet-hero-demo');
  });
});

describe('watching a command', () => {
  it('hears its end, asks again after a reconnect, and forgets it once known', async () => {
    jest.useFakeTimers();
    const socket = new FakeSocket();
    const connection = new LiveConnection({
      openSocket: async () => socket,
      browserEvents: new EventTarget(),
      random: () => 1,
      fold: foldOf(ROOMS),
      now: Date.now,
      isSparing: () => false,
    });
    connection.start();
    await jest.advanceTimersByTimeAsync(0);
    const settled = connection.watchCommand('c1', new AbortController().signal);
    socket.hear('connect');
    expect(socket.sentOf('command:watch')).toHaveLength(1);
    socket.hear('disconnect', 'transport close');
    await jest.advanceTimersByTimeAsync(500);
    socket.hear('connect');
    expect(socket.sentOf('command:watch').map(([request]) => request)).toEqual([{ commandId: 'c1' }, {
      commandId: 'c1',
    }]);
    socket.hear('command:settled', { commandId: 'c1', status: 'succeeded', result: 7 });
    await expect(settled).resolves.toEqual({ commandId: 'c1', status: 'succeeded', result: 7 });
    connection.stop();
    jest.useRealTimers();
  });
});
