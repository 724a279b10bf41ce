import { describe, expect, it } from '@jest/globals';
import { joinLink, newReferralCode } from './sharing';

describe('referral codes', () => {
  it('are HERO and six uppercase letters or digits, another one each time', () => {
    const codes = Array.from({ length: 500 }, newReferralCode);
    for (const code of codes) expect(code).toMatch(/^HERO[A-HK-NP-Z2-9]{6}$/);
    expect(new Set(codes).size).toBe(500);
  });

  it('travel as the ref of a /join link', () => {
    expect(joinLink('HERO1A2B3C', { origin: 'https://planet.example' })).toBe(
      'https://planet.example/join?ref=HERO1A2B3C',
    );
  });
});
