/** Something done to an order. */
export interface OrderDeed {
  orderId: string;
  /** Whose it must be; undefined where an operator acts. */
  companyId?: string | undefined;
  cause: string;
  time: Date;
}
