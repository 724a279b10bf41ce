import { describe, expect, it } from '@jest/globals';
import type { LogEvent } from '@planet-heroes/contracts/log-events';
import { LeaderboardProjection } from '../leaderboard/leaderboard.projection.js';
import { HeroRoom } from './hero-room.js';

const event = (type: LogEvent['type'], heroId: string, data: object) =>
  ({ type, subject: heroId, time: '2026-01-01T00:00:00Z', data: { heroId, ...data } }) as LogEvent;
const earned = (heroId: string, points: number) =>
  event('points.earned', heroId, { points, rule: 'trade-verified', reason: 'iPhone 15, good' });

function boardOf(scores: Record<string, number>): LeaderboardProjection {
  const board = new LeaderboardProjection();
  for (const [heroId, points] of Object.entries(scores)) {
    board.apply(event('hero.joined', heroId, { name: heroId, referralCode: heroId }));
    board.apply(earned(heroId, points));
  }
  return board;
}

describe('a hero’s room', () => {
  it('shows an own deed with its rule, reason and points, and what it moved', () => {
    const board = boardOf({ me: 100, above: 150, below: 50 });
    const room = new HeroRoom(board.hero('me')!, board, { unreadOf: () => 0 });
    board.apply(earned('me', 60));
    expect(room.takeChange([earned('me', 60)])).toMatchObject({
      from: 2,
      to: 1,
      causes: [{ kind: 'earned', rule: 'trade-verified', reason: 'iPhone 15, good', points: 60 }],
      standing: { rank: 1, points: 160, pointsToNext: null, leadOverNext: 10 },
      hero: { points: 160 },
    });
    expect(room.takeChange([])).toBeUndefined();
  });

  it('shows how many moved past', () => {
    const board = boardOf({ me: 100, one: 90, two: 80 });
    const room = new HeroRoom(board.hero('me')!, board, { unreadOf: () => 0 });
    board.apply(earned('one', 50));
    board.apply(earned('two', 50));
    expect(room.takeChange([])).toMatchObject({ from: 1, to: 3, causes: [{ kind: 'passed', by: 2, hero: 'one' }] });
  });

  it('says who passed where it is known, and never that own points made it fall', () => {
    const board = boardOf({ me: 100, next: 90, far: 10 });
    const room = new HeroRoom(board.hero('me')!, board, { unreadOf: () => 0 });
    board.apply(earned('far', 500));
    board.apply(earned('me', 5));
    expect(room.takeChange([earned('me', 5)])).toMatchObject({
      from: 1,
      to: 2,
      causes: [{ kind: 'passed', by: 1 }, { kind: 'earned', points: 5 }],
    });
    board.apply(earned('next', 100));
    const change = room.takeChange([]);
    expect(change).toMatchObject({ from: 2, to: 3 });
    expect(change!.causes).toEqual([{ kind: 'passed', by: 1, hero: 'next' }]);
  });

  it('shows a new gap even where the rank stays', () => {
    const board = boardOf({ me: 100, above: 150 });
    const room = new HeroRoom(board.hero('me')!, board, { unreadOf: () => 0 });
    board.apply(earned('above', 30));
    expect(room.takeChange([])).toMatchObject({ from: 2, to: 2, causes: [], standing: { pointsToNext: 81 } });
  });

  it.each<[string, LogEvent, object]>([
    ['points that wait', event('points.moved', 'me', { available: 0, pending: 5, held: 0 }), { pendingPoints: 5 }],
    ['points that are held', event('points.moved', 'me', { available: 0, pending: 0, held: 5 }), { heldPoints: 5 }],
    ['points that are spent', event('points.moved', 'me', { available: -5, pending: 0, held: 0 }), { availablePoints: 95 }],
    ['another name', event('hero.renamed', 'me', { name: 'Noor' }), { hero: { name: 'Noor' } }],
    ['a smaller lead', earned('rival', 5), { standing: { rank: 2, leadOverNext: 45 } }],
    ['one with the same score', earned('rival', 50), { standing: { rank: 2, tiedWith: 1 } }],
  ])('reports %s, though the rank stays', (_, given, change) => {
    const board = boardOf({ me: 100, above: 150, rival: 50 });
    const room = new HeroRoom(board.hero('me')!, board, { unreadOf: () => 0 });
    board.apply(given);
    expect(room.takeChange([])).toMatchObject({ from: 2, to: 2, causes: [], notices: [], ...change });
    expect(room.takeChange([])).toBeUndefined();
  });

  it('reports one more with the same score', () => {
    const board = boardOf({ me: 100, rival: 100, zayed: 50 });
    const room = new HeroRoom(board.hero('me')!, board, { unreadOf: () => 0 });
    board.apply(earned('zayed', 50));
    expect(room.takeChange([])).toMatchObject({ standing: { rank: 1, leadOverNext: 0, tiedWith: 2 } });
  });

  it('reports its inbox, and of what it is to look at again', () => {
    const board = boardOf({ me: 100 });
    let unread = 0;
    const room = new HeroRoom(board.hero('me')!, board, { unreadOf: () => unread });
    unread = 1;
    expect(room.takeChange([])).toMatchObject({ unread: 1, notices: [] });
    expect(room.takeChange([event('inbox.item_added', 'me', { itemId: 'i1', kind: 'support-notice' })])).toMatchObject({ notices: [{ kind: 'inbox', id: 'i1', state: 'added' }] });
    expect(room.takeChange([event('hero.joined', 'me', { name: 'me' })])).toBeUndefined();
  });

  it('reports points that were taken back as what made it fall', () => {
    const board = boardOf({ me: 100, next: 90 });
    const room = new HeroRoom(board.hero('me')!, board, { unreadOf: () => 0 });
    const taken = event('points.taken_back', 'me', { points: 60, rule: 'correction', reason: 'Twice' });
    board.apply(taken);
    expect(room.takeChange([taken])).toMatchObject({
      from: 1, to: 2, causes: [{ kind: 'earned', rule: 'correction', reason: 'Twice', points: -60 }],
    });
  });

  it('reports how many it climbed past where others fell', () => {
    const board = boardOf({ me: 100, above: 150 });
    const room = new HeroRoom(board.hero('me')!, board, { unreadOf: () => 0 });
    board.apply(event('points.taken_back', 'above', { points: 100, rule: 'correction', reason: 'Twice' }));
    const { causes } = room.takeChange([])!;
    expect(causes).toEqual([{ kind: 'climbed', past: 1 }]);
  });

  it('says nothing of what happens far away', () => {
    const board = boardOf({ me: 1000, next: 900, far: 10, farther: 5 });
    const room = new HeroRoom(board.hero('me')!, board, { unreadOf: () => 0 });
    board.apply(earned('far', 20));
    expect(room.takeChange([])).toBeUndefined();
  });

  it('falls silent when its hero leaves while somebody listens, and is unknown from then on', () => {
    const board = boardOf({ me: 100, next: 90 });
    const room = new HeroRoom(board.hero('me')!, board, { unreadOf: () => 0 });
    board.apply(event('hero.removed', 'me', {}));
    board.apply(earned('next', 60));
    expect(room.takeChange([])).toBeUndefined();
    expect(() => room.snapshot()).toThrow(expect.objectContaining({ code: 'unknown_hero' }));
  });
});
