/** What the desk writes of a phone that nobody may sell. */
const LOST = /\b(lost|stolen|blacklist)/i;
/** The same of a phone that another person's account has locked. */
const OTHERS = /\b(another|other|someone else.s) (apple |icloud )?(account|id)\b/i;

/**
 * What the hero of a phone that was not taken can do: have a report of its loss withdrawn, where it is reported lost or
 * stolen, and sign out of iCloud, or have its owner do so, and put the rest right, unless that report is the only
 * reason.
 */
export function adviceFor(reasons: readonly string[]): ('withdraw' | 'ask-owner' | 'sign-out')[] {
  const lost = reasons.filter((reason) => LOST.test(reason));
  const unlock = reasons.some((reason) => OTHERS.test(reason)) ? 'ask-owner' as const : 'sign-out' as const;
  return [
    ...(lost.length > 0 ? ['withdraw' as const] : []),
    ...(lost.length === 0 || lost.length < reasons.length ? [unlock] : []),
  ];
}
