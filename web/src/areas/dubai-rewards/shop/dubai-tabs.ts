/** The tabs of the screen, the one that opens first in front (spec document 2, section 2). */
export const DUBAI_TABS = ['challenges', 'rewards'] as const;
export type DubaiTab = (typeof DUBAI_TABS)[number];

export const TABS_ID = 'dubai-tabs';
export const CLAIMS_ID = 'my-claims';

/** Where the receipt of a claim stands on the page. */
export function receiptId(claimId: string): string {
  return `claim-${claimId}`;
}
