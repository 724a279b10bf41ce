import { externalHandler } from '../../kernel/commands/command-handler.js';
import type { Queryable, Row, Transaction } from '../../kernel/database/database.js';
import { appendEvents } from '../../kernel/log/append-events.js';
import type { Account } from '../accounts/accounts.area.js';
import type { Hero } from '../heroes/heroes.area.js';
import type { KnownRank } from './preference.entities.js';
import { type HeroNews, tellHeroes } from './tell-heroes.js';

const DAY_MS = 86_400_000;

interface Ranked {
  heroId: string;
  rank: number;
}

/**
 * Tells heroes with an account of a rank that they lost, at most once a day: their rank now is held against the one
 * that they had when it was last looked at. One that was lost within a day of the last message is told on the next.
 */
export const compareRanks = externalHandler<'compare-ranks', Ranked[]>({
  external: (_payload, database) => readRanks(database),

  async commit(ranks, _payload, transaction, { commandId, now }) {
    const known = await knownOf(transaction, ranks);
    const lost: HeroNews[] = [];
    for (const { heroId, rank } of ranks) {
      const before = known.get(heroId);
      const hasLost = before !== undefined && rank > before.rank;
      const mayTell = !before?.toldAt || now.getTime() - before.toldAt.getTime() >= DAY_MS;
      if (hasLost && !mayTell) continue;
      if (hasLost) {
        lost.push({
          id: `rank-${heroId}-${now.getTime()}`, heroId, cause: commandId, time: now,
          kind: 'rank-lost', data: { from: before.rank, to: rank },
        });
      }
      const toldAt = hasLost ? now : before?.toldAt ?? null;
      if (hasLost || before?.rank !== rank) await remember(transaction, { heroId, rank, toldAt });
    }
    const transactionId = await appendEvents(transaction, await tellHeroes(transaction, lost));
    return { result: { told: lost.length }, transactionId };
  },
});

/** The ranks of those with an account, in the order of the board. */
async function readRanks(database: Queryable): Promise<Ranked[]> {
  const tables = database.tables<typeof Hero | typeof Account>();
  const someone = await tables.selectFrom('account').select('id').where('heroId', 'is not', null).limit(1)
    .executeTakeFirst();
  if (!someone) return [];
  return tables
    .with('board', (db) =>
      db.selectFrom('hero')
        .select(['id as heroId'])
        .select(({ fn }) =>
          fn.agg<number>('row_number').over((over) =>
            over.orderBy('score', 'desc').orderBy('scoreReachedAt').orderBy('id')
          ).as('rank')
        )
        .where('removedAt', 'is', null)
        .where('hiddenAt', 'is', null)
        .where('guest', '=', false))
    .selectFrom('board')
    .innerJoin('account as owner', 'owner.heroId', 'board.heroId')
    .select(['board.heroId as heroId', 'board.rank as rank'])
    .orderBy('board.heroId')
    .execute();
}

async function knownOf(
  transaction: Transaction,
  ranks: readonly Ranked[],
): Promise<Map<string, Row<typeof KnownRank>>> {
  if (ranks.length === 0) return new Map();
  const rows = await transaction.tables<typeof KnownRank>().selectFrom('known_rank').selectAll()
    .where('heroId', 'in', ranks.map(({ heroId }) => heroId)).execute();
  return new Map(rows.map((row) => [row.heroId, row]));
}

async function remember(transaction: Transaction, { heroId, rank, toldAt }: Row<typeof KnownRank>): Promise<void> {
  await transaction.tables<typeof KnownRank>().insertInto('known_rank').values({ heroId, rank, toldAt })
    .onConflict((conflict) => conflict.column('heroId').doUpdateSet({ rank, toldAt })).execute();
}
