import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { chatAnswerSchema } from '@planet-heroes/contracts/areas/concierge/schemas';
import { oneFoundation } from '../../support/foundations.js';
import { joinHero } from '../../support/join-hero.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';

describe.each(oneFoundation(import.meta.url))('the concierge, with $name', ({ redisUrl }) => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct({ redisUrl });
  });
  afterAll(() => product.close());
  const ask = (body: unknown, headers: Record<string, string> = {}) =>
    product.call('POST', '/api/ai-chat', body, headers);

  it('values a phone as the calculator does', async () => {
    const { status, body } = await ask({
      message: 'what is my iPhone 15 Pro worth, a few scratches?\nThanks!',
      context: { phoneModels: [], recentMessages: [] },
    });
    expect(status).toBe(200);
    expect(chatAnswerSchema.safeParse(body).error).toBeUndefined();
    const { body: calculated } = await product.call('POST', '/api/calculate-trade', {
      device: 'iPhone 15 Pro',
      condition: 'good',
    });
    expect(body).toMatchObject({
      fallback: false,
      valuations: [{
        programme: 'home',
        device: 'iPhone 15 Pro',
        condition: 'good',
        tradeValue: calculated.tradeValue,
        points: calculated.points,
      }],
    });
    expect(body.response).toContain('AED 2,480');
  });

  it.each([
    ['a blank message', { message: '   ' }],
    ['no message', {}],
    ['too long a message', { message: 'x'.repeat(2001) }],
    ['NUL', { message: 'a\u0000b' }],
    ['too much of a conversation', {
      message: 'hi',
      context: { recentMessages: Array.from({ length: 21 }, () => 'hi') },
    }],
    ['a message that is a number', { message: 7 }],
  ])('refuses %s', async (_, body) => {
    expect(await ask(body)).toMatchObject({ status: 400, body: { error: { code: 'invalid_request' } } });
  });

  it('says where the asking hero’s own phones are, and nobody else’s', async () => {
    const hero = await joinHero(product);
    const { body: { id } } = await hero.call('POST', '/api/me/trade-ins', { device: 'iPhone 13', condition: 'good' });
    const where = { message: 'where is my phone?' };
    const { body: { response } } = await hero.call('POST', '/api/ai-chat', where);
    expect(response).toMatch(/^Your iPhone 13: its price is locked, and it is still with you\.\nWhere each/);
    const { body: inArabic } = await hero.call('POST', '/api/ai-chat', { message: 'وين تلفوني' });
    expect(inArabic.response).toMatch(/^جهازك iPhone 13: سعره مثبّت/);
    const other = await joinHero(product);
    expect((await other.call('POST', '/api/ai-chat', where)).body.response).toMatch(/^Where each/);
    await hero.call('POST', `/api/me/trade-ins/${id}/cancel`, {});
    const { body: { response: ended } } = await hero.call('POST', '/api/ai-chat', where);
    expect(ended).toMatch(/^Your iPhone 13: its trade-in was cancelled\.\nWhere each.*\/my-trade-ins/);
  });

  it('says the asking hero’s own points and place, and invites others to join', async () => {
    const hero = await joinHero(product);
    const answerTo = async (message: string) => (await hero.call('POST', '/api/ai-chat', { message })).body.response;
    const own = /^You are a Bronze Hero with \d+ points to spend, at place \d+ of the board: \/leaderboard\./;
    expect(await answerTo('how many points do I have?')).toMatch(own);
    expect(await answerTo('what is my place?')).toMatch(own);
    expect(await answerTo('كم نقطة عندي؟')).toMatch(/^مستواك بطل برونزي، ولديك \d+ من نقاط الكوكب، ومركزك \d+ في \/leaderboard\./);
    expect(await answerTo('ما هو ترتيبي؟')).toMatch(/^مستواك/);
    expect((await ask({ message: 'what is my rank?' })).body.response).toMatch(/^Who is first.*\nJoin free/);
  });

  it('gives one answer to one Idempotency-Key, fifty times at once', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask({ message: 'hello' }, key)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
    expect((await ask({ message: 'bye' }, key)).body.error.code).toBe('idempotency_key_reused');
  });
});

describe('the concierge with a language model', () => {
  let model: Server;
  let product: TestProduct;
  let content = '';
  beforeAll(async () => {
    model = createServer((_, response) => {
      const message = { role: 'assistant', content };
      response.setHeader('content-type', 'application/json').end(
        JSON.stringify({ choices: [{ index: 0, finish_reason: 'stop', message }] }),
      );
    });
    await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve));
    const { port } = model.address() as AddressInfo;
    product = await startTestProduct({
      environment: { AI_BASE_URL: `http://127.0.0.1:${port}/v1`, AI_API_KEY: 'key', AI_MODEL: 'm' },
    });
  });
  afterAll(async () => {
    await product.close();
    model.closeAllConnections();
    model.close();
  });
  const ask = async (message: string) => (await product.call('POST', '/api/ai-chat', { message })).body;

  it('passes its answers on, and not its inventions', async () => {
    content = 'Welcome to Planet Heroes!';
    expect(await ask('hello')).toMatchObject({ response: content, fallback: false });
    content = 'Your phone is worth AED 9,999.';
    const { response, fallback } = await ask('iphone 15 pro in good condition');
    expect(fallback).toBe(true);
    expect(response).toContain('AED 2,480');
  });
});
