/** What other areas may use of this one. */
export { challengeContent, TARGET_MARKS } from './shop/share-content';
export { dropReferralOfVisitor, referralOfVisitor } from './shop/referral/referral-memory';
export { ReferralPanel } from './shop/referral/referral-panel';
export { ShareButton } from './shop/share-button';
