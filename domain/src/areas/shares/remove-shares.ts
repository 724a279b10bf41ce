import type { Reaction } from '../../kernel/areas/area.js';

/** Forgets what leaving heroes shared and the codes that led there: their texts may say who the heroes were. */
export const removeSharesOf: Reaction<'hero.removed'> = async (transaction, events) => {
  const heroIds = events.map(({ data }) => data.heroId);
  await transaction.query('delete from social_share where hero_id = any($1::text[])', [heroIds]);
  await transaction.query('delete from share_code where hero_id = any($1::text[])', [heroIds]);
};
