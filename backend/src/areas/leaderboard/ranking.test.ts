import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { FenwickTree } from './fenwick-tree.js';
import { compareRanked, type Ranked, Ranking } from './ranking.js';
import { SortedList } from './sorted-list.js';

describe('a Fenwick tree', () => {
  it('counts and selects as a plain list does', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 63 }), { minLength: 1 }), (keys) => {
        const tree = new FenwickTree(64);
        for (const key of keys) tree.add(key, 1);
        const sorted = keys.toSorted((a, b) => a - b);
        for (let key = 0; key < 64; key++)
          expect(tree.countUpTo(key)).toBe(sorted.filter((other) => other <= key).length);
        sorted.forEach((key, index) => expect(tree.keyAt(index + 1)).toBe(key));
      }),
    );
  });
});

describe('a sorted list', () => {
  it('keeps thousands of items in order through additions and removals', () => {
    const list = new SortedList<number>((a, b) => a - b);
    const items = Array.from({ length: 3000 }, (_, index) => (index * 7919) % 3001);
    for (const item of items) list.add(item);
    const kept = items.filter((item) => item % 3 !== 0).toSorted((a, b) => a - b);
    for (const item of items) if (item % 3 === 0) list.remove(item);
    expect(list.length).toBe(kept.length);
    kept.forEach((item, index) => {
      expect(list.at(index)).toBe(item);
      expect(list.indexOf(item)).toBe(index);
    });
    expect(list.at(kept.length)).toBeUndefined();
  });
});

describe('the ranking', () => {
  // Few scores and times, so that ties are common; some scores beyond those that are counted one by one.
  const score = fc.oneof(fc.integer({ min: 0, max: 6 }), fc.constantFrom(1_048_574, 1_048_575, 1_048_576, 5_000_000));
  const heroes = fc
    .array(fc.record({ score, reachedAt: fc.integer({ min: 0, max: 3 }) }), { minLength: 1, maxLength: 60 })
    .map((entries) => entries.map((entry, index): Ranked => ({ id: `h${index}`, ...entry })));
  const moves = fc.array(fc.record({ who: fc.nat(), score, reachedAt: fc.integer({ min: 0, max: 3 }) }), {
    maxLength: 40,
  });

  it('gives the places that sorting everybody gives, before and after any moves', () => {
    fc.assert(
      fc.property(heroes, moves, (all, changes) => {
        const ranking = new Ranking<Ranked>();
        ranking.fill(all.slice(0, all.length / 2));
        for (const hero of all.slice(all.length / 2)) ranking.add(hero);
        for (const { who, ...change } of changes) {
          const hero = all[who % all.length]!;
          ranking.remove(hero);
          Object.assign(hero, change);
          ranking.add(hero);
        }
        const sorted = all.toSorted(compareRanked);
        expect(ranking.top(1000).map(({ id }) => id)).toEqual(sorted.map(({ id }) => id));
        sorted.forEach((hero, index) => {
          expect(ranking.rankOf(hero)).toBe(index + 1);
          expect(ranking.at(index + 1)).toBe(hero);
          expect(ranking.neighbourhood(hero)).toEqual({
            rank: index + 1,
            above: sorted[index - 1],
            below: sorted[index + 1],
          });
          expect(ranking.tiedWith(hero)).toBe(all.filter((other) => other.score === hero.score).length - 1);
          // Behind all who have as much; scores beyond those that are counted one by one are as good as each other.
          const counted = Math.min(hero.score, 2 ** 20 - 1);
          expect(ranking.placeOf(hero.score)).toBe(all.filter(({ score: own }) => own >= counted).length + 1);
        });
        expect(ranking.at(0)).toBeUndefined();
        expect(ranking.at(all.length + 1)).toBeUndefined();
      }),
    );
  });
});
