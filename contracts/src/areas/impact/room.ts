import { impactStatsSchema } from './schemas.js';

/** The whole of the `impact` room; a change is the new totals, whole. */
export const impactSnapshotSchema = impactStatsSchema;
export const impactChangeSchema = impactStatsSchema;
