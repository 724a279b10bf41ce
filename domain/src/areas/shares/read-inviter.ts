import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { Queryable } from '../../kernel/database/database.js';
import { type Hero, heroOfCode } from '../heroes/heroes.area.js';
import { shortName } from './short-name.js';

/** Who invites by a code, as others see the hero. Throws `unknown_referral_code`. */
export async function readInviter(database: Queryable, code: string): Promise<{ name: string | null }> {
  const heroId = await heroOfCode(database, code);
  if (heroId === undefined) {
    throw new AppError('unknown_referral_code', `No hero has the referral code ${code}.`, { code });
  }
  const { name, guest, hiddenAt } = await database.tables<typeof Hero>().selectFrom('hero')
    .select(['name', 'guest', 'hiddenAt']).where('id', '=', heroId).executeTakeFirstOrThrow();
  return { name: guest || hiddenAt ? null : shortName(name) };
}
