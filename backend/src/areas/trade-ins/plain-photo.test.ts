import { deflateSync, crc32 } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { plainPhoto } from './plain-photo.js';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3a7' } });
const UNREADABLE = { code: 'photo_unreadable', status: 400 };

describe('a photo as it is kept', () => {
  it('stands upright, is at most 1600 pixels, and says nothing of where or by whom it was taken', async () => {
    const sent = await picture(3000, 2000)
      .withExif({ IFD0: { Make: 'Apple', Artist: 'Noura' }, IFD3: { GPSLatitude: '25/1 12/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect((await sharp(sent).metadata()).exif).toBeDefined();
    const { bytes, width, height } = await plainPhoto(sent);
    expect([width, height]).toEqual([1067, 1600]);
    const kept = await sharp(bytes).metadata();
    expect([kept.format, kept.exif, kept.xmp, kept.iptc, kept.orientation]).toEqual(
      ['jpeg', undefined, undefined, undefined, undefined],
    );
    expect(bytes.includes('Noura')).toBe(false);
  });

  it('is made of a PNG or a WebP as well, and a small one stays as small', async () => {
    for (const sent of [await picture(300, 200).png().toBuffer(), await picture(300, 200).webp().toBuffer()])
      expect(await plainPhoto(sent)).toMatchObject({ width: 300, height: 200 });
  });

  it('is not made of what is none, of half of one, or of other kinds of pictures', async () => {
    const whole = await picture(400, 400).jpeg().toBuffer();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>');
    const gif = await picture(9, 9).gif().toBuffer();
    for (const sent of [Buffer.alloc(0), Buffer.from('{}'), whole.subarray(0, whole.length / 2), svg, gif])
      await expect(plainPhoto(sent)).rejects.toMatchObject(UNREADABLE);
  });

  it('is not made of HEIC, and it says what to do', async () => {
    const heic = Buffer.from('\0\0\0\x24ftypheic\0\0\0\0mif1MiHEmiafheic\0\0\0\0', 'latin1');
    await expect(plainPhoto(heic)).rejects.toMatchObject({
      code: 'photo_is_heic', status: 400, message: expect.stringContaining('as a JPEG'),
    });
  });

  it('is not made of a bomb: a small file that claims more pixels than any camera has', async () => {
    const bomb = pngOf(60_000, 60_000);
    expect(bomb.length).toBeLessThan(1_000_000);
    const before = process.memoryUsage().rss;
    await expect(plainPhoto(bomb)).rejects.toMatchObject(UNREADABLE);
    expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000);
  });

  it('is not made of a PNG with more pixels than are decoded at once, though a JPEG of as many is', async () => {
    const [png, jpeg] = [await picture(8_000, 4_100).png().toBuffer(), await picture(8_000, 4_100).jpeg().toBuffer()];
    await expect(plainPhoto(png)).rejects.toMatchObject({ code: 'photo_too_large', details: { limitPixels: 32_000_000 } });
    expect(await plainPhoto(jpeg)).toMatchObject({ width: 1600 });
  });

  it('does not hold up those that come after one that fails', async () => {
    const good = await picture(40, 30).jpeg().toBuffer();
    const [bad, after] = await Promise.allSettled([plainPhoto(Buffer.from('no')), plainPhoto(good)]);
    expect([bad.status, after.status]).toEqual(['rejected', 'fulfilled']);
  });
});

/** A PNG of one colour that says how large it is, with a first few of its lines. */
function pngOf(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const lines = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * 2_000));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head), chunk('IDAT', lines), chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
