import { joinLink } from '../referral-code';

/**
 * A link to this site with a referral code: to a screen of ours where `url` names one, otherwise to joining (spec
 * document 2, section 4).
 */
export function shareLink(code: string, url?: string, origin: string = location.origin): string {
  const target = url === undefined || !URL.canParse(url, origin) ? undefined : new URL(url, origin);
  // The link base is always our own site: codes do not travel to others'.
  if (target?.origin !== origin) return joinLink(code, { origin });
  return joinLink(code, { origin, to: target.pathname + target.search + target.hash });
}
