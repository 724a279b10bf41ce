import { randomBytes } from 'node:crypto';
import { KEY_OVERLAP_HOURS } from '@planet-heroes/contracts/areas/companies/catalogue';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { v7 as uuidv7 } from 'uuid';
import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import type { Queryable } from '../../kernel/database/database.js';
import { lockCompany, tellCompanyChanged } from '../companies/companies.area.js';
import type { WebhookSecret } from './webhook-secret.entity.js';

/** Makes a new signing secret. Its answer is stored, so it names the secret instead of carrying it. */
export const rotateWebhookSecret = transactionalHandler<'rotate-webhook-secret'>(
  async ({ companyId }, transaction, context) => {
    await lockCompany(transaction, companyId);
    const result = await replaceWebhookSecret(transaction, companyId, context.now);
    return { result, transactionId: await tellCompanyChanged(transaction, companyId, 'webhook-secret', context) };
  },
);

/** Sees to it that a company with a webhook URL has something to sign with; returns the id of a secret that it made. */
export async function ensureWebhookSecret(
  transaction: Queryable,
  companyId: string,
  time: Date,
): Promise<string | undefined> {
  const current = await transaction.tables<typeof WebhookSecret>().selectFrom('webhook_secret').select('id')
    .where('companyId', '=', companyId).where('validUntil', 'is', null).executeTakeFirst();
  return current ? undefined : (await replaceWebhookSecret(transaction, companyId, time)).secretId;
}

/** What a company's messages are signed with at a time, the secret in use first. */
export async function validSecrets(database: Queryable, companyId: string, time: Date): Promise<string[]> {
  const valid = await database.tables<typeof WebhookSecret>()
    .selectFrom('webhook_secret')
    .select('secret')
    .where('companyId', '=', companyId)
    .where(({ or, eb }) => or([eb('validUntil', 'is', null), eb('validUntil', '>', time)]))
    .orderBy('validUntil', (order) => order.asc().nullsFirst()).execute();
  return valid.map(({ secret }) => secret);
}

/**
 * A secret that was just made, for the one answer that shows it. Throws `unknown_item` once it was replaced and is
 * over.
 */
export async function showWebhookSecret(database: Queryable, companyId: string, secretId: string): Promise<string> {
  const found = await database.tables<typeof WebhookSecret>().selectFrom('webhook_secret').select('secret')
    .where('companyId', '=', companyId).where('id', '=', secretId).executeTakeFirst();
  if (!found) throw new AppError('unknown_item', 'This signing secret was replaced. Make a new one.');
  return found.secret;
}

/** Puts a new signing secret in place; the one before signs along for another day. */
async function replaceWebhookSecret(
  transaction: Queryable,
  companyId: string,
  time: Date,
): Promise<{ secretId: string; oldSecretValidUntil: string | null }> {
  const secrets = transaction.tables<typeof WebhookSecret>();
  const validUntil = new Date(time.getTime() + KEY_OVERLAP_HOURS * 3_600_000);
  const old = await secrets.updateTable('webhook_secret').set({ validUntil })
    .where('companyId', '=', companyId).where('validUntil', 'is', null).returning('id').executeTakeFirst();
  await secrets.deleteFrom('webhook_secret')
    .where('companyId', '=', companyId)
    .where('validUntil', '<=', time)
    .execute();
  const secretId = uuidv7();
  await secrets.insertInto('webhook_secret')
    .values({ id: secretId, companyId, secret: `whsec_${randomBytes(32).toString('base64')}`, createdAt: time })
    .execute();
  return { secretId, oldSecretValidUntil: old ? validUntil.toISOString() : null };
}
