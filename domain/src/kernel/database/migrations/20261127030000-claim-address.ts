import { Migration } from '@mikro-orm/migrations';

/** Where claimed rewards go. */
export class ClaimAddress extends Migration {
  override up(): void {
    this.addSql(`
      create table claim_address (
        claim_id text primary key references reward_claim,
        contact text not null,
        phone text not null,
        address text not null
      )`);
  }
}
