import { REFERRAL_CODE } from '@planet-heroes/contracts/areas/shares/referral-code';

/** Without those that are easily taken for each other: codes are read aloud and typed. */
const ALPHABET = 'ABCDEFGHKLMNPQRSTUVWXYZ23456789';

/**
 * A code of its own for one share: HERO and six random characters (spec document 1, section 3). The server ties it to
 * the hero.
 */
export function newReferralCode(): string {
  let random = '';
  while (random.length < REFERRAL_CODE.randomLength) {
    const byte = crypto.getRandomValues(new Uint8Array(1))[0]!;
    // Bytes past the last whole alphabet are thrown away, so that no character is likelier than another.
    if (byte < 256 - (256 % ALPHABET.length)) random += ALPHABET[byte % ALPHABET.length];
  }
  return REFERRAL_CODE.prefix + random;
}

/**
 * The link that brings a friend here with a code (spec document 1, section 3): to joining, or on to a screen of ours.
 */
export function joinLink(
  code: string,
  { to, origin = location.origin }: { to?: string | undefined; origin?: string } = {},
): string {
  return `${origin}/join?ref=${code}${to === undefined ? '' : `&to=${encodeURIComponent(to)}`}`;
}

interface ShareContent {
  title: string;
  text: string;
  url: string;
}

/**
 * Offers the device's share sheet, and where there is none copies the text with its link (spec document 1, section 7).
 * `dismissed`: the visitor closed the sheet. A failure is only logged (section 8).
 */
export async function shareOrCopy(
  { title, text, url }: ShareContent,
): Promise<'shared' | 'copied' | 'dismissed' | 'failed'> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title, text, url });
      return 'shared';
    }
    await navigator.clipboard.writeText(`${text} ${url}`);
    return 'copied';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
    console.warn('Sharing failed', error);
    return 'failed';
  }
}
