import type { LedgerLine, PointsAnswer } from '@planet-heroes/contracts/areas/heroes/schemas';
import type { Queryable } from '../../kernel/database/database.js';
import { utcText } from '../../kernel/database/utc-text.js';
import { readHeroProfile } from './read-hero-profile.js';

interface Row {
  id: string;
  rule: string;
  reason: string;
  cause: string;
  amount: number;
  debit_account: string;
  credit_account: string;
  change: number;
  balance: number;
  occurred_at: string;
  place: string;
}

/**
 * "Explain my points": a page of the hero's ledger lines, newest first, each with the balance after it. `before` is the
 * `next` of the page before. Lines follow one another in the order in which they were booked. Throws `unknown_hero`.
 */
export async function readPoints(database: Queryable, heroId: string, limit: number, before?: string): Promise<PointsAnswer> {
  const { availablePoints, pendingPoints, heldPoints, lifetimePoints, score } = await readHeroProfile(database, heroId);
  const rows = await database.query<Row>(
    `with line as (
       select id, rule, reason, cause, amount, debit_account, credit_account, occurred_at, recorded_at,
              case when credit_account = $2 then amount when debit_account = $2 then -amount else 0 end as change
       from ledger_entry
       where hero_id = $1 and not (debit_account like 'budget:%' or credit_account like 'budget:%')
     ), booked as (
       select *, sum(change) over (order by recorded_at, id) as balance,
              ${utcText('recorded_at')} || '_' || id as place
       from line
     )
     select id, rule, reason, cause, amount::float8, debit_account, credit_account, change::float8, balance::float8, place,
            ${utcText('occurred_at')} as occurred_at
     from booked where $3::text is null or place < $3 order by place desc limit $4`,
    [heroId, `hero:${heroId}:available`, before ?? null, limit + 1],
  );
  const lines = rows.slice(0, limit);
  const next = rows.length > limit ? lines.at(-1)!.place : null;
  return { availablePoints, pendingPoints, heldPoints, lifetimePoints, score, lines: lines.map(asLine), next };
}

function asLine(row: Row): LedgerLine {
  const { id, rule, reason, cause, amount, change, balance } = row;
  const from = placeOf(row.debit_account);
  return { id, rule, reason, cause, amount, from, to: placeOf(row.credit_account), change, balance, occurredAt: row.occurred_at };
}

/** What kind of account it is, in the answer's words. */
function placeOf(name: string): string {
  if (name.startsWith('hero:')) return name.split(':').at(-1)!;
  if (name.startsWith('sink:reward:')) return 'reward';
  if (name.startsWith('escrow:challenge:')) return 'challenge';
  return name.split(':')[0]!;
}
