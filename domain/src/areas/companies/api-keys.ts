import { createHash, createHmac, randomUUID } from 'node:crypto';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { KEY_OVERLAP_HOURS } from '@planet-heroes/contracts/areas/companies/catalogue';
import { sql } from 'kysely';
import type { VirtualClock } from '../../kernel/clock/virtual-clock.entity.js';
import type { Queryable, Transaction } from '../../kernel/database/database.js';
import type { CompanyApiKey } from './company-api-key.entity.js';

const PREFIX = 'phk_live_';
const SHOWN_CHARACTERS = 6;

/** A key, and what is kept of it: its SHA-256 and its beginning. */
export interface NewApiKey {
  apiKey: string;
  record: { keyHash: string; keyPrefix: string };
}

/**
 * Makes an API key. It is derived from the server's secret and the request's key and nonce, so that a request that is
 * sent again, because its answer was lost, is answered with the same key although the key is kept nowhere. The caller
 * chooses a part of what is hashed, so the secret is not used as it is: the result would be a signature of that
 * secret's.
 */
export function newApiKey(secret: string, scope: string, repetition: string | undefined): NewApiKey {
  const ownSecret = createHmac('sha256', secret).update('company-api-key').digest();
  const origin = JSON.stringify([scope, repetition ?? randomUUID()]);
  const apiKey = PREFIX + createHmac('sha256', ownSecret).update(origin).digest('base64url');
  return { apiKey, record: { keyHash: hashed(apiKey), keyPrefix: apiKey.slice(0, PREFIX.length + SHOWN_CHARACTERS) } };
}

/** The company that a key belongs to, by the instance's clock. Throws `api_key_wrong`. */
export async function companyOfApiKey(database: Queryable, apiKey: string): Promise<string> {
  const key = await validKeys(database).select('companyId').where('keyHash', '=', hashed(apiKey)).executeTakeFirst();
  if (!key) throw new AppError('api_key_wrong', 'This API key is not valid, or not any more.');
  return key.companyId;
}

/** The keys that no company has, or not any more, by the instance's clock. */
export async function endedApiKeys(database: Queryable, apiKeys: readonly string[]): Promise<string[]> {
  if (apiKeys.length === 0) return [];
  const rows = await validKeys(database).select('keyHash').where('keyHash', 'in', apiKeys.map(hashed)).execute();
  const valid = new Set(rows.map(({ keyHash }) => keyHash));
  return apiKeys.filter((apiKey) => !valid.has(hashed(apiKey)));
}

/** Sets a new key; the previous one works for another day. Returns until when, null where there was none. */
export async function replaceApiKey(
  transaction: Transaction,
  companyId: string,
  record: NewApiKey['record'],
  time: Date,
): Promise<string | null> {
  const keys = transaction.tables<typeof CompanyApiKey>();
  const validUntil = new Date(time.getTime() + KEY_OVERLAP_HOURS * 3_600_000);
  const old = await keys.updateTable('company_api_key').set({ validUntil })
    .where('companyId', '=', companyId).where('validUntil', 'is', null).returning('keyHash').executeTakeFirst();
  await keys.deleteFrom('company_api_key').where('companyId', '=', companyId).where('validUntil', '<=', time).execute();
  const added = await keys.insertInto('company_api_key').values({ ...record, companyId, createdAt: time })
    .onConflict((conflict) => conflict.column('keyHash').doNothing()).returning('keyHash').executeTakeFirst();
  if (!added) throw new AppError('idempotency_key_reused', 'This Idempotency-Key made a key before. Send a new one.');
  return old ? validUntil.toISOString() : null;
}

/** Ends every key of a company at once. */
export async function endApiKeys(transaction: Transaction, companyId: string): Promise<void> {
  await transaction.tables<typeof CompanyApiKey>()
    .deleteFrom('company_api_key')
    .where('companyId', '=', companyId)
    .execute();
}

function validKeys(database: Queryable) {
  return database.tables<typeof CompanyApiKey | typeof VirtualClock>()
    .selectFrom('company_api_key')
    .innerJoin('virtual_clock', (join) => join.onTrue())
    .where(({ eb, or, ref }) => or([
      eb('validUntil', 'is', null),
      eb('validUntil', '>', sql<Date>`clock_timestamp() + ${ref('virtual_clock.offsetMs')} * interval '1 millisecond'`),
    ]));
}

function hashed(apiKey: string): string {
  return createHash('sha256').update(apiKey).digest('hex');
}
