import { z } from 'zod';
import { SPONSORSHIP_STATES } from './tiers.js';
import { sponsoredMissionSchema } from './schemas.js';
import { EXAMPLE_ID } from '../../kernel/calls/example-values.js';
import { EXAMPLE_MISSION } from './examples.js';
import { publicRoom } from '../../kernel/rooms/room-description.js';
import { listChangeSchema } from '../../kernel/rooms/list-change-schema.js';

/** A sponsorship's new state. Its id permits reading more. */
export const sponsorshipNewsSchema = z.object({
  id: z.string(),
  state: z.enum(SPONSORSHIP_STATES),
  isPaid: z.boolean().optional(),
});
export type SponsorshipNews = z.infer<typeof sponsorshipNewsSchema>;

/**
 * The whole of the `missions` room: every mission, open ones first, and the latest news of sponsorships, oldest first.
 */
export const missionSnapshotSchema = z.object({
  missions: z.array(sponsoredMissionSchema),
  sponsorships: z.array(sponsorshipNewsSchema),
});
export type MissionSnapshot = z.infer<typeof missionSnapshotSchema>;

/** What changed: missions that are new or have other figures, and sponsorships that came to a state. */
export const missionChangeSchema = z.object({
  missions: listChangeSchema(sponsoredMissionSchema),
  sponsorships: z.array(sponsorshipNewsSchema),
});
export type MissionChange = z.infer<typeof missionChangeSchema>;

export const missionsRoom = publicRoom({
  summary: 'Every mission as `GET /api/sponsored-missions` answers it, and the latest news of sponsorships.',
  fold:
    'Changed missions keep their place, new ones are sorted in (looking for funding first, then by title); a sponsorship’s news replaces its older news.',
  snapshot: missionSnapshotSchema,
  change: missionChangeSchema,
  example: {
    snapshot: { missions: [EXAMPLE_MISSION], sponsorships: [] },
    change: {
      missions: { changed: [{ ...EXAMPLE_MISSION, currentFunding: 3_640_000 }], removed: [] },
      sponsorships: [{ id: EXAMPLE_ID, state: 'approved' }],
    },
  },
});
