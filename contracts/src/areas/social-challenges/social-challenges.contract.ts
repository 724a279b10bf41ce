import { z } from 'zod';
import { defineContract } from '../../kernel/contract.js';
import { listChangeSchema } from '../../kernel/rooms/list-change-schema.js';
import { publicRoom } from '../../kernel/rooms/room-description.js';
import { SOCIAL_CHALLENGES_CALLS } from './calls.js';
import { SOCIAL_CHALLENGE_COMMANDS } from './commands.js';
import { SOCIAL_CHALLENGE_INGEST_EVENTS, SOCIAL_CHALLENGE_LOG_EVENTS } from './events.js';
import { EXAMPLE_CHALLENGE } from './examples.js';
import { publicChallengeSchema } from './schemas.js';

const { userParticipation: _own, ...challenge } = EXAMPLE_CHALLENGE;

export const socialChallenges = defineContract({
  commands: SOCIAL_CHALLENGE_COMMANDS,
  logEvents: SOCIAL_CHALLENGE_LOG_EVENTS,
  ingestEvents: SOCIAL_CHALLENGE_INGEST_EVENTS,
  calls: [SOCIAL_CHALLENGES_CALLS],
  rooms: {
    challenges: publicRoom({
      summary: 'The social challenges as everybody may see them: the active ones, then the latest of the others.',
      fold: 'Changed challenges keep their place, new ones come last, those in `removed` go.',
      snapshot: z.array(publicChallengeSchema),
      change: listChangeSchema(publicChallengeSchema),
      example: { snapshot: [challenge], change: { changed: [{ ...challenge, currentParticipants: 1 }], removed: [] } },
    }),
  },
});
