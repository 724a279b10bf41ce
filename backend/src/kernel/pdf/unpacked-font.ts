import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';

const WOFF = { header: 44, entry: 20 } as const;
const SFNT = { header: 12, entry: 16 } as const;
const fonts = new Map<string, Buffer>();

/**
 * The font of a WOFF file with its tables unpacked (W3C WOFF 1.0, sections 3 to 5), as an sfnt file has them. PDFKit
 * reads WOFF too, but unpacks all outlines again for each letter: three quarters of a document's time. Each file is
 * read once.
 */
export function unpackedFont(path: string): Buffer {
  let font = fonts.get(path);
  if (!font) fonts.set(path, (font = unpack(readFileSync(path))));
  return font;
}

function unpack(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(SFNT.header + count * SFNT.entry);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const power = Math.floor(Math.log2(count));
  head.writeUInt16BE(SFNT.entry * 2 ** power, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(SFNT.entry * (count - 2 ** power), 10);
  const parts: Buffer[] = [head];
  let end = head.length;
  for (let index = 0; index < count; index++) {
    const from = WOFF.header + index * WOFF.entry;
    const [offset, packed, length, checksum] = [4, 8, 12, 16].map((at) => woff.readUInt32BE(from + at)) as [
      number, number, number, number,
    ];
    const bytes = woff.subarray(offset, offset + packed);
    const to = SFNT.header + index * SFNT.entry;
    woff.copy(head, to, from, from + 4);
    head.writeUInt32BE(checksum, to + 4);
    head.writeUInt32BE(end, to + 8);
    head.writeUInt32BE(length, to + 12);
    const padding = Buffer.alloc(-length & 3);
    parts.push(packed < length ? inflateSync(bytes) : bytes, padding);
    end += length + padding.length;
  }
  return Buffer.concat(parts);
}
