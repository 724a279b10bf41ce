/** What other features may use of this one. */
export { orderProgress } from './order-stages';
