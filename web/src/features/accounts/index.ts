/** What other features may use of this one. */
export { AccountPanel } from './account/account-panel';
export { KeepNotice } from './account/keep-notice';
export { useMyAccount } from './account/use-my-account';
export { enter } from './sign-in/enter';
export { MergeOffer } from './merge-offer';
export { SignedInNote } from './sign-in/signed-in-note';
export { SignIn } from './sign-in/sign-in';
