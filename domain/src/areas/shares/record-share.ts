import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { RecordShareRequest } from '@planet-heroes/contracts/areas/shares/schemas';
import type { Transaction } from '../../kernel/database/database.js';
import { appendEvents } from '../../kernel/log/append-events.js';
import { heroOfCode, lockHero } from '../heroes/heroes.area.js';
import { shareCodeIn } from './share-code-in.js';
import { assertMayShare } from './share-limit.js';

export interface NewShare extends RecordShareRequest {
  shareId: string;
  heroId: string;
  cause: string;
  time: Date;
}

/**
 * Records a share and ties the code in its address to the hero, if it is nobody else's. Sharing itself earns nothing: a friend
 * who trades does. Returns the transaction of its event. Throws `unknown_hero`, `share_limit_reached`, or `illegal_transition`
 * for an id that is taken.
 */
export async function recordShare(transaction: Transaction, share: NewShare): Promise<string | undefined> {
  const { shareId, heroId, shareType, contentId, platform, shareUrl, shareText, cause, time } = share;
  await lockHero(transaction, heroId);
  await assertMayShare(transaction, heroId, time);
  const code = await tieCode(transaction, heroId, shareCodeIn(shareUrl), time);
  const inserted = await transaction.query(
    `insert into social_share (id, hero_id, share_type, content_id, platform, share_url, share_text, code, shared_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (id) do nothing returning id`,
    [shareId, heroId, shareType, contentId, platform, shareUrl, shareText, code, time.toISOString()],
  );
  if (inserted.length === 0) throw new AppError('illegal_transition', `There is a share ${shareId} already.`, { shareId });
  const data = { shareId, heroId, shareType, platform, code };
  return appendEvents(transaction, [{ type: 'share.recorded', subject: shareId, cause, time, data }]);
}

/** Ties a browser-made code to the hero who shared it first. Returns the code that leads to this hero. */
async function tieCode(transaction: Transaction, heroId: string, code: string | undefined, time: Date): Promise<string> {
  if (code !== undefined) {
    const owner = await heroOfCode(transaction, code);
    if (owner === heroId) return code;
    if (owner === undefined) {
      const tied = await transaction.query(
        'insert into share_code (code, hero_id, tied_at) values ($1, $2, $3) on conflict (code) do nothing returning code',
        [code, heroId, time.toISOString()],
      );
      if (tied.length > 0) return code;
    }
  }
  const [own] = await transaction.query<{ referral_code: string }>('select referral_code from hero where id = $1', [heroId]);
  return own!.referral_code;
}
