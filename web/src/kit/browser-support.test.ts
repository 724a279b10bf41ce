// What the promised browsers lack (README: "Browsers"), and what their engines read in different ways.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const ROOT = join(import.meta.dirname, '../../..');
const read = (pattern: string, exclude: string[] = []) =>
  globSync(pattern, { cwd: ROOT, exclude: ['**/*.test.ts', '**/*.test.tsx', ...exclude] })
    .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }));
const holding = (sources: readonly { file: string; text: string }[], pattern: RegExp) =>
  sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

/** A date from a text with a blank or a slash, or one that does not begin with its year. */
const NO_ISO_DATE = /(?:new Date|Date\.parse)\(\s*(?:'(?!\d{4}-\d\d(?:-\d\d)?[T'])[^']|`(?:\$\{[^}`]*\}|[^`$])*?[ /])/;

const SCRIPTS = read('web/dist/assets/*.js');
const SOURCES = [...read('web/src/**/*.{ts,tsx}'), ...read('web/{public/*.js,index.html}'), ...read('contracts/src/**/*.ts')];
const STYLES = read('web/dist/{assets,ops/assets}/*.css');

it('has scripts, styles and sources to look at', () => {
  expect([SCRIPTS.length > 50, SOURCES.length > 500, STYLES.length > 0]).toEqual([true, true, true]);
});

describe('no script uses what Safari 16.4 lacks:', () => {
  it.each([
    ['Promise.withResolvers', /Promise\.withResolvers/],
    ['Promise.try', /Promise\.try\(/],
    ['URL.canParse', /(?<!typeof URL\.canParse==`function`\?)URL\.canParse\(/],
    ['groupBy', /\b(?:Object|Map)\.groupBy\(/],
    ['Array.fromAsync', /Array\.fromAsync\(/],
    ['methods of sets', /new Set\([^)]*\)\.(?:union|difference|intersection|isSubsetOf)\(/],
    ['Intl.DurationFormat', /Intl\.DurationFormat/],
    ['the flag v', /\/[dgimsuy]*v[dgimsuy]*\.(?:test|exec)\(/],
  ])('%s', (_, pattern) => expect(holding(SCRIPTS, pattern)).toEqual([]));
});

describe('no style rests on what Safari 16.4 lacks:', () => {
  it.each([['light-dark()', /light-dark\(/], ['relative colours', /[:,]\s*(?:rgb|hsl|oklch)\(from (?!red r g b)/], ['nesting', /\{[^{}]*&[ :.[]/]])(
    '%s',
    (_, pattern) => expect(holding(STYLES, pattern)).toEqual([]),
  );
});

it('every section with a scheme of its own has the tokens too: lowered, they would stay as the root sees them', () => {
  const found = STYLES.flatMap(({ file, text }) => {
    const [, tokens = ''] = /([^{}]+)\{[^{}]*--color-footer:/.exec(text) ?? [];
    const sections = [...text.matchAll(/([^{}]+)\{[^{}]*color-scheme:/g)].map(([, selector]) => selector!)
      .filter((selector) => !selector.startsWith(':root'));
    return sections.map((selector) => [`${file} ${selector}`, tokens.split(',').includes(selector)] as const);
  });
  expect(found.length).toBeGreaterThan(2);
  expect(found.filter(([, hasTokens]) => !hasTokens)).toEqual([]);
});

describe('engines do not agree on', () => {
  it.each([
    // `flex: 1 1 0%` collapses in WebKit in a column that has no height of its own.
    ['flex-1 in a column', /flex-col[^"'`]*\bflex-1\b/, []],
    // The bars of a phone's browser lie over its end; `dvh` follows them.
    ['100vh', /\b(?:h-screen|min-h-screen|100vh)\b/, []],
    ['dates that are not ISO', NO_ISO_DATE, []],
    ['requestIdleCallback, which Safari lacks', /\brequestIdleCallback\b/, ['web/src/kernel/hydration/after-first-paint.ts']],
    // Safari before 16.4 reads no script that has one; these hold a text that only it can find.
    ['look-behind', /\(\?<[=!]/, ['contracts/src/kernel/text/scrub.ts', 'contracts/src/kernel/text/text-rules.ts']],
    ['keyCode', /\bevent\.keyCode\b/, []],
  ])('%s', (_, pattern, known) => expect(holding(SOURCES, pattern).toSorted()).toEqual(known));

  it('100vh in styles', () => expect(holding(STYLES, /\b100vh\b/)).toEqual([]));

  // `flex: 1 1 0%` collapses in WebKit in a column without a height of its own, where nothing keeps the content's.
  it('a part with flex-1 that may be less tall than its content', () => {
    const texts = SOURCES.flatMap(({ file, text }) =>
      [...text.matchAll(/(["'`])([^"'`\n]*\bflex-1\b[^"'`\n]*)\1/g)].map(([, , classes]) => ({ file, text: classes! })));
    expect(texts.length).toBeGreaterThan(20);
    expect(holding(texts, /\bmin-h-0\b|\boverflow-(?:y-)?(?:auto|scroll|hidden|clip)\b/)).toEqual([]);
  });

  // Any change under the root would have the whole page matched again.
  it(':has at the root of the page, where each change below is looked at', () => {
    const found = STYLES.flatMap(({ text }) => text.match(/(?:^|[\s,{}>(:])(?::root|html|body|\*|#root|main):has\([^()]*\)/g) ?? []);
    expect([...new Set(found.map((each) => each.slice(each.search(/:root|html|body|\*|#root|main/))))].toSorted())
      .toEqual([':root:has([data-sticky-foot])', 'body:has(.dialog-panel)', 'main:has(>[role=alert])']);
  });
});

describe('dates that engines read in different ways are found', () => {
  it.each([
    [`new Date('2026-11-27T10:00:00Z')`, false], ['Date.parse(`${day}T00:00:00Z`)', false], [`new Date('2026-11-27')`, false],
    [`new Date('2026-11-27 10:00')`, true], ['new Date(`${day} ${time}`)', true], [`Date.parse('Mar 7, 2026')`, true],
    [`new Date('27/11/2026')`, true], ['new Date(`${year}/${month}/1`)', true],
  ])('%s', (source, isFound) => expect(NO_ISO_DATE.test(source)).toBe(isFound));
});
