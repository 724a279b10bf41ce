import { sql } from 'kysely';
import type { Database } from '../../kernel/database/database.js';
import { removeInRounds } from '../../kernel/retention/retention.js';
import type { Session } from '../../kernel/sessions/session.entity.js';
import { SESSION_DAYS } from '../../kernel/sessions/sessions.js';
import type { PasskeyChallenge } from './passkey.entities.js';
import type { SignInCode } from './sign-in-code.entity.js';

/** Longer than sessions last: idle heroes are removed by the time when their last session ended. */
const SESSION_KEPT_DAYS = SESSION_DAYS + 100;

/** Codes go a week after they were sent, sessions 100 days after no cookie of theirs can be sent any more. */
export const ACCOUNT_RETENTION = [
  removeInRounds(removeOldCodes),
  removeInRounds(removeOldSessions),
  removeInRounds(removeOldChallenges),
] as const;

async function removeOldCodes(database: Database, rows: number): Promise<number> {
  const removed = await database.tables<typeof SignInCode>()
    .deleteFrom('sign_in_code')
    .where('id', 'in', (eb) =>
      eb.selectFrom('sign_in_code').select('id').where('createdAt', '<', sql<Date>`now() - interval '7 days'`).limit(rows))
    .returning('id')
    .execute();
  return removed.length;
}

async function removeOldSessions(database: Database, rows: number): Promise<number> {
  const past = sql<Date>`now() - ${SESSION_KEPT_DAYS} * interval '1 day'`;
  const removed = await database.tables<typeof Session>()
    .deleteFrom('session')
    .where('id', 'in', (eb) => eb.selectFrom('session').select('id').where('createdAt', '<', past).limit(rows))
    .returning('id')
    .execute();
  return removed.length;
}

/** Deletes passkey challenges that were never signed; asking for another also deletes them. */
async function removeOldChallenges(database: Database, rows: number, now: Date): Promise<number> {
  const tables = database.tables<typeof PasskeyChallenge>();
  const removed = await tables.deleteFrom('passkey_challenge')
    .where('id', 'in', tables.selectFrom('passkey_challenge').select('id').where('expiresAt', '<', now).limit(rows))
    .returning('id').execute();
  return removed.length;
}
