import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SIGN_IN_LIMITS } from '@planet-heroes/contracts/areas/accounts/catalogue';
import { commandsOn } from '../../support/commands.js';
import { FOUNDATIONS } from '../../support/foundations.js';
import { senderOf } from '../../support/sender-of.js';
import { codeSentTo, newEmail } from '../../support/sign-in.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';

describe.each(FOUNDATIONS)('whom strangers cannot lock out of signing in, with $name', ({ redisUrl }) => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct({
      redisUrl, seed: 'catalogue', environment: { SIGN_INS_PER_MINUTE: '0', TRUST_PROXY: '127.0.0.1' },
    });
  });
  afterAll(() => product.close());

  type Headers = Record<string, string>;
  const from = (network: number): Headers => ({ 'x-forwarded-for': `203.0.113.${network}` });
  const ask = (email: string, headers: Headers) => product.call('POST', '/api/sign-in/code', { email }, headers);
  const enter = (email: string, code: string, headers: Headers) =>
    product.call('POST', '/api/sign-in', { email, code }, headers);
  const other = (code: string, step: number) => String((Number(code) + step) % 1_000_000).padStart(6, '0');

  it('a browser that asked for a code enters it, after anything that others have tried or asked for since', async () => {
    const email = newEmail();
    const owner = { ...from(1), ...senderOf(await ask(email, from(1))) };
    const code = await codeSentTo(product, email);
    for (let step = 1; step <= 40; step++) expect((await enter(email, other(code, step), from(2))).status).toBe(401);
    for (let sent = 1; sent <= 6; sent++) expect((await ask(email, from(2))).status).toBe(200);
    expect((await enter(email, code, owner)).status).toBe(200);
  });

  it('a browser that has signed in with the address is sent codes, however many strangers had sent', async () => {
    const email = newEmail();
    const first = await ask(email, from(3));
    const entered = await enter(email, await codeSentTo(product, email), senderOf(first));
    expect(entered.status).toBe(200);
    // Of its session nothing is left: it is known by the cookie for signing in alone.
    const cookie = senderOf(entered).cookie.split('; ').find((each) => each.startsWith('planet_browser='))!;
    for (let network = 10; network < 15; network++) {
      for (let sent = 0; sent < 10; sent++) await ask(email, from(network));
    }
    expect(await ask(email, from(20))).toMatchObject({ status: 429, body: { error: { code: 'too_many_requests' } } });
    // Someone else's cookie, or a forged one, proves nothing.
    const forged = `${cookie.split('.')[0]!}.${'A'.repeat(22)}`;
    expect((await ask(email, { ...from(20), cookie: forged })).status).toBe(429);
    const owner = { ...from(20), cookie };
    expect((await ask(email, owner)).status).toBe(200);
    expect((await enter(email, await codeSentTo(product, email), owner)).status).toBe(200);
  });

  it('a new code ends the one before of its browser; those of senders without a browser stay beside each other', async () => {
    const email = newEmail();
    const { done } = commandsOn(() => product.database);
    for (const [at, browser] of ['a', 'b', null, null, 'a'].entries()) {
      await done('request-sign-in-code', { email, locale: 'en', code: '123456', codeHash: String(at).repeat(64), browser });
    }
    const open = await product.database.query<{ sent: string }>(
      'select left(code_hash, 1) as sent from sign_in_code where email = $1 and ended_at is null order by sent', [email],
    );
    expect(open.map(({ sent }) => sent)).toEqual(['1', '2', '3', '4']);
  });

  it('tries stay bounded: five by the browser that asked, five by others, thirty a day by others, codes by network', async () => {
    const email = newEmail();
    const owner = { ...from(5), ...senderOf(await ask(email, from(5))) };
    const code = await codeSentTo(product, email);
    for (let step = 1; step <= SIGN_IN_LIMITS.tries; step++) await enter(email, other(code, step), owner);
    expect((await enter(email, code, owner)).status).toBe(401);
    const asked = [];
    for (let sent = 0; sent < 12; sent++) asked.push((await ask(email, from(6))).status);
    expect(asked).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
    for (let step = 100; step < 140; step++) await enter(email, other(code, step), from(7));
    const [row] = await product.database.query<{ tries: number; most: number }>(
      'select sum(foreign_tries)::int as tries, max(foreign_tries) as most from sign_in_code where email = $1', [email],
    );
    expect(row!.most).toBeLessThanOrEqual(SIGN_IN_LIMITS.tries);
    // One try is compared with all codes that are open, so the last one may pass the bound by as many.
    expect(row!.tries).toBeLessThan(SIGN_IN_LIMITS.strangersTriesADay + 11);
    expect((await enter(email, await codeSentTo(product, email), from(7))).status).toBe(401);
  });
});

describe.each(FOUNDATIONS)('passkeys and codes of one network, with $name', ({ redisUrl }) => {
  it('are counted apart: using up the codes keeps nobody from a passkey', async () => {
    const product = await startTestProduct({ redisUrl, environment: { SIGN_INS_PER_MINUTE: '3' } });
    try {
      const asked = [];
      for (let sent = 0; sent < 4; sent++)
        asked.push((await product.call('POST', '/api/sign-in/code', { email: newEmail() })).status);
      expect(asked).toEqual([200, 200, 200, 429]);
      expect((await product.call('POST', '/api/sign-in/passkey/options')).status).toBe(200);
    } finally {
      await product.close();
    }
  });
});
