import { defineContract } from '../../kernel/contract.js';
import { DUBAI_REWARDS_COMMANDS } from './commands.js';
import { DUBAI_REWARDS_INGEST_EVENTS, DUBAI_REWARDS_LOG_EVENTS } from './events.js';
import { DUBAI_REWARDS_CALLS } from './calls.js';
import { DUBAI_DESK_CALLS } from './desk-calls.js';
import { dubaiRoom } from './room.js';

export const dubaiRewards = defineContract({
  commands: DUBAI_REWARDS_COMMANDS,
  logEvents: DUBAI_REWARDS_LOG_EVENTS,
  ingestEvents: DUBAI_REWARDS_INGEST_EVENTS,
  impersonalEvents: [
    'dubai_challenge.opened',
    'dubai_challenge.joined',
    'reward.added',
    'reward.stocked',
    'reward.claimed',
    'claim.advanced',
  ],
  calls: [DUBAI_REWARDS_CALLS, DUBAI_DESK_CALLS],
  rooms: { dubai: dubaiRoom },
});
