import { DEMO_HERO_ID } from '@planet-heroes/contracts/kernel/demo';
import { REMOVED_HERO_NAME } from '@planet-heroes/contracts/areas/heroes/levels';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import { appendEvents } from '../../kernel/log/append-events.js';
import { EVENTS_WITH_NAMES } from '../../kernel/log/events-with-names.js';
import { lockHero } from './lock-heroes.js';

/**
 * Removes a person: name, e-mail, phone and zone go, also from the log and from stored answers, and the hero leaves the board
 * (docs/adr/013); each area takes away what the person wrote there when it learns of it. The entries of the ledger stay, under an id that says nothing of anybody, so that the books still balance.
 */
export const removeHero = transactionalHandler<'remove-hero'>(async ({ heroId }, transaction, { commandId, now }) => {
  if (heroId === DEMO_HERO_ID) throw new AppError('demo_hero_fixed', 'This hero is everybody’s and stays. Join free to have your own.');
  await lockHero(transaction, heroId);
  await transaction.query(
    'update hero set name = $2, zone_id = null, removed_at = $3, referral_code = $4 where id = $1',
    [heroId, REMOVED_HERO_NAME, now.toISOString(), `removed-${heroId}`],
  );
  await transaction.query('delete from hero_profile where hero_id = $1', [heroId]);
  await transaction.query(
    `update event_log set data = jsonb_set(data, '{name}', to_jsonb($2::text))
     where data ->> 'heroId' = $1 and type = any($3::text[])`,
    [heroId, REMOVED_HERO_NAME, EVENTS_WITH_NAMES],
  );
  // Stored answers carry the profile; the command that joined is known by the hero it made.
  await transaction.query('delete from command_result where scope = $1', [`hero:${heroId}`]);
  await transaction.query(`delete from command_result where name = 'join-hero' and outcome -> 'result' ->> 'id' = $1`, [heroId]);
  await transaction.query('delete from command_payload where scope = $1', [`hero:${heroId}`]);
  await transaction.query(
    `delete from accepted_command where settled_at is not null
       and (job ->> 'scope' = $1 or (job ->> 'name' = 'join-hero' and outcome -> 'result' ->> 'id' = $2))`,
    [`hero:${heroId}`, heroId],
  );
  const transactionId = await appendEvents(transaction, [
    { type: 'hero.removed', subject: heroId, cause: commandId, time: now, data: { heroId } },
  ]);
  return { result: { heroId }, transactionId };
});
