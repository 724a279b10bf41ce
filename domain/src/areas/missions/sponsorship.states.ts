import type { SponsorshipState } from '@planet-heroes/contracts/areas/missions/tiers';
import { stateTable } from '../../kernel/states/state-table.js';

/** Where a sponsorship may go from each state. A decided one stays as it is. */
export const sponsorshipStates = stateTable<SponsorshipState>('Sponsorship', {
  submitted: ['approved', 'in_review', 'declined'],
  in_review: ['approved', 'declined'],
  approved: [],
  declined: [],
});
