import { describe, expect, it } from '@jest/globals';
import { contentIdOf, shareTextOf } from './share-content';
import { type LinkedTarget, SHARE_TARGETS, shareAddress, shareLink } from './share-targets';

/** Intl puts a no-break space between the currency and the amount. */
const textOf = (...content: Parameters<typeof shareTextOf>) => shareTextOf(...content).replaceAll('\u00a0', ' ');

describe('the words of a share', () => {
  it('fall back to 500 points, an iPhone for AED 1,200, and 1,000 bottles', () => {
    expect(textOf({ type: 'achievement' })).toContain('500 Planet Points');
    expect(textOf({ type: 'trade' })).toMatch(/my iPhone .*AED 1,200/);
    expect(textOf({ type: 'milestone' })).toContain('1,000 bottles');
  });

  it('carry what is known', () => {
    expect(textOf({ type: 'achievement', title: 'Bottle saver', value: 12_450 })).toMatch(/Bottle saver.*12,450/);
    expect(textOf({ type: 'trade', title: 'iPhone 15 Pro', value: 2480 })).toMatch(/iPhone 15 Pro .*AED 2,480/);
    expect(textOf({ type: 'challenge', title: 'Cool Down Dubai', value: 150 })).toMatch(/Cool Down Dubai.*150 points/);
  });

  it('add a description on one line, cut where it is long', () => {
    expect(textOf({ type: 'challenge', title: 'A', description: 'First.\nSecond.' })).toMatch(/First\. Second\.$/);
    const long = textOf({ type: 'milestone', description: 'bottle '.repeat(200) });
    expect(long).toMatch(/bottle…$/);
    expect(long.length).toBeLessThan(400);
  });

  it('are recorded under an id, a title or the type, within the server’s length', () => {
    expect(contentIdOf({ type: 'trade', id: 'trade-1', title: 'iPhone' })).toBe('trade-1');
    expect(contentIdOf({ type: 'trade', title: 'iPhone' })).toBe('iPhone');
    expect(contentIdOf({ type: 'milestone' })).toBe('milestone');
    expect(contentIdOf({ type: 'challenge', title: 'x'.repeat(300) })).toHaveLength(200);
  });
});

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
