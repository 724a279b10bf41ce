import { Migration } from '@mikro-orm/migrations';

/** The desk reads claims page by page, all of them and by their state. */
export class ClaimLists extends Migration {
  override up(): void {
    this.addSql('create index reward_claim_newest on reward_claim (claimed_at, id)');
    this.addSql('create index reward_claim_state on reward_claim (state, claimed_at, id)');
    this.addSql('create index mission_sponsorship_state on mission_sponsorship (state, submitted_at, id)');
  }
}
