import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { VISITORS_QUOTES_KEPT_DAYS } from '@planet-heroes/contracts/areas/companies/catalogue';
import { DECLINED_SPONSORSHIPS_KEPT_DAYS } from '@planet-heroes/contracts/areas/missions/tiers';
import { SHARES_KEPT_DAYS } from '@planet-heroes/contracts/areas/shares/schemas';
import { QUOTE_LOCK_DAYS } from '@planet-heroes/contracts/areas/trade-ins/devices';
import { LAPSED_TRADE_INS_KEPT_DAYS } from '@planet-heroes/contracts/areas/trade-ins/journey';
// What `remove-old-records` leads to: `--changed` follows imports.
import '@planet-heroes/domain/areas/accounts/retention';
import '@planet-heroes/domain/areas/imports/remove-old-imports';
import '@planet-heroes/domain/areas/missions/remove-declined-sponsorships';
import '@planet-heroes/domain/areas/payouts/forget-payouts';
import '@planet-heroes/domain/areas/quotes/remove-visitors-quotes';
import '@planet-heroes/domain/areas/shares/remove-old-shares';
import '@planet-heroes/domain/areas/trade-ins/remove-lapsed-trade-ins';
import { commandsOn } from '../../support/commands.js';
import { CompanyDesk } from '../../support/company-desk.js';
import { joinHero } from '../../support/join-hero.js';
import { joinProvenHero } from '../../support/kept-hero.js';
import { SPONSORSHIP } from '../../support/mission-events.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';

const DAY_SECONDS = 86_400;
const GOOD = { screen: 'light-scratches', back: 'flawless', battery: 'good', faceId: 'works', water: 'dry' };

describe('what has been kept for long enough', () => {
  let product: TestProduct;
  let moved = 0;
  const desk = new CompanyDesk(() => product);
  beforeAll(async () => {
    product = await startTestProduct();
  });
  afterAll(() => product.close());

  /** Moves the instance's clock to `days` days after the test began. */
  const goToDay = async (days: number) => {
    await desk.advance((days - moved) * DAY_SECONDS);
    moved = days;
  };
  const sweep = () => commandsOn(() => product.database).done('remove-old-records', {});
  const ids = async (table: string, column = 'id') =>
    (await product.database.query<{ id: string }>(`select ${column} as id from ${table}`)).map(({ id }) => id);

  it('are visitors’ quotes of which no order came, with their devices; others stay', async () => {
    const mine = await desk.registerCompany();
    const devices = [{ model: 'iphone-13', condition: 'good', quantity: 2 }];
    const visitors = [await desk.requestQuote(devices), await desk.requestQuote(devices)];
    const ordered = await desk.placedOrder(devices);
    const company = await desk.requestQuote(devices, mine.key);
    await goToDay(VISITORS_QUOTES_KEPT_DAYS - 1);
    await sweep();
    expect(await ids('quote')).toEqual(expect.arrayContaining([...visitors, company]));
    const fresh = await desk.requestQuote(devices);
    await goToDay(VISITORS_QUOTES_KEPT_DAYS + 1);
    await sweep();
    const left = await ids('quote');
    for (const gone of visitors) expect(left).not.toContain(gone);
    expect(left).toEqual(expect.arrayContaining([company, fresh]));
    expect(await ids('purchase_order')).toContain(ordered);
    for (const gone of visitors) expect(await ids('quote_row', 'quote_id')).not.toContain(gone);
    expect((await desk.call('GET', `/quotes/${visitors[0]}`)).status).toBe(404);
    expect(await desk.broken()).toEqual([]);
  });

  it('are posts, and the codes in them; the friends whom they brought stay', async () => {
    const hero = await joinHero(product);
    const code = 'HEROAB12CD';
    const share = () => hero.call('POST', '/api/social-shares', {
      heroId: hero.id, shareType: 'achievement', contentId: 'level', platform: 'whatsapp',
      shareUrl: `${product.address}/join?ref=${code}`, shareText: 'Join me',
    });
    const first = await share();
    expect(first.status).toBe(201);
    const friend = await joinHero(product, { referralCode: code });
    const begun = moved;
    await goToDay(begun + SHARES_KEPT_DAYS - 1);
    const second = await share();
    expect(second.status).toBe(201);
    await goToDay(begun + SHARES_KEPT_DAYS + 1);
    await sweep();
    expect(await ids('social_share')).toEqual([second.body.id]);
    // A later post still leads there.
    expect(await ids('share_code', 'code')).toEqual([code]);
    await goToDay(begun + 2 * SHARES_KEPT_DAYS + 1);
    await sweep();
    expect([await ids('social_share'), await ids('share_code', 'code')]).toEqual([[], []]);
    expect(await ids('referral', 'friend_id')).toContain(friend.id);
  });

  it('are prices for which nobody handed a phone over, with the phone’s details; phones that came stay', async () => {
    const hero = await joinProvenHero(product);
    const begun = moved;
    const start = async (): Promise<string> =>
      (await hero.call('POST', '/api/me/trade-ins', { device: 'iPhone 13', condition: 'good' })).body.id;
    const [lapsed, cancelled, came] = [await start(), await start(), await start()];
    const { slots } = (await product.call('GET', '/api/pickup-slots?zoneId=zone-3')).body;
    const door = {
      method: 'pickup', zoneId: 'zone-3', day: slots[0].day, slot: slots[0].slot,
      address: 'Villa 12', contact: 'Layla', phone: '+971 50 123 4567',
    };
    for (const id of [lapsed, cancelled])
      expect((await hero.call('PUT', `/api/me/trade-ins/${id}/payout`, { method: 'credit' })).status).toBe(200);
    expect((await hero.call('PUT', `/api/me/trade-ins/${cancelled}/handover`, door)).status).toBe(200);
    expect((await hero.call('POST', `/api/me/trade-ins/${cancelled}/cancel`)).status).toBe(200);
    // Nothing is paid for it: how it was to be paid is kept no longer.
    expect(await ids('payout', 'trade_in_id')).toEqual([lapsed]);
    await product.database.query(
      `insert into payout (trade_in_id, hero_id, method, state) values ($1, $2, 'credit', 'chosen')`, [cancelled, hero.id],
    );
    await sweep();
    expect(await ids('payout', 'trade_in_id')).toEqual([lapsed]);
    expect((await hero.call('PUT', `/api/me/trade-ins/${came}/handover`, { method: 'drop-off' })).status).toBe(200);
    await desk.desk(`/trade-ins/${came}/receive`);
    const leaving = await joinHero(product);
    const wiped = (await leaving.call('POST', '/api/me/trade-ins', { device: 'iPhone 13', condition: 'good' })).body.id;
    await desk.desk(`/trade-ins/${wiped}/receive`);
    await desk.desk(`/trade-ins/${wiped}/inspect`, { answers: GOOD });
    expect((await leaving.call('DELETE', '/api/me')).status).toBe(200);
    const left = await desk.desk(`/trade-ins/${wiped}/wipe`, { certificate: 'NIST SP 800-88 purge' });
    expect(left.body.state).toBe('cancelled');
    const ended = begun + QUOTE_LOCK_DAYS + 1;
    await goToDay(ended);
    await goToDay(ended + LAPSED_TRADE_INS_KEPT_DAYS - 1);
    await sweep();
    expect((await ids('trade_in')).sort()).toEqual([lapsed, came, wiped].sort());
    expect((await hero.call('GET', `/api/me/trade-ins/${lapsed}`)).body.state).toBe('expired');
    await goToDay(ended + LAPSED_TRADE_INS_KEPT_DAYS + 1);
    await sweep();
    expect((await ids('trade_in')).sort()).toEqual([came, wiped].sort());
    const gone = [lapsed, cancelled];
    for (const table of ['trade_in_step', 'trade_in_handover', 'payout'])
      expect((await ids(table, 'trade_in_id')).filter((id) => gone.includes(id))).toEqual([]);
    expect((await hero.call('GET', `/api/me/trade-ins/${lapsed}`)).body.error.code).toBe('unknown_trade_in');
    expect(await desk.broken()).toEqual([]);
  });

  it('are sponsorships that were declined; approved ones stay', async () => {
    const begun = moved;
    // The product's own review comes two seconds after a sponsorship: on a busy machine, before the desk has decided.
    await product.database.query(
      `create function put_off() returns trigger language plpgsql as
         $$ begin new.due_at := new.due_at + interval '1 hour'; return new; end $$;
       create trigger reviews_put_off before insert on scheduled_command for each row
         when (new.name = 'review-sponsorship') execute function put_off()`,
    );
    const submit = async (): Promise<string> =>
      (await product.call('POST', '/api/mission-sponsorships', { ...SPONSORSHIP, message: randomUUID() })).body.id;
    const decided = async (id: string, decision: string) =>
      expect((await desk.desk(`/sponsorships/${id}/decide`, { decision, reason: 'Looked at.' })).status).toBe(200);
    const [declined, approved] = [await submit(), await submit()];
    await decided(declined, 'decline');
    await decided(approved, 'approve');
    await goToDay(begun + DECLINED_SPONSORSHIPS_KEPT_DAYS - 1);
    await sweep();
    expect(await ids('mission_sponsorship')).toEqual(expect.arrayContaining([declined, approved]));
    await goToDay(begun + DECLINED_SPONSORSHIPS_KEPT_DAYS + 1);
    await sweep();
    expect(await ids('mission_sponsorship')).not.toContain(declined);
    expect(await ids('mission_sponsorship')).toContain(approved);
    expect(await desk.broken()).toEqual([]);
  });

  it('are files of which no import began, and challenges that nobody signed', async () => {
    await product.database.query(
      `insert into csv_upload (id, company_id, content, uploaded_at)
       values ('old', 'demo-company', '', now() - interval '25 hours'), ('new', 'demo-company', '', now())`,
    );
    await product.database.query(
      `insert into passkey_challenge (id, challenge, expires_at)
       values ('old', '', '2000-01-01'), ('new', '', '2100-01-01')`,
    );
    await sweep();
    expect([await ids('csv_upload'), await ids('passkey_challenge')]).toEqual([['new'], ['new']]);
  });
});
