import { sql } from 'kysely';
import { TRADE_RULE } from '@planet-heroes/contracts/areas/heroes/points';
import { IDLE_HERO_DAYS } from '@planet-heroes/contracts/areas/support/catalogue';
import { DEMO_HERO_ID } from '@planet-heroes/contracts/kernel/demo';
import { DAY_MS } from '@planet-heroes/contracts/kernel/calendar/durations';
import type { Queryable, Transaction } from '../../kernel/database/database.js';
import type { LedgerEntry } from '../../kernel/ledger/ledger-entry.entity.js';
import type { Retention } from '../../kernel/retention/retention.js';
import type { Session } from '../../kernel/sessions/session.entity.js';
import type { Account } from '../accounts/accounts.area.js';
import type { RewardClaimRecord } from '../dubai-rewards/dubai-rewards.area.js';
import { CHECK_IN_RULE, forgetHeroes, type Hero, lockHeroes, type ReferralRecord } from '../heroes/heroes.area.js';
import type { MissionSponsorship } from '../missions/missions.area.js';
import type { SocialShareRecord } from '../shares/shares.area.js';
import type { SocialChallengeRecord } from '../social-challenges/social-challenges.area.js';
import type { TradeIn } from '../trade-ins/trade-ins.area.js';

/** Each leaves with all that leaving does: few at once, so that nobody waits for the locks. */
const AT_ONCE = 20;
const MAX_ROUNDS = 100;
/** Points for joining and for coming by, and those that were promised for a phone that never came. */
const POINTS_FOR_NOTHING = ['join', CHECK_IN_RULE, TRADE_RULE];

/**
 * Removes heroes whom nobody can come back to: those without an account who did nothing that counts, once their last
 * session has been over for long enough. Taking part in a challenge counts once it has brought points; checking in does
 * not. A guest has no name to come back to: there it is enough that its browser was not seen for as long.
 */
export const removeIdleHeroes: Retention = async (database, { cause, now, bound }) => {
  const before = new Date(now.getTime() - IDLE_HERO_DAYS * DAY_MS);
  let removed = 0;
  let transactionId: string | undefined;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const found = await idleHeroes(database, before).limit(AT_ONCE).execute();
    if (found.length === 0) break;
    const left = await database.transaction((transaction) =>
      removeAll(transaction, found.map(({ id }) => id), { before, cause, time: now }), { bound });
    removed += left.count;
    transactionId = left.transactionId ?? transactionId;
    // A hero who did something meanwhile stays; the next hour looks again.
    if (left.count < found.length) break;
  }
  return { removed, transactionId };
};

async function removeAll(
  transaction: Transaction,
  ids: readonly string[],
  { before, ...told }: { before: Date; cause: string; time: Date },
): Promise<{ count: number; transactionId: string | undefined }> {
  await lockHeroes(transaction, ids);
  const idle = await idleHeroes(transaction, before).where('hero.id', 'in', ids).orderBy('hero.id').execute();
  if (idle.length === 0) return { count: 0, transactionId: undefined };
  const transactionId = await forgetHeroes(transaction, idle.map(({ id }) => id), told);
  return { count: idle.length, transactionId };
}

function idleHeroes(database: Queryable, before: Date) {
  const tables = database.tables<
    | typeof Account | typeof Hero | typeof LedgerEntry | typeof MissionSponsorship | typeof ReferralRecord
    | typeof RewardClaimRecord | typeof Session | typeof SocialChallengeRecord | typeof SocialShareRecord
    | typeof TradeIn
  >();
  return tables.selectFrom('hero').select('hero.id')
    .where('hero.removedAt', 'is', null).where('hero.id', '<>', DEMO_HERO_ID)
    .where('hero.firstTradeAt', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('session').select('session.id').whereRef('session.heroId', '=', 'hero.id')))
    .where(({ and, not, exists, selectFrom }) => and([
      not(exists(selectFrom('session').select('session.id').whereRef('session.heroId', '=', 'hero.id')
        .where(({ eb, fn, ref }) => eb(
          sql<Date>`case when ${ref('hero.guest')} then ${ref('session.lastSeenAt')} else ${
            fn.coalesce('session.endedAt', 'session.expiresAt')
          } end`, '>=', before,
        )))),
      not(exists(selectFrom('account').select('account.id').whereRef('account.heroId', '=', 'hero.id'))),
      not(exists(selectFrom('ledger_entry').select('ledger_entry.rule')
        .whereRef('ledger_entry.heroId', '=', 'hero.id').where('ledger_entry.rule', 'not in', POINTS_FOR_NOTHING))),
      not(exists(selectFrom('trade_in').select('trade_in.id').whereRef('trade_in.heroId', '=', 'hero.id'))),
      not(exists(selectFrom('reward_claim').select('reward_claim.id').whereRef('reward_claim.heroId', '=', 'hero.id'))),
      not(exists(selectFrom('social_challenge').select('social_challenge.id')
        .whereRef('social_challenge.creatorId', '=', 'hero.id'))),
      not(exists(selectFrom('mission_sponsorship').select('mission_sponsorship.id')
        .whereRef('mission_sponsorship.heroId', '=', 'hero.id'))),
      not(exists(selectFrom('social_share').select('social_share.id').whereRef('social_share.heroId', '=', 'hero.id'))),
      not(exists(selectFrom('referral').innerJoin('hero as friend', 'friend.id', 'referral.friendId')
        .select('friend.id').whereRef('referral.heroId', '=', 'hero.id').where('friend.removedAt', 'is', null))),
    ]));
}
