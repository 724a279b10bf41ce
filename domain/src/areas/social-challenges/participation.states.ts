import type { ParticipationState } from '@planet-heroes/contracts/areas/social-challenges/schemas';
import { stateTable } from '../../kernel/states/state-table.js';

/** Where a participation may go (spec document 2, section 4). Not joined is having none. */
export const participationStates = stateTable<ParticipationState>('Participation', {
  active: ['completed'],
  completed: [],
});
