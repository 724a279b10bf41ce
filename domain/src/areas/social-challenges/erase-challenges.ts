import { REMOVED_CHALLENGE } from '@planet-heroes/contracts/areas/social-challenges/catalogue';
import type { Reaction } from '../../kernel/areas/area.js';
import type { Transaction } from '../../kernel/database/database.js';

/** Takes away what leaving heroes wrote. */
export const eraseChallenges: Reaction<'hero.removed'> = async (transaction, events) => {
  for (const { data } of events) await eraseChallengesOf(transaction, data.heroId);
};

/**
 * Replaces what a leaving hero wrote in challenges, and where it was repeated: in the log, in the points of those who took
 * part, and in answers stored for them. The challenges themselves go on. The hero must be locked.
 */
async function eraseChallengesOf(transaction: Transaction, heroId: string): Promise<void> {
  const { title, description } = REMOVED_CHALLENGE;
  // Whoever joins or is paid meanwhile is through before the texts are looked for.
  const challenges = await transaction.query<{ id: string }>('select id from social_challenge where creator_id = $1 order by id for update', [heroId]);
  if (challenges.length === 0) return;
  const ids = challenges.map(({ id }) => id);
  await transaction.query('update social_challenge set title = $2, description = $3 where id = any($1::text[])', [ids, title, description]);
  const participants = await transaction.query<{ id: string }>('select distinct hero_id as id from social_participation where challenge_id = any($1::text[])', [ids]);
  const heroes = [...new Set([heroId, ...participants.map(({ id }) => id)])];
  const causes = ids.flatMap((id) => [`escrow:${id}`, `challenge:${id}`, `end:${id}`]);
  await transaction.query('update ledger_entry set reason = $3 where hero_id = any($1::text[]) and cause = any($2::text[])', [heroes, causes, title]);
  await transaction.query(
    `update event_log set data = jsonb_set(data, '{reason}', to_jsonb($3::text))
     where data ->> 'heroId' = any($1::text[]) and cause = any($2::text[]) and type in ('points.earned', 'points.moved')`,
    [heroes, causes, title],
  );
  const texts = JSON.stringify({ title, description });
  await transaction.query(
    `update event_log set data = data || $2::jsonb where type = 'social_challenge.created' and data ->> 'challengeId' = any($1::text[])`,
    [ids, texts],
  );
  await transaction.query(
    `update command_result set outcome = jsonb_set(outcome::jsonb, '{result}', (outcome -> 'result')::jsonb || $3::jsonb)::json
     where scope = any($1::text[]) and name in ('create-social-challenge', 'join-social-challenge') and outcome -> 'result' ->> 'id' = any($2::text[])`,
    [heroes.map((id) => `hero:${id}`), ids, texts],
  );
  await transaction.query(
    `update accepted_command set outcome = jsonb_set(outcome::jsonb, '{result}', (outcome -> 'result')::jsonb || $2::jsonb)::json
     where job ->> 'name' in ('create-social-challenge', 'join-social-challenge') and outcome -> 'result' ->> 'id' = any($1::text[])`,
    [ids, texts],
  );
}
