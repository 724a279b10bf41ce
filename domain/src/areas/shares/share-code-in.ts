import { REFERRAL_CODE_PATTERN } from '@planet-heroes/contracts/areas/shares/referral-code';

/**
 * The referral code that a shared address carries as `ref`, in capitals; undefined where it carries none that is one.
 */
export function shareCodeIn(shareUrl: string): string | undefined {
  const code = new URL(shareUrl).searchParams.get('ref')?.trim().toUpperCase();
  return code !== undefined && REFERRAL_CODE_PATTERN.test(code) ? code : undefined;
}
