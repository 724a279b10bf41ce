import { Migration } from '@mikro-orm/migrations';

/** What was offered for each device of an order, what it was found to be, and its company’s answer to that. */
export class OrderInspections extends Migration {
  override up(): void {
    this.addSql(`alter table order_device
      add column offered_fils bigint not null default 0 check (offered_fils >= 0),
      add column found_model text,
      add column found_condition text,
      add column found_note text,
      add column found_fils bigint check (found_fils between 0 and offered_fils)`);
    this.addSql('alter table order_device drop constraint order_device_stage_check');
    this.addSql(`alter table order_device add constraint order_device_stage_check
      check (stage in ('expected', 'received', 'inspected', 'wiped', 'paid', 'returned'))`);
    this.addSql('alter table order_custody drop constraint order_custody_step_check');
    this.addSql(`alter table order_custody add constraint order_custody_step_check
      check (step in ('collected', 'received', 'inspected', 'wiped', 'paid', 'returned'))`);
    this.addSql(`create index order_device_differing on order_device (order_id, number) where found_fils < offered_fils`);
    this.addSql(`alter table purchase_order
      add column returned integer not null default 0 check (returned >= 0),
      add column reduced_fils bigint not null default 0 check (reduced_fils between 0 and total_fils),
      add column difference_state text not null default 'none'
        check (difference_state in ('none', 'noted', 'asked', 'approved', 'declined', 'lapsed')),
      add column differing integer not null default 0,
      add column difference_offered_fils bigint not null default 0,
      add column difference_found_fils bigint not null default 0,
      add column difference_open_until timestamptz(3),
      add column difference_answered_at timestamptz(3)`);
    this.addSql('alter table purchase_order drop constraint purchase_order_stages');
    this.addSql(`alter table purchase_order add constraint purchase_order_stages
      check (expected + received + inspected + wiped + paid + returned = device_count)`);
    // Each device of an earlier order gets its share of the whole price, to the fils.
    this.addSql(`with priced as (
        select device.order_id, device.number, placed.total_fils,
          coalesce((select min(line.unit_fils) from quote_row as line where line.quote_id = placed.quote_id
            and line.model = device.model and line.condition = device.condition), 1)::numeric as unit
        from order_device as device join purchase_order as placed on placed.id = device.order_id
      ), summed as (
        select *, sum(unit) over (partition by order_id order by number) as upto,
          sum(unit) over (partition by order_id) as whole
        from priced
      )
      update order_device as device
      set offered_fils = div(upto * total_fils, whole) - div((upto - unit) * total_fils, whole)
      from summed
      where summed.order_id = device.order_id and summed.number = device.number and whole > 0`);
  }
}
