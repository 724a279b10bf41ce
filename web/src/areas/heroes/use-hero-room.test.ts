import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { HeroStandingChange } from '@planet-heroes/contracts/socket-map';
import { loadStanding } from './use-hero-room';
import { sampleHero } from '../../kernel/live/testing/fakes';

const standing = { heroId: 'a', rank: 7, points: 160, tiedWith: 0, pointsToNext: 5, leadOverNext: 7, totalHeroes: 20 };

describe('asking where a hero stands', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('gives what the room would tell, and keeps what last moved the hero', async () => {
    const body = JSON.stringify({ ...standing, heroes: [{ rank: 7, ...sampleHero('a', 160) }] });
    const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body));
    const lastChange = { from: 9, to: 8, causes: [{ kind: 'climbed', past: 1 }] } as HeroStandingChange;
    const known = { standing, hero: sampleHero('a', 100), lastChange };
    expect(await loadStanding('a', known)).toEqual({ standing, hero: sampleHero('a', 160), lastChange });
    expect(fetched.mock.calls[0]![0]).toBe('/api/heroes/leaderboard/around/a?radius=0');
  });
});
