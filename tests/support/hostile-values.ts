import fc, { type Arbitrary } from 'fast-check';

const LONG = 'x'.repeat(20_000);

/** Values that nobody who means well sends. */
export const hostileValues: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    '',
    ' ',
    0,
    -1,
    -0,
    0.1,
    1e21,
    -1e300,
    Number.MAX_SAFE_INTEGER,
    2 ** 53,
    2 ** 31,
    [],
    {},
    [[]],
    'null',
    'NaN',
    '-1',
    '1e9',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\u202e⟩',
    '👩🏽‍🚀'.repeat(40),
    'ﷺ',
    '\' or 1=1 --',
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '%00',
    '${7*7}',
    '__proto__',
    'constructor',
    LONG,
  ),
  fc.constant({ constructor: { prototype: { spoiled: true } }, toString: 'x' }),
  fc.constantFrom(100, 2_000).map((depth) => deep(depth)),
  fc.array(fc.integer(), { minLength: 300, maxLength: 1000 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/**
 * Texts for a URL: hostile ones, and such as look right. A path segment is never empty or of dots: those are other
 * paths.
 */
export const hostileTexts: Arbitrary<string> = fc
  .oneof(
    fc.constantFrom(
      '-1',
      '0',
      '1e3',
      '9'.repeat(30),
      '1.5',
      'NaN',
      'true',
      'null',
      ' ',
      '%',
      '%00',
      '\u0000',
      '\u202e',
      'ÿ',
      '👩🏽‍🚀',
      '\' or 1=1 --',
      '[object Object]',
      'a/b',
      '..%2f..',
      'x'.repeat(120),
      'x'.repeat(5_000),
      '__proto__',
      'constructor',
    ),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 30 }),
  )
  .filter((text) => text !== '' && !/^\.+$/.test(text))
  .map((text) => text.toWellFormed());

/**
 * A value with something changed somewhere in it: replaced, left out, doubled, put into a list or joined by a stranger.
 */
export function spoiled(values: Arbitrary<unknown>): Arbitrary<unknown> {
  return fc
    .tuple(
      values,
      fc.array(fc.nat(9), { maxLength: 3 }),
      fc.constantFrom('replace', 'remove', 'wrap', 'join'),
      hostileValues,
    )
    .map(
      ([value, path, change, other]) => changeAt(structuredClone(value), path, change, other),
    );
}

function changeAt(value: any, [step, ...rest]: number[], change: string, other: unknown): unknown {
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  if (step === undefined || keys.length === 0) {
    if (change === 'wrap') return [value];
    if (change === 'join' && keys.length > 0 && !Array.isArray(value)) return { ...value, unexpected: other };
    return other;
  }
  const key = keys[step % keys.length]!;
  if (rest.length === 0 && change === 'remove') {
    if (Array.isArray(value)) value.splice(Number(key), 1);
    else delete value[key];
    return value;
  }
  value[key] = changeAt(value[key], rest, change, other);
  return value;
}

function deep(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}
