import { JOIN_BONUS } from '@planet-heroes/contracts/areas/heroes/points';
import type { Transaction } from '../../kernel/database/database.js';
import { appendEvents } from '../../kernel/log/append-events.js';
import { movePoints } from '../../kernel/points/move-points.js';
import { lockHero } from './lock-heroes.js';

/**
 * Notes that a hero's profile is complete: 75 points, the first time (spec document 1, section 2). Returns the transaction
 * of its events, or undefined when it was complete before. Throws `unknown_hero`.
 */
export async function completeProfile(
  transaction: Transaction,
  { heroId, zoneId, cause, time }: { heroId: string; zoneId: string; cause: string; time: Date },
): Promise<string | undefined> {
  await lockHero(transaction, heroId);
  await transaction.query('update hero set zone_id = $2 where id = $1', [heroId, zoneId]);
  const completed = await transaction.query(
    `insert into hero_profile (hero_id, completed_at) values ($1, $2)
     on conflict (hero_id) do update set completed_at = excluded.completed_at where hero_profile.completed_at is null
     returning hero_id`,
    [heroId, time.toISOString()],
  );
  if (completed.length === 0) return undefined;
  const moved = await movePoints(transaction, [
    { kind: 'earn', heroId, amount: JOIN_BONUS.profileComplete, rule: 'profile', cause: `profile:${heroId}`, reason: 'Completed the profile', time },
  ]);
  return appendEvents(transaction, [{ type: 'hero.profile_completed', subject: heroId, cause, time, data: { heroId, zoneId } }, ...moved]);
}
