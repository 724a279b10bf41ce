import { createHash } from 'node:crypto';
import { stringify } from 'uuid';

/** The same UUID for the same secret, and no way back from it. */
export function uuidDrawnFrom(secret: string): string {
  const drawn = createHash('sha256').update(secret).digest().subarray(0, 16);
  const versioned = (
    byte: number,
    at: number,
  ) => (at === 6 ? (byte & 0x0f) | 0x80 : at === 8 ? (byte & 0x3f) | 0x80 : byte);
  return stringify(Uint8Array.from(drawn, versioned));
}
