/** The categories of Dubai challenges and rewards (spec document 2, section 3). */
export const DUBAI_CATEGORIES = [
  'water',
  'energy',
  'transport',
  'waste',
  'voucher',
  'experience',
  'product',
  'service',
] as const;
export type DubaiCategory = (typeof DUBAI_CATEGORIES)[number];

/** What a Dubai challenge counts of verified trades: whole bottles, grams of CO2, whole AED, or points. */
export const DUBAI_METRICS = ['bottles_prevented', 'co2_saved', 'trade_value', 'points_earned'] as const;
export type DubaiMetric = (typeof DUBAI_METRICS)[number];

/** Categories of rewards that come to the hero's door: their claims ask for an address. */
export const DELIVERED_CATEGORIES: readonly DubaiCategory[] = ['product', 'energy', 'waste', 'service'];

/** Whether a reward comes as a code or a booking: it stands in the note with which it is handed over. */
export const comesAsCode = (category: DubaiCategory): boolean => !DELIVERED_CATEGORIES.includes(category);

/** Who hands over a reward: the desk, in a demonstration automatically; or a partner who reports it. */
export const REWARD_FULFILMENTS = ['automatic', 'partner'] as const;
export type RewardFulfilment = (typeof REWARD_FULFILMENTS)[number];

/** What stands on a claim that moved automatically: after its time, or in a demonstration. */
export const CLAIM_NOTES = {
  late: 'It was not handed over in time: your points are back.',
  played: 'Demonstration: nothing was handed over.',
} as const;

/** The code or booking with which a claim was handed over; undefined before, and for what comes otherwise. */
export function codeOf(
  { category, state, reason }: { category: DubaiCategory; state: string; reason?: string | null | undefined },
): string | undefined {
  const isCode = state === 'fulfilled' && comesAsCode(category) && reason !== CLAIM_NOTES.played;
  return isCode && reason ? reason : undefined;
}

/** What a claim's receipt and messages name it by: enough of its id to tell it from the hero's others. */
export function receiptCode(claimId: string): string {
  return claimId.slice(-8).toUpperCase();
}

/** For how long our desk keeps the prize of a completed challenge. */
export const PRIZE_KEPT_DAYS = 30;

/** How long challenges and rewards that are over stay on the lists, where their cards read "Expired". */
export const DUBAI_LISTED_DAYS_AFTER_EXPIRY = 7;
