import { describe, expect, it } from '@jest/globals';
import { IMPACT_BASELINE } from '@planet-heroes/contracts/areas/impact/catalogue';
import { demoHero, sampleHeroes } from './sample-heroes.js';

describe('the sample heroes', () => {
  const heroes = sampleHeroes(IMPACT_BASELINE.heroes - 1);

  it('are the same every time', () => {
    expect(sampleHeroes(50)).toEqual(heroes.slice(0, 50));
  });

  it('have ids and referral codes of their own', () => {
    const all = [demoHero(), ...heroes];
    expect(new Set(all.map(({ id }) => id)).size).toBe(IMPACT_BASELINE.heroes);
    expect(new Set(all.map(({ referralCode }) => referralCode)).size).toBe(IMPACT_BASELINE.heroes);
  });

  it('carry no more than the public totals', () => {
    const bottles = heroes.reduce((sum, hero) => sum + hero.bottlesPrevented, demoHero().bottlesPrevented);
    expect(bottles).toBeLessThanOrEqual(IMPACT_BASELINE.bottlesPrevented);
  });

  it('fill every level', () => {
    for (const [from, to] of [[0, 300], [300, 600], [600, Number.POSITIVE_INFINITY]] as const) {
      expect(heroes.some(({ points }) => points >= from && points < to)).toBe(true);
    }
  });

  it('are named like people', () => {
    for (const { name } of heroes) expect(name).toMatch(/^\p{Lu}[\p{L}’]+( \p{Lu}[\p{L}’-]+)+$/u);
  });
});
