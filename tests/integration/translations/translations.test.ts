import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OfferedText } from '@planet-heroes/contracts/areas/translations/translations.contract';
import { giveAccount } from '../../support/accounts.js';
import { joinHero } from '../../support/join-hero.js';
import { newEmail, signIn } from '../../support/sign-in.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';
import { until } from '../../support/until.js';

const ARABIC = 'نزهة تحت أشجار الغاف';

describe('offers in Arabic', () => {
  let product: TestProduct;
  let operate: (method: string, path: string, body?: unknown) => ReturnType<TestProduct['call']>;
  beforeAll(async () => {
    product = await startTestProduct({ seed: 'demo' });
    const email = newEmail();
    await product.operate('POST', '/api/ops/operators', { name: 'Huda', email, roles: ['admin'] });
    const { cookie } = await signIn(product, email);
    operate = (method, path, body) => product.call(method, path, body, { cookie });
  });
  afterAll(() => product.close());

  const translate = (english: string, arabic: string | null) =>
    operate('POST', '/api/ops/translations', { english, arabic });
  const listed = async () => (await operate('GET', '/api/ops/translations')).body.texts as OfferedText[];
  const read = async () => (await product.call('GET', '/api/translations')).body.texts as Record<string, string>;
  const logged = (english: string) =>
    product.database.query(
      `select data ->> 'arabic' as arabic from event_log where type = 'text.translated' and data ->> 'english' = $1
       order by transaction_id, row_number`, [english],
    );

  async function addReward(): Promise<{ id: string; title: string; description: string }> {
    const [id, title, description] = [randomUUID(), `Picnic ${randomUUID()}`, `Bring a bottle. ${randomUUID()}`];
    const added = await operate('POST', '/api/ops/rewards', {
      rewardId: id, title, description, category: 'experience', partner: 'Wadi Kitchen', value: 5_000, pointsCost: 5,
      expiresAt: '2090-01-01T00:00:00Z', fulfilment: 'partner',
    });
    expect(added.body.error).toBeUndefined();
    return { id, title, description };
  }

  it('are written by the desk, changed and taken back; each change is published once', async () => {
    const { title, description } = await addReward();
    expect((await listed()).filter(({ of }) => of === title)).toEqual([
      { kind: 'reward', of: title, english: title, arabic: null },
      { kind: 'reward', of: title, english: description, arabic: null },
    ]);
    expect(await translate(title, `  ${ARABIC} `)).toMatchObject({ status: 201, body: { english: title, arabic: ARABIC } });
    expect((await translate(title, ARABIC)).status).toBe(201);
    expect((await read())[title]).toBe(ARABIC);
    const texts = await listed();
    const lacking = texts.filter(({ arabic }) => arabic === null);
    expect(texts.slice(0, lacking.length)).toEqual(lacking);
    expect(lacking.map(({ english }) => english)).toContain(description);
    await translate(title, `${ARABIC} لشخصين`);
    expect((await read())[title]).toBe(`${ARABIC} لشخصين`);
    expect((await translate(title, null)).status).toBe(201);
    await translate(title, null);
    expect(await read()).not.toHaveProperty([title]);
    expect((await logged(title)).map(({ arabic }) => arabic)).toEqual([ARABIC, `${ARABIC} لشخصين`, null]);
  });

  it('leave out what comes with the product', async () => {
    const english = (await listed()).map((text) => text.english);
    const missions = (await product.call('GET', '/api/sponsored-missions')).body as { title: string }[];
    expect(missions.length).toBeGreaterThan(0);
    for (const { title } of missions) expect(english).not.toContain(title);
  });

  it.each([
    ['no offer has the text', { english: 'Nobody offers this.', arabic: ARABIC }, 404, 'unknown_text'],
    ['there is no English', { english: ' ', arabic: ARABIC }, 400, 'invalid_request'],
    ['the Arabic is empty', { english: 'x', arabic: '' }, 400, 'invalid_request'],
    ['it is too long', { english: 'x', arabic: 'ا'.repeat(1_001) }, 400, 'invalid_request'],
    ['it turns the direction of what follows', { english: 'x', arabic: 'ا\u202Eb' }, 400, 'invalid_request'],
    ['it is not text', { english: 'x', arabic: 7 }, 400, 'invalid_request'],
  ])('are refused where %s', async (_, body, status, code) => {
    expect(await operate('POST', '/api/ops/translations', body)).toMatchObject({ status, body: { error: { code } } });
  });

  it('are the desk’s to write, and support’s to look at', async () => {
    const created = await operate('POST', '/api/ops/operators', { name: 'Sara', roles: ['support'] });
    const key = { authorization: `Bearer ${created.body.key}` };
    const { title } = await addReward();
    expect((await product.call('GET', '/api/ops/translations', undefined, key)).status).toBe(200);
    expect((await product.call('POST', '/api/ops/translations', { english: title, arabic: ARABIC }, key)).body.error.code)
      .toBe('role_not_allowed');
    expect((await product.call('GET', '/api/ops/translations')).status).toBe(401);
  });

  it('are named so in Arabic messages to heroes, and in English to others', async () => {
    const { id, title } = await addReward();
    await translate(title, ARABIC);
    const subjectFor = async (locale: 'en' | 'ar') => {
      const hero = await joinHero(product);
      const email = newEmail();
      await giveAccount(product.database, { id: randomUUID(), email, heroId: hero.id, locale });
      const claimed = await hero.call('POST', `/api/dubai/rewards/${id}/claim`, { heroId: hero.id });
      expect(claimed.status).toBe(201);
      await operate('POST', `/api/ops/claims/${claimed.body.claimId}/advance`, { to: 'processing' });
      return until('the e-mail to be written', async () => {
        const { messages } = (await operate('GET', '/api/ops/mail?limit=100')).body;
        return messages.find(({ to }: { to: string }) => to === email)?.subject as string | undefined;
      });
    };
    expect(await subjectFor('ar')).toContain(ARABIC);
    expect(await subjectFor('en')).toContain(title);
  });
});
