import type { Queryable } from '../../kernel/database/database.js';

/** Forgets what a hero shared and the codes that led there: their texts may say who the hero was. */
export async function removeSharesOf(transaction: Queryable, heroId: string): Promise<void> {
  await transaction.query('delete from social_share where hero_id = $1', [heroId]);
  await transaction.query('delete from share_code where hero_id = $1', [heroId]);
}
