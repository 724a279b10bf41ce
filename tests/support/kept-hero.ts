import type { Database } from '@planet-heroes/domain/kernel/database/database';
import { giveAccount } from './accounts.js';
import { joinHero, type JoinedHero } from './join-hero.js';
import { newEmail } from './sign-in.js';
import type { TestProduct } from './test-product.js';

/** Joins as a hero who may open challenges: with an account, and joined some days ago. */
export async function joinKeptHero(product: TestProduct, request: Record<string, unknown> = {}): Promise<JoinedHero> {
  const hero = await joinHero(product, request);
  await keep(product.database, hero.id);
  return hero;
}

/** Makes a hero one who may open challenges. */
export async function keep(database: Database, heroId: string): Promise<void> {
  await giveAccount(database, { id: `account-${heroId}`, email: newEmail(), heroId });
  await database.query(`update hero set joined_at = joined_at - interval '8 days' where id = $1`, [heroId]);
}
