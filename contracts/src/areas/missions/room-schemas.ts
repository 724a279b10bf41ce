import { z } from 'zod';
import { SPONSORSHIP_STATES, sponsoredMissionSchema } from './schemas.js';
import { listChangeSchema } from '../../kernel/rooms/list-change-schema.js';

/** That a sponsorship came to a state. Who knows its id may ask for more. */
export const sponsorshipNewsSchema = z.object({ id: z.string(), state: z.enum(SPONSORSHIP_STATES) });
export type SponsorshipNews = z.infer<typeof sponsorshipNewsSchema>;

/** The whole of the `missions` room: every mission, open ones first, and the latest news of sponsorships, oldest first. */
export const missionSnapshotSchema = z.object({ missions: z.array(sponsoredMissionSchema), sponsorships: z.array(sponsorshipNewsSchema) });
export type MissionSnapshot = z.infer<typeof missionSnapshotSchema>;

/** What changed: missions that are new or have other figures, and sponsorships that came to a state. */
export const missionChangeSchema = z.object({ missions: listChangeSchema(sponsoredMissionSchema), sponsorships: z.array(sponsorshipNewsSchema) });
export type MissionChange = z.infer<typeof missionChangeSchema>;
