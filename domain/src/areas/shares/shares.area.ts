import { defineArea, EVERYTHING } from '../../kernel/areas/area.js';
import { activityOf, oneByOne } from '../../kernel/ingest/event-handler.js';
import { readSharesOf, shareTotals } from './read-shares.js';
import { recordShare, recordShareHandler } from './record-share.js';
import { ReferralVoucher } from './referral-voucher.entity.js';
import { bringVouchersAlong, issueVouchers, readVouchers } from './referral-vouchers.js';
import { removeOldShareCodes, removeOldShares } from './remove-old-shares.js';
import { removeSharesOf } from './remove-shares.js';
import { SocialShareRecord } from './social-share.entity.js';

/** What heroes share, and the codes that lead friends to them. */
export const shares = defineArea({
  name: 'shares',
  entities: [SocialShareRecord, ReferralVoucher],
  commands: { 'record-share': recordShareHandler },
  events: { 'share.recorded': oneByOne((transaction, event) => recordShare(transaction, activityOf(event))) },
  reactions: {
    'hero.referral_rewarded': issueVouchers,
    'hero.merged': bringVouchersAlong,
    'hero.removed': removeSharesOf,
  },
  totals: [shareTotals],
  retention: [removeOldShares, removeOldShareCodes],
  personalData: {
    shares: (snapshot, heroId) => readSharesOf(snapshot, heroId, EVERYTHING),
    vouchers: readVouchers,
  },
});

export type { SocialShareRecord } from './social-share.entity.js';
