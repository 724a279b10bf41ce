import { describe, expect, it } from '@jest/globals';
import { isHeic } from './photos.js';

/** The box that a file of this family begins with. */
const file = (brand: string) => new Uint8Array(Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1heic`, 'latin1'));

describe('HEIC', () => {
  it.each(['heic', 'heix', 'mif1', 'hevc'])('is recognised by its brand %s', (brand) => {
    expect(isHeic(file(brand))).toBe(true);
  });

  it('is not an AVIF, a film, a JPEG, or nothing', () => {
    expect([file('avif'), file('mp42'), new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), new Uint8Array()].map(isHeic))
      .toEqual([false, false, false, false]);
  });
});
