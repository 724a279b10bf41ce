import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  MAX_RECORDED_EVENTS,
  recordingPreviewSchema,
  type ScrubbedValue,
} from '@planet-heroes/contracts/areas/operations/recordings';
import { cloudEventEnvelopeSchema } from '@planet-heroes/contracts/kernel/events/cloud-event';
import { FORM } from '../../support/company-desk.js';
import { joinHero } from '../../support/join-hero.js';
import { joinKeptHero } from '../../support/kept-hero.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';

/** All names, contacts and texts of the people in this test. */
const SECRETS = {
  hero: 'Layla Haddad', friend: 'Omar Aziz', email: 'layla@haddad.example', phone: '+971 50 123 4567',
  address: 'Villa 12, Street 4', iban: 'AE070331234567890123456', imei: '490154203237518',
  company: 'Gulf Trading', contact: 'Mariam Saleh', companyEmail: 'mariam@gulf.example', companyPhone: '+971 4 555 0199',
  words: 'ten phones of Yusuf', title: 'Bottles with Layla', description: 'Whoever knows Layla may join us',
  reason: 'Omar said that it was not his',
};
const WINDOW = { since: '2020-01-01T00:00:00Z', until: '2090-01-01T00:00:00Z' };
const GOOD = { screen: 'light-scratches', back: 'flawless', battery: 'good', faceId: 'works', water: 'dry' };

describe('a recording from the operators’ pages', () => {
  let product: TestProduct;
  let since: string;
  beforeAll(async () => {
    product = await startTestProduct();
    since = new Date(Date.now() - 60_000).toISOString();
    const { call, operate } = product;
    const hero = await joinKeptHero(product, { name: SECRETS.hero, email: SECRETS.email });
    await hero.call('PATCH', '/api/me', { phone: SECRETS.phone, zoneId: 'zone-1' });
    const friend = await joinHero(product, { name: SECRETS.friend, referralCode: hero.referralCode });
    const { id } = (await hero.call('POST', '/api/me/trade-ins', { device: 'iPhone 13 Pro', condition: 'good' })).body;
    await hero.call('PATCH', `/api/me/trade-ins/${id}`, { imei: SECRETS.imei });
    const payout = { method: 'bank', holder: SECRETS.hero, iban: SECRETS.iban };
    const chosen = await hero.call('PUT', `/api/me/trade-ins/${id}/payout`, payout);
    const { slots: [slot] } = (await call('GET', '/api/pickup-slots?zoneId=zone-1')).body;
    const booked = await hero.call('PUT', `/api/me/trade-ins/${id}/handover`, {
      method: 'pickup', zoneId: 'zone-1', day: slot.day, slot: slot.slot, address: SECRETS.address, contact: SECRETS.hero,
      phone: SECRETS.phone,
    });
    await operate('POST', `/api/ops/trade-ins/${id}/collect`, { signature: { name: SECRETS.hero } });
    await operate('POST', `/api/ops/trade-ins/${id}/receive`, {});
    await operate('POST', `/api/ops/trade-ins/${id}/inspect`, { answers: GOOD, note: SECRETS.reason });
    const wiped = await operate('POST', `/api/ops/trade-ins/${id}/wipe`, { certificate: 'NIST SP 800-88 purge' });
    const other = (await friend.call('POST', '/api/me/trade-ins', { device: 'iPhone 12', condition: 'good' })).body.id;
    const rejected = await operate('POST', `/api/ops/trade-ins/${other}/reject`, { reasons: [SECRETS.reason] });
    const shared = await hero.call('POST', '/api/social-shares', {
      shareType: 'trade', contentId: SECRETS.title, platform: 'whatsapp',
      shareUrl: `${product.address}/join?ref=${hero.referralCode}`, shareText: SECRETS.description,
    });
    const challenge = await hero.call('POST', '/api/social-challenges', {
      title: SECRETS.title, description: SECRETS.description, challengeType: 'bottles_prevented', targetValue: 100,
      duration: 7, pointsReward: 100, participantLimit: 20,
    });
    const quote = await call('POST', '/api/corporate/quotes', {
      ...FORM, companyName: SECRETS.company, contactName: SECRETS.contact, email: SECRETS.companyEmail,
      phone: SECRETS.companyPhone, deviceDetails: SECRETS.words, quantity: 10,
    });
    const declined = await operate('POST', `/api/ops/quotes/${quote.body.id}/decline`, { reason: SECRETS.reason });
    for (const answer of [chosen, booked, wiped, rejected, shared, challenge, quote, declined])
      expect([200, 201]).toContain(answer.status);
  });
  afterAll(() => product.close());

  const preview = async (window: Record<string, string> = WINDOW) =>
    product.operate('GET', `/api/ops/recordings?${new URLSearchParams(window)}`);
  const download = (window: object = WINDOW) => product.operate('POST', '/api/ops/recordings', window);

  it('holds no name, contact, account, number, door or word of anybody', async () => {
    const { status, headers, body } = await download();
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('application/x-ndjson');
    const text = String(body);
    for (const [what, secret] of Object.entries(SECRETS)) {
      const parts = [secret, ...secret.split(' ').filter((word) => /^\p{Lu}\p{L}{3,}$/u.test(word))];
      expect([what, parts.filter((part) => part !== 'Street' && text.includes(part))]).toEqual([what, []]);
    }
    const events = text.trim().split('\n').map((line) => cloudEventEnvelopeSchema.parse(JSON.parse(line)));
    expect(events.map(({ type }) => type)).toEqual(expect.arrayContaining([
      'hero.joined', 'trade.quoted', 'trade.verified', 'trade.rejected', 'share.recorded', 'social_challenge.created',
      'quote.requested', 'quote.declined',
    ]));
  });

  it('is shown before it is downloaded: how much of which kind, and what was replaced, itself masked', async () => {
    const shown = recordingPreviewSchema.parse((await preview()).body);
    const text = String((await download()).body);
    const lines = text.trim().split('\n');
    expect(shown).toMatchObject({ events: lines.length, bytes: Buffer.byteLength(text), archivedTo: null });
    expect(shown.kinds.reduce((sum, { count }) => sum + count, 0)).toBe(lines.length);
    expect(shown.logged).toBeGreaterThan(lines.length);
    const of = (type: string, field: string): ScrubbedValue =>
      shown.scrubbed.find((each) => each.type === type && each.field === field)!;
    expect(of('hero.joined', 'name')).toMatchObject({ count: 2, before: '••••• ••••••', after: 'Hero 1' });
    expect(of('social_challenge.created', 'title')).toMatchObject({ before: '••••••• •••• •••••', after: 'A challenge' });
    expect(of('quote.requested', 'email')).toMatchObject({ before: null, after: 'somebody@company.example' });
    expect(of('quote.requested', 'deviceDetails').after).toBe('Devices in words');
    expect(shown.scrubbed.filter(({ before }) => /[\p{L}\p{N}]/u.test(before ?? ''))).toEqual([]);
    expect(of('trade.rejected', 'reasons')).toMatchObject({ count: 1, after: 'As it was decided' });
    const told = JSON.stringify(shown);
    expect(Object.values(SECRETS).filter((secret) => told.includes(secret))).toEqual([]);
  });

  it('holds what happened in its window alone', async () => {
    expect((await preview({ since: WINDOW.since, until: since })).body.kinds).not
      .toContainEqual(expect.objectContaining({ type: 'trade.rejected' }));
    expect((await preview({ since, until: WINDOW.until })).body.kinds).toContainEqual({ type: 'trade.rejected', count: 1 });
    const nothing = await preview({ since: '2001-01-01T00:00:00Z', until: '2001-01-02T00:00:00Z' });
    expect(nothing.body).toMatchObject({ logged: 0, events: 0, bytes: 0, kinds: [], scrubbed: [] });
  });

  it.each([
    ['no end', { since: WINDOW.since }],
    ['an end before its beginning', { since: WINDOW.until, until: WINDOW.since }],
    ['no time', { since: 'yesterday', until: WINDOW.until }],
  ])('is refused with %s', async (_, window) => {
    expect(await preview(window)).toMatchObject({ status: 400, body: { error: { code: 'invalid_request' } } });
    expect(await download(window)).toMatchObject({ status: 400, body: { error: { code: 'invalid_request' } } });
  });

  it('is an admin’s alone, and each download is in the audit log', async () => {
    await download({ since: '2002-02-02T00:00:00Z', until: WINDOW.until });
    const { entries } = (await product.operate('GET', '/api/ops/audit?search=2002-02-02')).body;
    expect(entries).toMatchObject([{ call: 'POST /api/ops/recordings', status: 200 }]);
    expect((await product.call('GET', `/api/ops/recordings?${new URLSearchParams(WINDOW)}`)).status).toBe(401);
    expect((await product.call('POST', '/api/ops/recordings', WINDOW)).status).toBe(401);
  });

  it('is refused where more happened than it may hold', async () => {
    // Long ago, and of a kind that nothing follows from.
    await product.database.query(
      `insert into event_log (id, type, source, subject, data, cause, occurred_at)
       select gen_random_uuid(), 'company.changed', '/test', 'nobody', '{"companyId":"nobody","part":"profile"}', 'test',
              '2010-01-01T00:00:00Z'
       from generate_series(0, ${MAX_RECORDED_EVENTS})`,
    );
    const window = { since: '2010-01-01T00:00:00Z', until: '2010-01-02T00:00:00Z' };
    for (const answer of [await preview(window), await download(window)]) {
      expect(answer).toMatchObject({ status: 400, body: { error: { code: 'window_too_large', details: { most: MAX_RECORDED_EVENTS } } } });
      expect(answer.body.error.message).toContain('Choose a shorter one');
    }
  });
});
