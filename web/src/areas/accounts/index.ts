/** What other areas may use of this one. */
export { AccountPanel } from './shop/account/account-panel';
export { KeepNotice } from './shop/account/keep-notice';
export { useMyAccount } from './shop/account/use-my-account';
export { enter } from './shop/sign-in/enter';
export { MergeOffer } from './shop/merge-offer';
export { SignedInNote } from './shop/sign-in/signed-in-note';
export { SignIn } from './shop/sign-in/sign-in';
