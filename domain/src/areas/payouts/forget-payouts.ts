import type { Reaction } from '../../kernel/areas/area.js';
import type { PayoutTables } from './payouts.entities.js';

/** When a hero leaves, accounts go but those of transfers that are still to be made: they go with the transfer. */
export const forgetAccounts: Reaction<'hero.removed'> = async (transaction, events) => {
  await transaction.tables<PayoutTables>().updateTable('payout')
    .set({ holder: null, account: null, sealedIban: null })
    .where('heroId', 'in', events.map(({ data }) => data.heroId))
    .where('state', 'not in', ['owed', 'batched'])
    .execute();
};
