import { describe, expect, it } from '@jest/globals';
import { DUBAI_AREAS } from '@planet-heroes/contracts/areas/community/community-hub';
import { nextArea } from './next-area';

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
