import { createHash } from 'node:crypto';

/** Letters and digits that nobody mixes up when reading an order's number over the phone. */
const CHARACTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 10;

/**
 * An id that people can read out, such as `Q-7K3MXPA2DF`: always the same for the same origin (50 bits of its SHA-256).
 */
export function shortId(prefix: 'Q' | 'PO' | 'IMP', origin: string): string {
  const digest = createHash('sha256').update(`${prefix} ${origin}`).digest();
  return `${prefix}-${Array.from(digest.subarray(0, LENGTH), (byte) => CHARACTERS[byte % CHARACTERS.length]).join('')}`;
}
