import { describe, expect, it } from '@jest/globals';
import { contentIdOf, shareTextOf } from './share-content';

/** Intl puts a no-break space between the currency and the amount. */
const textOf = (...content: Parameters<typeof shareTextOf>) => shareTextOf(...content).replaceAll('\u00a0', ' ');

describe('the words of a share', () => {
  it('fall back to 500 points, an iPhone for AED 1,200, and 1,000 bottles', () => {
    expect(textOf({ type: 'achievement' })).toContain('500 Planet Points');
    expect(textOf({ type: 'trade' })).toMatch(/my iPhone .*AED 1,200/);
    expect(textOf({ type: 'milestone' })).toContain('1,000 plastic bottles');
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
