import type { ClaimState } from '@planet-heroes/contracts/areas/dubai-rewards/schemas';
import { stateTable } from '../../kernel/states/state-table.js';

/** Claims whose reward is still to be handed over. */
export const OPEN_CLAIM_STATES: readonly ClaimState[] = ['claimed', 'processing'];

/** Where a claim may go from each state. What was handed over or has expired stays so. */
export const claimStates = stateTable<ClaimState>('Claim', {
  claimed: ['processing', 'expired'],
  processing: ['fulfilled', 'expired'],
  fulfilled: [],
  expired: [],
});
