import { describe, expect, it } from '@jest/globals';
import { ACHIEVEMENT_STEPS, DUBAI_AREAS, HEADLINE_CHALLENGE } from './community-hub.js';
import { IMPACT_BASELINE } from '../impact/catalogue.js';
import { HERO_LEVELS } from '../heroes/levels.js';
import { DELIVERY_ZONES } from '../pickups/zones.js';

describe('the community hub', () => {
  it('has every member in an area of the map', () => {
    expect(DUBAI_AREAS.reduce((sum, { heroes }) => sum + heroes, 0)).toBe(IMPACT_BASELINE.heroes);
  });

  it('delivers to every area, and every zone has one', () => {
    expect(new Set(DUBAI_AREAS.map(({ zoneId }) => zoneId))).toEqual(new Set(DELIVERY_ZONES.map(({ id }) => id)));
  });

  it('unlocks the last reward of the headline challenge at its target', () => {
    expect(HEADLINE_CHALLENGE.rewardsAt.at(-1)).toBe(HEADLINE_CHALLENGE.targetBottles);
    expect(IMPACT_BASELINE.bottlesPrevented).toBeGreaterThan(HEADLINE_CHALLENGE.fromTotalBottles);
  });

  it('counts points in steps that begin with the hero levels', () => {
    const thresholds = HERO_LEVELS.map(({ from }) => from).filter((from) => from > 0);
    expect(ACHIEVEMENT_STEPS.points.slice(0, thresholds.length)).toEqual(thresholds);
  });
});
