import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { RoomChange, RoomPosition, SubscribeAck } from '@planet-heroes/contracts/socket-map';
import { RoomFeed } from './room-feed';
import { ROOMS } from '../../app/rooms';
import { foldOf, type RoomUpdate } from './rooms';
import { sampleStats } from './testing/fakes';

const at = (position: number, epoch = 'a'): RoomPosition => ({ epoch, position });
const changed = (position: number, epoch = 'a'): RoomChange => ({
  room: 'impact',
  ...at(position, epoch),
  change: sampleStats(position),
});
const snapshot = (position: number, epoch = 'a'): SubscribeAck => ({
  ok: true,
  kind: 'snapshot',
  snapshot: sampleStats(position),
  ...at(position, epoch),
});
const changes = (from: number, to: number, epoch = 'a'): SubscribeAck => ({
  ok: true,
  kind: 'changes',
  changes: Array.from({ length: to - from + 1 }, (_change, index) => sampleStats(from + index)),
  ...at(to, epoch),
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

  it('starts from a snapshot and follows consecutive positions', () => {
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

  it('asks from its last position when one is missing, and applies nothing out of order meanwhile', () => {
    feed.catchUp();
    answerLast(snapshot(4));
    feed.receive(changed(7));
    feed.receive(changed(8));
    expect(asked[1]!.since).toEqual(at(4));
    expect(feed.phase).toBe('catching-up');
    expect(shown).toEqual([4]);
    answerLast(changes(5, 7));
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
    answerLast(changes(5, 8));
    expect(shown).toEqual([4, 8, 9]);
  });

  it('catches up when the epoch changes, and takes the new epoch from the snapshot', () => {
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
    answerLast(changes(5, 4));
    expect(shown).toEqual([4, 4]);
  });

  it('asks for a snapshot when it is given changes to something that it does not have', () => {
    feed.catchUp();
    answerLast(snapshot(4));
    feed.stop();
    feed.catchUp();
    answerLast(changes(1, 2, 'b'));
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
