import type { Queryable } from '../database/database.js';

/** Forgets what a hero wrote with sponsorships; what was given stays, in the name that stands in the place of the hero's. */
export async function removeSponsorMessages(transaction: Queryable, heroId: string): Promise<void> {
  await transaction.query('update mission_sponsorship set message = null where hero_id = $1 and message is not null', [heroId]);
}
