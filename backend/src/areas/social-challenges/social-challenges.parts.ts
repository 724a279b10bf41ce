import type { BackendParts } from '../../backend-parts.js';
import { SocialChallengesController } from './social-challenges.controller.js';

/** The controllers and providers of this area. */
export const SOCIAL_CHALLENGES_PARTS: BackendParts = { controllers: [SocialChallengesController], providers: [] };
