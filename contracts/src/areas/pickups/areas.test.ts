import { describe, expect, it } from '@jest/globals';
import { DUBAI_AREAS } from '../community/community-hub.js';
import { AREA_ZONES, areaOutside, areasIn } from './areas.js';

describe('an area of Dubai', () => {
  it('is in one zone everywhere: on the map, in the delivery areas and at a booking', () => {
    expect(Object.fromEntries(DUBAI_AREAS.map(({ name, zoneId }) => [name, zoneId]))).toEqual(AREA_ZONES);
  });

  it.each([
    ['Villa 7, Street 4, Al Barsha 2', ['Al Barsha']],
    ['Tower B\ndubai marina', ['Dubai Marina']],
    ['Al Barsha Road 3, Jumeirah Beach Residence', []],
    ['Villa 12, Street 4', []],
  ])('is found in the address %j', (address, areas) => {
    expect(areasIn(address)).toEqual(areas);
  });

  it('speaks against another zone, but not where the address names one within it too', () => {
    expect(areaOutside('zone-1', 'Flat 3, Dubai Marina')).toBe('Dubai Marina');
    expect(areaOutside('zone-2', 'Flat 3, Dubai Marina')).toBeUndefined();
    expect(areaOutside('zone-1', 'Marina Gate, Dubai Marina, Downtown')).toBeUndefined();
    expect(areaOutside('zone-1', 'Villa 12, Street 4')).toBeUndefined();
  });
});
