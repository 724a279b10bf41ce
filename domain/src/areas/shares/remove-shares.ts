import type { Reaction } from '../../kernel/areas/area.js';
import type { ShareCode } from '../heroes/heroes.area.js';
import type { ReferralVoucher } from './referral-voucher.entity.js';
import type { SocialShareRecord } from './social-share.entity.js';

/** Forgets what leaving heroes shared, the codes that led there, and their vouchers: texts may name the heroes. */
export const removeSharesOf: Reaction<'hero.removed'> = async (transaction, events) => {
  const heroIds = events.map(({ data }) => data.heroId);
  const tables = transaction.tables<typeof SocialShareRecord | typeof ShareCode | typeof ReferralVoucher>();
  await tables.deleteFrom('social_share').where('heroId', 'in', heroIds).execute();
  await tables.deleteFrom('referral_voucher').where('heroId', 'in', heroIds).execute();
  await tables.deleteFrom('share_code').where('heroId', 'in', heroIds).execute();
};
