/** The tabs of the screen, the one that opens first in front (spec document 2, section 2). */
export const PARTNER_TABS = ['champions', 'sponsors'] as const;

/** Where the buttons without an action of their own scroll to. */
export const SECTION_IDS = {
  contact: 'champions-contact',
  explainer: 'how-sponsoring-works',
  sponsor: 'sponsor-a-mission',
} as const;
