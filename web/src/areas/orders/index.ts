/** What other areas may use of this one. */
export { OrderList } from './shop/order-list';
