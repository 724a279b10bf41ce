import type { BooksCheck } from './report.js';

/** The consequence of a failed reconciliation, in the same words wherever operators read it. */
export const CLAIMS_PAUSED =
  'Reward claims are paused until a check finds points and rewards in order; everything else goes on.';
export const CLAIMS_GO_ON = 'Points and rewards are in order, so reward claims go on.';

/** Whether a check failed that says something of points or rewards. */
export function areClaimsEndangered(checks: readonly BooksCheck[]): boolean {
  // A check that an older process stored does not say: it pauses them.
  return checks.some(({ holds, pausesClaims }) => !holds && pausesClaims !== false);
}
