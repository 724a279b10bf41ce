import { z } from 'zod';
import { dubaiChallengeSchema, dubaiRewardSchema } from './schemas.js';
import { EXAMPLE_DUBAI_CHALLENGE, EXAMPLE_DUBAI_REWARD } from './examples.js';
import { publicRoom } from '../../kernel/rooms/room-description.js';
import { listChangeSchema } from '../../kernel/rooms/list-change-schema.js';

/** The whole of the `dubai` room: both lists as their calls answer them. */
export const dubaiSnapshotSchema = z.object({
  challenges: z.array(dubaiChallengeSchema),
  rewards: z.array(dubaiRewardSchema),
});
export type DubaiSnapshot = z.infer<typeof dubaiSnapshotSchema>;

/** What changed on both lists. */
export const dubaiChangeSchema = z.object({
  challenges: listChangeSchema(dubaiChallengeSchema),
  rewards: listChangeSchema(dubaiRewardSchema),
});
export type DubaiChange = z.infer<typeof dubaiChangeSchema>;

export const dubaiRoom = publicRoom({
  summary: 'Challenges and rewards, as `GET /api/dubai/challenges` and `GET /api/dubai/rewards` answer them.',
  fold:
    'Changed ones take the place of their older selves, new ones are sorted in (what ends last comes first, then by id), those in `removed` go.',
  snapshot: dubaiSnapshotSchema,
  change: dubaiChangeSchema,
  example: {
    snapshot: { challenges: [EXAMPLE_DUBAI_CHALLENGE], rewards: [EXAMPLE_DUBAI_REWARD] },
    change: {
      challenges: { changed: [], removed: [] },
      rewards: { changed: [{ ...EXAMPLE_DUBAI_REWARD, claimedQuantity: 1 }], removed: [] },
    },
  },
});
