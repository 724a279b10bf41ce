import { randomBytes } from 'node:crypto';
import { KEY_OVERLAP_HOURS } from '@planet-heroes/contracts/areas/companies/catalogue';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { v7 as uuidv7 } from 'uuid';
import type { Queryable } from '../../kernel/database/database.js';
import { utcText } from '../../kernel/database/utc-text.js';

/** Puts a new signing secret in place; the one before signs along for another day. */
export async function replaceWebhookSecret(
  transaction: Queryable,
  companyId: string,
  time: Date,
): Promise<{ secretId: string; oldSecretValidUntil: string | null }> {
  const validUntil = new Date(time.getTime() + KEY_OVERLAP_HOURS * 3_600_000);
  const [old] = await transaction.query<{ until: string }>(
    `update webhook_secret set valid_until = $2 where company_id = $1 and valid_until is null returning ${utcText('valid_until')} as until`,
    [companyId, validUntil.toISOString()],
  );
  await transaction.query('delete from webhook_secret where company_id = $1 and valid_until <= $2', [companyId, time.toISOString()]);
  const secretId = uuidv7();
  await transaction.query('insert into webhook_secret (id, company_id, secret, created_at) values ($1, $2, $3, $4)', [
    secretId, companyId, `whsec_${randomBytes(32).toString('base64')}`, time.toISOString(),
  ]);
  return { secretId, oldSecretValidUntil: old?.until ?? null };
}

/** Sees to it that a company with a webhook URL has something to sign with. */
export async function ensureWebhookSecret(transaction: Queryable, companyId: string, time: Date): Promise<void> {
  const current = await transaction.query('select from webhook_secret where company_id = $1 and valid_until is null', [companyId]);
  if (current.length === 0) await replaceWebhookSecret(transaction, companyId, time);
}

/** A secret that was just made, for the one answer that shows it. Throws `unknown_item` once it was replaced and is over. */
export async function showWebhookSecret(database: Queryable, companyId: string, secretId: string): Promise<string> {
  const [row] = await database.query<{ secret: string }>('select secret from webhook_secret where company_id = $1 and id = $2', [companyId, secretId]);
  if (!row) throw new AppError('unknown_item', 'This signing secret was replaced. Make a new one.');
  return row.secret;
}
