/** Volume tiers of a bulk trade-in (spec document 2, section 9). */
export const VOLUME_TIERS = [
  { id: 'basic', minUnits: 50, maxUnits: 99, bonusPercent: 5, responseHours: 24 },
  { id: 'plus', minUnits: 100, maxUnits: 499, bonusPercent: 10, responseHours: 12 },
  { id: 'enterprise', minUnits: 500, maxUnits: undefined, bonusPercent: 15, responseHours: 6 },
] as const;

/** What the sponsor programme advertises, US dollars a month (spec document 2, section 2). */
export const SPONSOR_PROGRAMMES = {
  enterprise: { fromUsdPerMonth: 5000, missionsPerMonth: 100 },
  community: { fromUsdPerMonth: 1000, missionsPerMonth: 25 },
} as const;

/** Sponsorship amounts in whole AED (spec document 2, section 9). */
export const SPONSORSHIP_AMOUNT = { default: 500, fallbackMinimum: 500 } as const;

/** A sponsorship within policy is approved this long after it was submitted, in seconds (design: "sponsorship"). */
export const SPONSORSHIP_APPROVAL_SECONDS = 2;

/** Days from the decision for which a sponsorship that was declined is kept. */
export const DECLINED_SPONSORSHIPS_KEPT_DAYS = 400;

/** How a sponsor who wants to stay unnamed is shown. */
export const ANONYMOUS_SPONSOR_NAME = 'Anonymous sponsor';

/** Promises of the corporate area (spec document 2, sections 2 and 3). */
export const CORPORATE_PROMISES = {
  quoteHours: 24,
  paymentHours: 48,
  csvFromDevices: 500,
  maxBulkBonusPercent: 15,
} as const;
export const PAYMENT_TERMS_DAYS = [7, 15, 30] as const;

export const SPONSORSHIP_STATES = ['submitted', 'in_review', 'approved', 'declined'] as const;
export type SponsorshipState = (typeof SPONSORSHIP_STATES)[number];

/** What stands against approving a sponsorship without an operator. */
export const SPONSORSHIP_OBJECTIONS = [
  'unknown_sponsor', 'invalid_amount', 'mission_closed', 'mission_over_funded',
] as const;
export type SponsorshipObjection = (typeof SPONSORSHIP_OBJECTIONS)[number];

/** Characters of a sponsor's message. */
export const SPONSORSHIP_MESSAGE_LENGTH = 500;

/** How many characters of its id name a sponsorship to people: to its sponsor, the bank and the desk. */
export const SPONSORSHIP_CODE_LENGTH = 8;
