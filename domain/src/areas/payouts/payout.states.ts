import type { PayoutState } from '@planet-heroes/contracts/areas/payouts/schemas';
import { stateTable } from '../../kernel/states/state-table.js';

/**
 * Where a payout may go from each state. Money that is on its way, or spent, stays where it is, unless its batch is
 * refused; what has not left is withdrawn with its trade-in.
 */
export const payoutStates = stateTable<PayoutState>('Payout', {
  chosen: ['chosen', 'owed', 'credited'],
  undecided: ['owed', 'credited', 'withdrawn'],
  owed: ['batched', 'owed', 'credited', 'withdrawn'],
  batched: ['paid', 'returned', 'owed'],
  returned: ['owed', 'credited', 'withdrawn'],
  paid: [],
  credited: ['withdrawn'],
  withdrawn: [],
});
