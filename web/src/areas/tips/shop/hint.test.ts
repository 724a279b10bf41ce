import { describe, expect, it } from '@jest/globals';
import { HINT_DELAYS_MS } from '@planet-heroes/contracts/kernel/interface';
import {
  activate, byPriority, dismiss, hide, hideAll, type Hint, HintMemory, type HintState, type HintSurroundings,
  isEligible, NO_HINTS, onScreen, preview, toggle,
} from './hint';
import { HINTS } from './hints';
import { tips as arabic } from '../texts.ar';
import { tipsTexts } from '../texts.en';

const hint = (id: string, part: Partial<Hint> = {}): Hint => ({
  id,
  type: 'tip',
  position: 'top',
  target: [id],
  delayMs: 0,
  showOnce: true,
  priority: 'medium',
  conditions: {},
  ...part,
});

const somewhere: HintSurroundings = {
  path: '/',
  firstVisit: false,
  isDismissed: () => false,
  matchesMedia: () => true,
};

function memory(): { memory: HintMemory; kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    memory: new HintMemory({
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    }),
  };
}

describe('a hint is eligible', () => {
  it('on its pages only', () => {
    const home = hint('a', { conditions: { pages: ['/', '/home'] } });
    expect(['/', '/home', '/exchange'].filter((path) => isEligible(home, { ...somewhere, path }))).toEqual([
      '/',
      '/home',
    ]);
    expect(isEligible(hint('everywhere'), { ...somewhere, path: '/exchange' })).toBe(true);
  });

  it('on a first visit only, where it is for newcomers', () => {
    const forNewcomers = hint('a', { conditions: { firstTime: true } });
    expect(isEligible(forNewcomers, somewhere)).toBe(false);
    expect(isEligible(forNewcomers, { ...somewhere, firstVisit: true })).toBe(true);
  });

  it('on screens that have its target', () => {
    const onPhones = hint('a', { conditions: { media: '(max-width: 10rem)' } });
    expect(isEligible(onPhones, { ...somewhere, matchesMedia: () => false })).toBe(false);
  });

  it('until it is dismissed, unless it comes again each time', () => {
    const dismissed = { ...somewhere, isDismissed: () => true };
    expect(isEligible(hint('a'), dismissed)).toBe(false);
    expect(isEligible(hint('a', { showOnce: false }), dismissed)).toBe(true);
  });
});

describe('the life of a hint', () => {
  const low = hint('low', { priority: 'low' });
  const medium = hint('medium');
  const high = hint('high', { priority: 'high' });
  const all = [low, medium, high].reduce<HintState>(activate, NO_HINTS);

  it('lists active hints high, medium, low, each once', () => {
    expect(all.active.map(({ id }) => id)).toEqual(['high', 'medium', 'low']);
    expect(activate(all, low)).toBe(all);
    expect(byPriority([low, hint('b'), medium, high]).map(({ id }) => id)).toEqual(['high', 'b', 'medium', 'low']);
  });

  it('shows and hides on request', () => {
    const shown = toggle(all, 'low');
    expect(onScreen(all)).toBeUndefined();
    expect(onScreen(shown)).toBe(low);
    expect(onScreen(toggle(shown, 'low'))).toBeUndefined();
    expect(toggle(all, 'unknown')).toBe(all);
  });

  it('puts the most urgent of several on screen, and the next one after it', () => {
    const two = toggle(toggle(all, 'low'), 'medium');
    expect(onScreen(two)).toBe(medium);
    expect(onScreen(hide(two, 'medium'))).toBe(low);
    expect(onScreen(hideAll(two))).toBeUndefined();
  });

  it('stays in the list when it is hidden, and leaves it when it is dismissed', () => {
    const shown = toggle(all, 'medium');
    expect(hide(shown, 'medium').active).toHaveLength(3);
    expect(dismiss(shown, 'medium')).toEqual({ active: [high, low], shown: [] });
  });
});

describe('what the browser remembers', () => {
  it('is a flag for each dismissed hint, unless it comes again each time', () => {
    const { memory: remembered, kept } = memory();
    remembered.dismiss(hint('once'));
    remembered.dismiss(hint('always', { showOnce: false }));
    expect([...kept.keys()]).toEqual(['planet-heroes:hint-dismissed:once']);
    expect([remembered.isDismissed('once'), remembered.isDismissed('always')]).toEqual([true, false]);
  });

  it('is that there was a visit', () => {
    const { memory: remembered } = memory();
    expect([remembered.beginVisit(), remembered.beginVisit()]).toEqual([true, false]);
  });

  it('is nothing after a reset', () => {
    const { memory: remembered, kept } = memory();
    kept.set('planet-heroes:theme', 'dark');
    remembered.beginVisit();
    remembered.dismiss(hint('once'));
    remembered.reset([hint('once'), hint('other')]);
    expect([...kept.keys()]).toEqual(['planet-heroes:theme']);
    expect(remembered.beginVisit()).toBe(true);
  });
});

describe('the hints of the product', () => {
  it('are seven, each with the delay of the specification', () => {
    expect(Object.fromEntries(HINTS.map(({ id, delayMs }) => [id, delayMs]))).toEqual({
      'calculator-intro': 10_000, 'start-mission': 5000, leaderboard: 8000, 'impact-stats': 10_000,
      'water-system-packages': 3000, 'mobile-navigation': 1500, 'ai-concierge': 15_000,
    });
    expect(HINTS).toHaveLength(Object.keys(HINT_DELAYS_MS).length);
  });

  it('are previewed with 60 characters', () => {
    expect(preview('x'.repeat(60), 60)).toBe('x'.repeat(60));
    expect(preview('x'.repeat(61), 60)).toBe(`${'x'.repeat(60)}…`);
    expect(preview('🌟🌟', 1)).toBe('🌟…');
  });

  it('are short enough to stand in the list whole, in both languages', () => {
    for (const { hints } of [tipsTexts, arabic]) {
      for (const { content } of Object.values(hints)) expect(content.length).toBeLessThanOrEqual(60);
    }
  });
});
