import { Agent, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { HAS_REDIS_SERVER, type PrivateRedis, startPrivateRedis } from '../../processes/private-redis.js';
import { OPERATOR_TOKEN, SESSION_SECRET } from '../../processes/secrets.js';
import { type BackendProcess, ProcessGroup } from '../../support/product-process.js';
import { connectToRooms } from '../../support/socket-client.js';
import { createTestDatabase, type TestDatabase } from '../../support/test-database.js';
import { until } from '../../support/until.js';

const BOUND_MS = 90_000;
const CALLERS = 20;

interface Answer {
  status: number;
  connection: string | undefined;
  body: string;
}

const suite = HAS_REDIS_SERVER ? describe : describe.skip;
suite(`a backend that is asked to end${HAS_REDIS_SERVER ? '' : ' (needs a redis-server on the PATH)'}`, () => {
  const processes = new ProcessGroup();
  const agents: Agent[] = [];
  let redis: PrivateRedis;
  let database: TestDatabase;
  let nodes: BackendProcess[];

  beforeAll(async () => {
    redis = await startPrivateRedis();
    database = await createTestDatabase();
    const environment = {
      DATABASE_URL: database.url,
      SEED: 'trial',
      REDIS_URL: redis.url,
      OPERATOR_TOKEN,
      SESSION_SECRET,
      DRAIN_SECONDS: '3',
      WRITES_PER_MINUTE_ADDRESS: '0',
      READS_PER_MINUTE_ADDRESS: '0',
      REQUESTS_PER_MINUTE_COMPANY: '0',
    };
    await processes.startWorkers(environment);
    nodes = await Promise.all([processes.startBackend(environment), processes.startBackend(environment)]);
  }, BOUND_MS);
  afterAll(async () => {
    for (const agent of agents) agent.destroy();
    await processes.killAll();
    await database?.drop();
    await redis?.remove();
  });

  const call = (agent: Agent, address: string, method: string, path: string, body?: unknown) =>
    new Promise<Answer>((resolve, reject) => {
      const text = body === undefined ? undefined : JSON.stringify(body);
      const sent = request(address + path, {
        method,
        agent,
        headers: text === undefined ? {} : { 'content-type': 'application/json', 'content-length': text.length },
      });
      sent.once('error', reject).once('response', (response) => {
        let received = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (received += chunk));
        response.once(
          'end',
          () => resolve({ status: response.statusCode!, connection: response.headers.connection, body: received }),
        );
      });
      sent.end(text);
    });

  it('says so to balancers first and serves late callers; callers and sockets lose nothing', async () => {
    const [leaving, staying] = nodes as [BackendProcess, BackendProcess];
    const fresh = () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      agents.push(agent);
      return agent;
    };
    const sockets = await Promise.all(Array.from({ length: 5 }, () => connectToRooms(leaving.address)));
    const movedAt: number[] = [];
    for (const { socket, subscribe } of sockets) {
      expect(await subscribe('impact')).toMatchObject({ ok: true });
      socket.once('disconnect', () => movedAt.push(Date.now()));
    }
    // Callers as a balancer sends them: each on connections of its own that it keeps, to whichever node is ready.
    let ready = [leaving.address, staying.address];
    const over = new AbortController();
    let turn = 0;
    const seen: (Answer | Error)[] = [];
    const calling = Promise.all(Array.from({ length: CALLERS }, async () => {
      const agent = fresh();
      while (!over.signal.aborted) {
        const address = ready[turn++ % ready.length]!;
        const [method, path, body] = turn % 2
          ? ['POST', '/api/calculate-trade', { device: 'iPhone 15 Pro', condition: 'good' }] as const
          : ['GET', '/api/impact-stats', undefined] as const;
        seen.push(await call(agent, address, method, path, body).catch((error: Error) => error));
      }
    }));
    await until('calls to be answered', () => seen.length > 100);

    const askedAt = Date.now();
    const ended = leaving.stop();
    const probe = new Agent();
    const notReady = await until('readiness to turn', async () => {
      const answer = await call(probe, leaving.address, 'GET', '/health/ready');
      return answer.status === 503 && answer;
    });
    expect(JSON.parse(notReady.body).problems).toEqual(['this node is leaving']);
    expect(await call(new Agent(), leaving.address, 'GET', '/health/serving')).toMatchObject({
      status: 503, body: '{"status":"leaving"}',
    });
    // New connections are still served, with an answer that closes them.
    expect(await call(new Agent(), leaving.address, 'GET', '/api/impact-stats')).toMatchObject({
      status: 200,
      connection: 'close',
    });
    expect(await call(new Agent(), leaving.address, 'GET', '/health/live')).toMatchObject({
      status: 200,
      connection: 'close',
    });
    ready = [staying.address];
    await until('its live connections to have been moved away', () => movedAt.length === sockets.length);
    // Balancers had a third of the time to notice: a client that reconnects sooner comes back here.
    expect(movedAt[0]! - askedAt).toBeGreaterThanOrEqual(1000);
    expect(await ended).toEqual({ code: 0, signal: null });
    const before = seen.length;
    await until('calls to go on elsewhere', () => seen.length > before + 100);
    over.abort();
    await calling;
    for (const { socket } of sockets) socket.disconnect();
    expect(seen.filter((answer) => answer instanceof Error || answer.status !== 200)).toEqual([]);
  }, BOUND_MS);
});
