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
 * Packages that bring a library under LGPL, as it is, in a file of its own: it is loaded while the program runs and can
 * be exchanged for another, which is what that licence asks for. sharp decodes photos with libvips.
 */
const LOADED_LIBRARIES = /^@img\/sharp-(libvips-[\w-]+|wasm32|webcontainers-wasm32|win32-[\w-]+)$/;
const OF_LOADED_LIBRARIES: readonly string[] = [...ALLOWED_LICENCES, 'LGPL-3.0-or-later'];

/** Whether a package may be part of the product, by its licence and, for a library that it loads, by its name. */
export function isAllowedPackage({ name, licence }: { name: string; licence: string | undefined }): boolean {
  return isAllowed(licence, LOADED_LIBRARIES.test(name) ? OF_LOADED_LIBRARIES : ALLOWED_LICENCES);
}

/**
 * Whether a stated licence lets us use a package: of `A OR B` one must be allowed, of `A AND B` each. Anything else is
 * not.
 */
export function isAllowed(
  licence: string | undefined,
  allowed: readonly string[] = ALLOWED_LICENCES,
): boolean {
  if (licence === undefined) return false;
  const choices = licence.replace(/^\((.*)\)$/, '$1').split(' OR ');
  return choices.some((choice) =>
    choice.split(' AND ').every((name) => allowed.includes(name.trim()))
  );
}
