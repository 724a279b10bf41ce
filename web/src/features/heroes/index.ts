/** What other features may use of this one. */
export { JoinButton } from './joining/join-button';
export { JoinSteps } from './joining/join-steps';
export { useAccount } from './joining/use-account';
export { useOwnProfile } from './joining/use-own-profile';
export { PointsButton } from './points-ledger/points-button';
