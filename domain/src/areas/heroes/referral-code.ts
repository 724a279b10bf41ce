import { createHash } from 'node:crypto';
import { REFERRAL_CODE } from '@planet-heroes/contracts/areas/shares/referral-code';

const CODE_CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** The code drawn for a hero, the same at every replay; further attempts are for when it is taken. */
export function codeFor(heroId: string, attempt: number): string {
  const digest = createHash('sha256').update(`${heroId} ${attempt}`).digest();
  const drawn = Array.from(
    digest.subarray(0, REFERRAL_CODE.randomLength),
    (byte) => CODE_CHARACTERS[byte % CODE_CHARACTERS.length],
  );
  return REFERRAL_CODE.prefix + drawn.join('');
}
