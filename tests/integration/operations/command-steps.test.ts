import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { commandStepsSchema } from '@planet-heroes/contracts/areas/operations/command-steps';
import { FOUNDATIONS } from '../../support/foundations.js';
import { joinHero } from '../../support/join-hero.js';
import { connectToRooms, type RoomClient } from '../../support/socket-client.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';
import { until } from '../../support/until.js';

const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736';
const traceparent = (traceId: string) => `00-${traceId}-00f067aa0ba902b7-01`;

describe.each(FOUNDATIONS)('the steps of a command, with $name', ({ redisUrl }) => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct({ redisUrl, environment: { COMMAND_WAIT_MS: '2000' } });
  });
  afterAll(() => product.close());
  afterEach(() => {
    for (const { socket } of clients.splice(0)) socket.disconnect();
  });

  const clients: RoomClient[] = [];
  const follow = async (...rooms: string[]) => {
    const client = await connectToRooms(product.address);
    clients.push(client);
    for (const room of rooms) await client.subscribe(room);
    return client;
  };

  const join = (name: string, headers: Record<string, string> = {}) =>
    product.call('POST', '/api/heroes', { name }, { 'idempotency-key': randomUUID(), ...headers });
  const stepsOf = async (id: string) =>
    commandStepsSchema.parse((await product.operate('GET', `/api/ops/commands/${encodeURIComponent(id)}`)).body);
  const eventsBecause = (cause: string) =>
    product.database.query<{ id: string; metadata: unknown }>(
      'select id::text, metadata from event_log where cause = $1 order by row_number', [cause],
    );

  it('are shown from the call to the push, by the command’s id and by that of an event', async () => {
    await follow('impact', 'leaderboard');
    const joined = await join('Traced', { traceparent: traceparent(TRACE_ID) });
    expect(joined.status).toBe(201);
    const id = joined.headers.get('command-id')!;
    const events = await eventsBecause(id);
    const steps = await until('the push to be remembered', async () => {
      const found = await stepsOf(id);
      return found.pushed !== null && found.state === 'completed' && found;
    });
    expect(steps).toMatchObject({
      commandId: id, command: 'join-hero', queue: 'heroes', traceId: TRACE_ID, acceptedAt: null, fault: null,
      tries: { made: 1, of: 5 }, outcome: { status: 'succeeded', error: null }, hasMoreEvents: false,
      projected: { isShown: true, stopped: [] },
    });
    // What other areas did about it names another cause.
    expect(steps.events.map((event) => event.id)).toEqual(expect.arrayContaining(events.map((event) => event.id)));
    expect(steps.events.map(({ type }) => type)).toEqual(['hero.joined', 'points.earned']);
    const times = [steps.askedAt!, steps.begunAt!, steps.endedAt!, steps.projected!.at!, steps.pushed!.at];
    for (const time of times) expect(new Date(time).toISOString()).toBe(time);
    expect(steps.waitedMs! + steps.handledMs!).toBe(Date.parse(steps.endedAt!) - Date.parse(steps.askedAt!));
    expect(steps.pushed!.at >= steps.projected!.at!).toBe(true);
    expect(steps.pushed!.rooms).toContain('leaderboard');
    expect(await stepsOf(events[0]!.id)).toEqual(steps);
  });

  it('are of one trace, from the header to the event and the message of the room', async () => {
    const traceId = '0af7651916cd43dd8448eb211c80319c';
    const client = await follow('leaderboard');
    const joined = await join('Followed', { traceparent: traceparent(traceId) });
    const events = await eventsBecause(joined.headers.get('command-id')!);
    for (const { metadata } of events) expect(metadata).toEqual({ traceparent: traceparent(traceId) });
    await until('the board’s change to name it', () => client.messages.some((message) => message.traceId === traceId));
  });

  it.each(['nonsense', '00-00000000000000000000000000000000-00f067aa0ba902b7-01', 'x'.repeat(4_000)])(
    'have no trace where the header is none (%#)',
    async (sent) => {
      const joined = await join('Untraced', { traceparent: sent });
      expect(joined.status).toBe(201);
      const id = joined.headers.get('command-id')!;
      expect((await stepsOf(id)).traceId).toBeNull();
      expect((await eventsBecause(id)).map(({ metadata }) => metadata)).toEqual(expect.arrayContaining([null]));
    },
  );

  it('lead from an event of a partner to the command that took it', async () => {
    const sent = [1, 2].map((each) => ({
      specversion: '1.0', id: `steps-${each}`, source: '/couriers', type: 'pickup.completed',
      time: new Date().toISOString(), data: { pickupId: `steps-${each}`, zoneId: 'zone-2' },
    }));
    const answer = await product.operate('POST', '/api/ops/events', sent);
    expect(answer).toMatchObject({ status: 200, body: { applied: 2 } });
    const [event] = await eventsBecause(JSON.stringify(['/couriers', 'steps-2']));
    const steps = await stepsOf(event!.id);
    expect(steps).toMatchObject({ commandId: answer.headers.get('command-id'), command: 'ingest-event' });
    expect(steps.events.map(({ type }) => type)).toEqual(['pickup.completed', 'pickup.completed']);
  });

  it('show a refusal, and a command that waits', async () => {
    const hero = await joinHero(product);
    const claimed = await hero.call('POST', '/api/dubai/rewards/nothing/claim', { heroId: hero.id });
    expect(claimed).toMatchObject({ status: 404, body: { error: { code: 'unknown_reward' } } });
    expect(await stepsOf(claimed.headers.get('command-id')!)).toMatchObject({
      command: 'claim-reward', outcome: { status: 'refused', error: { code: 'unknown_reward' } }, events: [],
    });
    await product.operate('POST', '/api/ops/queues/heroes/pause');
    const sent = await join('Waiting');
    expect(sent.status).toBe(202);
    const id = sent.headers.get('command-id')!;
    expect(await stepsOf(id)).toMatchObject({
      state: 'waiting', outcome: null, events: [], projected: null, pushed: null, handledMs: null,
      acceptedAt: expect.any(String), begunAt: null,
    });
    await product.operate('POST', '/api/ops/queues/heroes/resume');
    await until('it to end', async () => (await stepsOf(id)).outcome?.status === 'succeeded');
  });

  it('are known by the answer alone once the job is gone', async () => {
    await product.operate('POST', '/api/ops/queues/heroes/pause');
    const id = (await join('Kept')).headers.get('command-id')!;
    await product.operate('POST', '/api/ops/queues/heroes/resume');
    await until('the job to have ended', async () => (await stepsOf(id)).state === 'completed');
    await (await product.queues.of('heroes').getJob(id))!.remove();
    expect(await stepsOf(id)).toMatchObject({
      state: 'unknown', askedAt: null, tries: null, command: 'join-hero', outcome: { status: 'succeeded' },
      events: [{ type: 'hero.joined' }, { type: 'points.earned' }],
    });
  });

  it.each([randomUUID(), 'nothing', `scheduled-${'x'.repeat(80)}`])('are none of %s', async (id) => {
    const answer = await product.operate('GET', `/api/ops/commands/${id}`);
    expect(answer).toMatchObject({ status: 404, body: { error: { code: 'unknown_command' } } });
  });

  it('are for operators alone, and stand in the audit log by the command’s id', async () => {
    expect((await product.call('GET', `/api/ops/commands/${randomUUID()}`)).status).toBe(401);
    const checked = await product.operate('POST', '/api/ops/books/check');
    const { body } = await product.operate('GET', '/api/ops/audit?search=books');
    expect(body.entries[0].details).toMatchObject({ commandId: checked.headers.get('command-id') });
  });
});
