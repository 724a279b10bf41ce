import { createHash, createHmac, randomUUID } from 'node:crypto';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { KEY_OVERLAP_HOURS } from '@planet-heroes/contracts/areas/companies/catalogue';
import type { Queryable } from '../../kernel/database/database.js';
import { utcText } from '../../kernel/database/utc-text.js';

const PREFIX = 'phk_live_';
const SHOWN_CHARACTERS = 6;

/** A key, and what is kept of it: its SHA-256 and its beginning. */
export interface NewApiKey {
  apiKey: string;
  record: { keyHash: string; keyPrefix: string };
}

/**
 * Makes an API key. It is derived from the server's secret and the request's idempotency key, so that a request that is
 * sent again, because its answer was lost, is answered with the same key although the key is kept nowhere. The caller
 * chooses a part of what is hashed, so the secret is not used as it is: the result would be a signature of that secret's.
 */
export function newApiKey(secret: string, scope: string, idempotencyKey: string | undefined): NewApiKey {
  const ownSecret = createHmac('sha256', secret).update('company-api-key').digest();
  const origin = JSON.stringify([scope, idempotencyKey ?? randomUUID()]);
  const apiKey = PREFIX + createHmac('sha256', ownSecret).update(origin).digest('base64url');
  return { apiKey, record: { keyHash: hashed(apiKey), keyPrefix: apiKey.slice(0, PREFIX.length + SHOWN_CHARACTERS) } };
}

const IS_VALID = `(valid_until is null or valid_until > clock_timestamp() + clock.offset_ms * interval '1 millisecond')`;

/** The company that a key belongs to, by the instance's clock. Throws `api_key_wrong`. */
export async function companyOfApiKey(database: Queryable, apiKey: string): Promise<string> {
  const [row] = await database.query<{ company_id: string }>(
    `select company_id from company_api_key, virtual_clock as clock where key_hash = $1 and ${IS_VALID}`,
    [hashed(apiKey)],
  );
  if (!row) throw new AppError('api_key_wrong', 'This API key is not valid, or not any more.');
  return row.company_id;
}

/** Those of the keys that no company has, or not any more, by the instance's clock. */
export async function endedApiKeys(database: Queryable, apiKeys: readonly string[]): Promise<string[]> {
  const rows = await database.query<{ key_hash: string }>(
    `select key_hash from company_api_key, virtual_clock as clock where key_hash = any($1) and ${IS_VALID}`,
    [apiKeys.map(hashed)],
  );
  const valid = new Set(rows.map(({ key_hash }) => key_hash));
  return apiKeys.filter((apiKey) => !valid.has(hashed(apiKey)));
}

/** Puts a new key in place; the one before works for another day. Returns until when, null where there was none. */
export async function replaceApiKey(
  transaction: Queryable,
  companyId: string,
  { keyHash, keyPrefix }: NewApiKey['record'],
  time: Date,
): Promise<string | null> {
  const validUntil = new Date(time.getTime() + KEY_OVERLAP_HOURS * 3_600_000);
  const [old] = await transaction.query<{ until: string }>(
    `update company_api_key set valid_until = $2 where company_id = $1 and valid_until is null returning ${utcText('valid_until')} as until`,
    [companyId, validUntil.toISOString()],
  );
  await transaction.query('delete from company_api_key where company_id = $1 and valid_until <= $2', [companyId, time.toISOString()]);
  const inserted = await transaction.query(
    `insert into company_api_key (key_hash, company_id, key_prefix, created_at) values ($1, $2, $3, $4)
     on conflict (key_hash) do nothing returning key_hash`,
    [keyHash, companyId, keyPrefix, time.toISOString()],
  );
  if (inserted.length === 0) throw new AppError('idempotency_key_reused', 'This Idempotency-Key made a key before. Send a new one.');
  return old?.until ?? null;
}

/** Ends every key of a company at once. */
export async function endApiKeys(transaction: Queryable, companyId: string): Promise<void> {
  await transaction.query('delete from company_api_key where company_id = $1', [companyId]);
}

function hashed(apiKey: string): string {
  return createHash('sha256').update(apiKey).digest('hex');
}
