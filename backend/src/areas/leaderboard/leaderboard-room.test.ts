import { describe, expect, it } from '@jest/globals';
import { applyLeaderboardChange, LEADERBOARD_ROOM_SIZE } from '@planet-heroes/contracts/areas/leaderboard/change';
import type { LogEvent } from '@planet-heroes/contracts/log-events';
import { LeaderboardRoom } from './leaderboard-room.js';
import { LeaderboardProjection } from './leaderboard.projection.js';

const event = (type: LogEvent['type'], heroId: string, data: object = {}) =>
  ({ type, subject: heroId, time: '2026-01-01T00:00:00Z', data: { heroId, ...data } }) as LogEvent;
const joined = (heroId: string) => event('hero.joined', heroId, { name: heroId, referralCode: heroId });
const earned = (heroId: string, points: number) => event('points.earned', heroId, { points, rule: 'r', reason: '' });

describe('the room of the leaderboard', () => {
  /** As many heroes as it shows, each with a score of its own, and two more behind them. */
  const opened = () => {
    const board = new LeaderboardProjection();
    for (let place = 1; place <= LEADERBOARD_ROOM_SIZE + 2; place++) {
      board.apply(joined(`h${place}`));
      board.apply(earned(`h${place}`, 10_000 - 10 * place));
    }
    return { board, room: new LeaderboardRoom(board).open() };
  };
  const behind = `h${LEADERBOARD_ROOM_SIZE + 2}`;
  const last = `h${LEADERBOARD_ROOM_SIZE}`;

  it.each<[string, LogEvent[], object | undefined]>([
    ['nothing where nothing happens', [], undefined],
    ['nothing of what happens behind those it shows', [earned(behind, 1)], undefined],
    ['how many there are where one more joins', [joined('new')], { placed: [], removed: [], totalHeroes: 103 }],
    ['of one who is renamed', [event('hero.renamed', 'h1', { name: 'Noor' })], {
      placed: [expect.objectContaining({ hero: expect.objectContaining({ id: 'h1', name: 'Noor' }) })], removed: [],
      totalHeroes: 102,
    }],
    ['of one who comes among the best, and one who goes', [earned(behind, 9_000)], {
      placed: [expect.objectContaining({ hero: expect.objectContaining({ id: behind }) })], removed: [last],
      totalHeroes: 102,
    }],
    ['of one who leaves', [event('hero.removed', 'h1')], {
      placed: [expect.objectContaining({ hero: expect.objectContaining({ id: `h${LEADERBOARD_ROOM_SIZE + 1}` }) })],
      removed: ['h1'], totalHeroes: 101,
    }],
  ])('reports %s', (_, events, change) => {
    const { board, room } = opened();
    const before = room.snapshot();
    for (const each of events) board.apply(each);
    expect(room.snapshot()).toEqual(before);
    const told = room.takeChange();
    expect(told).toEqual(change);
    expect(room.snapshot()).toEqual({ heroes: board.top(LEADERBOARD_ROOM_SIZE), totalHeroes: board.totalHeroes });
    if (told) {
      expect(applyLeaderboardChange(before.heroes, told, LEADERBOARD_ROOM_SIZE)).toEqual(room.snapshot().heroes);
      expect(told.totalHeroes).toBe(board.totalHeroes);
    }
    expect(room.takeChange()).toBeUndefined();
  });

  it('reports one who leaves where nobody follows', () => {
    const board = new LeaderboardProjection();
    for (const id of ['a', 'b']) board.apply(joined(id));
    const room = new LeaderboardRoom(board).open();
    board.apply(event('hero.removed', 'b'));
    expect(room.takeChange()).toEqual({ placed: [], removed: ['b'], totalHeroes: 1 });
  });
});
