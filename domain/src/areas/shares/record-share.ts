import { SHARE_LIMITS } from '@planet-heroes/contracts/areas/shares/catalogue';
import type { RecordShareRequest } from '@planet-heroes/contracts/areas/shares/schemas';
import { dubaiDay, dubaiMonth } from '@planet-heroes/contracts/kernel/calendar/dubai-calendar';
import { DEMO_HERO_ID } from '@planet-heroes/contracts/kernel/demo';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import type { Queryable, Transaction } from '../../kernel/database/database.js';
import { appendEvents } from '../../kernel/log/append-events.js';
import { type Hero, heroOfCode, lockHero, type ShareCode } from '../heroes/heroes.area.js';
import { readShare } from './read-shares.js';
import { shareCodeIn } from './share-code-in.js';
import type { SocialShareRecord } from './social-share.entity.js';

const PERIODS = { day: dubaiDay, month: dubaiMonth } as const;

export interface NewShare extends RecordShareRequest {
  shareId: string;
  heroId: string;
  cause: string;
  time: Date;
}

/** Records that a hero shared something. The share's id is the command's. */
export const recordShareHandler = transactionalHandler<'record-share'>(
  async (payload, transaction, { commandId, now }) => {
    const transactionId = await recordShare(transaction, {
      ...payload,
      shareId: commandId,
      cause: commandId,
      time: now,
    });
    return { result: await readShare(transaction, commandId), transactionId };
  },
);

/**
 * Records a share and ties the code in its address to the hero, if it is nobody else's. Sharing itself earns nothing: a
 * friend who trades does. Returns the transaction of its event. Throws `unknown_hero`, `share_limit_reached`, or
 * `already_exists` for an id that is taken.
 */
export async function recordShare(transaction: Transaction, share: NewShare): Promise<string | undefined> {
  const { shareId, heroId, shareType, contentId, platform, shareUrl, shareText, cause, time } = share;
  await lockHero(transaction, heroId);
  await assertMayShare(transaction, heroId, time);
  const code = await tieCode(transaction, heroId, shareCodeIn(shareUrl), time);
  const recorded = await transaction
    .tables<typeof SocialShareRecord>()
    .insertInto('social_share')
    .values({ id: shareId, heroId, shareType, contentId, platform, shareUrl, shareText, code, sharedAt: time })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!recorded) throw new AppError('already_exists', `There is a share ${shareId} already.`, { shareId });
  const data = { shareId, heroId, shareType, platform, code };
  return appendEvents(transaction, [{ type: 'share.recorded', subject: shareId, cause, time, data }]);
}

/**
 * Throws `share_limit_reached` when a hero, who is locked, has shared all that a day or a month in Dubai has room for.
 */
async function assertMayShare(transaction: Queryable, heroId: string, at: Date): Promise<void> {
  const limits = SHARE_LIMITS[heroId === DEMO_HERO_ID ? 'demoHero' : 'hero'];
  for (const period of ['day', 'month'] as const) {
    const limit = limits[period];
    const [from, until] = PERIODS[period](at);
    const { shares } = await transaction
      .tables<typeof SocialShareRecord>()
      .selectFrom('social_share')
      .select(({ fn }) => fn.countAll<number>().as('shares'))
      .where('heroId', '=', heroId)
      .where('sharedAt', '>=', from)
      .where('sharedAt', '<', until)
      .executeTakeFirstOrThrow();
    if (shares < limit) continue;
    const details = { limit, period, until: until.toISOString() };
    throw new AppError(
      'share_limit_reached',
      `${limit} shares a ${period} is the most we record. Thank you for spreading the word!`,
      details,
    );
  }
}

/** Ties a browser-made code to the hero who shared it first. Returns the code that leads to this hero. */
async function tieCode(
  transaction: Transaction,
  heroId: string,
  code: string | undefined,
  time: Date,
): Promise<string> {
  const tables = transaction.tables<typeof ShareCode | typeof Hero>();
  if (code !== undefined) {
    const owner = await heroOfCode(transaction, code);
    if (owner === heroId) return code;
    if (owner === undefined) {
      const tied = await tables
        .insertInto('share_code')
        .values({ code, heroId, tiedAt: time })
        .onConflict((conflict) => conflict.column('code').doNothing())
        .returning('code')
        .executeTakeFirst();
      if (tied) return code;
    }
  }
  const { referralCode } = await tables.selectFrom('hero').select('referralCode').where('id', '=', heroId)
    .executeTakeFirstOrThrow();
  return referralCode;
}
