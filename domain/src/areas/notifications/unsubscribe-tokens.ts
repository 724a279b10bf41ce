import { createHmac, timingSafeEqual } from 'node:crypto';
import { CHOOSABLE_KINDS, type ChoosableKind } from '@planet-heroes/contracts/areas/notifications/catalogue';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { Queryable } from '../../kernel/database/database.js';
import type { InstanceSecret } from '../../kernel/sessions/instance-secret.entity.js';

/** Whose e-mails of which kind a token ends. It names no address, and holds as long as the account does. */
export interface Unsubscription {
  accountId: string;
  kind: ChoosableKind;
}

/** The key that tokens are signed with. */
export async function unsubscribeKey(database: Queryable): Promise<string> {
  const { value } = await database.tables<typeof InstanceSecret>().selectFrom('instance_secret').select('value')
    .where('name', '=', 'unsubscribe').executeTakeFirstOrThrow();
  return value;
}

export function unsubscribeToken(key: string, { accountId, kind }: Unsubscription): string {
  const said = Buffer.from(JSON.stringify([accountId, kind])).toString('base64url');
  return `${said}.${signatureOf(key, said)}`;
}

/** The page of a token; below `/api` the same path takes a mail program's one click. */
export function unsubscribePath(key: string, unsubscription: Unsubscription): string {
  return `/unsubscribe?token=${unsubscribeToken(key, unsubscription)}`;
}

/** Throws `unsubscribe_token_wrong` for what we have not signed. */
export function readUnsubscribeToken(key: string, token: string): Unsubscription {
  const [said = '', signature = ''] = token.split('.');
  const [expected, given] = [Buffer.from(signatureOf(key, said)), Buffer.from(signature)];
  if (expected.length === given.length && timingSafeEqual(expected, given)) {
    const [accountId, kind] = JSON.parse(Buffer.from(said, 'base64url').toString()) as [string, ChoosableKind];
    if (CHOOSABLE_KINDS.includes(kind)) return { accountId, kind };
  }
  throw new AppError('unsubscribe_token_wrong', 'This link is not complete. Open it from the e-mail once more.');
}

function signatureOf(key: string, said: string): string {
  return createHmac('sha256', key).update(said).digest('base64url').slice(0, 32);
}
