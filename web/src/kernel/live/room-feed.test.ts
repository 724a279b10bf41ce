import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { RoomChange, RoomPosition, SubscribeAck } from '@planet-heroes/contracts/socket-map';
import { RoomFeed } from './room-feed';
import { ROOMS } from '../../app/rooms';
import { foldOf, type RoomUpdate } from './rooms';
import { sampleStats } from './testing/fakes';

const at = (position: number, log = 'a'): RoomPosition => ({ log, position: `${position}-1` });
const changed = (to: number, log = 'a', from = to - 1): RoomChange => ({
  room: 'impact', log, from: `${from}-1`, to: `${to}-1`, at: 0, change: sampleStats(to),
});
const snapshot = (position: number, log = 'a'): SubscribeAck => ({
  ok: true, kind: 'snapshot', snapshot: sampleStats(position), ...at(position, log), at: 0,
});
/** What has changed up to a position; nothing where no figure is given. */
const change = (to: number, figure: number | undefined, log = 'a'): SubscribeAck => ({
  ok: true, kind: 'change', change: figure === undefined ? null : sampleStats(figure), ...at(to, log), at: 0,
});

describe('a room feed', () => {
  let asked: { since: RoomPosition | undefined; answer: (ack: SubscribeAck) => void }[];
  let shown: number[];
  let wholes: boolean[];
  let feed: RoomFeed;
  const onRefused = jest.fn();
  const onUnusable = jest.fn();

  beforeEach(() => {
    asked = [];
    shown = [];
    wholes = [];
    onRefused.mockReset();
    onUnusable.mockReset();
    feed = new RoomFeed('impact', {
      fold: foldOf(ROOMS),
      subscribe: (_room, since, answer) => asked.push({ since, answer }),
      onUpdate: (update: RoomUpdate) => {
        shown.push((update.state as ReturnType<typeof sampleStats>).bottlesPrevented);
        wholes.push(update.isSnapshot);
      },
      onPhase: () => {},
      onRefused,
      onUnusable,
    });
  });

  const answerLast = (ack: SubscribeAck) => asked.at(-1)!.answer(ack);

  it('starts from a snapshot and follows what fits on', () => {
    feed.catchUp();
    expect(asked[0]!.since).toBeUndefined();
    answerLast(snapshot(4));
    feed.receive(changed(5));
    feed.receive(changed(6));
    expect(shown).toEqual([4, 5, 6]);
    expect(feed.phase).toBe('current');
  });

  it('ignores positions that it has applied already', () => {
    feed.catchUp();
    answerLast(snapshot(4));
    feed.receive(changed(3));
    feed.receive(changed(4));
    feed.receive(changed(5));
    feed.receive(changed(5));
    expect(shown).toEqual([4, 5]);
    expect(asked).toHaveLength(1);
  });

  it('takes a change that begins before its position, and one of ten times as many digits', () => {
    feed.catchUp();
    answerLast(snapshot(9));
    feed.receive(changed(12, 'a', 7));
    feed.receive(changed(100, 'a', 12));
    expect(shown).toEqual([9, 12, 100]);
    expect(asked).toHaveLength(1);
  });

  it('takes a whole instead of what it has, and goes on from there', () => {
    feed.catchUp();
    answerLast(snapshot(4));
    feed.receive(changed(9));
    feed.replace({ room: 'impact', ...at(12), at: 0, snapshot: sampleStats(12) });
    answerLast(change(9, 9));
    feed.receive(changed(13));
    expect(shown).toEqual([4, 12, 13]);
    expect(wholes).toEqual([true, true, false]);
  });

  it('asks from its position when something between is missing, and applies nothing out of order meanwhile', () => {
    feed.catchUp();
    answerLast(snapshot(4));
    feed.receive(changed(7));
    feed.receive(changed(8));
    expect(asked[1]!.since).toEqual(at(4));
    expect(feed.phase).toBe('catching-up');
    expect(shown).toEqual([4]);
    answerLast(change(7, 7));
    expect(shown).toEqual([4, 7, 8]);
    expect(feed.phase).toBe('current');
  });

  it('holds changes back until the catch-up is answered', () => {
    feed.catchUp();
    feed.receive(changed(4));
    feed.receive(changed(5));
    feed.receive(changed(6));
    answerLast(snapshot(5));
    expect(shown).toEqual([5, 6]);
  });

  it('repairs again when the answer leaves a gap to what waited', () => {
    feed.catchUp();
    feed.receive(changed(9));
    answerLast(snapshot(4));
    expect(asked[1]!.since).toEqual(at(4));
    answerLast(change(8, 8));
    expect(shown).toEqual([4, 8, 9]);
  });

  it('catches up when the log is another, and takes its id from the snapshot', () => {
    feed.catchUp();
    answerLast(snapshot(400));
    feed.receive(changed(1, 'b'));
    expect(asked[1]!.since).toEqual(at(400));
    answerLast(snapshot(1, 'b'));
    feed.receive(changed(2, 'b'));
    expect(shown).toEqual([400, 1, 2]);
    expect(wholes).toEqual([true, true, false]);
  });

  it('ignores the answer to a catch-up that another one replaced', () => {
    feed.catchUp();
    feed.stop();
    feed.catchUp();
    answerLast(snapshot(9));
    asked[0]!.answer(snapshot(4));
    expect(shown).toEqual([9]);
  });

  it('keeps its position over a stop', () => {
    feed.catchUp();
    answerLast(snapshot(4));
    feed.stop();
    feed.receive(changed(5));
    expect(shown).toEqual([4]);
    feed.catchUp();
    expect(asked[1]!.since).toEqual(at(4));
  });

  it('reports a catch-up that found nothing new, because others may have written over what it shows', () => {
    feed.catchUp();
    answerLast(snapshot(4));
    feed.stop();
    feed.catchUp();
    answerLast(change(4, undefined));
    expect(shown).toEqual([4, 4]);
  });

  it('asks for a snapshot when it is given changes to something that it does not have', () => {
    feed.catchUp();
    answerLast(snapshot(4));
    feed.stop();
    feed.catchUp();
    answerLast(change(2, 2, 'b'));
    expect(asked[2]!.since).toBeUndefined();
    answerLast(snapshot(2, 'b'));
    expect(shown).toEqual([4, 2]);
  });

  it('gives the connection up when repairs do not help', () => {
    feed.catchUp();
    for (let attempt = 0; attempt < 10 && onUnusable.mock.calls.length === 0; attempt += 1) {
      feed.receive(changed(9));
      answerLast(snapshot(4));
    }
    expect(onUnusable).toHaveBeenCalledTimes(1);
  });

  it('gives the connection up when the server is not ready, and the room when it is refused', () => {
    feed.catchUp();
    answerLast({ ok: false, error: { code: 'not_ready', message: 'Starting' } });
    expect(onUnusable).toHaveBeenCalledTimes(1);
    feed.stop();
    feed.catchUp();
    answerLast({ ok: false, error: { code: 'unknown_hero', message: 'No such hero' } });
    expect(feed.phase).toBe('refused');
    expect(onRefused).toHaveBeenCalledTimes(1);
    expect(onUnusable).toHaveBeenCalledTimes(1);
  });
});
