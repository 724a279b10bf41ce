import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CompanyDesk } from '../../support/company-desk.js';
import { oneFoundation } from '../../support/foundations.js';
import { joinHero } from '../../support/join-hero.js';
import { connectToRooms } from '../../support/socket-client.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';
import { until } from '../../support/until.js';

/** As a proxy says it; the last two are of one household. */
const [HOME, OTHER, SIX, SAME_SIX] = ['203.0.113.7', '203.0.113.8', '2001:db8:7:7::1', '2001:db8:7:7::2'];
const from = (address: string) => ({ 'x-forwarded-for': address });

describe.each(oneFoundation(import.meta.url))('lines of the log, with $name', ({ redisUrl }) => {
  interface Line {
    msg: string;
    [name: string]: unknown;
  }
  let product: TestProduct;
  const written: string[] = [];
  beforeAll(async () => {
    product = await startTestProduct({
      redisUrl,
      onLog: (line) => written.push(line),
      environment: { LOG_LEVEL: 'debug', TRUST_PROXY: 'loopback' },
    });
  });
  afterAll(() => product.close());

  const line = async (fits: Record<string, unknown>): Promise<Line> => {
    let found: Line | undefined;
    await until(`a line with ${JSON.stringify(fits)}`, () => {
      found = written.map((text) => JSON.parse(text) as Line)
        .find((each) => Object.entries(fits).every(([name, value]) => each[name] === value));
      return found !== undefined;
    });
    return found!;
  };
  /** The line of a request, by the path that no other has. */
  const hashFrom = async (address: string): Promise<unknown> => {
    const path = `/api/nowhere-${randomUUID()}`;
    await product.call('POST', path, {}, from(address));
    return (await line({ msg: 'request', url: path })).addressHash;
  };

  /** Sends a body once its request is being handled: it is read later than its head then. Resolves with the command. */
  const afterContinue = (path: string, body: object, headers: Record<string, string>): Promise<string> =>
    new Promise((resolve, reject) => {
      const sent = request(new URL(path, product.address), {
        method: 'PATCH',
        headers: { 'content-type': 'application/json', expect: '100-continue', ...headers },
      });
      sent.on('continue', () => sent.end(JSON.stringify(body)));
      sent.on('response', (answer) => resolve(String(answer.resume().headers['command-id'])));
      sent.on('error', reject);
      sent.flushHeaders();
    });

  it('name a network by a salted hash, always the same, and never by its address', async () => {
    const hashes: unknown[] = [];
    for (const address of [HOME, HOME, OTHER, SIX, SAME_SIX]) hashes.push(await hashFrom(address));
    expect(hashes[0]).toMatch(/^[\w-]{16}$/);
    expect(hashes[1]).toBe(hashes[0]);
    expect(hashes[2]).not.toBe(hashes[0]);
    expect(hashes[4]).toBe(hashes[3]);
    for (const address of [HOME, OTHER, SIX, SAME_SIX]) expect(written.join('')).not.toContain(address);
  });

  it('of requests and of the commands that they bring about name the hero', async () => {
    const hero = await joinHero(product);
    const commandId = await afterContinue('/api/me', { name: 'Name of the Line' }, { cookie: hero.cookie, ...from(HOME) });
    const who = { hero: hero.id, addressHash: await hashFrom(HOME) };
    expect(await line({ msg: 'request', commandId })).toMatchObject(who);
    expect(await line({ msg: 'command', commandId })).toMatchObject({ command: 'update-hero', ...who });
    expect(written.join('')).not.toContain('Name of the Line');
  });

  it('of requests name the operator or the company', async () => {
    const { body: me } = await product.operate('GET', '/api/ops/me');
    const answer = await product.operate('POST', '/api/ops/books/check', undefined, from(OTHER));
    expect(answer.status).toBe(200);
    expect(await line({ msg: 'request', url: '/api/ops/books/check' }))
      .toMatchObject({ operator: me.id, addressHash: await hashFrom(OTHER) });
    const company = new CompanyDesk(() => product);
    const { id, key } = await company.registerCompany();
    expect((await company.call('GET', '/quotes', undefined, { ...key, ...from(OTHER) })).status).toBe(200);
    expect(await line({ msg: 'request', url: '/api/corporate/quotes', company: id }))
      .toMatchObject({ status: 200, addressHash: await hashFrom(OTHER) });
  });

  it('of sockets’ messages name the network, and the hero once a room has asked for it', async () => {
    const hero = await joinHero(product);
    const { socket, subscribe } = await connectToRooms(product.address, {}, { cookie: hero.cookie, ...from(SIX) });
    await subscribe(`hero:${hero.id}`);
    await subscribe('leaderboard');
    const { addressHash } = await line({ msg: 'socket message', hero: hero.id });
    expect(addressHash).toBe(await hashFrom(SIX));
    socket.close();
  });

  it('of a command that failed name whom it was for', async () => {
    const id = randomUUID();
    const who = { hero: `hero-${id}`, addressHash: 'sixteen-letters-' };
    const job = { id, name: 'check-in', payload: {}, scope: `hero:${who.hero}`, key: id, bodyHash: '', replyTo: '', who };
    await product.queues.of('heroes').add('check-in', job as never, { jobId: id });
    expect(await line({ msg: 'A command failed.', commandId: id })).toMatchObject({ command: 'check-in', ...who });
  });

  it('do not end the product where a caller goes before its request is read', async () => {
    const { hostname, port } = new URL(product.address);
    const body = JSON.stringify({ device: '15 Pro', condition: 'good' });
    const head = ['POST /api/calculate-trade HTTP/1.1', 'Host: x', 'Content-Type: application/json'];
    const text = [...head, `Content-Length: ${body.length}`, '', body].join('\r\n');
    await Promise.all(Array.from({ length: 50 }, () =>
      new Promise<void>((resolve) => {
        // Written and reset in one turn, before the server in this process reads either.
        const socket = connect(Number(port), hostname, () => socket.write(text, () => socket.resetAndDestroy()));
        socket.on('close', () => resolve());
      })
    ));
    expect((await product.call('POST', '/api/calculate-trade', JSON.parse(body))).status).toBe(200);
    expect(written.filter((each) => (JSON.parse(each) as Line).msg === 'A request failed.')).toEqual([]);
  });
});
