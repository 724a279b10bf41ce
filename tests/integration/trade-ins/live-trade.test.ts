import { inflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { io, type Socket } from 'socket.io-client';
import type {
  ClientToServerEvents,
  RoomChange,
  RoomPosition,
  ServerToClientEvents,
  SubscribeAck,
} from '@planet-heroes/contracts/socket-map';
import { applyLeaderboardChange } from '@planet-heroes/contracts/areas/leaderboard/change';
import type { LeaderboardHero } from '@planet-heroes/contracts/areas/leaderboard/schemas';
import { tradeVerified } from '../../support/events.js';
import { oneFoundation } from '../../support/foundations.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';
import { until } from '../../support/until.js';

type Client = Socket<ServerToClientEvents, ClientToServerEvents>;

describe.each(oneFoundation(import.meta.url))('a verified trade, with $name', ({ redisUrl }) => {
  let product: TestProduct;
  const clients: Client[] = [];
  beforeAll(async () => {
    product = await startTestProduct({ redisUrl, seed: 'demo' });
  });
  afterAll(async () => {
    for (const client of clients) client.disconnect();
    await product.close();
  });

  async function connect(): Promise<{ client: Client; messages: RoomChange[] }> {
    const client: Client = io(product.address, { transports: ['websocket'], forceNew: true });
    clients.push(client);
    const messages: RoomChange[] = [];
    client.on('room:changed', (message) => messages.push(message));
    await until('the socket to connect', () => client.connected);
    return { client, messages };
  }
  const subscribe = (client: Client, room: string, since?: RoomPosition) =>
    client.emitWithAck('room:subscribe', { room, ...(since && { since }) } as never) as Promise<SubscribeAck>;
  const trade = (data: Record<string, unknown> = {}) => product.operate('POST', '/api/ops/events', tradeVerified(data));

  it('moves totals, leaderboard and the hero’s rank in every open client, and in the calls', async () => {
    const [one, two] = [await connect(), await connect()];
    for (const { client } of [one, two]) {
      for (const room of ['impact', 'leaderboard', 'hero:planet-hero-demo']) {
        expect(await subscribe(client, room)).toMatchObject({ ok: true, kind: 'snapshot' });
      }
    }
    const statsBefore = (await product.call('GET', '/api/impact-stats')).body;

    // Above the very best: the trade desk takes in a whole drawer.
    for (let count = 0; count < 12; count++) await trade({ device: 'iPhone 16 Pro Max', condition: 'excellent' });

    for (const { messages } of [one, two]) {
      const last = await until('the last trade to arrive', () =>
        messages.findLast(({ change }) => 'to' in change && change.standing.points === 12_450 + 48_000),
      );
      expect(last.change).toMatchObject({
        causes: expect.arrayContaining([{
          kind: 'earned',
          rule: 'trade-verified',
          reason: 'iPhone 16 Pro Max, excellent',
          points: 4000,
        }]),
        to: 1,
        standing: { rank: 1, pointsToNext: null },
      });
      const board = messages.findLast(({ room }) => room === 'leaderboard')!;
      expect(board.change).toMatchObject({
        placed: expect.arrayContaining([{ rank: 1, hero: expect.objectContaining({ id: 'planet-hero-demo' }) }]),
      });
      const totalBottlesPrevented = statsBefore.totalBottlesPrevented + 12 * 2100;
      await until('the totals', () => messages.some(({ change }) =>
        'totalBottlesPrevented' in change && change.totalBottlesPrevented === totalBottlesPrevented
      ));
    }
    const { body } = await product.call('GET', '/api/heroes/leaderboard?limit=1');
    expect(body).toMatchObject([{ id: 'planet-hero-demo', name: 'Mira (demo)', points: 60_450 }]);
    const statsAfter = (await product.call('GET', '/api/impact-stats')).body;
    expect(statsAfter).toMatchObject({
      totalCo2Saved: statsBefore.totalCo2Saved + 12 * 8400,
      totalRewards: statsBefore.totalRewards + 12 * 420_000,
      pointsEarned: statsBefore.pointsEarned + 48_000,
      activeHeroes: 12_847,
    });
  });

  it('is seen by callers right after the answer', async () => {
    const before = (await product.call('GET', '/api/impact-stats')).body.pointsEarned;
    await trade();
    expect((await product.call('GET', '/api/impact-stats')).body.pointsEarned).toBe(before + 2240);
  });

  it('reaches a client that was away as just the changes it missed, and the boards are equal', async () => {
    const { client, messages } = await connect();
    const first = await subscribe(client, 'leaderboard');
    if (!first.ok || first.kind !== 'snapshot') throw new Error('expected a snapshot');
    let board = (first.snapshot as unknown as { heroes: LeaderboardHero[] }).heroes;
    client.disconnect();
    await trade({ heroId: 'hero-00040' });
    await trade({ heroId: 'hero-00090', device: 'iPhone 16' });
    client.connect();
    await until('the socket to be back', () => client.connected);
    const caughtUp = await until('the missed changes', async () => {
      const ack = await subscribe(client, 'leaderboard', { log: first.log, position: first.position });
      return ack.ok && ack.kind === 'change' && ack.change !== null && ack;
    });
    board = applyLeaderboardChange(board, caughtUp.change as never, 100);
    await until('the last push', async () => {
      const pushed = messages.filter(({ room }) => room === 'leaderboard');
      const now = pushed.reduce((heroes, { change }) => applyLeaderboardChange(heroes, change as never, 100), board);
      const { body } = await product.call('GET', '/api/heroes/leaderboard/100');
      return JSON.stringify(now) === JSON.stringify(body);
    });
  });

  it('leads a follower on without gaps, each change from where the last one ended', async () => {
    const { client, messages } = await connect();
    const ack = await subscribe(client, 'impact');
    if (!ack.ok) throw new Error('refused');
    for (let count = 0; count < 5; count++) await trade({ heroId: 'hero-00500' });
    const total = (await product.call('GET', '/api/impact-stats')).body.pointsEarned;
    await until(
      'the last change',
      () => messages.some(({ change }) => (change as { pointsEarned?: number }).pointsEarned === total),
    );
    const ends = messages.map(({ to }) => to);
    expect(messages.slice(1).map(({ from }) => from)).toEqual(ends.slice(0, -1));
  });

  it('reaches a client that wants fewer changes as one, from where it stood', async () => {
    const { client, messages } = await connect();
    expect(await client.emitWithAck('live:report', { everyMs: 60_000 })).toMatchObject({ ok: true });
    const ack = await subscribe(client, 'impact');
    if (!ack.ok) throw new Error('refused');
    await trade();
    await until('the first change', () => messages.length === 1);
    for (let count = 0; count < 3; count++) await trade();
    const { totalRewards } = (await product.call('GET', '/api/impact-stats')).body;
    await client.emitWithAck('live:report', { everyMs: 0 });
    await until('the rest', () => messages.length === 2);
    expect(messages[1]).toMatchObject({ from: messages[0]!.to, change: { totalRewards } });
  });

  it('reaches a client on a slow link with the next change once it has confirmed the last', async () => {
    const [slow, fast] = [await connect(), await connect()];
    expect(await slow.client.emitWithAck('live:report', { everyMs: 1 })).toMatchObject({ ok: true });
    let confirm: (() => void) | undefined;
    slow.client.on('room:changed', (_message, received) => (confirm = received));
    for (const { client } of [slow, fast]) expect(await subscribe(client, 'impact')).toMatchObject({ ok: true });
    await trade();
    await until('the first change', () => confirm);
    for (let count = 0; count < 3; count++) await trade();
    const { totalRewards } = (await product.call('GET', '/api/impact-stats')).body;
    const hasAll = ({ change }: RoomChange) => (change as { totalRewards?: number }).totalRewards === totalRewards;
    await until('the last change', () => fast.messages.some(hasAll));
    expect(slow.messages).toHaveLength(1);
    confirm!();
    await until('the rest', () => slow.messages.length === 2);
    expect(slow.messages[1]).toMatchObject({ from: slow.messages[0]!.to, change: { totalRewards } });
  });

  it('compresses what a client that wants fewer changes gets, where it says so and that is long', async () => {
    const { client, messages } = await connect();
    const unpacked = (sent: object) => 
      JSON.parse(inflateRawSync(Buffer.from((sent as { packed: string }).packed, 'base64')).toString());
    await client.emitWithAck('live:report', { everyMs: 1, packed: true });
    client.on('room:changed', (_message, confirm) => confirm!());
    const board = unpacked(await subscribe(client, 'leaderboard'));
    const { at: _, ...plain } = (await subscribe((await connect()).client, 'leaderboard')) as SubscribeAck & { at: number };
    expect(board).toMatchObject(plain);
    await trade();
    await until('the change', () => messages.length === 1);
    expect(messages[0]).toMatchObject({ room: 'leaderboard', from: board.position });
    await client.emitWithAck('live:report', { everyMs: 0 });
    expect(await subscribe(client, 'leaderboard')).toMatchObject({ ok: true, kind: 'snapshot' });
  });

  it('reports the time to a client, and when what it shows was the newest', async () => {
    const { client } = await connect();
    const report = { age: { ms: 120, connection: 'live' as const } };
    const ack = await client.emitWithAck('live:report', report);
    if (!ack.ok) throw new Error('refused');
    expect(Math.abs(ack.now - Date.now())).toBeLessThan(10_000);
    expect(ack.now - ack.at).toBeLessThan(3_000);
    expect((await product.call('GET', '/metrics')).body).toContain('planet_shown_age_seconds_count{connection="live"} 1');
    expect(await client.emitWithAck('live:report', { everyMs: -1 })).toMatchObject({ ok: false });
  });

  it.each([
    ['a page that was loaded before an upgrade', { epoch: 'kX3v9QpL', position: 41 }],
    ['a follower of another log', { log: 'another', position: '1-1' }],
  ])('gives %s a snapshot', async (_, since) => {
    const { client } = await connect();
    expect(await subscribe(client, 'impact', since as never)).toMatchObject({ ok: true, kind: 'snapshot' });
  });

  it.each([
    ['the room of another hero', { room: 'hero:hero-00001' }, 'not_your_hero'],
    ['a room that does not exist', { room: 'kitchen' }, 'invalid_request'],
    ['a message that is none', 'leaderboard', 'invalid_request'],
  ])('is refused for %s', async (_, message, code) => {
    const { client } = await connect();
    const ack = await client.emitWithAck('room:subscribe', message as never);
    expect(ack).toMatchObject({ ok: false, error: { code } });
  });

  it('leaves a page of another origin unconnected', async () => {
    const client = io(product.address, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      extraHeaders: { origin: 'https://elsewhere.example' },
    });
    clients.push(client);
    await expect(
      new Promise((resolve, reject) => {
        client.once('connect', () => resolve('connected'));
        client.once('connect_error', reject);
      }),
    ).rejects.toThrow();
  });
});
