import { z } from 'zod';
import { heroProfileSchema, joinHeroRequestSchema, updateHeroRequestSchema } from './schemas.js';
import { plainText } from '../../kernel/text/text.js';
import type { CommandDefinitions } from '../../kernel/commands/command-definition.js';

const heroId = plainText(64);

export const HERO_COMMANDS = {
  'join-hero': { queue: 'heroes', payload: joinHeroRequestSchema, result: heroProfileSchema, personal: true },
  'update-hero': { queue: 'heroes', payload: updateHeroRequestSchema.extend({ heroId }), result: heroProfileSchema, personal: true },
  'check-in': { queue: 'heroes', payload: z.object({ heroId }), result: heroProfileSchema, personal: true },
  'remove-hero': { queue: 'heroes', payload: z.object({ heroId }), result: z.object({ heroId: z.string() }) },
} as const satisfies CommandDefinitions;
