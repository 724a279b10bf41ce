import { describe, expect, it } from '@jest/globals';
import { DUBAI_AREAS } from '@planet-heroes/contracts/areas/community/community-hub';
import { LEGEND, nextArea, shadeFor } from './map-areas';

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

const first = DUBAI_AREAS[0].id;
const last = DUBAI_AREAS.at(-1)!.id;

describe('the keys of the map', () => {
  it('go round', () => {
    expect(nextArea(last, 'ArrowRight')).toBe(first);
    expect(nextArea(first, 'ArrowUp')).toBe(last);
    expect(nextArea(first, 'ArrowDown')).toBe(DUBAI_AREAS[1].id);
  });

  it('jump to both ends and leave other keys alone', () => {
    expect(nextArea('deira', 'Home')).toBe(first);
    expect(nextArea('deira', 'End')).toBe(last);
    expect(nextArea('deira', 'Tab')).toBeUndefined();
  });
});
