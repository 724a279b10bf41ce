import type { Queryable } from '../../kernel/database/database.js';

/** The hero to whom a referral code leads: the server-made code of a hero, or one that a share tied to a hero. */
export async function heroOfCode(database: Queryable, code: string): Promise<string | undefined> {
  const [row] = await database.query<{ id: string }>(
    `select id from (
       select id, removed_at, 1 as place from hero where referral_code = $1
       union all
       select hero.id, hero.removed_at, 2 from share_code join hero on hero.id = share_code.hero_id where code = $1
     ) as owner
     where removed_at is null order by place limit 1`,
    [code],
  );
  return row?.id;
}
