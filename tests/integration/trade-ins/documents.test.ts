import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type TradeIn, tradeInSchema } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import { joinHero, type JoinedHero } from '../../support/join-hero.js';
import { pdfText } from '../../support/pdf-text.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';

const GOOD = { screen: 'light-scratches', back: 'flawless', battery: 'good', faceId: 'works', water: 'dry' };

describe('the documents of a trade-in', () => {
  let product: TestProduct;
  let hero: JoinedHero;
  let tradeIn: TradeIn;
  beforeAll(async () => {
    product = await startTestProduct({});
    hero = await joinHero(product, { name: 'Noura (12) نورة' });
    const quote = { device: 'iPhone 13 Pro', condition: 'good' };
    tradeIn = tradeInSchema.parse((await hero.call('POST', '/api/me/trade-ins', quote)).body);
  });
  afterAll(() => product.close());

  const download = (document: string, { as = hero, locale }: { as?: JoinedHero; locale?: string } = {}) =>
    fetch(
      `${product.address}/api/me/trade-ins/${tradeIn.id}/documents/${document}${locale ? `?locale=${locale}` : ''}`,
      { headers: { cookie: as.cookie } },
    );
  const desk = (step: string, body: object = {}) =>
    product.operate('POST', `/api/ops/trade-ins/${tradeIn.id}/${step}`, body);

  it('are a receipt from the lock on, for nobody else', async () => {
    const answer = await download('receipt');
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf', 'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="receipt-${tradeIn.code}.pdf"`,
    });
    const text = await pdfText(answer);
    for (const part of [tradeIn.code!, 'iPhone 13 Pro', 'Good', 'AED 850', '1,700', 'Noura (12)', 'Price locked'])
      expect(text).toContain(part);
    expect((await download('receipt', { as: await joinHero(product) })).status).toBe(404);
  });

  it('have no label and no certificate as long as there is nothing to send and nothing erased', async () => {
    for (const document of ['label', 'certificate']) {
      const answer = await download(document);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ error: { code: 'unknown_item', details: { document } } });
    }
    for (const answer of [await download('invoice'), await download('receipt', { locale: 'fr' })])
      expect(answer.status).toBe(400);
  });

  it('are a label while the phone is to be posted, in Arabic as well', async () => {
    await hero.call('PUT', `/api/me/trade-ins/${tradeIn.id}/handover`, { method: 'post' });
    expect(await pdfText(await download('label'))).toMatch(/From Noura .*To Planet Heroes, trade-in desk/);
    expect(await pdfText(await download('label', { locale: 'ar' }))).toContain(tradeIn.code);
  });

  it('are a certificate once the phone is wiped, which says how and when; then no label any more', async () => {
    await desk('receive');
    await desk('inspect', { answers: GOOD });
    expect((await download('certificate')).status).toBe(404);
    await desk('wipe', { certificate: 'NIST SP 800-88 Purge, signed out of iCloud' });
    expect(await pdfText(await download('certificate'))).toContain('NIST SP 800-88 Purge, signed out of iCloud');
    expect(await pdfText(await download('receipt'))).toMatch(
      /Price locked Hero .*Handover arranged Hero .*Data wiped Our desk .*Value and points credited/,
    );
    expect((await download('label')).status).toBe(404);
  });
});
