import type { SOCIAL_CHALLENGE_INGEST_EVENTS } from '@planet-heroes/contracts/areas/social-challenges/events';
import { type AppliersOf, causeOf, oneByOne } from '../../kernel/ingest/ingest-applier.js';
import { createChallenge } from './create-challenge.js';
import { joinChallenge } from './join-challenge.js';

export const SOCIAL_CHALLENGE_APPLIERS: AppliersOf<typeof SOCIAL_CHALLENGE_INGEST_EVENTS> = {
  'social_challenge.created': oneByOne((transaction, event) =>
    createChallenge(transaction, { ...event.data, cause: causeOf(event), time: new Date(event.time) }),
  ),
  'social_challenge.joined': oneByOne((transaction, event) =>
    joinChallenge(transaction, { ...event.data, cause: causeOf(event), time: new Date(event.time) }),
  ),
};
