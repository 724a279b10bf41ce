import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { io } from 'socket.io-client';
import type { Call } from '@planet-heroes/contracts/kernel/calls/call';
import { CALLS } from '@planet-heroes/contracts/calls';
import { MESSAGES } from '@planet-heroes/contracts/kernel/rooms/messages';
import { ROOM_DESCRIPTIONS, type RoomDescription } from '@planet-heroes/contracts/socket-map';
import { realtimePage } from '@planet-heroes/backend/kernel/api-docs/realtime-page';
import { ROOT } from '../../processes/process.js';
import { callOf, faultOf, urlOf } from '../../support/described-calls.js';
import { tradeVerified } from '../../support/events.js';
import { joinHero } from '../../support/join-hero.js';
import type { Answer } from '../../support/request.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';
import { until } from '../../support/until.js';

const EXAMPLE_ORIGIN = 'https://planet-heroes.example';
/** What only a company with a key of its own may do. */
const ACCOUNT_CALLS = new Set(['addCompanyUser', 'addPaymentMethod']);

/** The page's own files, and what has a page of its own. */
const NO_CALL = /^\/api\/docs\/(assets\/|start\.js$)/;

/** Calls that say that the caller has no hero, or no company. */
const FOR_ANYBODY = new Set(['/api/me/account', '/api/me/companies']);

describe('the description of the calls', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct();
    await product.operate('POST', '/api/ops/books/check');
  });
  afterAll(() => product.close());

  const send = (call: Call, url: string, body?: unknown) =>
    call.caller === 'operator' ? product.operate(call.method, url, body) : product.call(call.method, url, body);

  /** Sends a request and holds the answer against the description. */
  async function described(
    method: string,
    url: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer> {
    const call = callOf(method, url);
    const answer =
      await (call.caller === 'operator'
        ? product.operate(method, url, body, headers)
        : product.call(method, url, body, headers));
    expect([method, url, faultOf(call, answer)]).toEqual([method, url, undefined]);
    return answer;
  }

  async function newCompanyKey(): Promise<string> {
    const { body } = await product.operate('POST', '/api/ops/companies', { name: 'Gulf', email: 'it@gulf.example' });
    return `Bearer ${body.apiKey}`;
  }

  it('has every route that the server answers, and no other', () => {
    const routes = product.backend.routes
      .filter(({ path }) => /^\/(api|health|metrics)(\/|$)/.test(path) && !NO_CALL.test(path))
      .map(({ method, path }) => `${method} ${path}`);
    const calls = CALLS.map(({ method, path }) => `${method} ${path}`);
    expect(routes.filter((route) => !calls.includes(route))).toEqual([]);
    expect(calls.filter((call) => !routes.includes(call))).toEqual([]);
  });

  it('is served with a tag, and a page that loads nothing from elsewhere', async () => {
    const { body, headers } = await described('GET', '/api/docs/openapi.json');
    expect(Object.keys(body.paths)).toContain('/api/heroes/leaderboard/{limit}');
    const again = await product.call('GET', '/api/docs/openapi.json', undefined, {
      'if-none-match': headers.get('etag')!,
    });
    expect([again.status, again.body]).toEqual([304, '']);
    expect((await described('GET', '/api/docs/asyncapi.json')).body.asyncapi).toBe('3.0.0');

    const page = await described('GET', '/api/docs');
    expect(page.headers.get('content-security-policy')).toMatch(/script-src 'self';/);
    const loaded = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url]) => url as string);
    expect(loaded.length).toBeGreaterThan(3);
    for (const url of loaded) expect([url, (await product.call('GET', url)).status]).toEqual([url, 200]);
    expect(page.body).not.toMatch(/<script(?![^>]*src)/);
    expect((await product.call('GET', '/api/docs/assets/package.json')).status).toBe(404);
  });

  it.each(CALLS.filter(({ method }) => method === 'GET').map((call) => [call.id, call] as const))(
    'is right of %s, with the example it shows',
    async (_, call) => {
      const answer = await send(call, urlOf(call, call.example ?? {}));
      expect(faultOf(call, answer)).toBeUndefined();
      if (!call.params && call.caller !== 'company') expect(answer.status).toBe(200);
    },
  );

  it.each(
    CALLS.filter(({ path }) => path.startsWith('/api/calculate-') || path === '/api/corporate/estimates').map((call) =>
      [call.id, call] as const
    ),
  )(
    'shows the very answer that the example of %s gets',
    async (_, call) => {
      const answer = await send(call, call.path, call.example!.body);
      expect([answer.status, answer.body]).toEqual([200, call.answers[200]!.example]);
    },
  );

  it.each([
    'recordShare',
    'createSocialChallenge',
    'submitSponsorship',
    'requestQuote',
    'requestBulkTradeIn',
    'addCompanyUser',
    'addPaymentMethod',
    'startImport',
    'registerCompany',
  ])('is right of %s, with the example it shows', async (id) => {
    const call = CALLS.find((each) => each.id === id)!;
    const headers = {
      ...(call.bodyType && { 'content-type': call.bodyType }),
      ...(ACCOUNT_CALLS.has(id) && { authorization: await newCompanyKey() }),
    };
    // The example names the product's usual address; here it has another.
    const body = JSON.parse(JSON.stringify(call.example!.body).replaceAll(EXAMPLE_ORIGIN, product.address));
    expect((await described(call.method, call.path, body, headers)).status).toBe(201);
  });

  it('is right of what a hero does', async () => {
    const hero = await joinHero(product);
    const cookie = { cookie: hero.cookie };
    await described('POST', '/api/heroes', { name: 'Layla Haddad', email: 'layla@example.com' });
    await described('POST', '/api/heroes', { name: '' });
    await described('POST', '/api/heroes', { name: 'Omar', referralCode: 'HERO000000' });
    await described('PATCH', '/api/me', { email: 'a@example.com', phone: '+971501234567', zoneId: 'zone-1' }, cookie);
    await described('PATCH', '/api/me', { name: 'Mine' });
    const { body } = await described(
      'POST',
      '/api/me/trade-ins',
      { device: 'iPhone 13 Pro', condition: 'good' },
      cookie,
    );
    await described('POST', `/api/ops/trade-ins/${body.id}/verify`, { condition: 'fair' });
    await described('POST', `/api/ops/trade-ins/${body.id}/reject`, { reasons: ['Too late.'] });
    await described('GET', `/api/ops/trade-ins/${body.id}`);
    for (const path of ['/api/me', '/api/me/points?limit=1', '/api/me/trade-ins', '/api/me/export'])
      await described('GET', path, undefined, cookie);
    await described('GET', `/api/heroes/leaderboard/around/${hero.id}?radius=3`);
    await described('DELETE', '/api/me', undefined, cookie);
    // A session ends with its hero, for every call.
    for (
      const call of CALLS.filter(({ method, path }) =>
        method === 'GET' && (path.startsWith('/api/me') || path === '/api/social-shares') && !FOR_ANYBODY.has(path)
      )
    ) {
      const gone = await described('GET', urlOf(call, call.example ?? {}), undefined, cookie);
      expect([call.path, gone.status, gone.body.error?.code]).toEqual([call.path, 401, 'session_required']);
      expect(gone.headers.getSetCookie().join()).toMatch(/planet_session=;/);
    }
  });

  it('is right of what operators do', async () => {
    const event = tradeVerified();
    for (
      const body of [
        event,
        event,
        [event, tradeVerified({ heroId: 'nobody' })],
        tradeVerified({}, { type: 'moon.landed' }),
      ]
    ) {
      await described('POST', '/api/ops/events', body);
    }
    await described('POST', '/api/ops/books/check');
    await described('POST', '/api/ops/clock', { advanceSeconds: 1 });
    await described('POST', '/api/ops/queues/trade-ins/pause');
    await described('POST', '/api/ops/queues/trade-ins/resume');
    await described('POST', '/api/ops/queues/nothing/resume');
    await described('POST', '/api/ops/queues/trade-ins/retry-failed');
    await described('POST', '/api/ops/failed-jobs/trade-ins/none/retry');
  });

  it('says who is kept out', async () => {
    for (const call of CALLS.filter(({ caller }) => caller === 'operator')) {
      const url = urlOf(call, call.example ?? {});
      const typeOf = ({ bodyType }: Call) => bodyType ? { 'content-type': bodyType } : undefined;
      const answers = [
        await product.call(call.method, url, call.example?.body, typeOf(call)),
        await product.call(call.method, url, call.example?.body, { ...typeOf(call), authorization: 'Bearer nobody' }),
      ];
      expect([call.id, answers.map(({ status }) => status), answers.map((answer) => faultOf(call, answer))]).toEqual([
        call.id,
        [401, 403],
        [undefined, undefined],
      ]);
    }
  });

  it('is right of what the socket carries', async () => {
    const hero = await joinHero(product);
    const socket = io(product.address, {
      transports: ['websocket'],
      forceNew: true,
      extraHeaders: { cookie: hero.cookie },
    });
    const ask = (message: keyof typeof MESSAGES, value: unknown) => socket.timeout(5_000).emitWithAck(message, value);
    const changes: Record<string, unknown[]> = {};
    socket.on('room:changed', (message) => {
      MESSAGES['room:changed'].payload.parse(message);
      (changes[message.room.split(':')[0]] ??= []).push(message.change);
    });
    const { order } = await orderedDevices(product);
    const rooms = {
      impact: 'impact',
      leaderboard: 'leaderboard',
      hero: `hero:${hero.id}`,
      dubai: 'dubai',
      company: `company:${order.companyId}`,
      order: `order:${order.id}`,
    };
    for (const [kind, room] of Object.entries(rooms)) {
      const ack = MESSAGES['room:subscribe'].ack!.schema.parse(await ask('room:subscribe', { room })) as any;
      const { snapshot } = descriptionOf(kind);
      expect(snapshot.parse(ack.snapshot)).toEqual(ack.snapshot);
    }
    await product.operate('POST', '/api/ops/events', tradeVerified({ heroId: hero.id }));
    await hero.call('POST', '/api/dubai/challenges/cool-homes-summer/join', { heroId: hero.id });
    await product.operate('PUT', `/api/ops/orders/${order.id}/logistics`, { pickupDate: '2031-12-01' });
    await product.operate('POST', `/api/ops/orders/${order.id}/advance`, { stage: 'received', devices: [1, 2, 4] });
    await until('a change in each room', () => Object.keys(rooms).every((kind) => changes[kind]?.length));
    for (const kind of Object.keys(rooms))
      for (const change of changes[kind]!)
        expect(descriptionOf(kind).change.parse(change)).toEqual(change);
    for (const message of [{ room: 'nowhere' }, { room: 'hero:nobody' }]) {
      expect(MESSAGES['room:subscribe'].ack!.schema.parse(await ask('room:subscribe', message))).toMatchObject({
        ok: false,
      });
    }
    MESSAGES['room:unsubscribe'].ack!.schema.parse(await ask('room:unsubscribe', { room: 'impact' }));
    MESSAGES['command:watch'].ack!.schema.parse(await ask('command:watch', MESSAGES['command:watch'].example));
    socket.disconnect();
  });
});

describe('docs/realtime-messages.md', () => {
  it('is what `npm run docs` writes', () => {
    expect(readFileSync(join(ROOT, 'docs/realtime-messages.md'), 'utf8')).toBe(realtimePage());
  });
});

/** A quote that went all the way, and its order. */
async function orderedDevices({ call, operate }: TestProduct) {
  const { body: quote } = await call(
    'POST',
    '/api/corporate/quotes',
    CALLS.find(({ id }) => id === 'requestQuote')!.example!.body,
  );
  await operate('POST', `/api/ops/quotes/${quote.id}/review`, {});
  await operate('POST', `/api/ops/quotes/${quote.id}/approve`);
  const { body } = await call('POST', `/api/corporate/quotes/${quote.id}/accept`);
  await call('POST', `/api/corporate/orders/${body.order.id}/approve`);
  return body;
}

function descriptionOf(kind: string): RoomDescription {
  return (ROOM_DESCRIPTIONS as Record<string, RoomDescription>)[kind]!;
}
