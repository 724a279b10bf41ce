import { describe, expect, it } from '@jest/globals';
import { type LinkedTarget, SHARE_TARGETS, shareAddress, shareLink } from './share-targets';

const ORIGIN = 'https://planet.example';
const LINK = `${ORIGIN}/join?ref=HERO1A2B3C`;
const TEXT = 'Saved 100% of 1,000 bottles & more + a smile';

const parametersOf = (target: LinkedTarget) =>
  Object.fromEntries(new URL(shareAddress(target, TEXT, LINK)).searchParams);

describe('share addresses', () => {
  it('open the chat app and the microblog with text and link', () => {
    expect(shareAddress('whatsapp', TEXT, LINK)).toMatch(/^https:\/\/wa\.me\/\?text=/);
    expect(shareAddress('twitter', TEXT, LINK)).toMatch(/^https:\/\/twitter\.com\/intent\/tweet\?text=/);
    for (const target of ['whatsapp', 'twitter'] as const)
      expect(parametersOf(target)).toEqual({ text: `${TEXT} ${LINK}` });
  });

  it('open the social network with link and quote, and the professional one with link and summary', () => {
    expect(shareAddress('facebook', TEXT, LINK)).toMatch(/^https:\/\/www\.facebook\.com\/sharer\/sharer\.php\?u=/);
    expect(parametersOf('facebook')).toEqual({ u: LINK, quote: TEXT });
    expect(shareAddress('linkedin', TEXT, LINK)).toMatch(
      /^https:\/\/www\.linkedin\.com\/sharing\/share-offsite\/\?url=/,
    );
    expect(parametersOf('linkedin')).toEqual({ url: LINK, summary: TEXT });
  });

  it('write spaces as %20', () => {
    for (const target of SHARE_TARGETS.slice(0, 4))
      expect(shareAddress(target as LinkedTarget, TEXT, LINK)).not.toMatch(/\+/);
  });
});

describe('share links', () => {
  it('invite to join unless they lead to a screen of ours', () => {
    expect(shareLink('HERO1A2B3C', undefined, ORIGIN)).toBe(LINK);
    expect(shareLink('HERO1A2B3C', '/community?tab=challenges', ORIGIN)).toBe(
      `${LINK}&to=%2Fcommunity%3Ftab%3Dchallenges`,
    );
    expect(shareLink('HERO1A2B3C', `${ORIGIN}/exchange`, ORIGIN)).toBe(`${LINK}&to=%2Fexchange`);
  });

  it.each(['https://elsewhere.example/', '//elsewhere.example/', 'javascript:alert(1)', 'http://['])(
    'never lead to %s',
    (url) => {
      expect(shareLink('HERO1A2B3C', url, ORIGIN)).toBe(LINK);
    },
  );
});
