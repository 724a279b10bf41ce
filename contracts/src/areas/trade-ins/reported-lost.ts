/** What the desk writes of a phone that nobody may sell. */
const LOST = /\b(lost|stolen|blacklist)/i;
/** The same of a phone that another person's account has locked. */
const OTHERS = /\b(another|other|(?:some(?:one|body)|anybody) else.s) (apple |icloud )?(account|id)\b/i;
/** The same of one that is locked, perhaps to its hero's own account. */
const LOCKED = /\b(icloud|activation lock|locked|apple (account|id)|find my|signed in)\b/i;

const ADVICE = ['withdraw', 'ask-owner', 'unlock', 'repair'] as const;
export type Advice = (typeof ADVICE)[number];

/** What the hero of a phone that was not taken can do, and the reasons that it helps against. */
export interface Remedy {
  advice: Advice;
  reasons: string[];
}

/**
 * What can be done about each reason: have the report of its loss withdrawn, have its owner remove it from their
 * account, remove it from the own one, or repair it. A lock is the owner's where one is named.
 */
export function remediesFor(reasons: readonly string[]): Remedy[] {
  const hasOwner = reasons.some((reason) => adviceOf(reason) === 'ask-owner');
  const meant = (reason: string): Advice => {
    const advice = adviceOf(reason);
    return advice === 'unlock' && hasOwner ? 'ask-owner' : advice;
  };
  return ADVICE.map((advice) => ({ advice, reasons: reasons.filter((reason) => meant(reason) === advice) }))
    .filter((remedy) => remedy.reasons.length > 0);
}

function adviceOf(reason: string): Advice {
  if (LOST.test(reason)) return 'withdraw';
  if (OTHERS.test(reason)) return 'ask-owner';
  return LOCKED.test(reason) ? 'unlock' : 'repair';
}
