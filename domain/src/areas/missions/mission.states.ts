import type { MissionStatus } from '@planet-heroes/contracts/areas/missions/schemas';
import { stateTable } from '../../kernel/states/state-table.js';

/** Where a mission may go from each status: work begins once the funding is there. */
export const missionStates = stateTable<MissionStatus>('Mission', {
  funding: ['active'],
  active: ['completed'],
  completed: [],
});
