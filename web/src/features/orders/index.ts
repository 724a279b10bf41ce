/** What other features may use of this one. */
export { OrderList } from './order-list';
