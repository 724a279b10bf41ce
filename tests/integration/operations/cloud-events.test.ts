import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CloudEvent, emitterFor, httpTransport, Mode } from 'cloudevents';
import { OPERATOR_TOKEN } from '../../processes/secrets.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';

const headers = { authorization: `Bearer ${OPERATOR_TOKEN}` };
const joined = (id: string, name = 'Hero') =>
  new CloudEvent({ id, source: '/partners/desk', type: 'hero.joined', data: { heroId: id, name } });

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ seed: 'minimal' });
});
afterAll(() => product.close());

const nameOf = async (id: string): Promise<unknown> =>
  (await product.database.query('select name from hero where id = $1', [id]))[0]?.['name'];
const post = (type: string, body?: string, path = '/api/ops/events', more: Record<string, string> = {}) =>
  fetch(product.address + path, {
    method: 'POST',
    headers: { ...headers, 'content-type': type, ...more },
    ...(body !== undefined && { body }),
  });

const codeOf = async (answer: Response): Promise<string | undefined> =>
  ((await answer.json()) as { error?: { code: string } }).error?.code;

describe('CloudEvents’ HTTP binding', () => {
  const url = (): string => `${product.address}/api/ops/events`;

  it('takes what the SDK sends as it comes, in binary mode', async () => {
    await emitterFor(httpTransport(url()))(joined('binary'), { headers });
    expect(await nameOf('binary')).toBe('Hero');
  });

  it('takes structured events', async () => {
    await emitterFor(httpTransport(url()), { mode: Mode.STRUCTURED })(joined('structured'), { headers });
    expect(await nameOf('structured')).toBe('Hero');
  });

  it('takes batches', async () => {
    const batch = JSON.stringify([joined('a'), joined('b')]);
    const answer = await post('application/cloudevents-batch+json; charset=utf-8', batch);
    expect(await answer.json()).toMatchObject({ applied: 2 });
  });

  it('reads what a header cannot carry as it is', async () => {
    const data = JSON.stringify({ heroId: 'encoded', name: 'نور' });
    const answer = await post('application/json', data, '/api/ops/events', {
      'ce-specversion': '1.0', 'ce-id': 'encoded%201', 'ce-source': '/partners/desk', 'ce-type': 'hero.joined',
    });
    expect(await answer.json()).toMatchObject({ results: [{ id: 'encoded 1', status: 'applied' }] });
  });

  it('gives an event without a time the one at which it is taken', async () => {
    const { time: _, ...event } = joined('timeless').toJSON();
    const before = Date.now();
    expect((await post('application/cloudevents+json', JSON.stringify(event))).status).toBe(200);
    const [row] = await product.database.query<{ time: Date }>(
      `select occurred_at as time from event_log where type = 'hero.joined' and data ->> 'heroId' = 'timeless'`,
    );
    expect(row!.time.getTime()).toBeGreaterThanOrEqual(before);
  });

  it('is spoken at one path only', async () => {
    const answer = await post('application/cloudevents+json', '{}', '/api/heroes');
    expect([answer.status, await codeOf(answer)]).toEqual([415, 'unsupported_media_type']);
  });
});

describe('a call without a body', () => {
  it('is none that is malformed, though its client names a type', async () => {
    const type = { 'content-type': 'application/json' };
    const answers = await Promise.all([
      fetch(`${product.address}/api/me/passkeys/none`, { method: 'DELETE', headers: type }),
      fetch(`${product.address}/api/me/check-in`, { method: 'POST', headers: type }),
    ]);
    const codes = await Promise.all(answers.map(codeOf));
    expect(codes).toEqual(['session_required', undefined]);
  });
});
