import { afterEach, describe, expect, it, jest } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { RecentFaults } from '../observability/recent-faults.js';
import { Crowd, shedLoad } from './load-shedding.js';

/** A crowd of calls that came at these times. */
function crowdOf(count: number, at: (one: number) => number): { crowd: Crowd; calls: object[] } {
  const crowd = new Crowd();
  const calls = Array.from({ length: count }, (_, one) => {
    const call = {};
    crowd.add(call, at(one));
    return call;
  });
  return { crowd, calls };
}

describe('when a crowd is too large', () => {
  it('not while a thousand come at one moment, however slowly commands end', () => {
    const { crowd, calls } = crowdOf(999, () => 0);
    crowd.remove(calls[0]!, true, 500);
    expect(crowd.isTooLarge(900)).toBe(false);
  });

  it('more than a thousand at one moment, once the pace shows that they wait for too long', () => {
    const { crowd, calls } = crowdOf(1_100, () => 0);
    expect(crowd.isTooLarge(100)).toBe(false);
    calls.slice(0, 50).forEach((call, one) => crowd.remove(call, true, 200 + 5 * one));
    expect(crowd.isTooLarge(450)).toBe(true);
  });

  it('when it has stood for a second and would stand for two more at the pace of the last ends', () => {
    const { crowd, calls } = crowdOf(400, () => 0);
    calls.slice(0, 100).forEach((call, one) => crowd.remove(call, true, 10 * one));
    // 300 wait, and 100 ended in 1.2 s: 3.6 s for the last one.
    expect(crowd.isTooLarge(1_200)).toBe(true);
  });

  it('not when it goes on fast enough', () => {
    const { crowd, calls } = crowdOf(700, () => 0);
    calls.slice(0, 500).forEach((call, one) => crowd.remove(call, true, 2 * one));
    expect(crowd.isTooLarge(1_100)).toBe(false);
  });

  it('but when many more stand before it that have not begun', () => {
    const { crowd, calls } = crowdOf(700, () => 0);
    calls.slice(0, 500).forEach((call, one) => crowd.remove(call, true, 2 * one));
    // 200 wait and 1,000 stand before them, and 500 ended in 1.1 s: 2.6 s for the last one.
    expect(crowd.isTooLarge(1_100, 1_000)).toBe(true);
  });

  it('not when no command ends: nobody works, and the calls are promised instead', () => {
    const { crowd, calls } = crowdOf(400, () => 0);
    crowd.remove(calls[0]!, true, 100);
    crowd.remove(calls[1]!, false, 2_900);
    expect(crowd.isTooLarge(3_000)).toBe(false);
  });

  it('not when fewer than a hundred wait, however long', () => {
    const { crowd, calls } = crowdOf(100, () => 0);
    crowd.remove(calls[0]!, true, 59_900);
    expect(crowd.isTooLarge(60_000)).toBe(false);
  });

  it('not by calls that were cut off and never ended', () => {
    const { crowd } = crowdOf(400, () => 0);
    const { calls } = crowdOf(600, () => 0);
    calls.forEach((call, one) => {
      crowd.add(call, 119_000 + one);
      if (one < 500) crowd.remove(call, true, 119_000 + one);
    });
    expect(crowd.isTooLarge(120_000)).toBe(false);
    expect(crowd.size).toBe(100);
  });

  it('no longer once it has been worked off', () => {
    const { crowd, calls } = crowdOf(400, () => 0);
    calls.slice(0, 100).forEach((call, one) => crowd.remove(call, true, 10 * one));
    expect(crowd.isTooLarge(1_200)).toBe(true);
    for (const call of calls.slice(100)) crowd.remove(call, true, 1_300);
    expect(crowd.isTooLarge(1_400)).toBe(false);
  });
});

describe('writes in an overload', () => {
  let server: FastifyInstance;
  let now = 0;
  const answered: (() => void)[] = [];
  const logger = { warn: jest.fn() };
  const faults = new RecentFaults();

  async function start(): Promise<void> {
    server = fastify();
    shedLoad(server, logger as never, faults, () => 0, () => now);
    const wait = async (_request: unknown, reply: { header(name: string, value: string): unknown }) => {
      await new Promise<void>((resolve) => answered.push(resolve));
      reply.header('command-id', 'one');
      return {};
    };
    server.post('/api/claims/:id', wait);
    server.post('/api/joins/:id', wait);
    server.post('/api/ops/pause', async () => ({}));
    server.get('/api/claims/:id', async () => ({}));
  }

  afterEach(() => server.close());

  it('are refused on that route only, with a code, a text and Retry-After, and taken again afterwards', async () => {
    await start();
    // `inject` sends once somebody waits for it.
    const send = (url: string) => server.inject({ method: 'POST', url }).then((answer) => answer);
    const crowd = Array.from({ length: 400 }, (_, one) => send(`/api/claims/${one}`));
    while (answered.length < 400) await new Promise((resolve) => setImmediate(resolve));
    now = 1_500;
    answered.splice(0, 20).forEach((answer) => answer());
    await Promise.all(crowd.slice(0, 20));
    now = 1_800;

    const refused = await send('/api/claims/late');
    expect(refused.statusCode).toBe(503);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.headers['cache-control']).toBe('no-store');
    expect(refused.json()).toEqual({
      error: { code: 'overloaded', message: expect.stringMatching(/try again/), requestId: expect.any(String) },
    });
    expect(logger.warn).toHaveBeenCalledTimes(1);
    expect(faults.list()).toMatchObject([{ kind: 'request', text: 'POST /api/claims/:id: 503 overloaded' }]);

    expect((await server.inject({ method: 'GET', url: '/api/claims/late' })).statusCode).toBe(200);
    expect((await server.inject({ method: 'POST', url: '/api/ops/pause' })).statusCode).toBe(200);
    const other = send('/api/joins/1');
    while (answered.length < 381) await new Promise((resolve) => setImmediate(resolve));
    answered.splice(0).forEach((answer) => answer());
    expect((await other).statusCode).toBe(200);
    expect((await Promise.all(crowd)).every(({ statusCode }) => statusCode === 200)).toBe(true);

    now = 1_900;
    const taken = send('/api/claims/later');
    while (answered.length === 0) await new Promise((resolve) => setImmediate(resolve));
    answered.splice(0).forEach((answer) => answer());
    expect((await taken).statusCode).toBe(200);
  });
});
