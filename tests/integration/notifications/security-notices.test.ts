import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SoftwarePasskey } from '../../support/software-passkey.js';
import { joinHero } from '../../support/join-hero.js';
import { codeSentTo, newEmail, signIn } from '../../support/sign-in.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';
import { until } from '../../support/until.js';

const METHOD = { type: 'bank_transfer', name: 'Bank', account: 'AE070331234567890123456' };
const IBANS = ['AE070331234567890123456', 'AE770260001015345678901'];

describe('owners of accounts are notified', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct({ seed: 'catalogue', environment: { SIGN_INS_PER_MINUTE: '0' } });
  });
  afterAll(() => product.close());

  const noticesOf = async (cookie: string) =>
    (await product.call('GET', '/api/me/inbox', undefined, { cookie })).body.items
      .filter(({ kind }: { kind: string }) => kind === 'security-notice')
      .map(({ data }: { data: object }) => data);
  const emailsTo = (email: string) =>
    product.database.query<{ subject: string; text: string; locale: string; unsubscribe: string | null }>(
      `select content ->> 'subject' as subject, content ->> 'paragraphs' as text, locale, unsubscribe_path as unsubscribe from outbox_message
       where address = $1 and kind = 'security-notice' order by created_at, id`,
      [email],
    );
  const codeOf = async (email: string) => {
    let code = '';
    await until('the code to be posted', async () => (code = await codeSentTo(product, email).catch(() => '')) !== '');
    return code;
  };
  const subjectsTo = async (email: string) => (await emailsTo(email)).map(({ subject }) => subject);

  it('of a browser that they did not sign in with before, and of none that they did', async () => {
    const [hero, email] = [await joinHero(product), newEmail()];
    const first = await signIn(product, email, hero.cookie);
    expect([await noticesOf(first.cookie), await emailsTo(email)]).toEqual([[], []]);
    const other = await signIn(product, email);
    expect(await noticesOf(other.cookie)).toEqual([{ change: 'device', device: expect.any(String) }]);
    const [told] = await emailsTo(email);
    expect(told).toMatchObject({ subject: 'You signed in on a new device', locale: 'en', unsubscribe: null });
    // The own browser: by its session, and after signing out by the cookie that is left.
    await signIn(product, email, other.cookie);
    await product.call('POST', '/api/sign-in/code', { email });
    const again = await product.call('POST', '/api/sign-in', { email, code: await codeOf(email), locale: 'en' });
    expect(await subjectsTo(email)).toHaveLength(2);
    const left = again.headers.getSetCookie().find((each) => each.startsWith('planet_browser='))!.split(';')[0]!;
    await signIn(product, email, left);
    expect(await subjectsTo(email)).toHaveLength(2);
  });

  it('in their language, where they have no hero as well', async () => {
    const email = newEmail();
    await signIn(product, email, undefined, 'ar');
    await signIn(product, email);
    expect(await emailsTo(email)).toMatchObject([{ subject: 'سجّلت الدخول على جهاز جديد', locale: 'ar', unsubscribe: null }]);
  });

  it('of another passkey', async () => {
    const [hero, email] = [await joinHero(product), newEmail()];
    const { cookie } = await signIn(product, email, hero.cookie);
    const asked = await product.call('POST', '/api/me/passkeys/options', {}, { cookie });
    const credential = new SoftwarePasskey().register(asked.body.options.challenge);
    const { challengeId } = asked.body;
    const added = await product.call('POST', '/api/me/passkeys', { challengeId, name: 'Phone', credential }, { cookie });
    expect(added.status).toBe(201);
    expect(await noticesOf(cookie)).toEqual([{ change: 'passkey' }]);
    expect(await subjectsTo(email)).toEqual(['A passkey was added to your account']);
  });

  it('of a bank account that they were not paid to before', async () => {
    const [hero, email] = [await joinHero(product), newEmail()];
    const { cookie } = await signIn(product, email, hero.cookie);
    const call = (method: string, path: string, body?: unknown) => product.call(method, path, body, { cookie });
    const lock = async () => (await call('POST', '/api/me/trade-ins', { device: '15', condition: 'good' })).body.id;
    const pay = (id: string, iban: string) =>
      call('PUT', `/api/me/trade-ins/${id}/payout`, { method: 'bank', holder: 'Layla Haddad', iban });
    const [first, second] = [await lock(), await lock()];
    expect((await pay(first, IBANS[0]!)).status).toBe(200);
    expect((await pay(second, IBANS[0]!)).status).toBe(200);
    expect(await noticesOf(cookie)).toEqual([{ change: 'bank-account', tradeInId: first }]);
    await pay(second, IBANS[1]!);
    expect(await noticesOf(cookie)).toContainEqual({ change: 'bank-account', tradeInId: second });
    expect(await subjectsTo(email)).toHaveLength(2);
  });

  it('of a bank account of their company, its Admins alone', async () => {
    const email = newEmail();
    const { cookie } = await signIn(product, email);
    const call = (method: string, path: string, body?: unknown) => product.call(method, path, body, { cookie });
    const licence = { tradeNumber: 'CN-1', licenceAuthority: 'DMCC', licenceExpiresOn: '2099-12-31' };
    const { body: company } = await call('POST', '/api/me/companies', { name: 'Dune', contactName: 'Salma', ...licence });
    await product.operate('POST', `/api/ops/companies/${company.id}/decide`, { decision: 'approve' });
    const added = await call('POST', '/api/corporate/payment-methods', METHOD);
    expect(added.status).toBe(201);
    await call('PATCH', `/api/corporate/payment-methods/${added.body.id}`, { name: 'Main account' });
    const card = { type: 'credit_card', name: 'Visa', account: '4111 1111 1115 0937' };
    expect((await call('POST', '/api/corporate/payment-methods', card)).status).toBe(201);
    expect(await emailsTo(email)).toMatchObject([
      { subject: 'A bank account was added for Dune', text: expect.stringContaining('The bank account ends in 3456.') },
      { subject: 'A card was added for Dune', text: expect.stringContaining('The card ends in 0937.') },
    ]);
    const { body: { paymentMethods } } = await product.operate('GET', `/api/ops/companies/${company.id}`);
    expect(paymentMethods.map(({ hasAccount }: { hasAccount: boolean }) => hasAccount)).toEqual([true, false]);
  });
});
