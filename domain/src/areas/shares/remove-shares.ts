import type { Reaction } from '../../kernel/areas/area.js';
import type { ShareCode } from '../heroes/heroes.area.js';
import type { SocialShareRecord } from './social-share.entity.js';

/** Forgets what leaving heroes shared and the codes that led there: their texts may say who the heroes were. */
export const removeSharesOf: Reaction<'hero.removed'> = async (transaction, events) => {
  const heroIds = events.map(({ data }) => data.heroId);
  const tables = transaction.tables<typeof SocialShareRecord | typeof ShareCode>();
  await tables.deleteFrom('social_share').where('heroId', 'in', heroIds).execute();
  await tables.deleteFrom('share_code').where('heroId', 'in', heroIds).execute();
};
