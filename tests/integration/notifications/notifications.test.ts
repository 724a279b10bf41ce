import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { simpleParser } from 'mailparser';
import { dubaiDay } from '@planet-heroes/contracts/kernel/calendar/dubai-calendar';
import type { InboxAnswer, MailAnswer, MailMessage } from '@planet-heroes/contracts/areas/notifications/schemas';
import { HOUR_MS } from '@planet-heroes/contracts/kernel/calendar/durations';
import type { CompanyUser } from '@planet-heroes/domain/areas/companies/companies.area';
import type { ScheduledCommand } from '@planet-heroes/domain/kernel/schedule/scheduled-command.entity';
import { scheduleCommands } from '@planet-heroes/domain/kernel/schedule/schedule-commands';
import type { OutboxMessage } from '@planet-heroes/domain/kernel/outbox/outbox-message.entity';
import type { PushSubscription } from '@planet-heroes/domain/kernel/outbox/push-subscription.entity';
import { giveAccount } from '../../support/accounts.js';
import { CompanyDesk } from '../../support/company-desk.js';
import { oneFoundation } from '../../support/foundations.js';
import { findInTables } from '../../support/find-text.js';
import { type JoinedHero, joinHero } from '../../support/join-hero.js';
import { connectToRooms } from '../../support/socket-client.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';
import { until } from '../../support/until.js';

const VAPID = vapidKeys();

describe.each(oneFoundation(import.meta.url))('notifications, with $name', ({ redisUrl }) => {
  let product: TestProduct;
  let pushes: PushService;
  const company = new CompanyDesk(() => product);
  beforeAll(async () => {
    pushes = await startPushService();
    product = await startTestProduct({
      redisUrl,
      seed: 'demo',
      environment: {
        PUBLIC_URL: 'https://planetheroes.example',
        VAPID_PUBLIC_KEY: VAPID.publicKey,
        VAPID_PRIVATE_KEY: VAPID.privateKey,
      },
    });
    // Ten in the morning in Dubai, whenever this runs: by night messages wait.
    const now = await instanceNow();
    const morning = dubaiDay(now)[1].getTime() + 10 * HOUR_MS;
    await product.operate('POST', '/api/ops/clock', { advanceSeconds: Math.ceil((morning - now.getTime()) / 1000) });
  });
  afterAll(async () => {
    await product.close();
    await pushes.close();
  });

  const instanceNow = async () => new Date((await product.operate('GET', '/api/ops/clock')).body.now);
  const mail = async (limit = 100) => (await product.operate('GET', `/api/ops/mail?limit=${limit}`)).body as MailAnswer;
  const mailTo = (address: string, state = 'sent', count = 1) =>
    until(`mail to ${address}`, async () => {
      const all = (await mail()).messages.filter(({ to }) => to === address);
      return all.length >= count && all.every((message) => message.state === state) ? all : undefined;
    });
  /** What waits for the end of quiet hours; receipts of a hero's own steps go out at once. */
  const heldFor = (address: string) =>
    until(`mail that waits for ${address}`, async () =>
      (await mail()).messages.find(({ to, dueAt, createdAt }) => to === address && dueAt > createdAt));
  const inboxOf = async (hero: JoinedHero) => (await hero.call('GET', '/api/me/inbox')).body as InboxAnswer;

  async function heroWithAccount(locale: 'en' | 'ar' = 'en'): Promise<JoinedHero & { email: string }> {
    const hero = await joinHero(product);
    const email = `hero-${randomUUID()}@example.com`;
    await giveAccount(product.database, { id: randomUUID(), email, heroId: hero.id, locale });
    return { ...hero, email };
  }

  async function verifiedTrade(hero: JoinedHero): Promise<string> {
    const { body } = await hero.call('POST', '/api/me/trade-ins', { device: 'iPhone 13', condition: 'good' });
    expect((await product.operate('POST', `/api/ops/trade-ins/${body.id}/verify`)).status).toBe(200);
    return body.id;
  }

  it('a verified trade is a line of the inbox, counted in the hero’s room, and one e-mail', async () => {
    const hero = await heroWithAccount();
    const client = await connectToRoomsAs(product, hero);
    try {
      const id = await verifiedTrade(hero);
      expect(await inboxOf(hero)).toMatchObject({
        unread: 1,
        next: null,
        items: [{
          id: `trade-in-${id}-verified`,
          kind: 'trade-in-step',
          data: { tradeInId: id, device: 'iPhone 13', state: 'verified', pay: 'undecided', payFils: expect.any(Number) },
          readAt: null,
        }],
      });
      const told = await until('the room to get it', () => client.messages.findLast(({ change }) => unreadOf(change) === 1));
      expect((told.change as { notices: unknown[] }).notices).toContainEqual({
        kind: 'inbox', id: `trade-in-${id}-verified`, state: 'added',
      });
      const [message, receipt, ...others] = await mailTo(hero.email, 'sent', 2);
      expect(others).toEqual([]);
      expect(receipt).toMatchObject({ subject: expect.stringMatching(/^AED\s[\d,]+ is locked for your iPhone 13$/) });
      expect(message).toMatchObject({
        kind: 'trade-in-step',
        channel: 'email',
        subject: 'Your iPhone 13 is verified',
        content: { action: { label: 'Credit with us', url: expect.stringMatching(/^\/my-trade-ins\/[\w-]+\?pay=credit$/) }, code: null },
      });

      expect(await hero.call('POST', '/api/me/inbox/read', {})).toMatchObject({ status: 200, body: { unread: 0 } });
      expect((await inboxOf(hero)).items[0]!.readAt).not.toBeNull();
      await until('the room to get it', () => client.messages.some(({ change }) => unreadOf(change) === 0));
    } finally {
      client.socket.disconnect();
    }
  });

  it('another price by the answers is an e-mail of its own', async () => {
    const hero = await heroWithAccount();
    const { body: { id } } = await hero.call('POST', '/api/me/trade-ins', { device: 'iPhone 13', condition: 'good' });
    const answers = { screen: 'flawless', back: 'flawless', battery: 'service', faceId: 'works', water: 'dry' };
    const { body } = await hero.call('PUT', `/api/me/trade-ins/${id}/answers`, { answers });
    const subjects = (await mailTo(hero.email, 'sent', 2)).map(({ subject }) => subject);
    const price = (body.valueFils / 100).toLocaleString('en');
    expect(subjects).toContainEqual(expect.stringMatching(new RegExp(`^Your iPhone 13 is now worth AED\\s${price}$`)));
  });

  it('the steps of a phone at the desk are lines of the inbox, counted in the hero’s room as they are in the tables', async () => {
    const hero = await heroWithAccount();
    const client = await connectToRoomsAs(product, hero);
    try {
      const { body: { id } } = await hero.call('POST', '/api/me/trade-ins', { device: 'iPhone 13', condition: 'good' });
      await hero.call('PUT', `/api/me/trade-ins/${id}/handover`, { method: 'drop-off' });
      const answers = { screen: 'cracked', back: 'flawless', battery: 'good', faceId: 'works', water: 'dry' };
      for (const [step, body] of [['receive'], ['inspect', { answers }]] as const)
        expect((await product.operate('POST', `/api/ops/trade-ins/${id}/${step}`, body)).status).toBe(200);
      const { items, unread } = await inboxOf(hero);
      expect(items.map((item) => item.id).toSorted()).toEqual([`trade-in-${id}-countered`, `trade-in-${id}-received`]);
      expect(unread).toBe(2);
      await until('the room to count both', () => client.messages.some(({ change }) => unreadOf(change) === 2));
      const { checks } = (await product.operate('POST', '/api/ops/books/check')).body;
      expect(checks.filter(({ holds }: { holds: boolean }) => !holds)).toEqual([]);
      expect(checks.map(({ name }: { name: string }) => name)).toContain('Projection inbox shows what the tables say');
    } finally {
      client.socket.disconnect();
    }
  });

  it('a file is written of each e-mail where there is no mail server, in the hero’s language', async () => {
    const hero = await heroWithAccount('ar');
    await verifiedTrade(hero);
    await mailTo(hero.email, 'sent', 2);
    const folder = join(product.dataDir, 'mail');
    const mails = await Promise.all(
      readdirSync(folder).map((name) => simpleParser(readFileSync(join(folder, name)))),
    );
    const written = mails.find(({ to, subject }) =>
      !Array.isArray(to) && to?.text === hero.email && subject === 'تم التحقق من iPhone 13');
    expect(written!.html).toContain('dir="rtl"');
    expect(written!.html).toMatch(/href="https:\/\/planetheroes\.example\/my-trade-ins\/[\w-]+\?pay=credit"/);
  });

  it('lines are read one by one and in pages, by their hero alone', async () => {
    const hero = await heroWithAccount();
    const other = await heroWithAccount();
    for (let trade = 0; trade < 3; trade++) await verifiedTrade(hero);
    const first = (await hero.call('GET', '/api/me/inbox?limit=2')).body as InboxAnswer;
    expect([first.items.length, first.unread]).toEqual([2, 3]);
    const rest = (await hero.call('GET', `/api/me/inbox?limit=2&before=${first.next}`)).body as InboxAnswer;
    expect([rest.items.length, rest.next]).toEqual([1, null]);
    const ids = [first.items[0]!.id];
    expect(await other.call('POST', '/api/me/inbox/read', { ids })).toMatchObject({ body: { unread: 0 } });
    expect(await hero.call('POST', '/api/me/inbox/read', { ids })).toMatchObject({ body: { unread: 2 } });
    expect(await hero.call('POST', '/api/me/inbox/read', { ids })).toMatchObject({ body: { unread: 2 } });
    expect((await hero.call('GET', '/api/me/inbox?before=nonsense')).status).toBe(400);
  });

  it('heroes whom nobody can act as have none, and a hero’s address on the profile is not written to', async () => {
    const email = `unproven-${randomUUID()}@example.com`;
    const hero = await joinHero(product, { email });
    await verifiedTrade(hero);
    expect((await mail()).messages.filter(({ to }) => to === email)).toEqual([]);
  });

  it('choices are kept, and hold for the next message', async () => {
    const hero = await heroWithAccount();
    const { body: before } = await hero.call('GET', '/api/me/notifications');
    expect(before).toMatchObject({
      email: hero.email, pushKey: VAPID.publicKey, browsers: 0, quietHours: { from: '22:00', until: '08:00' },
    });
    expect(before.choices).toContainEqual({ kind: 'trade-in-step', email: true, push: true });
    expect(before.choices).toContainEqual({ kind: 'payment', email: true, push: null });
    const { body: after } = await hero.call('PUT', '/api/me/notifications', {
      locale: 'ar',
      choices: [{ kind: 'trade-in-step', email: false }],
      quietHours: { from: '23:30', until: '06:15' },
    });
    expect(after).toMatchObject({ locale: 'ar', quietHours: { from: '23:30', until: '06:15' } });
    expect(after.choices).toContainEqual({ kind: 'trade-in-step', email: false, push: true });
    await verifiedTrade(hero);
    expect((await inboxOf(hero)).unread).toBe(1);
    const sent = async () => (await mail()).messages.filter(({ to }) => to === hero.email);
    expect(await sent()).toEqual([]);
    await hero.call('PUT', '/api/me/notifications', { choices: [{ kind: 'trade-in-step', email: true }] });
    await verifiedTrade(hero);
    expect(new Set((await sent()).map(({ locale }: { locale: string }) => locale))).toEqual(new Set(['ar']));
    expect((await product.call('PUT', '/api/me/notifications', { choices: [] })).status).toBe(409);
    expect((await hero.call('PUT', '/api/me/notifications', { quietHours: { from: '24:00', until: '1' } })).status)
      .toBe(400);
  });

  it('in quiet hours messages wait until these are over', async () => {
    const hero = await heroWithAccount();
    const [midnight] = dubaiDay(await instanceNow());
    await hero.call('PUT', '/api/me/notifications', { quietHours: { from: '09:00', until: '21:00' } });
    await verifiedTrade(hero);
    const message = await heldFor(hero.email);
    expect(message.state).toBe('waiting');
    expect(message.dueAt).toBe(new Date(midnight.getTime() + 21 * HOUR_MS).toISOString());
  });

  it('one click in a mail program ends e-mails of that kind, and no other', async () => {
    const hero = await heroWithAccount();
    await verifiedTrade(hero);
    const [message] = await mailTo(hero.email);
    const path = await unsubscribePathOf(product, message!);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect(await product.call('POST', `/api${path}`, 'List-Unsubscribe=One-Click', form)).toMatchObject({
      status: 200, body: { kind: 'trade-in-step' },
    });
    const { body } = await hero.call('GET', '/api/me/notifications');
    expect(body.choices).toContainEqual({ kind: 'trade-in-step', email: false, push: true });
    expect(body.choices).toContainEqual({ kind: 'claim-state', email: true, push: true });
    // From the page, and as programs send it that put the field into a form of parts.
    expect((await product.call('POST', `/api${path}`)).status).toBe(200);
    const parts = { 'content-type': 'multipart/form-data; boundary=x' };
    expect((await product.call('POST', `/api${path}`, '--x--', parts)).status).toBe(200);
    const forged = path.replace(/.{4}$/, 'AAAA');
    expect(await product.call('POST', `/api${forged}`)).toMatchObject({
      status: 400, body: { error: { code: 'unsubscribe_token_wrong' } },
    });
    expect((await product.call('POST', '/api/me/inbox/read', 'a=b', form)).status).toBe(415);
    expect((await product.call('POST', `/api${path}`, 'x'.repeat(5_000), form)).status).toBe(413);
  });

  it('a company’s active people with a proven address learn of quotes and orders, as the company chose', async () => {
    const { id: companyId, key } = await company.registerCompany();
    const emails = ['Active', 'suspended', 'unproven'].map((name) => `${name}-${randomUUID()}@gulf.example`);
    const [active, suspended] = emails as [string, string, string];
    await product.database.tables<typeof CompanyUser>().insertInto('company_user').values(
      emails.map((email) => ({
        id: randomUUID(), companyId, name: 'Somebody', email, role: 'User',
        department: 'it', status: email === suspended ? 'suspended' : 'active', createdAt: new Date(),
      })),
    ).execute();
    await giveAccount(product.database, { id: randomUUID(), email: active.toLowerCase(), locale: 'ar' });
    await giveAccount(product.database, { id: randomUUID(), email: suspended });
    const quoteId = await company.approvedQuote(undefined, {}, key);
    const [message, ...others] = await mailTo(active.toLowerCase());
    expect(others).toEqual([]);
    expect(message).toMatchObject({ kind: 'quote-ready', locale: 'ar', subject: `عرض السعر ${quoteId} جاهز` });
    expect((await mail()).messages.filter(({ to }) => emails.slice(1).includes(to))).toEqual([]);

    const { body: choices } = await company.call('GET', '/notifications', undefined, key);
    expect((await company.call('PUT', '/notifications', { ...choices, emailPurchaseOrders: false }, key)).status).toBe(200);
    const { status } = await company.call('POST', `/quotes/${quoteId}/accept`, {}, key);
    expect([200, 201]).toContain(status);
    expect((await mail()).messages.filter(({ to, kind }) => to === active.toLowerCase() && kind === 'order-stage'))
      .toEqual([]);
    // A pickup that is planned brings its calendar file.
    expect((await company.call('PUT', '/notifications', choices, key)).status).toBe(200);
    const { orders: [{ id: orderId }] } = (await company.call('GET', '/orders', undefined, key)).body;
    await company.call('PUT', `/orders/${orderId}/logistics`, { pickupDate: '2031-12-01' }, key);
    const told = await product.database.query<{ content: unknown }>(
      'select content from outbox_message where address = $1 order by created_at desc', [active.toLowerCase()],
    );
    const planned = JSON.stringify(told[0]!.content);
    for (const part of [`"name":"pickup-${orderId}.ics"`, 'DTSTART;VALUE=DATE:20311201']) expect(planned).toContain(part);
  });

  it('pushes reach browsers encrypted, and a browser that is gone is forgotten', async () => {
    const hero = await heroWithAccount();
    const keys = browserKeys();
    const endpoint = (name: string) => `${pushes.url}/${name}-${hero.id}`;
    for (const name of ['there', 'gone']) {
      expect(await hero.call('POST', '/api/me/push', { endpoint: endpoint(name), keys, locale: 'ar' })).toMatchObject({
        status: 200,
      });
    }
    // The same browser once more is the same.
    expect(await hero.call('POST', '/api/me/push', { endpoint: endpoint('gone'), keys })).toMatchObject({
      status: 200, body: { browsers: 2 },
    });
    await verifiedTrade(hero);
    const push = await until('the push', () => pushes.requests.find(({ path }) => path === `/there-${hero.id}`));
    expect(push.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    expect(push.headers.authorization).toMatch(/^vapid t=/);
    expect(push.body.includes('iPhone')).toBe(false);
    await until('the browser to be forgotten', async () => (await browsersOf(hero.id)).length === 1);
    expect((await browsersOf(hero.id))[0]!.endpoint).toBe(endpoint('there'));
    expect(await hero.call('POST', '/api/me/push/remove', { endpoint: endpoint('there') })).toMatchObject({
      status: 200, body: { browsers: 0 },
    });
    expect((await product.call('POST', '/api/me/push', { endpoint: endpoint('demo'), keys })).status).toBe(409);
  });

  it('a rank that was lost is notified once a day at most', async () => {
    const hero = await heroWithAccount();
    await hero.call('PUT', '/api/me/notifications', { quietHours: { from: '00:00', until: '00:00' } });
    const compare = async () => {
      await product.operate('POST', '/api/ops/clock', { advanceSeconds: 60 });
      await runNow(product, 'compare-ranks');
    };
    await compare();
    const pass = async () => verifiedTrade(await joinHero(product));
    await pass();
    await compare();
    const lost = async () => (await inboxOf(hero)).items.filter(({ kind }) => kind === 'rank-lost');
    await until('the loss to be notified', async () => (await lost()).length === 1);
    const { data } = (await lost())[0] as unknown as { data: { from: number; to: number } };
    expect(data.to).toBeGreaterThan(data.from);
    await pass();
    await compare();
    expect(await lost()).toHaveLength(1);
    await product.operate('POST', '/api/ops/clock', { advanceSeconds: 24 * 3600 });
    await compare();
    await until('the next loss to be notified', async () => (await lost()).length === 2);
    expect((await lost())[0]).toMatchObject({ data: { from: data.to, to: data.to + 1 } });
  });

  it('an export has all of it; a leaving hero takes it along, and nothing that waits is sent', async () => {
    const hero = await heroWithAccount();
    await hero.call('PUT', '/api/me/notifications', { quietHours: { from: '00:00', until: '23:59' } });
    await hero.call('POST', '/api/me/push', { endpoint: `${pushes.url}/leaving-${hero.id}`, keys: browserKeys() });
    await verifiedTrade(hero);
    await heldFor(hero.email);
    const { body } = await hero.call('GET', '/api/me/export');
    expect(body).toMatchObject({
      inbox: [{ kind: 'trade-in-step' }],
      notifications: { quietHours: { from: '00:00', until: '23:59' }, browsers: [`${pushes.url}/leaving-${hero.id}`] },
    });
    expect(body.messages.map(({ channel }: { channel: string }) => channel).toSorted()).toEqual(['email', 'email', 'push']);
    expect((await hero.call('DELETE', '/api/me')).status).toBe(200);
    const left = await product.database.tables<typeof OutboxMessage>().selectFrom('outbox_message').select('id')
      .where('heroId', '=', hero.id).execute();
    expect(left).toEqual([]);
    expect(await findInTables(product.database, [`leaving-${hero.id}`])).toEqual([]);
  });

  it('the mailbox is for operators', async () => {
    expect((await product.call('GET', '/api/ops/mail')).status).toBe(401);
    expect(await mail(1)).toMatchObject({ isSent: false, messages: [{ content: expect.any(Object) }] });
  });

  const browsersOf = (heroId: string) =>
    product.database.tables<typeof PushSubscription>().selectFrom('push_subscription').select('endpoint')
      .where('heroId', '=', heroId).execute();
});

function unreadOf(change: unknown): number {
  return (change as { unread: number }).unread;
}

async function connectToRoomsAs(product: TestProduct, hero: JoinedHero) {
  const client = await connectToRooms(product.address, {}, { cookie: hero.cookie });
  expect(await client.subscribe(`hero:${hero.id}`)).toMatchObject({ ok: true, snapshot: { unread: 0 } });
  return client;
}

async function unsubscribePathOf(product: TestProduct, { id }: MailMessage): Promise<string> {
  const { unsubscribePath } = await product.database.tables<typeof OutboxMessage>().selectFrom('outbox_message')
    .select('unsubscribePath').where('id', '=', id).executeTakeFirstOrThrow();
  return unsubscribePath!;
}

/** Runs a command of the schedule now, and waits for its end. */
async function runNow(product: TestProduct, name: 'compare-ranks'): Promise<void> {
  const id = `${name}-${randomUUID()}`;
  await scheduleCommands(product.database, [{ id, name, payload: {}, dueAt: new Date(0) }]);
  await until(`${name} to end`, async () => {
    const left = await product.database.tables<typeof ScheduledCommand>().selectFrom('scheduled_command').select('id')
      .where('id', '=', id).execute();
    return left.length === 0;
  });
}

interface PushService {
  url: string;
  requests: { path: string; headers: Record<string, unknown>; body: Buffer }[];
  close(): Promise<void>;
}

/** A push service as browsers name them: it takes what is sent to those that are there, and knows no browser "gone". */
async function startPushService(): Promise<PushService> {
  const requests: PushService['requests'] = [];
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      requests.push({ path: request.url!, headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(request.url!.startsWith('/gone') ? 410 : 201).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}

/** The keys of a browser's subscription. */
function browserKeys() {
  const pair = createECDH('prime256v1');
  return { p256dh: pair.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };
}

function vapidKeys() {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const privateKey = Buffer.alloc(32);
  const made = pair.getPrivateKey();
  made.copy(privateKey, 32 - made.length);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') };
}
