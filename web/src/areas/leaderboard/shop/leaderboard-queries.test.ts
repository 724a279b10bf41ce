import { describe, expect, it } from '@jest/globals';
import { sampleHero } from '../../../kernel/live/testing/fakes';
import type { HeroRoomState } from '../../heroes/use-hero-room';
import { gapsOf, neighboursOn, nextTo } from './leaderboard-queries';

const board = [
  sampleHero('a', 500),
  sampleHero('b', 400),
  sampleHero('c', 400),
  sampleHero('d', 250),
  sampleHero('e', 100),
];
const idsOf = (around: ReturnType<typeof neighboursOn>) => around?.map(({ id, rank }) => `${rank}${id}`);

describe('who stands around a hero', () => {
  it('is two above and two below, and more on the other side at the ends of the board', () => {
    expect(idsOf(neighboursOn(board, 'c', 5))).toEqual(['1a', '2b', '3c', '4d', '5e']);
    expect(idsOf(neighboursOn(board, 'a', 5))).toEqual(['1a', '2b', '3c', '4d', '5e']);
    expect(idsOf(neighboursOn(board, 'e', 5))).toEqual(['1a', '2b', '3c', '4d', '5e']);
    expect(idsOf(neighboursOn(board.slice(0, 2), 'a', 2))).toEqual(['1a', '2b']);
  });

  it('is not known where the shown part of the board ends too early, or has no such hero', () => {
    expect(neighboursOn(board, 'd', 6)).toBeUndefined();
    expect(idsOf(neighboursOn(board, 'c', 6))).toEqual(['1a', '2b', '3c', '4d', '5e']);
    expect(neighboursOn(board, 'f', 6)).toBeUndefined();
    expect(neighboursOn(undefined, 'a', 6)).toBeUndefined();
  });
});

describe('the gaps to both sides', () => {
  const around = (id: string) => neighboursOn(board, id, 5)!;

  it('are what passes the next hero, and the lead over the one behind', () => {
    const { rival, chaser } = gapsOf(around('d'), 'd');
    expect([rival, chaser]).toEqual([
      { name: board[2]!.name, points: 151 },
      { name: board[4]!.name, points: 150 },
    ]);
  });

  it('of a tie is one point to pass, and no lead', () => {
    expect(gapsOf(around('c'), 'c').rival?.points).toBe(1);
    expect(gapsOf(around('b'), 'b').chaser?.points).toBe(0);
  });

  it('are none at the ends', () => {
    expect(gapsOf(around('a'), 'a').rival).toBeUndefined();
    expect(gapsOf(around('e'), 'e').chaser).toBeUndefined();
    expect(gapsOf([], 'a')).toEqual({});
  });

  it('have no name where the standing is newer than the board', () => {
    const standing = { rank: 4, points: 250, totalHeroes: 5, pointsToNext: 151, leadOverNext: 150, tiedWith: 0 };
    const state = (change = {}) => ({ hero: board[3]!, standing: { ...standing, ...change } }) as HeroRoomState;
    expect(nextTo(around('d'), state())).toEqual({ rival: board[2]!.name, chaser: board[4]!.name });
    expect(nextTo(around('d'), state({ pointsToNext: 51, leadOverNext: 250 }))).toEqual({});
  });
});
