/** What a set's member is made of; numbers are whole and safe. */
export type FingerprintParts = readonly (string | number | boolean)[];

/**
 * A fingerprint of a set that costs the same to change however large the set is: each member's hash is added to, or
 * taken from, two 32-bit sums.
 */
export class Fingerprint {
  private low = 0;
  private high = 0;

  add(parts: FingerprintParts): void {
    hashParts(parts);
    this.low = (this.low + hashed.low) >>> 0;
    this.high = (this.high + hashed.high) >>> 0;
  }

  remove(parts: FingerprintParts): void {
    hashParts(parts);
    this.low = (this.low - hashed.low) >>> 0;
    this.high = (this.high - hashed.high) >>> 0;
  }

  toString(): string {
    return this.high.toString(16).padStart(8, '0') + this.low.toString(16).padStart(8, '0');
  }
}

/** The last result: a fresh object for each member would cost more than the hashing. */
const hashed = { low: 0, high: 0 };

/** Two independent 32-bit multiplicative hashes over the parts, with a final mix. */
function hashParts(parts: FingerprintParts): void {
  hashed.low = 0x811c9dc5;
  hashed.high = 0x9747b28c;
  for (const part of parts) {
    if (typeof part === 'string') {
      for (let at = 0; at < part.length; at++) mixIn(part.charCodeAt(at));
      mixIn(part.length);
    } else {
      const whole = Number(part);
      mixIn(whole % 4_294_967_296 | 0);
      mixIn(Math.floor(whole / 4_294_967_296));
    }
  }
  hashed.low = finish(hashed.low);
  hashed.high = finish(hashed.high);
}

function mixIn(word: number): void {
  hashed.low = Math.imul(hashed.low ^ word, 0x01000193);
  hashed.low ^= hashed.low >>> 13;
  hashed.high = Math.imul(hashed.high ^ word, 0x5bd1e995);
  hashed.high ^= hashed.high >>> 15;
}

function finish(hash: number): number {
  let mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
