import { describe, expect, it } from '@jest/globals';
import type { HeroSnapshot, HeroStandingChange } from '@planet-heroes/contracts/socket-map';
import { foldRoom, roomKind } from './room-state';
import { sampleHero } from './testing/sample-hero';

const standing = { heroId: 'a', rank: 9, points: 100, tiedWith: 0, pointsToNext: 5, leadOverNext: 7, totalHeroes: 20 };

describe('a room’s state', () => {
  it('is of the kind that the name says', () => {
    expect([roomKind('impact'), roomKind('leaderboard'), roomKind('hero:planet-hero-demo')]).toEqual(['impact', 'leaderboard', 'hero']);
  });

  it('takes a hero’s new standing and figures in, and leaves what moved it', () => {
    const before: HeroSnapshot = { standing, hero: sampleHero('a', 100), availablePoints: 40, lifetimePoints: 100, pendingPoints: 0, heldPoints: 0 };
    const change: HeroStandingChange = {
      from: 9,
      to: 4,
      causes: [],
      notices: [],
      hero: sampleHero('a', 160),
      standing: { ...standing, rank: 4, points: 160 },
      availablePoints: 100,
      lifetimePoints: 160,
      pendingPoints: 5,
      heldPoints: 6,
    };
    expect(foldRoom('hero', before, change)).toEqual({
      standing: change.standing,
      hero: sampleHero('a', 160),
      availablePoints: 100,
      lifetimePoints: 160,
      pendingPoints: 5,
      heldPoints: 6,
    });
  });
});
