import { createHmac, randomInt, randomUUID } from 'node:crypto';
import { SIGN_IN } from '@planet-heroes/contracts/areas/accounts/catalogue';
import { MINUTE_MS } from '@planet-heroes/contracts/kernel/calendar/durations';
import type { Queryable } from '../../kernel/database/database.js';
import type { SignInCode } from './sign-in-code.entity.js';

/** Long enough to be read to somebody; wrong codes are counted as for any other code. */
export const ISSUED_CODE_MINUTES = 60;

/** A keyed digest for signing in: codes are kept as nothing else. */
export function keyedForSignIn(sessionSecret: string, text: string): Buffer {
  const secret = createHmac('sha256', sessionSecret).update('sign-in-code').digest();
  return createHmac('sha256', secret).update(text).digest();
}

/** What is kept of a code that was sent to an address. */
export function hashOfSignInCode(sessionSecret: string, email: string, code: string): string {
  return keyedForSignIn(sessionSecret, `${email} ${code}`).toString('hex');
}

export function asSignInCode(value: number): string {
  return String(value % 10 ** SIGN_IN.codeDigits).padStart(SIGN_IN.codeDigits, '0');
}

/** Makes a code that signs in once with this address, from any browser, and is not sent to it. */
export async function issueSignInCode(
  database: Queryable,
  { email, sessionSecret }: { email: string; sessionSecret: string },
  now: Date,
): Promise<string> {
  const code = asSignInCode(randomInt(10 ** SIGN_IN.codeDigits));
  const address = email.toLowerCase();
  await database.tables<typeof SignInCode>().insertInto('sign_in_code').values({
    id: `issued-${randomUUID()}`,
    email: address,
    codeHash: hashOfSignInCode(sessionSecret, address, code),
    createdAt: now,
    expiresAt: new Date(now.getTime() + ISSUED_CODE_MINUTES * MINUTE_MS),
  }).execute();
  return code;
}
