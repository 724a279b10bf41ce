/** What the desk writes of a phone that nobody may sell. */
const LOST = /\b(lost|stolen|blacklist)/i;

/**
 * What the hero of a phone that was not taken can do: have a report of its loss withdrawn, where it is reported lost or
 * stolen, and sign out of iCloud and put the rest right, unless that report is the only reason.
 */
export function adviceFor(reasons: readonly string[]): ('withdraw' | 'sign-out')[] {
  const lost = reasons.filter((reason) => LOST.test(reason));
  return [
    ...(lost.length > 0 ? ['withdraw' as const] : []),
    ...(lost.length === 0 || lost.length < reasons.length ? ['sign-out' as const] : []),
  ];
}
