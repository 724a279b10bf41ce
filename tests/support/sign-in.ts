import { randomUUID } from 'node:crypto';
import type { SignedIn } from '@planet-heroes/contracts/areas/accounts/schemas';
import type { TestProduct } from './test-product.js';
import { until } from './until.js';

/** An address that nobody else has. */
export const newEmail = () => `hero-${randomUUID()}@example.com`;

/** The code last sent to an address, from the mailbox of an instance without a mail server. */
export async function codeSentTo(product: TestProduct, email: string): Promise<string> {
  const [message] = await product.database.query<{ code: string }>(
    `select content ->> 'code' as code from outbox_message where address = $1 and kind = 'sign-in-code'
     order by created_at desc limit 1`,
    [email.toLowerCase()],
  );
  if (!message?.code) throw new Error(`No code was sent to ${email}.`);
  return message.code;
}

/** Signs in with a code, in a browser that may hold a session already. A new account has the language. */
export async function signIn(
  product: TestProduct,
  email: string,
  cookie?: string,
  locale = 'en',
): Promise<{ cookie: string; body: SignedIn }> {
  const headers = cookie ? { cookie } : undefined;
  const asked = await product.call('POST', '/api/sign-in/code', { email }, headers);
  if (asked.status !== 200) throw new Error(`Asking for a code was answered with ${asked.status}.`);
  let code = '';
  await until('the code to be posted', async () => (code = await codeSentTo(product, email).catch(() => '')) !== '');
  const answer = await product.call('POST', '/api/sign-in', { email, code, locale }, headers);
  if (answer.status !== 200) throw new Error(`Signing in was answered with ${answer.status}: ${JSON.stringify(answer.body)}`);
  return { cookie: answer.headers.getSetCookie().find((each) => each.startsWith('planet_session='))!.split(';')[0]!, body: answer.body };
}
