import { describe, expect, it } from '@jest/globals';
import { DUBAI_AREAS } from '@planet-heroes/contracts/areas/community/community-hub';
import { LEGEND, shadeFor } from './heat';

describe('the shades of the map', () => {
  it('meet without a gap', () => {
    for (const [index, { to }] of LEGEND.entries())
      expect(LEGEND[index + 1]?.from).toBe(to === undefined ? undefined : to + 1);
  });

  it.each([
    [0, 0],
    [249, 0],
    [250, 1],
    [899, 2],
    [1200, 4],
    [50_000, 4],
  ])('put %i heroes into shade %i', (heroes, shade) => {
    expect(shadeFor(heroes)).toBe(LEGEND[shade]);
  });

  it('are all in use', () => {
    expect(new Set(DUBAI_AREAS.map(({ heroes }) => shadeFor(heroes))).size).toBe(LEGEND.length);
  });
});
