import type { TradeInState } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import { stateTable } from '../../kernel/states/state-table.js';

/** Where a trade-in may go from each state. A decided one stays as it is. */
export const tradeInStates = stateTable<TradeInState>('Trade-in', {
  quoted: ['verified', 'rejected', 'expired'],
  verified: [],
  rejected: [],
  expired: [],
});
