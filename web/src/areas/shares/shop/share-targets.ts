import { joinLink } from '../sharing';

/** Where a share can go, in the order of the buttons (spec document 2, section 2). */
export const SHARE_TARGETS = ['whatsapp', 'twitter', 'facebook', 'linkedin', 'instagram', 'native'] as const;

export type ShareTarget = (typeof SHARE_TARGETS)[number];

/** The targets that are pages of their own; Instagram and the device's sheet have no address to open. */
export type LinkedTarget = Exclude<ShareTarget, 'instagram' | 'native'>;

/**
 * The page of a network that begins a post, with the parameters that it takes (spec document 2, section 4, Sharing).
 */
export function shareAddress(target: LinkedTarget, text: string, link: string): string {
  const address = {
    whatsapp: () => ['https://wa.me/', { text: `${text} ${link}` }] as const,
    twitter: () => ['https://twitter.com/intent/tweet', { text: `${text} ${link}` }] as const,
    facebook: () => ['https://www.facebook.com/sharer/sharer.php', { u: link, quote: text }] as const,
    linkedin: () => ['https://www.linkedin.com/sharing/share-offsite/', { url: link, summary: text }] as const,
  }[target];
  const [page, parameters] = address();
  // Spaces as %20: not every network reads a plus as one.
  const query = Object.entries(parameters).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${page}?${query.join('&')}`;
}

/** A line mark for each target, on a grid of 24 units. */
export const TARGET_MARKS: Readonly<Record<ShareTarget, string>> = {
  whatsapp:
    'M4 20l1.3-4A8 8 0 1 1 8 18.8zM9 9c0 3.500 2.500 6 6 6l1-2-2.200-1-1 .800a5 5 0 0 1-1.600-1.600l.800-1L11 8z',
  twitter: 'M5 5l14 14M19 5L5 19M5 5h3.500L19 19h-3.500z',
  facebook: 'M14.500 8H13c-1 0-1.500.500-1.500 1.500V20M9 12.500h5.500M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18',
  linkedin:
    'M4.500 4.500h15v15h-15zM8.500 11v5M8.500 8v.2M12 16v-5M12 13.200c0-1.400 1-2.200 2.100-2.200s1.900.800 1.900 2.200V16',
  instagram:
    'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4M12 15.500a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7M16.800 7.200v.1',
  native:
    'M6.500 14.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5M17 8.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5M17 20.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5M8.700 10.800l6-3.500M8.700 13.200l6 3.500',
};

/**
 * A link to this site with a referral code: to a screen of ours where `url` names one, otherwise to joining (spec
 * document 2, section 4).
 */
export function shareLink(code: string, url?: string, origin: string = location.origin): string {
  const target = urlOf(url, origin);
  // The link base is always our own site: codes do not travel to others'.
  if (target?.origin !== origin) return joinLink(code, { origin });
  return joinLink(code, { origin, to: target.pathname + target.search + target.hash });
}

/** Text that is not an address leads nowhere. */
function urlOf(url: string | undefined, origin: string): URL | undefined {
  try {
    return url === undefined ? undefined : new URL(url, origin);
  } catch {
    return undefined;
  }
}
