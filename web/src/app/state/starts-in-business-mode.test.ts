import { describe, expect, it } from '@jest/globals';
import { startsInBusinessMode } from './starts-in-business-mode';

describe('business mode by hostname', () => {
  it('starts where the hostname contains the marker, in any case', () => {
    expect(startsInBusinessMode('business.planetheroes.example', 'business')).toBe(true);
    expect(startsInBusinessMode('Planet-BUSINESS.example', 'business')).toBe(true);
    expect(startsInBusinessMode('corp.planetheroes.example', 'corp')).toBe(true);
  });

  it('stays off elsewhere, and where the marker is empty', () => {
    expect(startsInBusinessMode('planetheroes.example', 'business')).toBe(false);
    expect(startsInBusinessMode('business.example', '')).toBe(false);
  });
});
