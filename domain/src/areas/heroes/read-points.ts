import { sql } from 'kysely';
import type { PointsAnswer } from '@planet-heroes/contracts/areas/heroes/schemas';
import type { Queryable } from '../../kernel/database/database.js';
import { account } from '../../kernel/ledger/accounts.js';
import type { LedgerEntry } from '../../kernel/ledger/ledger-entry.entity.js';
import { readHeroProfile } from './read-hero-profile.js';

const BUDGETS = 'budget:%';
const MONEY = 'fils:%';

/**
 * "Explain my points": a page of the hero's ledger lines, newest first, each with the balance after it. `before` is the
 * `next` of the page before. Lines follow one another in the order in which they were booked. Throws `unknown_hero`.
 */
export async function readPoints(
  database: Queryable,
  heroId: string,
  limit: number,
  before?: string,
): Promise<PointsAnswer> {
  const { availablePoints, pendingPoints, heldPoints, lifetimePoints, score } = await readHeroProfile(database, heroId);
  let page = bookedLines(database, heroId).orderBy('place', 'desc').limit(limit + 1);
  if (before !== undefined) page = page.where('place', '<', before);
  const booked = await page.execute();
  const lines = booked.slice(0, limit);
  return {
    availablePoints, pendingPoints, heldPoints, lifetimePoints, score,
    lines: lines.map(({ place: _place, debit, credit, occurred, ...line }) => ({
      ...line, from: placeOf(debit), to: placeOf(credit), occurredAt: occurred.toISOString(),
    })),
    next: booked.length > limit ? lines.at(-1)!.place : null,
  };
}

/** A hero's ledger lines, each with what it changed, the balance after it, and its place among the others. */
function bookedLines(database: Queryable, heroId: string) {
  const available = account.available(heroId);
  return database
    .tables<typeof LedgerEntry>()
    .with('line', (tables) =>
      tables
        .selectFrom('ledger_entry')
        .select(({ eb, ref }) => [
          'id',
          'rule',
          'reason',
          'cause',
          'amount',
          'debitAccount as debit',
          'creditAccount as credit',
          'occurredAt as occurred',
          'recordedAt as recorded',
          eb
            .case()
            .when('creditAccount', '=', available)
            .then(ref('amount'))
            .when('debitAccount', '=', available)
            .then(sql<number>`-${ref('amount')}`)
            .else(0)
            .end()
            .as('change'),
        ])
        .where('heroId', '=', heroId)
        .where('debitAccount', 'not like', BUDGETS)
        .where('creditAccount', 'not like', BUDGETS)
        .where('creditAccount', 'not like', MONEY)
        .where('debitAccount', 'not like', MONEY),
    )
    .with('booked', (tables) =>
      tables.selectFrom('line').select(({ fn, ref }) => [
        'id', 'rule', 'reason', 'cause', 'amount', 'debit', 'credit', 'occurred', 'change',
        fn.sum<number>('change').over((over) => over.orderBy('recorded').orderBy('id')).as('balance'),
        sql<string>`to_char(${ref('recorded')} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '_' || ${
          ref('id')
        }`
          .as('place'),
      ]))
    .selectFrom('booked')
    .selectAll();
}

/** What kind of account it is, in the answer's words. */
function placeOf(name: string): string {
  if (name.startsWith('hero:')) return name.split(':').at(-1)!;
  if (name.startsWith('sink:reward:')) return 'reward';
  if (name.startsWith('escrow:challenge:')) return 'challenge';
  if (name.startsWith('issuer:owed:')) return 'owed';
  return name.split(':')[0]!;
}
