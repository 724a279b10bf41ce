/** What other areas may use of this one. */
export { PointsButton } from './shop/points-ledger/points-button';
