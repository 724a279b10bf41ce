import { Migration } from '@mikro-orm/migrations';

/** The person who handed a phone to the courier, by name, and the drawn signature. */
export class Signatures extends Migration {
  override up(): void {
    this.addSql(`
      alter table trade_in_handover
        add column signed_by text,
        add column signature text,
        add column signed_at timestamptz(3)
    `);
  }
}
