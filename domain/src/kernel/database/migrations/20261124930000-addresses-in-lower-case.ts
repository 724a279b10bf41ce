import { Migration } from '@mikro-orm/migrations';

/** Messages are found by the address of an account, which is in lower case. */
export class AddressesInLowerCase extends Migration {
  override up(): void {
    this.addSql(`
      update outbox_message set address = lower(address) where channel = 'email' and address <> lower(address)`);
  }
}
