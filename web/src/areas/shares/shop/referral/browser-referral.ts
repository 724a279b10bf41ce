import { forgetReferral, rememberedReferral, rememberReferral } from './referral-memory';

/** Where storage is switched off nothing is remembered, and the code can still be typed. */
function quietly<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

/** Notes the code that this visit was opened with. */
export function noteReferralOfVisit(): void {
  quietly(() => rememberReferral(location.search, localStorage, Date.now()));
}

/** The code that a friend's link brought to this browser. */
export function referralOfVisitor(): string | undefined {
  return quietly(() => rememberedReferral(localStorage, Date.now()));
}

/** After joining, the code has done its work. */
export function dropReferralOfVisitor(): void {
  quietly(() => forgetReferral(localStorage));
}
