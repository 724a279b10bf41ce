import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { connectToRooms, type RoomClient } from '../../support/socket-client.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';
import { until } from '../../support/until.js';

const DAY_SECONDS = 86_400;

describe('a socket', () => {
  let product: TestProduct;
  let clients: RoomClient[] = [];
  beforeAll(async () => {
    product = await startTestProduct();
  });
  afterEach(() => {
    for (const { socket } of clients) socket.disconnect();
    clients = [];
  });
  afterAll(() => product.close());

  const connect = async (auth?: Record<string, unknown>) => {
    const client = await connectToRooms(product.address, auth);
    clients.push(client);
    return client;
  };

  it('that sends too fast is refused with the seconds to wait, while others are served', async () => {
    const [fast, other] = [await connect(), await connect()];
    const answers = await Promise.all(Array.from({ length: 100 }, () => fast.subscribe('impact')));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(60);
    expect(answers.find(({ ok }) => !ok)).toMatchObject({
      error: {
        code: 'too_many_requests',
        message: expect.stringContaining('try again in'),
        details: { retryAfter: expect.any(Number) },
      },
    });
    expect(await other.subscribe('impact')).toMatchObject({ ok: true });
    expect(fast.socket.connected).toBe(true);
  });

  it('that sends a message or asks for a room that does not exist is acked with those that do', async () => {
    const { socket, subscribe } = await connect();
    const stranger = socket as { emitWithAck(name: string, value: unknown): Promise<unknown> };
    expect(await stranger.emitWithAck('room:join', {})).toMatchObject({
      ok: false, error: { code: 'invalid_request', message: expect.stringContaining('room:subscribe') },
    });
    expect(await subscribe('leaderboards')).toMatchObject({
      ok: false, error: { code: 'invalid_request', message: expect.stringMatching(/leaderboard.*hero:\{id\}/) },
    });
  });

  it('that begins with polling, as clients do by default, is answered with what to use', async () => {
    const answer = await product.call('GET', '/socket.io/?EIO=4&transport=polling');
    expect(answer).toMatchObject({ status: 400, body: { message: expect.stringContaining('transports: ["websocket"]') } });
  });

  it('that goes on regardless is cut off, with messages that nobody knows as well', async () => {
    const { socket } = await connect();
    for (let sent = 0; sent < 400; sent++) (socket as { emit(name: string): unknown }).emit('nonsense');
    await until('the socket to be cut off', () => socket.disconnected);
  });

  /** A websocket below Socket.IO, with what came back. */
  const openRaw = async (query = '') => {
    const address = `${product.address.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket${query}`;
    const socket = new WebSocket(address);
    const received: string[] = [];
    let closed = false;
    socket.addEventListener('message', ({ data }) => received.push(String(data)));
    socket.addEventListener('close', () => (closed = true));
    await until('the connection to open', () => received.some((text) => text.startsWith('0')));
    return { socket, received, isClosed: () => closed };
  };

  it('that asks for namespaces that do not exist is cut off before any is answered', async () => {
    const flood = await openRaw();
    for (let sent = 0; sent < 20_000; sent++) flood.socket.send(`40/namespace-${sent},`);
    await until('the connection to be cut off', flood.isClosed);
    expect(flood.received.filter((text) => text.startsWith('44'))).toEqual([]);
    expect(await (await connect()).subscribe('impact')).toMatchObject({ ok: true });
  });

  it('that sends more packets or bytes than a page does is cut off', async () => {
    for (
      const [count, packet] of [[2_000, '42["nonsense"]'], [
        100,
        `42["nonsense","${'x'.repeat(4_000)}"]`,
      ]] as const
    ) {
      const flood = await openRaw();
      flood.socket.send('40');
      await until('the namespace to be entered', () => flood.received.some((text) => text.startsWith('40')));
      for (let sent = 0; sent < count; sent++) flood.socket.send(packet);
      await until('the connection to be cut off', flood.isClosed);
    }
  });

  it.each([['one after the other', true], ['at once', false]])(
    'that is entered twice on one connection, %s, is cut off, and the node goes on',
    async (_, inTurn) => {
      const twice = await openRaw();
      const entered = () => twice.received.filter((text) => text.startsWith('40')).length;
      twice.socket.send('40');
      if (inTurn) await until('the namespace to be entered', () => entered() === 1);
      twice.socket.send('41');
      twice.socket.send('40');
      await until('the connection to be cut off', () => twice.isClosed() || twice.received.includes('41'));
      expect(await (await connect()).subscribe('impact')).toMatchObject({ ok: true });
      twice.socket.close();
    },
  );

  it('leaves them at once when the desk ends a company’s old keys', async () => {
    const { id, apiKey } =
      (await product.operate('POST', '/api/ops/companies', {
        id: `gulf-${randomUUID()}`,
        name: 'Gulf',
        email: 'it@gulf.example',
      }))
        .body;
    const thief = await connect({ companyApiKey: apiKey });
    expect(await thief.subscribe(`company:${id}`)).toMatchObject({ ok: true });
    const { body } = await product.operate('POST', `/api/ops/companies/${id}/api-key/rotate`, { endOldKeys: true });
    expect(body).toEqual({ apiKey: expect.any(String), oldKeyValidUntil: null });
    const status = async (key: string) =>
      (await product.call('GET', '/api/corporate/company', undefined, { authorization: `Bearer ${key}` })).status;
    expect([await status(apiKey), await status(body.apiKey)]).toEqual([401, 200]);
    await until('the socket with the ended key to be sent away', () => thief.socket.disconnected);
  });

  it('leaves its company’s and orders’ rooms when its API key has ended', async () => {
    const { id, apiKey } =
      (await product.operate('POST', '/api/ops/companies', {
        id: `gulf-${randomUUID()}`,
        name: 'Gulf',
        email: 'it@gulf.example',
      }))
        .body;
    const rotated = await product.call('POST', '/api/corporate/api-key/rotate', undefined, {
      authorization: `Bearer ${apiKey}`,
    });
    const [old, current, visitor] = [
      await connect({ companyApiKey: apiKey }),
      await connect({ companyApiKey: rotated.body.apiKey }),
      await connect(),
    ];
    for (const client of [old, current]) expect(await client.subscribe(`company:${id}`)).toMatchObject({ ok: true });
    expect(await visitor.subscribe('company:demo-company')).toMatchObject({ ok: true });

    await product.operate('POST', '/api/ops/clock', { advanceSeconds: DAY_SECONDS + 60 });
    await until('the socket with the old key to be sent away', () => old.socket.disconnected);
    expect([current.socket.connected, visitor.socket.connected]).toEqual([true, true]);
    const again = await connect({ companyApiKey: apiKey });
    expect(await again.subscribe(`company:${id}`)).toMatchObject({ ok: false, error: { code: 'api_key_wrong' } });
  });
});
