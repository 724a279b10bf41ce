import type { PayoutState } from '@planet-heroes/contracts/areas/payouts/schemas';
import { stateTable } from '../../kernel/states/state-table.js';

/** Where a payout may go from each state. Money that is on its way, or spent, stays where it is. */
export const payoutStates = stateTable<PayoutState>('Payout', {
  chosen: ['chosen', 'owed', 'credited'],
  undecided: ['owed', 'credited'],
  owed: ['batched', 'owed', 'credited'],
  batched: ['paid', 'returned'],
  returned: ['owed', 'credited'],
  paid: [],
  credited: [],
});
