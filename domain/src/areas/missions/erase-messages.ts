import type { Reaction } from '../../kernel/areas/area.js';

/** Forgets the messages that leaving heroes sent with sponsorships; what was given stays. Their ids are those of their commands. */
export const eraseMessagesOf: Reaction<'hero.removed'> = async (transaction, events) => {
  const heroIds = events.map(({ data }) => data.heroId);
  const sent = await transaction.query<{ id: string }>('update mission_sponsorship set message = null where hero_id = any($1::text[]) returning id', [heroIds]);
  if (sent.length === 0) return;
  const ids = sent.map(({ id }) => id);
  await transaction.query('delete from command_result where command_id = any($1::text[])', [ids]);
  // An operator's decision was answered with the whole sponsorship.
  await transaction.query(
    `delete from command_result where scope = 'operator' and name = 'decide-sponsorship' and outcome -> 'result' ->> 'id' = any($1::text[])`, [ids],
  );
  await transaction.query(`delete from accepted_command where settled_at is not null and (id = any($1::text[]) or outcome -> 'result' ->> 'id' = any($1::text[]))`, [ids]);
};
