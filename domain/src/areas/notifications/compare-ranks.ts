import { sql } from 'kysely';
import { DAY_MS } from '@planet-heroes/contracts/kernel/calendar/durations';
import { externalHandler } from '../../kernel/commands/command-handler.js';
import type { Queryable, Row, Transaction } from '../../kernel/database/database.js';
import { insertRows } from '../../kernel/database/rows-of.js';
import { appendEvents } from '../../kernel/log/append-events.js';
import type { Account } from '../accounts/accounts.area.js';
import { type Hero, rankedHeroes } from '../heroes/heroes.area.js';
import type { KnownRank } from './preference.entities.js';
import { type HeroNews, tellHeroes } from './tell-heroes.js';

/** The batch size: a hero who lost a rank gets several rows, and readers of the log wait for the transaction. */
const HEROES_AT_ONCE = 200;

interface Ranked {
  heroId: string;
  rank: number;
}

interface Told {
  told: number;
  transactionId?: string | undefined;
}

/**
 * Notifies heroes with an account of a rank that they lost, at most once a day, by comparing their rank with the last
 * known one. A rank lost within a day of the last message is notified the next day. A trade moves everybody whom it
 * passes, so this runs in many short transactions, and may run again.
 */
export const compareRanks = externalHandler<'compare-ranks', Told>({
  async external(_payload, database, { commandId, now, services }) {
    const bound = { ms: services.transactionBoundMs, owner: 'compare-ranks' };
    const total: Told = { told: 0 };
    const ranks = await readChangedRanks(database);
    for (let from = 0; from < ranks.length; from += HEROES_AT_ONCE) {
      const some = ranks.slice(from, from + HEROES_AT_ONCE);
      const { told, transactionId } = await database.transaction((transaction) =>
        compare(transaction, some, { cause: commandId, time: now }), { bound });
      total.told += told;
      if (transactionId) total.transactionId = transactionId;
    }
    return total;
  },
  commit: async ({ told, transactionId }) => ({ result: { told }, transactionId }),
});

async function compare(
  transaction: Transaction,
  ranks: readonly Ranked[],
  { cause, time }: { cause: string; time: Date },
): Promise<Told> {
  const known = await lockKnown(transaction, ranks);
  const lost: HeroNews[] = [];
  const changed: Row<typeof KnownRank>[] = [];
  for (const { heroId, rank } of ranks) {
    const before = known.get(heroId);
    const hasLost = before !== undefined && rank > before.rank;
    const mayTell = !before?.toldAt || time.getTime() - before.toldAt.getTime() >= DAY_MS;
    if (hasLost && !mayTell) continue;
    if (hasLost) {
      lost.push({
        id: `rank-${heroId}-${time.getTime()}`, heroId, cause, time,
        kind: 'rank-lost', data: { from: before.rank, to: rank },
      });
    }
    const toldAt = hasLost ? time : before?.toldAt ?? null;
    if (hasLost || before?.rank !== rank) changed.push({ heroId, rank, toldAt });
  }
  await remember(transaction, changed);
  const transactionId = await appendEvents(transaction, await tellHeroes(transaction, lost));
  return { told: lost.length, transactionId };
}

/** The ranks of heroes with an account that changed since the last comparison, in the order of the ids. */
async function readChangedRanks(database: Queryable): Promise<Ranked[]> {
  const tables = database.tables<typeof Hero | typeof Account | typeof KnownRank>();
  const someone = await tables.selectFrom('account').select('id').where('heroId', 'is not', null).limit(1)
    .executeTakeFirst();
  if (!someone) return [];
  return tables
    .with('board', () => rankedHeroes(database))
    .selectFrom('board')
    .innerJoin('account as owner', 'owner.heroId', 'board.heroId')
    .leftJoin('known_rank as known', 'known.heroId', 'board.heroId')
    .select(['board.heroId as heroId', 'board.rank as rank'])
    .where(({ eb, ref }) => eb('known.rank', 'is distinct from', ref('board.rank')))
    .orderBy('board.heroId')
    .execute();
}

/**
 * Locked, in the order of their ids: of two comparisons at the same time, the later one sees what the first notified.
 */
async function lockKnown(
  transaction: Transaction,
  ranks: readonly Ranked[],
): Promise<Map<string, Row<typeof KnownRank>>> {
  const ids = ranks.map(({ heroId }) => heroId);
  const rows = await transaction.tables<typeof KnownRank>().selectFrom('known_rank').selectAll()
    .where('heroId', '=', sql<string>`any(${ids}::text[])`).orderBy('heroId').forUpdate().execute();
  return new Map(rows.map((row) => [row.heroId, row]));
}

async function remember(transaction: Transaction, ranks: readonly Row<typeof KnownRank>[]): Promise<void> {
  if (ranks.length === 0) return;
  const columns = { heroId: 'text', rank: 'integer', toldAt: 'timestamptz' } as const;
  await insertRows(transaction.tables<typeof KnownRank>(), 'known_rank', ranks, columns)
    .onConflict((conflict) => conflict.column('heroId').doUpdateSet(({ ref }) => ({
      rank: ref('excluded.rank'), toldAt: ref('excluded.toldAt'),
    })))
    .execute();
}
