import { Migration } from '@mikro-orm/migrations';

/** A batch of transfers may be refused, by somebody and for a reason. */
export class BatchRefusals extends Migration {
  override up(): void {
    this.addSql('alter table payout_batch add refused_at timestamptz(3), add refused_by text, add refusal text');
    this.addSql('alter table payout_batch drop constraint payout_batch_state_check');
    this.addSql(`
      alter table payout_batch add constraint payout_batch_state_check
        check (state in ('proposed', 'approved', 'refused', 'settled')) not valid`);
  }
}
