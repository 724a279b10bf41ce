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
