/** Photos of a phone: how many each side may add, how large one may be as it is sent, and as it is kept (pixels). */
export const PHOTO_LIMITS = { each: 6, bytes: 8 * 1024 * 1024, edge: 1600 } as const;

/** Whose photo it is: the hero’s, or the desk’s of what it found. */
export const PHOTO_SIDES = ['hero', 'desk'] as const;
export type PhotoSide = (typeof PHOTO_SIDES)[number];

/** What a photo may be sent as. A file field that names these is given JPEGs by iPhones, which keep HEIC. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** Bytes from the start of a file that identify HEIC. */
export const HEIC_HEAD_BYTES = 12;
const HEIC_BRANDS: ReadonlySet<string> = new Set([
  'heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1',
]);

/** Whether a file is HEIC, by how it begins: a photo as iPhones keep it, which few programs decode. */
export function isHeic(file: Uint8Array): boolean {
  const text = String.fromCharCode(...file.subarray(4, HEIC_HEAD_BYTES));
  return text.startsWith('ftyp') && HEIC_BRANDS.has(text.slice(4));
}
