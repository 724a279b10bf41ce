import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CALLS } from '@planet-heroes/contracts/calls';
import { urlOf } from '../../support/described-calls.js';
import { tradeVerified } from '../../support/events.js';
import { oneFoundation } from '../../support/foundations.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';

describe.each(oneFoundation(import.meta.url))('hostile input, with $name', ({ redisUrl }) => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct({ redisUrl });
  });
  afterAll(() => product.close());

  const send = (event: unknown) => product.operate('POST', '/api/ops/events', event);
  const calculate = (device: string) => product.call('POST', '/api/calculate-trade', { device, condition: 'good' });

  it.each([['NUL', 'a\u0000'], ['half a surrogate pair', '\ud800'], ['a control character', 'a\u001fb']])(
    'with %s is refused wherever text is taken',
    async (_, text) => {
      const answers = await Promise.all([
        calculate(text),
        send(tradeVerified({}, { id: text })),
        send(tradeVerified({}, { source: text })),
        send(tradeVerified({ heroId: text })),
        send(tradeVerified({ tradeInId: text })),
        product.call('POST', '/api/calculate-trade-value', { phoneModel: '15', condition: text }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 400]);
    },
  );

  it('costs nobody else an answer that travels in the same turn', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => calculate(index % 6 === 0 ? 'a\u0000' : '15 Pro')),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(50);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
  });

  it('in sources and ids cannot make two events look like one', async () => {
    const first = await send(tradeVerified({}, { source: '/a#b', id: 'c' }));
    const second = await send(tradeVerified({}, { source: '/a', id: 'b#c' }));
    expect([first.status, second.status]).toEqual([200, 200]);
  });

  it.each(['0000-01-01T00:00:00Z', '0000-01-01T00:00:00+23:59', '9999-12-31T23:59:59-23:59', '2999-01-01T00:00:00Z'])(
    'of the time %s is refused, and says what was wrong',
    async (time) => {
      const { status, body } = await send(tradeVerified({}, { time }));
      expect([status, body.error.message]).toEqual([400, 'time: must lie between the year 2000 and tomorrow']);
    },
  );

  it('of a time that the instance’s own clock has reached is taken', async () => {
    const { body } = await product.operate('POST', '/api/ops/clock', { advanceSeconds: 40 * 86_400 });
    expect((await send(tradeVerified({}, { time: body.now }))).status).toBe(200);
    const later = new Date(Date.parse(body.now) + 2 * 86_400_000).toISOString();
    const late = tradeVerified({}, { time: later });
    for (const [sent, path] of [[late, 'time'], [[late], '0.time'], [[tradeVerified(), late], '1.time']] as const) {
      const { status, body: refusal } = await send(sent);
      expect([status, refusal.error.details.issues[0].path]).toEqual([400, path]);
    }
  });

  it('with a typed backslash is text, and nested beyond reason it is refused', async () => {
    const joined = (id: string, name: unknown) => ({
      specversion: '1.0', id, source: '/bugs', type: 'hero.joined', time: '2026-03-06T14:00:00Z', data: { heroId: id, name },
    });
    expect((await send(joined('bs-1', String.raw`Path D:\udaipur`))).status).toBe(200);
    expect((await send(joined('bs-2', String.raw`a\u0000b`))).status).toBe(200);
    const nested = JSON.stringify(joined('bs-3', 'x')).replace('"x"', `${'['.repeat(8000)}${']'.repeat(8000)}`);
    const { status, body } = await product.operate('POST', '/api/ops/events', nested);
    expect([status, body.error.message]).toEqual([400, 'data: must not be nested deeper than 64']);
  });

  it.each([
    ['Latin letters in one byte', {}, Buffer.from('{"name":"Jos\u00e9"}', 'latin1'), 400],
    ['another charset', { 'content-type': 'application/json; charset=iso-8859-1' }, '{"name":"Jose"}', 415],
    ['UTF-16', { 'content-type': 'application/json; charset=utf-16' }, '{"name":"Jose"}', 415],
    ['a packed body', { 'content-encoding': 'gzip' }, '{"name":"Jose"}', 415],
    ['its charset in capitals', { 'content-type': 'application/json;charset="UTF-8"' }, '{"name":"José"}', 201],
  ])('in %s is answered as its headers and bytes deserve', async (_, headers, body, status) => {
    const answer = await fetch(`${product.address}/api/heroes`, {
      method: 'POST', body, headers: { 'content-type': 'application/json', ...(headers as unknown as Record<string, string>) },
    });
    expect([answer.status, (await answer.json()).error?.message ?? 'taken']).toEqual([
      status, expect.stringMatching(status === 201 ? 'taken' : /UTF-8|as it is/),
    ]);
  });

  it.each(['null', 'https://mail.example'])('from the Origin %s unsubscribes, and does nothing else', async (origin) => {
    const post = (path: string) =>
      fetch(product.address + path, {
        method: 'POST', body: 'List-Unsubscribe=One-Click',
        headers: { origin, 'content-type': 'application/x-www-form-urlencoded; charset=ISO-8859-1' },
      }).then(async (answer) => (await answer.json()).error?.code);
    expect(['origin_not_allowed', 'unsupported_media_type']).not.toContain(await post('/api/unsubscribe?token=nobody'));
    expect(await post('/api/heroes')).toBe('origin_not_allowed');
  });

  it('in a batch is reported with its place', async () => {
    const { status, body } = await send([tradeVerified(), tradeVerified({}, { time: 'yesterday' })]);
    expect([status, body.error.details.issues[0].path]).toEqual([400, '1.time']);
  });

  it.each([
    ['GET', '/api/commands/%00', 404, 'unknown_command'],
    ['GET', '/api/%zz', 400, 'invalid_request'],
    ['GET', '/api/heroes/leaderboard/around/%E0%A4', 400, 'invalid_request'],
    ['GET', `/api/heroes/leaderboard/around/${'x'.repeat(300)}`, 414, 'uri_too_long'],
    ['GET', '/api/calculate-trade', 405, 'method_not_allowed'],
    ['DELETE', '/api/impact-stats', 405, 'method_not_allowed'],
  ])('as %s %s is answered in the one form', async (method, path, status, code) => {
    const answer = await product.call(method, path);
    expect(answer).toMatchObject({
      status,
      body: { error: { code, message: expect.stringMatching(/\w/), requestId: expect.any(String) } },
    });
  });

  // Mail programs unsubscribe by a form of theirs (RFC 8058): its token says whom, and no cookie counts.
  const writes = CALLS.filter(({ id, method }) => method !== 'GET' && id !== 'unsubscribe');
  it.each(writes.map((call) => [call.id, call] as const))('as a form is taken by no write: %s', async (_, call) => {
    const form = new URLSearchParams({ name: 'Form', device: '15', condition: 'good', message: 'Hello' }).toString();
    const send = call.caller === 'operator' ? product.operate : product.call;
    for (const type of ['application/x-www-form-urlencoded', 'application/x-www-form-urlencoded; charset=UTF-8']) {
      const answer = await send(call.method, urlOf(call, call.example ?? {}), form, { 'content-type': type });
      expect([answer.status, answer.body.error?.code]).toEqual([415, 'unsupported_media_type']);
    }
  });

  it.each([
    ['/favicon.svg', { range: 'bytes=999999-' }, 416],
    ['/favicon.svg', { range: 'bytes=-99999' }, 200],
    ['/favicon.svg', { 'if-match': '"x"' }, 412],
    ['/', { 'if-match': '"x"' }, 412],
    ['/', { 'if-match': '*' }, 200],
    ['/leaderboard', { 'if-unmodified-since': 'Wed, 01 Jan 2020 00:00:00 GMT' }, 412],
    ['/leaderboard', { 'if-unmodified-since': 'Wed, 01 Jan 2070 00:00:00 GMT' }, 200],
    ['/leaderboard/%83', { accept: 'text/html' }, 404],
    ['/ops/orders/', { accept: 'text/html' }, 200],
    ['/ops/nonsense', { accept: 'text/html' }, 200],
  ])('of a file, %s with %o, is answered %i', async (path, headers, status) => {
    const answer = await fetch(product.address + path, { headers: headers as unknown as Record<string, string> });
    const text = await answer.text();
    expect(answer.status).toBe(status);
    if (status === 200 || path.includes('%')) expect(text).toMatch(/^<(svg|!doctype html)/i);
    else expect(JSON.parse(text)).toMatchObject({ error: { message: expect.stringMatching(/\w/) } });
  });

  it('that is not HTTP is answered in the one form and cut off', async () => {
    const { hostname, port } = new URL(product.address);
    const answer = await new Promise<string>((resolve) => {
      let text = '';
      const socket = connect(Number(port), hostname, () => socket.write('NONSENSE\r\n\r\n'));
      socket.on('data', (chunk) => (text += chunk));
      socket.on('close', () => resolve(text));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(JSON.parse(answer.split('\r\n\r\n')[1]!)).toMatchObject({ error: { code: 'invalid_request' } });
  });

  it.each(['/:(', '/*x', '/api/*x', '/api/:a([)', '/api/:id(%5C'])(
    'as a path that no route could have is answered as any unknown one: %s',
    async (path) => {
      for (const method of ['GET', 'POST']) {
        const answer = await fetch(`${product.address}${path}`, { method, headers: { accept: 'application/json' } });
        expect([answer.status, await answer.json()]).toEqual([
          404, { error: expect.objectContaining({ code: 'not_found', message: expect.any(String) }) },
        ]);
      }
    },
  );

  it('of thousands of requests ahead of their answers cuts its connection off, and holds nobody up', async () => {
    const { hostname, port } = new URL(product.address);
    const head = 'GET /api/heroes/search?query=a HTTP/1.1\r\nHost: x\r\n\r\n';
    let answered = 0;
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), hostname, () => socket.write(head.repeat(5_000)));
      socket.on('data', (chunk) => (answered += chunk.toString().split('HTTP/1.1 ').length - 1));
      socket.on('error', () => undefined);
      socket.on('close', () => resolve());
    });
    expect(answered).toBeLessThan(1_000);
    // All of the requests that a proxy may send at once are answered.
    answered = 0;
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), hostname, () => socket.write(head.repeat(30)));
      socket.on('data', (chunk) => {
        answered += chunk.toString().split('HTTP/1.1 ').length - 1;
        if (answered === 30) socket.destroy();
      });
      socket.on('close', () => resolve());
    });
    expect(answered).toBe(30);
  });

  it('that offers an upgrade is answered as if it did not', async () => {
    const { hostname, port } = new URL(product.address);
    const head = 'GET /api/impact-stats HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, close\r\nUpgrade: h2c\r\n\r\n';
    const answer = await new Promise<string>((resolve) => {
      let text = '';
      const socket = connect(Number(port), hostname, () => socket.write(head));
      socket.on('data', (chunk) => {
        text += chunk;
        if (text.includes('totalBottlesPrevented')) socket.destroy();
      });
      socket.on('close', () => resolve(text));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('leaves the product ready', async () => {
    expect((await product.call('GET', '/health/ready')).status).toBe(200);
  });
});
