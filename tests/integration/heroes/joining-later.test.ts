import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { oneFoundation } from '../../support/foundations.js';
import { senderOf } from '../../support/sender-of.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';
import { until } from '../../support/until.js';

describe.each(oneFoundation(import.meta.url))('a session that is answered later, with $name', ({ redisUrl }) => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct({ redisUrl, seed: 'catalogue', environment: { COMMAND_WAIT_MS: '150' } });
  });
  afterAll(() => product.close());

  const cookieOf = (headers: Headers, name: string) =>
    headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`) && !cookie.startsWith(`${name}=;`))
      ?.split(';')[0];
  const outcomeOf = (commandId: string, cookie?: string) =>
    product.call('GET', `/api/commands/${commandId}`, undefined, cookie ? { cookie } : {});

  it.each([
    ['joining', '/api/heroes', { name: 'Late Layla' }, 'Late Layla'],
    ['beginning as a guest', '/api/guests', undefined, 'Guest'],
  ])('%s gives it to the browser that asks for its end, and to nobody else', async (_, path, body, name) => {
    await product.operate('POST', '/api/ops/queues/heroes/pause');
    const accepted = await product.call('POST', path, body);
    expect(accepted.status).toBe(202);
    expect(cookieOf(accepted.headers, 'planet_session')).toBeUndefined();
    const { commandId } = accepted.body;
    const promised = accepted.headers.getSetCookie().find((cookie) => cookie.startsWith('planet_session_promised='))!;
    expect(promised).toContain(`Path=/api/commands/${commandId};`);
    expect(promised).toMatch(/HttpOnly/);
    const cookie = promised.split(';')[0]!;
    const early = await outcomeOf(commandId, cookie);
    expect([early.body.status, early.headers.getSetCookie()]).toEqual(['accepted', []]);

    await product.operate('POST', '/api/ops/queues/heroes/resume');
    const settled = await until('the command to end', async () => {
      const answer = await outcomeOf(commandId);
      return answer.body.status !== 'accepted' && answer;
    });
    expect([settled.body, settled.headers.getSetCookie()]).toEqual([{ commandId, status: 'done' }, []]);
    const forged = await outcomeOf(commandId, `planet_session_promised=${'A'.repeat(43)}`);
    expect(cookieOf(forged.headers, 'planet_session')).toBeUndefined();

    const own = await outcomeOf(commandId, senderOf(accepted).cookie);
    const session = cookieOf(own.headers, 'planet_session')!;
    expect(session).toBeDefined();
    expect(await product.call('GET', '/api/me', undefined, { cookie: session })).toMatchObject({
      status: 200,
      body: { id: own.body.result.id, name },
    });
  });

  it('one that is refused leaves the browser as it was', async () => {
    await product.operate('POST', '/api/ops/queues/heroes/pause');
    const accepted = await product.call('POST', '/api/heroes', { name: 'Late Omar', referralCode: 'HEROZZ99ZZ' });
    expect(accepted.status).toBe(202);
    const { commandId } = accepted.body;
    const { cookie } = senderOf(accepted);
    await product.operate('POST', '/api/ops/queues/heroes/resume');
    const settled = await until('the command to end', async () => {
      const answer = await outcomeOf(commandId, cookie);
      return answer.body.status !== 'accepted' && answer;
    });
    expect(settled.body).toMatchObject({ status: 'refused', error: { code: 'unknown_referral_code' } });
    expect(cookieOf(settled.headers, 'planet_session')).toBeUndefined();
  });
});
