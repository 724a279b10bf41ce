import { z } from 'zod';
import { MODERATION_REASONS } from './moderation.js';
import { heroProfileSchema, joinHeroRequestSchema, mergedHeroSchema, updateHeroRequestSchema } from './schemas.js';
import { plainText } from '../../kernel/text/text.js';
import type { CommandDefinitions } from '../../kernel/commands/command-definition.js';
import { newSessionSchema } from '../../kernel/sessions/new-session.js';

const heroId = plainText(64);
const reason = z.enum(MODERATION_REASONS);
const ofHero = z.object({ heroId: z.string() });

export const HERO_COMMANDS = {
  /**
   * Whose `sessionId` is known goes on with that session, and a guest becomes a hero; else `session` begins with it.
   */
  'join-hero': {
    queue: 'heroes',
    payload: joinHeroRequestSchema.extend({ sessionId: plainText(64).optional(), session: newSessionSchema.optional() }),
    result: heroProfileSchema,
    personal: true,
  },
  'welcome-guest': {
    queue: 'heroes',
    payload: z.object({ session: newSessionSchema }),
    result: heroProfileSchema,
    personal: true,
  },
  'merge-heroes': {
    queue: 'heroes',
    payload: z.object({ sessionId: plainText(64) }),
    result: mergedHeroSchema,
    personal: true,
  },
  'update-hero': {
    queue: 'heroes',
    payload: updateHeroRequestSchema.extend({ heroId }),
    result: heroProfileSchema,
    personal: true,
  },
  'check-in': { queue: 'heroes', payload: z.object({ heroId }), result: heroProfileSchema, personal: true },
  /** Moderation by support; the hero is notified with the reason. */
  'rename-hero': {
    queue: 'heroes',
    payload: z.object({ heroId, name: joinHeroRequestSchema.shape.name, reason }),
    result: ofHero,
    personal: true,
  },
  'hide-hero': { queue: 'heroes', payload: z.object({ heroId, reason }), result: ofHero },
  'show-hero': { queue: 'heroes', payload: z.object({ heroId }), result: ofHero },
  'remove-hero': { queue: 'heroes', payload: z.object({ heroId }), result: ofHero },
} as const satisfies CommandDefinitions;
