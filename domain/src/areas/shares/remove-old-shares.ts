import { SHARES_KEPT_DAYS } from '@planet-heroes/contracts/areas/shares/schemas';
import { removeInRounds } from '../../kernel/retention/retention.js';
import type { ShareCode } from '../heroes/heroes.area.js';
import type { SocialShareRecord } from './social-share.entity.js';

const before = (now: Date) => new Date(now.getTime() - SHARES_KEPT_DAYS * 86_400_000);

/** What heroes posted long ago. */
export const removeOldShares = removeInRounds(async (database, rows, now) => {
  const tables = database.tables<typeof SocialShareRecord>();
  const removed = await tables.deleteFrom('social_share')
    .where('id', 'in', tables.selectFrom('social_share').select('id').where('sharedAt', '<', before(now))
      .orderBy('sharedAt').limit(rows).forUpdate().skipLocked())
    .returning('id').execute();
  return removed.length;
});

/** Codes of posts that are gone lead to nobody any more; the friends whom they brought stay the hero's. */
export const removeOldShareCodes = removeInRounds(async (database, rows, now) => {
  const tables = database.tables<typeof ShareCode | typeof SocialShareRecord>();
  const removed = await tables.deleteFrom('share_code')
    .where('code', 'in', tables.selectFrom('share_code as tied').select('tied.code').where('tiedAt', '<', before(now))
      .where(({ exists, not, selectFrom }) =>
        not(exists(selectFrom('social_share as share').select('share.id')
          .whereRef('share.heroId', '=', 'tied.heroId').whereRef('share.code', '=', 'tied.code'))))
      .orderBy('tiedAt').limit(rows).forUpdate().skipLocked())
    .returning('code').execute();
  return removed.length;
});
