import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { oneFoundation } from '../../support/foundations.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';

describe.each(oneFoundation(import.meta.url))('the calculators, with $name', ({ redisUrl }) => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct({ redisUrl });
  });
  afterAll(() => product.close());

  it('price a phone by the home table', async () => {
    const { status, body } = await product.call('POST', '/api/calculate-trade', {
      device: 'iPhone 15 Pro',
      condition: 'good',
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      tradeValue: 2480,
      points: 2240,
      bottlesPrevented: 1240,
      co2Saved: 4960,
      level: 'Gold Hero',
    });
  });

  it('price a phone by the simulator table', async () => {
    const { body } = await product.call('POST', '/api/calculate-trade-value', {
      phoneModel: '13 pro',
      condition: 'poor',
    });
    expect(body).toEqual({ tradeValue: 400, points: 800, bottlesPrevented: 200, co2Saved: 800, level: 'Gold Hero' });
  });

  it.each(['15 Pro Max', 'IPHONE 15 PRO MAX', 'iphone-15-pro-max'])('know a device as %s', async (device) => {
    const { body } = await product.call('POST', '/api/calculate-trade', { device, condition: 'excellent' });
    expect(body.tradeValue).toBe(3500);
  });

  it.each([
    ['an unknown device', { device: 'Nokia 3310', condition: 'good' }, 400, 'unknown_device'],
    ['an unknown condition', { device: '15 Pro', condition: 'poor' }, 400, 'unknown_condition'],
    ['a missing field', { device: '15 Pro' }, 400, 'invalid_request'],
    ['a wrong type', { device: 15, condition: 'good' }, 400, 'invalid_request'],
    ['an empty name', { device: ' ', condition: 'good' }, 400, 'invalid_request'],
    ['no object', [], 400, 'invalid_request'],
    ['malformed JSON', '{"device":', 400, 'malformed_json'],
    ['a body over 64 KiB', { device: 'x'.repeat(65_536), condition: 'good' }, 413, 'body_too_large'],
  ])('refuse %s', async (_, body, status, code) => {
    const answer = await product.call('POST', '/api/calculate-trade', body);
    expect(answer.status).toBe(status);
    expect(answer.body.error).toMatchObject({
      code,
      message: expect.stringMatching(/\w{3}/),
      requestId: answer.headers.get('request-id'),
    });
  });

  it('refuse a body that is not announced as JSON', async () => {
    const answer = await product.call('POST', '/api/calculate-trade', 'device=15', { 'content-type': 'text/plain' });
    expect(answer).toMatchObject({ status: 415, body: { error: { code: 'unsupported_media_type' } } });
  });

  it('name the known devices when refusing one', async () => {
    const { body } = await product.call('POST', '/api/calculate-trade', { device: 'Nokia 3310', condition: 'good' });
    expect(body.error.details.known).toContain('iPhone 16 Pro Max');
  });

  it('refuse a write from a page of another origin', async () => {
    const answer = await product.call('POST', '/api/calculate-trade', { device: '15 Pro', condition: 'good' }, {
      origin: 'https://elsewhere.example',
    });
    expect(answer).toMatchObject({ status: 403, body: { error: { code: 'origin_not_allowed' } } });
  });
});
