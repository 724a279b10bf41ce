/** Licences that ask for no more than their text and the names to be kept. A new one is a decision, not a fix. */
export const ALLOWED_LICENCES = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PostgreSQL',
  'Unlicense',
  'Zlib',
] as const;

/**
 * Whether a stated licence lets us use a package: of `A OR B` one must be allowed, of `A AND B` each. Anything else is
 * not.
 */
export function isAllowed(licence: string | undefined): boolean {
  if (licence === undefined) return false;
  const choices = licence.replace(/^\((.*)\)$/, '$1').split(' OR ');
  return choices.some((choice) =>
    choice.split(' AND ').every((name) => (ALLOWED_LICENCES as readonly string[]).includes(name.trim()))
  );
}
