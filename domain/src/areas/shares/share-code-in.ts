import { REFERRAL_CODE } from '@planet-heroes/contracts/areas/shares/catalogue';

const CODE = new RegExp(`^${REFERRAL_CODE.prefix}[A-Z0-9]{${REFERRAL_CODE.randomLength}}$`);

/**
 * The referral code that a shared address carries as `ref`, in capitals; undefined where it carries none that is one.
 */
export function shareCodeIn(shareUrl: string): string | undefined {
  const code = new URL(shareUrl).searchParams.get('ref')?.trim().toUpperCase();
  return code !== undefined && CODE.test(code) ? code : undefined;
}
