import { createHash } from 'node:crypto';

/** Digits and letters of which none looks like another. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** What a trade-in is called at the desk and on its label, such as `PH-7K3M9-QXR2D`: it follows from the id. */
export function tradeInCode(tradeInId: string): string {
  const letters = [...createHash('sha256').update(tradeInId).digest().subarray(0, 10)]
    .map((byte) => LETTERS[byte % LETTERS.length]).join('');
  return `PH-${letters.slice(0, 5)}-${letters.slice(5)}`;
}
