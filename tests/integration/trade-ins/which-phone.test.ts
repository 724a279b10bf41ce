import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { joinHero, type JoinedHero } from '../../support/join-hero.js';
import { findInTables } from '../../support/find-text.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';

const IMEI = '490154203237518';
const QUOTE = { device: 'iPhone 13 Pro', condition: 'good' };

describe('which phone it is', () => {
  let product: TestProduct;
  let hero: JoinedHero;
  let id: string;
  beforeAll(async () => {
    product = await startTestProduct({});
  });
  afterAll(() => product.close());
  beforeEach(async () => {
    hero = await joinHero(product);
    ({ id } = (await hero.call('POST', '/api/me/trade-ins', QUOTE)).body);
  });
  const say = (body: object, as = hero) => as.call('PATCH', `/api/me/trade-ins/${id}`, body);

  it('is said or not, changed and taken back, without another price', async () => {
    expect((await hero.call('GET', `/api/me/trade-ins/${id}`)).body).toMatchObject({ storageGb: null, imei: null });
    const said = { status: 200, body: { storageGb: 256, imei: '••••••••••• 7518', valueFils: 85_000 } };
    expect(await say({ storageGb: 256, imei: '49-015420-323751-8' })).toMatchObject(said);
    expect((await say({ storageGb: 128 })).body).toMatchObject({ storageGb: 128, imei: '••••••••••• 7518' });
    expect((await say({ imei: null })).body).toMatchObject({ storageGb: 128, imei: null });
  });

  it('is refused where it cannot be right', async () => {
    for (const wrong of [{ imei: '490154203237517' }, { imei: '' }, { imei: 7 }, { storageGb: 100 }, { storageGb: '64' }])
      expect([wrong, (await say(wrong)).body.error?.code]).toEqual([wrong, 'invalid_request']);
    expect((await say({ storageGb: 64 }, await joinHero(product))).body.error.code).toBe('unknown_trade_in');
    await product.operate('POST', `/api/ops/trade-ins/${id}/receive`);
    expect((await say({ storageGb: 64 })).body.error.code).toBe('illegal_transition');
  });

  it('is kept in full for the desk alone, sealed, and goes with its hero', async () => {
    await say({ imei: IMEI });
    expect(await findInTables(product.database, [IMEI])).toEqual([]);
    const read = await product.operate('GET', `/api/ops/trade-ins/${id}/imei`);
    expect(read.body).toEqual({ imei: IMEI });
    expect(read.headers.get('cache-control')).toBe('private, no-store');
    expect((await hero.call('GET', `/api/ops/trade-ins/${id}/imei`)).status).toBe(401);
    await hero.call('DELETE', '/api/me');
    expect((await product.operate('GET', `/api/ops/trade-ins/${id}/imei`)).body).toEqual({ imei: null });
  });

  it('of the demo hero, who is everybody, has no number', async () => {
    const { body } = await product.call('POST', '/api/me/trade-ins', QUOTE);
    const said = await product.call('PATCH', `/api/me/trade-ins/${body.id}`, { imei: IMEI });
    expect(said.body.error.code).toBe('demo_hero_fixed');
    const storage = await product.call('PATCH', `/api/me/trade-ins/${body.id}`, { storageGb: 512 });
    expect(storage.body).toMatchObject({ storageGb: 512, imei: null });
  });
});
