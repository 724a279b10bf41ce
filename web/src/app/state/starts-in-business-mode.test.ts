import { describe, expect, it } from '@jest/globals';
import { startsInBusinessMode } from './starts-in-business-mode';

describe('business mode by hostname', () => {
  it('starts where the hostname contains the marker, in any case', () => {
    expect(startsInBusinessMode('business.planetheroes.example')).toBe(true);
    expect(startsInBusinessMode('Planet-BUSINESS.example')).toBe(true);
    expect(startsInBusinessMode('corp.planetheroes.example', 'corp')).toBe(true);
  });

  it('stays off elsewhere, and where the marker is empty', () => {
    expect(startsInBusinessMode('planetheroes.example')).toBe(false);
    expect(startsInBusinessMode('business.example', '')).toBe(false);
  });
});
