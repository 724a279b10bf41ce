// The contrast of text and surface, in both themes (WCAG 2.2 AA). Browser tests check each screen in one theme a width.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

type Theme = 'light' | 'dark';
const THEMES: readonly Theme[] = ['light', 'dark'];
const MIN_TEXT = 4.5;
const MIN_CONTROL = 3;

const source = join(import.meta.dirname, '..');
const TOKENS = readTokens(readFileSync(join(source, 'kit/styles.css'), 'utf8'));

const NEUTRAL = ['canvas', 'band', 'surface', 'surface-raised'];
const TINTS = ['accent-soft', 'sand-soft', 'positive-soft', 'warning-soft', 'danger-soft', 'sky', 'sky-low'];
const TEXTS = ['ink', 'ink-muted', 'accent', 'accent-strong', 'positive', 'warning', 'danger'];
const LEVELS = ['gold', 'silver', 'bronze'];

/** Every pair of text and surface that may meet. */
const PAIRS = [
  ...cross(TEXTS, [...NEUTRAL, ...TINTS]),
  ...cross(LEVELS, [...NEUTRAL, 'sand-soft']),
  ...cross(['accent-ink'], ['accent', 'accent-strong']),
];
/** The footer is dark in both themes and has the dark half of every token. */
const PAIRS_ON_DARK = cross(['ink', 'ink-muted', 'accent', 'sand'], ['footer']);

describe.each(THEMES)('in %s colours', (theme) => {
  it.each(PAIRS)('%s can be read on %s', (text, surface) => {
    expect(contrast(colour(text, theme), colour(surface, theme))).toBeGreaterThanOrEqual(MIN_TEXT);
  });

  it.each(NEUTRAL)('the edge of a control stands out from %s', (surface) => {
    expect(contrast(colour('line-strong', theme), colour(surface, theme))).toBeGreaterThanOrEqual(MIN_CONTROL);
  });
});

it.each(PAIRS_ON_DARK)('%s can be read on %s', (text, surface) => {
  expect(contrast(colour(text, 'dark'), colour(surface, 'dark'))).toBeGreaterThanOrEqual(MIN_TEXT);
});

it('covers every pair that one list of classes names', () => {
  const covered = new Set([...PAIRS, ...PAIRS_ON_DARK].map((pair) => pair.join(' on ')));
  const used = pairsOfClasses();
  expect(used.length).toBeGreaterThan(15);
  expect(used.filter((pair) => !covered.has(pair))).toEqual([]);
});

it('is 21 for black on white, and 4.54 for #767676', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

function readTokens(css: string): Map<string, Record<Theme, string>> {
  const found = css.matchAll(/--color-([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g);
  return new Map([...found].map(([, name, light, dark]) => [name!, { light: light!, dark: dark! }]));
}

function colour(token: string, theme: Theme): string {
  const pair = TOKENS.get(token);
  if (!pair) throw new Error(`styles.css has no --color-${token} in two themes.`);
  return pair[theme];
}

function cross(texts: readonly string[], surfaces: readonly string[]): [string, string][] {
  return texts.flatMap((text) => surfaces.map((surface): [string, string] => [text, surface]));
}

/** The pairs of plain `text-…` and `bg-…` classes that stand in one string of the sources. */
function pairsOfClasses(): string[] {
  const texts = globSync('**/*.{ts,tsx}', { cwd: source }).flatMap((file) => {
    const code = readFileSync(join(source, file), 'utf8');
    return [...code.matchAll(/(['"`])([^'"`\n]*)\1/g)].map(([, , text]) => text!.split(/\s+/));
  });
  const of = (words: string[], prefix: string): string[] =>
    words.filter((word) => word.startsWith(prefix)).map((word) => word.slice(prefix.length))
      .filter((name) => TOKENS.has(name));
  return [...new Set(texts.flatMap((words) => cross(of(words, 'text-'), of(words, 'bg-')).map((pair) => pair.join(' on '))))];
}

/** WCAG's contrast of two colours, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
