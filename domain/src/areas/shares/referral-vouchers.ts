import { randomInt } from 'node:crypto';
import type { Voucher } from '@planet-heroes/contracts/areas/shares/schemas';
import { REFERRAL_VOUCHER_AED } from '@planet-heroes/contracts/areas/shop/plans';
import type { Reaction } from '../../kernel/areas/area.js';
import type { Queryable } from '../../kernel/database/database.js';
import type { ReferralVoucher } from './referral-voucher.entity.js';

/** Read aloud at a till: without letters and digits that look alike. */
const LETTERS = 'ACDEFGHJKMNPQRTUVWXY3467';
const FILS = 100;

/** A friend's first verified trade brings both friends a voucher of the partner restaurant. */
export const issueVouchers: Reaction<'hero.referral_rewarded'> = async (transaction, events) => {
  await transaction.tables<typeof ReferralVoucher>().insertInto('referral_voucher')
    .values(events.flatMap(({ data: { heroId, friendId }, time: issuedAt }) =>
      [heroId, friendId].map((owner) => ({ code: newCode(), heroId: owner, friendId, issuedAt }))
    ))
    .onConflict((conflict) => conflict.columns(['heroId', 'friendId']).doNothing())
    .execute();
};

/** Vouchers go with the person who has them. */
export const bringVouchersAlong: Reaction<'hero.merged'> = async (transaction, events) => {
  const tables = transaction.tables<typeof ReferralVoucher>();
  for (const { data: { heroId, into } } of events) {
    const had = tables.selectFrom('referral_voucher').select('friendId').where('heroId', '=', into);
    await tables.updateTable('referral_voucher').set({ heroId: into }).where('heroId', '=', heroId)
      .where('friendId', 'not in', had).execute();
  }
};

/** A hero's vouchers, newest first. */
export async function readVouchers(database: Queryable, heroId: string): Promise<Voucher[]> {
  const found = await database.tables<typeof ReferralVoucher>().selectFrom('referral_voucher')
    .select(['code', 'issuedAt']).where('heroId', '=', heroId)
    .orderBy('issuedAt', 'desc').orderBy('code').execute();
  return found.map(({ code, issuedAt }) => ({
    code, value: REFERRAL_VOUCHER_AED * FILS, issuedAt: issuedAt.toISOString(),
  }));
}

function newCode(): string {
  const part = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `KITCHEN-${part()}-${part()}`;
}
