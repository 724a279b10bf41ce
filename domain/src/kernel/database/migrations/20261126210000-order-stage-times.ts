import { Migration } from '@mikro-orm/migrations';

/** When all devices of an order had come to a stage, and the day of the pick-up before it was moved. */
export class OrderStageTimes extends Migration {
  override up(): void {
    this.addSql(`
      alter table purchase_order add received_at timestamptz(3), add inspected_at timestamptz(3),
        add pickup_moved_from date`);
    // The custody of older orders says when the last device of each stage came.
    this.addSql(`
      update purchase_order as placed set
        received_at = case when placed.expected = 0 then handed.received_at end,
        inspected_at = case when placed.expected + placed.received = 0 then handed.inspected_at end
      from (
        select order_id, max(at) filter (where step = 'received') as received_at,
          max(at) filter (where step = 'inspected') as inspected_at
        from order_custody group by order_id
      ) as handed where handed.order_id = placed.id`);
    this.addSql(`
      create index purchase_order_completed on purchase_order (completed_at desc) where completed_at is not null`);
  }
}
