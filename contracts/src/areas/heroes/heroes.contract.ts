import { defineContract } from '../../kernel/contract.js';
import { HERO_COMMANDS } from './commands.js';
import { HERO_INGEST_EVENTS, HERO_LOG_EVENTS } from './events.js';
import { HEROES_CALLS } from './calls.js';
import { heroRoom } from './room.js';

export const heroes = defineContract({
  commands: HERO_COMMANDS,
  logEvents: HERO_LOG_EVENTS,
  ingestEvents: HERO_INGEST_EVENTS,
  calls: [HEROES_CALLS],
  rooms: { hero: heroRoom },
});
