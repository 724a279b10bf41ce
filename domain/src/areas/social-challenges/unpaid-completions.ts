import { sql } from 'kysely';
import type { Queryable, Transaction } from '../../kernel/database/database.js';
import { rowsOf } from '../../kernel/database/rows-of.js';
import { type Award, awardKey, awardsHad, noteAwards } from '../../kernel/points/person-awards.js';
import type { Session } from '../../kernel/sessions/session.entity.js';
import type { RecordedAdvance } from './recorded-advance.js';

/** The rule under which social challenges pay. An award's cause is the challenge. */
export const SOCIAL_CHALLENGE_RULE = 'social-challenge';
/** Notes the trades that have brought a person the reward of a challenge. An award's cause is the trade. */
const PAID_TRADE_RULE = 'challenge-trade';

/**
 * The completions that pay nothing: of a creator, or of somebody who shares an account, a browser or a network with it;
 * of a person who was paid for the challenge as another hero; and with a trade that has completed one that paid. Of
 * several that a trade completes at once the one with the highest reward pays. The heroes are locked.
 */
export async function unpaidCompletions(
  transaction: Transaction,
  completions: readonly RecordedAdvance[],
): Promise<Set<RecordedAdvance>> {
  const judged = completions.filter(({ completedBy }) => completedBy !== undefined);
  if (judged.length === 0) return new Set();
  const related = await relatedToCreators(transaction, judged);
  const had = await awardsHad(transaction, judged.map(ofChallenge));
  const eligible = judged.filter((each) => !related.has(pairOf(each)) && !had.has(awardKey(ofChallenge(each))));
  const byReward = eligible.toSorted((one, other) =>
    other.challenge.pointsReward - one.challenge.pointsReward || (one.challenge.id < other.challenge.id ? -1 : 1));
  const free = await noteAwards(transaction, byReward.map(ofTrade));
  const paid = new Set(byReward.filter((each) => free.delete(awardKey(ofTrade(each)))));
  return new Set(judged.filter((each) => !paid.has(each)));
}

function ofChallenge({ heroId: personId, challenge }: RecordedAdvance): Award {
  return { personId, rule: SOCIAL_CHALLENGE_RULE, cause: challenge.id, points: 0 };
}

function ofTrade({ heroId: personId, completedBy }: RecordedAdvance): Award {
  return { personId, rule: PAID_TRADE_RULE, cause: completedBy!, points: 0 };
}

function pairOf({ heroId, challenge: { creatorId } }: RecordedAdvance): string {
  return `${creatorId} ${heroId}`;
}

/** The pairs of creator and hero who are one, or whose sessions have an account, a browser or a network in common. */
async function relatedToCreators(database: Queryable, completions: readonly RecordedAdvance[]): Promise<Set<string>> {
  const pairs = completions.map(({ heroId, challenge: { creatorId } }) => ({ creatorId, heroId }));
  const rows = await database.tables<typeof Session>()
    .selectFrom(rowsOf('pair', pairs, { creatorId: 'text', heroId: 'text' }))
    .innerJoin('session as own', 'own.heroId', 'pair.creatorId')
    .innerJoin('session as other', 'other.heroId', 'pair.heroId')
    .select(['pair.creatorId', 'pair.heroId'])
    .distinct()
    .where(({ eb, or, ref }) => or([
      eb('own.accountId', '=', ref('other.accountId')),
      eb('own.network', '=', ref('other.network')),
      eb('own.otherHeroId', '=', ref('other.heroId')),
      eb('other.otherHeroId', '=', ref('own.heroId')),
      eb(sql<string>`coalesce(${ref('own.browser')}, ${ref('own.id')})`, '=',
        sql<string>`coalesce(${ref('other.browser')}, ${ref('other.id')})`),
    ]))
    .execute();
  return new Set([
    ...rows.map(({ creatorId, heroId }) => `${creatorId} ${heroId}`),
    ...completions.filter(({ heroId, challenge }) => heroId === challenge.creatorId).map(pairOf),
  ]);
}
