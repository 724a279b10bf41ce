import type { Database } from '@planet-heroes/domain/kernel/database/database';
import { giveAccount } from './accounts.js';
import { joinHero, type JoinedHero } from './join-hero.js';
import { newEmail } from './sign-in.js';
import type { TestProduct } from './test-product.js';

/** Joins as a hero who may open challenges: with an account, and joined some days ago. */
export async function joinKeptHero(
  product: TestProduct,
  request: Record<string, unknown> = {},
): Promise<JoinedHero & { accountEmail: string }> {
  const hero = await joinHero(product, request);
  return { ...hero, accountEmail: await keep(product.database, hero.id) };
}

/** Makes a hero one who may open challenges, and returns the address of its account. */
export async function keep(database: Database, heroId: string): Promise<string> {
  const email = newEmail();
  await giveAccount(database, { id: `account-${heroId}`, email, heroId });
  await database.query(`update hero set joined_at = joined_at - interval '8 days' where id = $1`, [heroId]);
  return email;
}

/** Joins as a hero whom a courier comes to: with an account of a proven address. */
export async function joinProvenHero(product: TestProduct, request: Record<string, unknown> = {}): Promise<JoinedHero> {
  const hero = await joinHero(product, request);
  await giveAccount(product.database, { id: `account-${hero.id}`, email: newEmail(), heroId: hero.id });
  return hero;
}
