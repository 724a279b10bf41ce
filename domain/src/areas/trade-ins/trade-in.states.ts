import type { TradeInState } from '@planet-heroes/contracts/areas/trade-ins/journey';
import { stateTable } from '../../kernel/states/state-table.js';

/**
 * Where a trade-in may go from each state. A phone can be checked on the spot, which verifies it at once; one that has
 * been handed over is received and inspected before it is wiped and credited. One that is wiped is cancelled where its
 * hero has left meanwhile. A decided one stays as it is; one that is credited may be taken back, once.
 */
export const tradeInStates = stateTable<TradeInState>('Trade-in', {
  quoted: ['booked', 'received', 'verified', 'rejected', 'expired', 'cancelled'],
  booked: ['booked', 'collected', 'received', 'expired', 'cancelled'],
  collected: ['received', 'expired'],
  received: ['inspected', 'countered', 'returning'],
  inspected: ['wiped', 'returning'],
  countered: ['accepted', 'returning'],
  accepted: ['wiped'],
  wiped: ['verified', 'returning', 'cancelled'],
  verified: ['reversed'],
  returning: ['returned'],
  returned: [],
  rejected: [],
  expired: [],
  cancelled: [],
  reversed: [],
});
