/** What other features may use of this one. */
export { challengeContent } from './challenge-content';
export { dropReferralOfVisitor, referralOfVisitor } from './referral/browser-referral';
export { ReferralPanel } from './referral/referral-panel';
export { ShareButton } from './share-button';
export { TARGET_MARKS } from './target-marks';
