import { describe, expect, it } from '@jest/globals';
import type { HeroStandingChange, RankCause } from '@planet-heroes/contracts/socket-map';
import type { BrowserStorage } from '../../kernel/browser-storage';
import { forgetMove, rememberedMove, rememberMove, withoutNames } from './last-move';
import { sampleHero } from '../../kernel/live/testing/fakes';

const earned: RankCause[] = [{ kind: 'earned', rule: 'trade', reason: 'iPhone 13, Good', points: 500 }];

function change(id: string, rank: number, points = 500): HeroStandingChange {
  const standing = { heroId: id, rank, points, tiedWith: 0, pointsToNext: null, leadOverNext: null, totalHeroes: 9 };
  return {
    from: 9,
    to: rank,
    causes: earned,
    hero: sampleHero(id, points),
    standing,
    availablePoints: 0,
    lifetimePoints: 0,
    pendingPoints: 0,
    heldPoints: 0, unread: 0,
    notices: [],
  };
}

function memory(): BrowserStorage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

describe('the last move that a browser remembers', () => {
  it('is shown again while the hero is where it led, and never for another hero', () => {
    const storage = memory();
    rememberMove(change('a', 4), storage);
    expect(rememberedMove(change('a', 4), storage)).toEqual({ from: 9, to: 4, causes: earned });
    expect(rememberedMove(change('b', 4), storage)).toBeUndefined();
    forgetMove(storage);
    expect(rememberedMove(change('a', 4), storage)).toBeUndefined();
  });

  it('gives way to what happened since', () => {
    const storage = memory();
    rememberMove(change('a', 4), storage);
    expect(rememberedMove(change('a', 6), storage)).toEqual({ from: 4, to: 6, causes: [{ kind: 'passed', by: 2 }] });
    expect(rememberedMove(change('a', 3), storage)).toBeUndefined();
    expect(rememberedMove(change('a', 4, 900), storage)).toBeUndefined();
  });

  it('is nothing where something else was kept', () => {
    const storage = memory();
    for (const text of ['', '{', 'null', '7', '{"heroId":"a"}']) {
      storage.setItem('planet-heroes:last-move', text);
      expect(rememberedMove(change('a', 4), storage)).toBeUndefined();
    }
  });

  it('names nobody: who passed may have left the board by then', () => {
    const storage = memory();
    const causes: RankCause[] = [{ kind: 'passed', by: 2, hero: 'Sara' }];
    rememberMove({ ...change('a', 4), causes }, storage);
    expect(rememberedMove(change('a', 4), storage)?.causes).toEqual([{ kind: 'passed', by: 2 }]);
  });

  it('drops the names of those who leave, and no others', () => {
    const move = { from: 3, to: 5, causes: [{ kind: 'passed', by: 2, hero: 'Sara' } satisfies RankCause, ...earned] };
    expect(withoutNames(move, new Set(['Omar']))).toEqual(move);
    expect(withoutNames(move, new Set(['Sara'])).causes).toEqual([{ kind: 'passed', by: 2 }, ...earned]);
  });
});
