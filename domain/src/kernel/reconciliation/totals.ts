import type { Queryable } from '../database/database.js';

/** What some rows sum up to, by name: a replay must bring about the same to the letter. */
export type Totals = (snapshot: Queryable) => Promise<readonly { name: string; total: string }[]>;
