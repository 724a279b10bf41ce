import { SocialChallengeRecord } from './social-challenge.entity.js';
import { SocialParticipationRecord } from './social-participation.entity.js';

/** The tables of this area. */
export const SOCIAL_CHALLENGE_ENTITIES = [SocialChallengeRecord, SocialParticipationRecord] as const;
