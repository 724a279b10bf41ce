/** What the desk writes of a phone that nobody may sell. */
const LOST = /\b(lost|stolen|blacklist)/i;

/** Whether a phone was not taken because it is reported lost or stolen: signing out of iCloud does not help then. */
export function isReportedLost(reasons: readonly string[]): boolean {
  return reasons.some((reason) => LOST.test(reason));
}
