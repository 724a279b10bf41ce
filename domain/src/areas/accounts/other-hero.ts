import type { MyAccount } from '@planet-heroes/contracts/areas/accounts/schemas';
import type { Queryable } from '../../kernel/database/database.js';
import type { KnownSession } from '../../kernel/sessions/sessions.js';
import { type Hero, mergePoints } from '../heroes/heroes.area.js';

/** The living hero whom a session can merge into its own. */
export async function otherHeroOf(
  database: Queryable,
  { heroId, otherHeroId }: Pick<KnownSession, 'heroId' | 'otherHeroId'>,
): Promise<MyAccount['otherHero']> {
  if (!heroId || !otherHeroId) return null;
  const other = await database.tables<typeof Hero>().selectFrom('hero').select(['id', 'name', 'availablePoints'])
    .where('id', '=', otherHeroId).where('removedAt', 'is', null).executeTakeFirst();
  if (!other) return null;
  return { id: other.id, name: other.name, mergePoints: await mergePoints(database, heroId, other) };
}
