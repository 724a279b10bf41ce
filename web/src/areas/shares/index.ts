/** What other areas may use of this one. */
export { challengeContent } from './shop/challenge-content';
export { dropReferralOfVisitor, referralOfVisitor } from './shop/referral/browser-referral';
export { ReferralPanel } from './shop/referral/referral-panel';
export { ShareButton } from './shop/share-button';
export { TARGET_MARKS } from './shop/target-marks';
