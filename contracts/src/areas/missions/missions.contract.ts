import { defineContract } from '../../kernel/contract.js';
import { MISSION_COMMANDS } from './commands.js';
import { MISSION_INGEST_EVENTS, MISSION_LOG_EVENTS } from './events.js';
import { MISSIONS_CALLS } from './calls.js';
import { missionsRoom } from './room.js';

export const missions = defineContract({
  commands: MISSION_COMMANDS,
  logEvents: MISSION_LOG_EVENTS,
  ingestEvents: MISSION_INGEST_EVENTS,
  impersonalEvents: ['mission.opened', 'mission.completed'],
  calls: [MISSIONS_CALLS],
  rooms: { missions: missionsRoom },
});
