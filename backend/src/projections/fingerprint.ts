/**
 * A fingerprint of a set of texts that costs the same to change however large the set is: each text's hash is added to,
 * or taken from, two 32-bit sums.
 */
export class Fingerprint {
  private low = 0;
  private high = 0;

  add(text: string): void {
    const [low, high] = hashText(text);
    this.low = (this.low + low) >>> 0;
    this.high = (this.high + high) >>> 0;
  }

  remove(text: string): void {
    const [low, high] = hashText(text);
    this.low = (this.low - low) >>> 0;
    this.high = (this.high - high) >>> 0;
  }

  toString(): string {
    return this.high.toString(16).padStart(8, '0') + this.low.toString(16).padStart(8, '0');
  }
}

/** Two independent 32-bit FNV-1a hashes with a final mix. */
function hashText(text: string): [number, number] {
  let low = 0x811c9dc5;
  let high = 0x9747b28c;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code, 0x5bd1e995);
    high ^= high >>> 15;
  }
  return [finish(low), finish(high)];
}

function finish(hash: number): number {
  let mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
