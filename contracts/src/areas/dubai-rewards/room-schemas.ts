import { z } from 'zod';
import { dubaiChallengeSchema, dubaiRewardSchema } from './schemas.js';
import { listChangeSchema } from '../../kernel/rooms/list-change-schema.js';

/** The whole of the `dubai` room: both lists as their calls answer them. */
export const dubaiSnapshotSchema = z.object({ challenges: z.array(dubaiChallengeSchema), rewards: z.array(dubaiRewardSchema) });
export type DubaiSnapshot = z.infer<typeof dubaiSnapshotSchema>;

/** What changed on both lists. */
export const dubaiChangeSchema = z.object({ challenges: listChangeSchema(dubaiChallengeSchema), rewards: listChangeSchema(dubaiRewardSchema) });
export type DubaiChange = z.infer<typeof dubaiChangeSchema>;
