import { describe, expect, it } from '@jest/globals';
import { SCREEN_PATHS } from '@planet-heroes/contracts/kernel/screen-paths';
import { joinTarget } from './join-redirect.js';

describe('a referral link', () => {
  it('leads to the leaderboard with its code, and opens joining there', () => {
    expect(joinTarget('HERO1A2B3C', undefined)).toBe('/leaderboard?ref=HERO1A2B3C&invited=1');
    expect(joinTarget('HERO1A2B3C', undefined, 'ar')).toBe('/leaderboard?ref=HERO1A2B3C&invited=1&lang=ar');
    expect(joinTarget(undefined, undefined)).toBe('/leaderboard');
    expect(joinTarget(['HERO1A2B3C', 'x'], undefined)).toBe('/leaderboard');
    expect(joinTarget('a b&c=d#e\r\nx: y', undefined)).toBe('/leaderboard?ref=a+b%26c%3Dd%23e%0D%0Ax%3A+y&invited=1');
  });

  it('leads to the screen that it names, with its code and no other', () => {
    for (const path of SCREEN_PATHS) expect(joinTarget('HERO1A2B3C', path)).toBe(`${path}?ref=HERO1A2B3C`);
    expect(joinTarget('HERO1A2B3C', '/community?tab=challenges')).toBe('/community?tab=challenges&ref=HERO1A2B3C');
    expect(joinTarget('HERO1A2B3C', '/?ref=HEROOTHER1#meet-deli')).toBe('/?ref=HERO1A2B3C#meet-deli');
    expect(joinTarget('HERO1A2B3C', '/community/../exchange')).toBe('/exchange?ref=HERO1A2B3C');
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/%2fevil.example',
    '/%5cevil.example',
    '/%09/evil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/community/..//evil.example',
    'javascript:alert(1)',
    'evil.example',
    '',
    '?x',
    '/unknown',
    '/api/me',
    '/join?to=/join',
    '/ops/',
    'http:',
    '/@evil.example',
    ['/exchange'],
    { a: 1 },
    5,
    null,
  ])('leads nowhere but to a screen of ours: %j', (to) => {
    expect(joinTarget('HERO1A2B3C', to)).toBe('/leaderboard?ref=HERO1A2B3C&invited=1');
  });
});
