import { JOIN_BONUS } from '@planet-heroes/contracts/areas/heroes/points';
import type { Transaction } from '../../kernel/database/database.js';
import { appendEvents } from '../../kernel/log/append-events.js';
import { movePoints } from '../../kernel/points/move-points.js';
import { codeFor, JOIN_REASON, type NewHero } from './add-hero.js';

/**
 * Adds heroes whom no friend brought, however many, with a fixed number of statements, and returns the ids of those it
 * added: one whose id is taken, or whose first code is, is left for `addHero`, which knows what to do about it.
 */
export async function addHeroes(
  transaction: Transaction,
  heroes: readonly NewHero[],
): Promise<{ added: Set<string>; transactionId: string | undefined }> {
  if (heroes.length === 0) return { added: new Set(), transactionId: undefined };
  const rows = await transaction.query<{ id: string; referral_code: string }>(
    `insert into hero (id, name, referral_code, score_reached_at, joined_at)
     select id, name, code, at, at from unnest($1::text[], $2::text[], $3::text[], $4::timestamptz[]) as joined (id, name, code, at)
     order by id
     on conflict do nothing returning id, referral_code`,
    [
      heroes.map(({ heroId }) => heroId),
      heroes.map(({ name }) => name),
      heroes.map(({ heroId }) => codeFor(heroId, 0)),
      heroes.map(({ time }) => time.toISOString()),
    ],
  );
  const codes = new Map(rows.map(({ id, referral_code }) => [id, referral_code]));
  const added = heroes.filter(({ heroId }) => codes.has(heroId));
  if (added.length === 0) return { added: new Set(), transactionId: undefined };
  await transaction.query('insert into hero_profile (hero_id, email) select * from unnest($1::text[], $2::text[])', [
    added.map(({ heroId }) => heroId),
    added.map(({ email }) => email ?? null),
  ]);
  const moved = await movePoints(
    transaction,
    added.map(({ heroId, time }) => ({
      kind: 'earn', heroId, amount: JOIN_BONUS.joining, rule: 'join', cause: `join:${heroId}`, reason: JOIN_REASON, time,
    })),
  );
  const joined = added.map(({ heroId, name, cause, time }) => ({
    type: 'hero.joined' as const, subject: heroId, cause, time, data: { heroId, name, referralCode: codes.get(heroId)! },
  }));
  return { added: new Set(codes.keys()), transactionId: await appendEvents(transaction, [...joined, ...moved]) };
}
