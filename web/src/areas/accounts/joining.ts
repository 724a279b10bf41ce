/** What other areas may use of joining. Apart from the index, so that a screen with a button needs no sign-in. */
export { JoinButton } from './shop/joining/join-button';
export { JoinSteps } from './shop/joining/join-steps';
export { useAccount } from './shop/joining/use-account';
export { useOwnProfile } from './shop/joining/use-own-profile';
