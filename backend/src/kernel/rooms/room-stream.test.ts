import { describe, expect, it } from '@jest/globals';
import type { ImpactStats } from '@planet-heroes/contracts/areas/impact/impact.contract';
import { RoomStream } from './room-stream.js';

const stats = (pointsEarned: number) => ({ pointsEarned }) as ImpactStats;
const streamWith = (changes: number) => {
  const stream = new RoomStream<'impact'>('impact', 'epoch-1');
  for (let change = 1; change <= changes; change++) stream.append(stats(change));
  return stream;
};
const snapshot = () => stats(-1);

describe('a room’s stream', () => {
  it('numbers its changes without gaps', () => {
    const stream = streamWith(0);
    expect([1, 2, 3].map((change) => stream.append(stats(change)).position)).toEqual([1, 2, 3]);
  });

  it('gives a newcomer everything', async () => {
    expect(await streamWith(3).catchUp(undefined, snapshot)).toEqual({
      ok: true,
      kind: 'snapshot',
      snapshot: stats(-1),
      epoch: 'epoch-1',
      position: 3,
    });
  });

  it('gives who comes back just what was missed', async () => {
    const answer = await streamWith(5).catchUp({ epoch: 'epoch-1', position: 3 }, snapshot);
    expect(answer).toEqual({ ok: true, kind: 'changes', changes: [stats(4), stats(5)], epoch: 'epoch-1', position: 5 });
  });

  it('gives nothing to who has missed nothing', async () => {
    expect(await streamWith(5).catchUp({ epoch: 'epoch-1', position: 5 }, snapshot)).toMatchObject({
      kind: 'changes',
      changes: [],
    });
  });

  it.each([
    ['from another epoch', { epoch: 'epoch-0', position: 4 }],
    ['from the future', { epoch: 'epoch-1', position: 6 }],
  ])('gives everything to who comes %s', async (_, since) => {
    expect(await streamWith(5).catchUp(since, snapshot)).toMatchObject({ kind: 'snapshot' });
  });

  it('gives everything to who was away for longer than changes are kept', async () => {
    const stream = streamWith(400);
    expect(await stream.catchUp({ epoch: 'epoch-1', position: 400 - 257 }, snapshot)).toMatchObject({
      kind: 'snapshot',
    });
    expect(await stream.catchUp({ epoch: 'epoch-1', position: 400 - 256 }, snapshot)).toMatchObject({
      kind: 'changes',
      position: 400,
    });
  });

  it('sends the position before a snapshot that takes its time', async () => {
    const stream = streamWith(3);
    const entering = stream.catchUp(undefined, () => Promise.resolve(stats(-1)));
    stream.append(stats(4));
    expect(await entering).toMatchObject({ kind: 'snapshot', position: 3 });
  });
});
