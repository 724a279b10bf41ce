import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type TradeIn, tradeInSchema } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import { joinHero, type JoinedHero } from '../../support/join-hero.js';
import { pdfText } from '../../support/pdf-text.js';
import { joinProvenHero } from '../../support/kept-hero.js';
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
    const unsaid = await pdfText(await download('label'));
    expect(unsaid).toMatch(/From Noura .*Write your name, address and phone here: .*To Planet Heroes, trade-in desk/);
    const address = { address: 'Villa 12, Al Barsha 2', contact: 'Noura Haddad', phone: '+971 50 123 4567' };
    const named = await hero.call('PUT', `/api/me/trade-ins/${tradeIn.id}/return-address`, address);
    expect(named.body.returnAddress).toEqual(address);
    const label = await pdfText(await download('label'));
    expect(label).toMatch(/From Noura Haddad, Villa 12, Al Barsha 2 .*\+971 50 123 4567.*To Planet Heroes, trade-in desk/);
    // The outside does not say what is inside.
    expect(label).not.toContain('iPhone 13');
    expect(await pdfText(await download('label', { locale: 'ar' }))).toContain(tradeIn.code);
  });

  it('are the courier’s visit for a calendar while it is ahead, attached to the message as well', async () => {
    const noura = await joinProvenHero(product);
    const { id, code } = (await noura.call('POST', '/api/me/trade-ins', { device: 'iPhone 13 Pro', condition: 'good' })).body;
    const calendar = (locale = 'en') =>
      fetch(`${product.address}/api/me/trade-ins/${id}/documents/calendar?locale=${locale}`, {
        headers: { cookie: noura.cookie },
      });
    expect((await calendar()).status).toBe(404);
    const { slots: [{ day, slot, startsAt, endsAt }] } = (await product.call('GET', '/api/pickup-slots?zoneId=zone-1')).body;
    const door = { address: 'Villa 12, Street 4; gate B', contact: 'Noura', phone: '+971 50 123 4567' };
    const booking = { method: 'pickup', zoneId: 'zone-1', day, slot, ...door };
    expect((await noura.call('PUT', `/api/me/trade-ins/${id}/handover`, booking)).status).toBe(200);
    const answer = await calendar();
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="pickup-${code}.ics"`,
    });
    const file = await answer.text();
    const moment = (at: string) => at.replaceAll(/[-:]|\.\d+/g, '');
    for (const line of [
      `UID:trade-in-${id}@planet-heroes`, `DTSTART:${moment(startsAt)}`, `DTEND:${moment(endsAt)}`,
      'SUMMARY:Planet Heroes: our courier fetches your iPhone 13 Pro',
      String.raw`LOCATION:Villa 12\, Street 4\; gate B`,
    ]) expect(file).toContain(`\r\n${line}\r\n`);
    expect(await (await calendar('ar')).text()).toContain('SUMMARY:Planet Heroes: يستلم مندوبنا iPhone 13 Pro\r\n');
    const [message] = await product.database.query<{ calendar: { name: string; content: string } }>(
      `select content->'calendar' as calendar from outbox_message where id like $1`, [`email-trade-in-${id}-booked-%`],
    );
    const stamped = (text: string) => text.replace(/DTSTAMP:.*/, '');
    expect(message!.calendar.name).toBe(`pickup-${code}.ics`);
    expect(stamped(message!.calendar.content)).toBe(stamped(file));
    await product.operate('POST', `/api/ops/trade-ins/${id}/collect`, {});
    expect((await calendar()).status).toBe(404);
  });

  it('are a certificate once the phone is wiped, which says how and when; then no label any more', async () => {
    await desk('receive');
    await desk('inspect', { answers: GOOD });
    expect((await download('certificate')).status).toBe(404);
    await desk('wipe', { certificate: 'NIST SP 800-88 Purge, signed out of iCloud' });
    expect(await pdfText(await download('certificate'))).toContain('NIST SP 800-88 Purge, signed out of iCloud');
    expect(await pdfText(await download('receipt'))).toMatch(
      /Price locked Hero .*Handover arranged Hero .*Data wiped Our desk .*Verified: points credited/,
    );
    expect((await download('label')).status).toBe(404);
    const late = await hero.call('PUT', `/api/me/trade-ins/${tradeIn.id}/return-address`, {
      address: 'Villa 12', contact: 'Noura', phone: '+971 50 123 4567',
    });
    expect(late.body.error.code).toBe('illegal_transition');
  });

  it('say how it is paid, by which account and reference, also after the bank has paid', async () => {
    expect(await pdfText(await download('receipt'))).toContain('Waits: choose how you are paid');
    await hero.call('PUT', `/api/me/trade-ins/${tradeIn.id}/payout`, {
      method: 'bank', holder: 'Noura Haddad', iban: 'AE07 0331 2345 6789 0123 456',
    });
    const { body: batch } = await product.operate('POST', '/api/ops/payout-batches');
    await product.database.query(`update payout_batch set state = 'approved' where id = $1`, [batch.id]);
    expect((await product.operate('POST', `/api/ops/payout-batches/${batch.id}/settle`, { reference: 'ENBD-7' })).status)
      .toBe(200);
    const text = await pdfText(await download('receipt'));
    for (const part of ['Payment', 'Bank transfer', 'AED 850', 'AE•• •••• 3456', 'Paid on', 'ENBD-7', 'Page 1 of 1'])
      expect(text).toContain(part);
    expect(text).toMatch(/Verified: points credited .* Paid\b/);
  });

  it('say why a phone was not taken, and that nothing was credited', async () => {
    tradeIn = (await hero.call('POST', '/api/me/trade-ins', { device: 'iPhone 13 Pro', condition: 'good' })).body;
    expect((await desk('reject', { reasons: ['Activation lock is on'] })).status).toBe(200);
    expect(await pdfText(await download('receipt'))).toMatch(/AED 850, not credited .*Why Activation lock is on/);
    expect(await pdfText(await download('receipt', { locale: 'ar' }))).toContain('قفل');
  });
});
