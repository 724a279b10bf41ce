import { z } from 'zod';
import { MISSION_INGEST_EVENTS } from './events.js';
import { SPONSORSHIP_STATES } from './tiers.js';
import {
  createSponsorshipRequestSchema,
  decideSponsorshipRequestSchema,
  operatorSponsorshipSchema,
  paySponsorshipRequestSchema,
  sponsoredMissionSchema,
  sponsorshipSchema,
} from './schemas.js';
import { MODERATION_REASONS } from '../heroes/moderation.js';
import { plainText } from '../../kernel/text/text.js';
import type { CommandDefinitions } from '../../kernel/commands/command-definition.js';

const sponsorshipId = plainText(64);

export const MISSION_COMMANDS = {
  /**
   * `byOperator`: an operator may name any sponsor we know. `heroId`: whose session it came with, in the public
   * sponsor's place.
   */
  'submit-sponsorship': {
    queue: 'sponsorships',
    payload: createSponsorshipRequestSchema.extend({ byOperator: z.boolean(), heroId: plainText(64).optional() }),
    result: sponsorshipSchema,
    personal: true,
  },
  /** What the policy says of a submitted sponsorship; does nothing once somebody has decided. */
  'review-sponsorship': {
    queue: 'sponsorships',
    payload: z.object({ sponsorshipId }),
    result: z.object({ sponsorshipId: z.string(), state: z.enum(SPONSORSHIP_STATES) }),
  },
  'decide-sponsorship': {
    queue: 'sponsorships',
    payload: decideSponsorshipRequestSchema.extend({ sponsorshipId }),
    result: operatorSponsorshipSchema,
    personal: true,
  },
  'pay-sponsorship': {
    queue: 'sponsorships',
    payload: paySponsorshipRequestSchema.extend({ sponsorshipId }),
    result: operatorSponsorshipSchema,
    personal: true,
  },
  /** Support removes it; its author is notified with the reason. */
  'remove-sponsorship-message': {
    queue: 'sponsorships',
    payload: z.object({ sponsorshipId, reason: z.enum(MODERATION_REASONS) }),
    result: z.object({ sponsorshipId: z.string() }),
  },
  /** The desk opens and closes missions, as partners may by events. */
  'open-mission': {
    queue: 'sponsorships',
    payload: MISSION_INGEST_EVENTS['mission.opened'],
    result: sponsoredMissionSchema,
  },
  'complete-mission': {
    queue: 'sponsorships',
    payload: MISSION_INGEST_EVENTS['mission.completed'],
    result: sponsoredMissionSchema,
  },
} as const satisfies CommandDefinitions;
