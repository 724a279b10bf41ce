import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { applyLeaderboardChange, LEADERBOARD_ROOM_SIZE } from '@planet-heroes/contracts/areas/leaderboard/change';
import type { LogEvent } from '@planet-heroes/contracts/log-events';
import { LeaderboardRoom } from './leaderboard-room.js';
import { LeaderboardProjection } from './leaderboard.projection.js';

const event = (type: LogEvent['type'], heroId: string, data: object = {}, second = 0) =>
  ({ type, subject: heroId, time: `2026-01-01T00:00:0${second}Z`, data: { heroId, ...data } }) as LogEvent;
const joined = (heroId: string, second?: number) =>
  event('hero.joined', heroId, { name: heroId, referralCode: heroId }, second);
const earned = (heroId: string, points: number, second?: number) =>
  event('points.earned', heroId, { points, rule: 'r', reason: '' }, second);

/** As many heroes as the room shows, each with a score of its own, and a few more behind them. */
function opened(more = 2) {
  const board = new LeaderboardProjection();
  for (let place = 1; place <= LEADERBOARD_ROOM_SIZE + more; place++) {
    board.apply(joined(`h${place}`));
    board.apply(earned(`h${place}`, 10_000 - 10 * place));
  }
  return { board, room: new LeaderboardRoom(board) };
}

/** What can happen to the heroes around the end of the list. */
const happening = fc.tuple(fc.integer({ min: 99, max: 102 }), fc.nat(5), fc.nat(1)).map(
  ([place, kind, figure]) => {
    const id = `h${place}`;
    return [
      earned(id, 10 * figure, 2 - figure), event('points.taken_back', id, { points: 10 * figure }),
      joined(id, figure + 1),
      event('hero.hidden', id), event('hero.shown', id), event('hero.renamed', id, { name: `Noor ${figure}` }),
    ][kind]!;
  },
);

describe('the room of the leaderboard', () => {
  it('leads from any state between two positions to the one that it has', () => {
    fc.assert(fc.property(fc.array(happening, { minLength: 1, maxLength: 12 }), fc.nat(), fc.nat(), (events, a, b) => {
      const { board, room } = opened(6);
      const drawn: [number, number] = [a % events.length, b % (events.length + 1)];
      const [from, seen] = [Math.min(...drawn), Math.max(...drawn)];
      for (const each of events.slice(0, seen)) board.apply(each);
      const client = room.snapshot();
      for (const each of events.slice(seen)) board.apply(each);
      const change = room.changeBy(events.slice(from)) ?? { removed: [], placed: [], totalHeroes: client.totalHeroes };
      expect(applyLeaderboardChange(client.heroes, change, LEADERBOARD_ROOM_SIZE)).toEqual(room.snapshot().heroes);
      expect(change.totalHeroes).toBe(board.totalHeroes);
    }), {
      numRuns: 500,
      examples: [
        // Of two with equal points, one who gets there again is the lower.
        [[earned('h101', 10, 1), earned('h100', 0, 2)], 1, 1], [[earned('h101', 10, 1), joined('h100', 2)], 1, 1],
        // One comes into the list, another climbs in it.
        [[earned('h101', 20, 1), earned('h50', 10, 2)], 0, 0],
      ],
    });
  });

  it('says nothing of what happens behind those it shows, or changes no figure that it shows', () => {
    const { board, room } = opened();
    const behind = `h${LEADERBOARD_ROOM_SIZE + 2}`;
    const events = [earned(behind, 1), event('points.moved', 'h1', { available: -5, pending: 0, held: 5 })];
    for (const each of events) board.apply(each);
    expect(room.changeBy(events)).toBeUndefined();
  });
});
