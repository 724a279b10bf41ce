/** What other areas may use of this one. */
export { challengeContent } from './shop/share-content';
export { TARGET_MARKS } from './shop/share-targets';
export { dropReferralOfVisitor, referralOfVisitor } from './shop/referral/referral-memory';
export { ReferralPanel } from './shop/referral/referral-panel';
export { ShareButton } from './shop/share-button';
