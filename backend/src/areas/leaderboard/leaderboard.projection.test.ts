import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { LogEvent } from '@planet-heroes/contracts/log-events';
import { LeaderboardProjection } from './leaderboard.projection.js';

let nextRow = 1;
const event = (type: LogEvent['type'], heroId: string, data: object, second = 0) =>
  ({
    position: { transactionId: '1', row: String(nextRow++) },
    id: `e${nextRow}`, type, source: '/test', subject: heroId, cause: 'test',
    time: new Date(Date.UTC(2026, 0, 1, 0, 0, second)).toISOString(),
    data: { heroId, ...data },
  }) as LogEvent;

const joined = (heroId: string) => event('hero.joined', heroId, { name: `Name of ${heroId}`, referralCode: heroId });
const earned = (heroId: string, points: number, second = 0) =>
  event('points.earned', heroId, { points, rule: 'r', reason: '' }, second);

function folded(events: readonly LogEvent[]): LeaderboardProjection {
  const projection = new LeaderboardProjection();
  for (const each of events) projection.apply(each);
  return projection;
}

describe('the leaderboard projection', () => {
  it('ranks by score, and gives a tie to who reached it first', () => {
    const board = folded([
      joined('a'),
      joined('b'),
      joined('c'),
      earned('a', 100, 30),
      earned('b', 100, 20),
      earned('c', 700, 10),
    ]);
    expect(board.top(10).map(({ id, points, level }) => [id, points, level])).toEqual([
      ['c', 700, 'Gold Hero'],
      ['b', 100, 'Bronze Hero'],
      ['a', 100, 'Bronze Hero'],
    ]);
    expect(board.standing(board.hero('b')!)).toEqual({
      heroId: 'b', rank: 2, points: 100, tiedWith: 1, pointsToNext: 601, leadOverNext: 0, totalHeroes: 3,
    });
    expect(board.standing(board.hero('c')!)).toMatchObject({ rank: 1, pointsToNext: null, leadOverNext: 600 });
    expect(board.standing(board.hero('a')!)).toMatchObject({ rank: 3, leadOverNext: null });
  });

  it('takes back what turned out otherwise, also where it was spent, and keeps when the rest was reached', () => {
    const taken = (points: number) => event('points.taken_back', 'a', { points, rule: 'r', reason: '' }, 40);
    const moved = (available: number) =>
      event('points.moved', 'a', { available, pending: 0, held: 0, rule: 'r', reason: '' }, 40);
    const deed = { tradeInId: 't', bottlesPrevented: 425, co2Saved: 1700 };
    const board = folded([
      joined('a'), joined('b'), earned('a', 100, 10), earned('b', 100, 20), event('trade.verified', 'a', deed),
      earned('a', 700, 30), moved(-700), taken(100), taken(600), moved(600), event('trade.reversed', 'a', deed),
    ]);
    expect(board.top(10).map(({ id, points }) => [id, points])).toEqual([['b', 100], ['a', 100]]);
    expect(board.hero('a')).toMatchObject({
      score: 100, lifetimePoints: 100, availablePoints: 0, bottlesPrevented: 0, co2Saved: 0,
    });
  });

  it('shows nobody before they have joined, even when other events came first', () => {
    const board = folded([earned('a', 50)]);
    expect(board.hero('a')).toBeUndefined();
    expect(board.totalHeroes).toBe(0);
    board.apply(joined('a'));
    expect(board.top(10)).toMatchObject([{ id: 'a', name: 'Name of a', points: 50 }]);
  });

  it('leaves out a hero whom support hides, through all its other events, and puts it back where its score says', () => {
    const hidden = event('hero.hidden', 'a', { reason: 'unfair' });
    const board = folded([joined('a'), joined('b'), earned('a', 100, 10), earned('b', 50, 20)]);
    const seen = board.hash();
    board.apply(hidden);
    expect([board.top(10).map(({ id }) => id), board.hero('a'), board.totalHeroes]).toEqual([['b'], undefined, 1]);
    expect(board.standing(board.hero('b')!)).toMatchObject({ rank: 1, pointsToNext: null });
    expect(board.hash()).not.toBe(seen);
    board.apply(earned('a', 10, 30));
    expect([board.totalHeroes, board.standing(board.heroOrGuest('a')).rank]).toEqual([1, 1]);
    board.apply(event('hero.shown', 'a', {}));
    expect(board.top(10)).toMatchObject([{ id: 'a', points: 110 }, { id: 'b' }]);
    expect(folded([hidden, joined('a')]).totalHeroes).toBe(0);
  });

  it('comes to the same state and hash for every order of the events', () => {
    const deeds = fc.array(
      fc.record({ hero: fc.constantFrom('a', 'b', 'c'), points: fc.nat(500), second: fc.nat(50) }),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(deeds, fc.infiniteStream(fc.nat()), (all, random) => {
        const events = [
          joined('a'),
          joined('b'),
          joined('c'),
          ...all.map(({ hero, points, second }) => earned(hero, points, second)),
        ];
        const shuffled = events
          .map((each) => ({ each, key: random.next().value as number }))
          .toSorted((a, b) => a.key - b.key)
          .map(({ each }) => each);
        const [one, other] = [folded(events), folded(shuffled)];
        expect(other.hash()).toBe(one.hash());
        expect(other.top(10)).toEqual(one.top(10));
      }),
    );
  });

  it('has another hash after any further event', () => {
    const events = [joined('a'), earned('a', 1)];
    const hashes = [folded([]), folded(events.slice(0, 1)), folded(events), folded([...events, earned('a', 1)])].map((
      board,
    ) => board.hash());
    expect(new Set(hashes).size).toBe(4);
  });

  it('throws at an event it cannot take, and has then changed nothing', () => {
    const board = folded([joined('a'), earned('a', 10)]);
    const before = [board.hash(), board.version, JSON.stringify(board.top(5))];
    expect(() => board.apply(earned('a', Number.NaN))).toThrow(RangeError);
    expect([board.hash(), board.version, JSON.stringify(board.top(5))]).toEqual(before);
  });
});
