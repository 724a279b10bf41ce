import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { REMOVED_CHALLENGE } from '@planet-heroes/contracts/areas/social-challenges/catalogue';
import { REMOVED_HERO_NAME } from '@planet-heroes/contracts/areas/heroes/levels';
import { oneFoundation } from '../../support/foundations.js';
import { findInRedis, findInTables } from '../../support/find-text.js';
import { joinHero } from '../../support/join-hero.js';
import { joinKeptHero } from '../../support/kept-hero.js';
import { connectToRooms, type RoomClient } from '../../support/socket-client.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';
import { until } from '../../support/until.js';

const mark = () => `zz${randomBytes(6).toString('hex')}`;

describe.each(oneFoundation(import.meta.url))('a hero who leaves, with $name', ({ redisUrl }) => {
  let product: TestProduct;
  let client: RoomClient;
  beforeAll(async () => {
    product = await startTestProduct({ redisUrl, seed: 'demo', environment: { COMMAND_WAIT_MS: '3000' } });
    client = await connectToRooms(product.address);
    expect(await client.subscribe('challenges')).toMatchObject({ ok: true });
  });
  afterAll(async () => {
    client.socket.disconnect();
    await product.close();
  });

  const found = async (texts: readonly string[]) => [
    ...(await findInTables(product.database, texts)),
    ...(redisUrl ? await findInRedis(redisUrl, texts) : []),
  ];

  it('leaves no word behind, in any table, on any queue, in any call or room', async () => {
    const marks = {
      name: mark(),
      renamed: mark(),
      email: mark(),
      phone: '+97150' + String(Date.now()).slice(-7),
      title: mark(),
      description: mark(),
      share: mark(),
      message: mark(),
      question: mark(),
    };
    const texts = Object.values(marks);
    const hero = await joinKeptHero(product, { name: marks.name, email: `${marks.email}@example.com` });
    expect(await hero.call('PATCH', '/api/me', { name: marks.renamed, phone: marks.phone, zoneId: 'zone-1' }))
      .toMatchObject({ status: 200 });
    const form = {
      title: marks.title,
      description: `A text with ${marks.description}`,
      challengeType: 'bottles_prevented',
      targetValue: 13,
      pointsReward: 50,
      participantLimit: 3,
      duration: 7,
    };
    const { status, body: challenge } = await hero.call('POST', '/api/social-challenges', form);
    expect([status, challenge]).toMatchObject([201, { title: marks.title }]);

    // Another hero joins, is paid, and asks a second time: answers, ledger and log repeat the title.
    const other = await joinHero(product);
    expect(await other.call('POST', `/api/social-challenges/${challenge.id}/join`)).toMatchObject({
      status: 200,
      body: { title: marks.title },
    });
    expect((await other.call('POST', `/api/social-challenges/${challenge.id}/join`)).status).toBe(409);
    const { body: tradeIn } = await other.call('POST', '/api/me/trade-ins', { device: 'iPhone 13', condition: 'good' });
    expect((await product.operate('POST', `/api/ops/trade-ins/${tradeIn.id}/verify`)).status).toBe(200);
    const reasons = async () =>
      (await other.call('GET', '/api/me/points')).body.lines.map(({ reason }: { reason: string }) => reason);
    expect(await reasons()).toContain(marks.title);

    const share = {
      shareType: 'achievement',
      contentId: 'x',
      platform: 'whatsapp',
      shareUrl: `${product.address}/`,
      shareText: `Look ${marks.share}`,
    };
    expect((await hero.call('POST', '/api/social-shares', share)).status).toBe(201);
    const sponsorship = await hero.call('POST', '/api/mission-sponsorships', {
      missionId: 'mission-school-refill',
      tierId: 'supporter',
      amount: 50_000,
      message: `For ${marks.message}`,
      isAnonymous: false,
      sponsorId: 'demo-sponsor',
    });
    expect([sponsorship.status, sponsorship.body]).toMatchObject([201, {}]);
    expect((await hero.call('POST', '/api/ai-chat', { message: `What is ${marks.question} worth?` })).status).toBe(200);
    await until('the challenge in the room', () => JSON.stringify(client.messages).includes(marks.title));
    const before = await found(texts);
    for (
      const text of [
        marks.renamed,
        marks.email,
        marks.phone,
        marks.title,
        marks.description,
        marks.share,
        marks.message,
      ]
    ) expect(before.join('\n')).toContain(text);
    if (redisUrl) expect(await findInRedis(redisUrl, texts)).toEqual([]);

    expect((await hero.call('DELETE', '/api/me')).status).toBe(200);
    expect(await found(texts)).toEqual([]);
    const { body: shown } = await product.call('GET', '/api/social-challenges?tab=active');
    expect(shown.find(({ id }: { id: string }) => id === challenge.id)).toMatchObject({
      ...REMOVED_CHALLENGE,
      creatorName: REMOVED_HERO_NAME,
    });
    expect(await reasons()).toContain(REMOVED_CHALLENGE.title);
    const told = await until(
      'the room to hear of it',
      () =>
        client
          .messages
          .flatMap(({ change }) => (change as { changed?: { id: string; title: string }[] }).changed ?? [])
          .findLast(({ id, title }) => id === challenge.id && title === REMOVED_CHALLENGE.title),
    );
    expect(told).toMatchObject(REMOVED_CHALLENGE);
    const { body: books } = await product.operate('POST', '/api/ops/books/check');
    expect(books.checks.filter(({ holds }: { holds: boolean }) => !holds)).toEqual([]);
  });

  it('who is still in the queue is not brought back by it', async () => {
    const hero = await joinHero(product);
    const name = mark();
    await product.operate('POST', '/api/ops/queues/heroes/pause');
    const late = await hero.call('PATCH', '/api/me', { name });
    expect(late.status).toBe(202);
    expect(await found([name])).toEqual(['public.command_payload.payload: ' + name]);
    const leaving = await hero.call('DELETE', '/api/me');
    expect(leaving.status).toBe(202);
    await product.operate('POST', '/api/ops/queues/heroes/resume');
    await until('both to end', async () => {
      const ends = await Promise.all(
        [late, leaving].map(({ body }) => product.call('GET', `/api/commands/${body.commandId}`)),
      );
      return ends.every(({ status, body }) => status === 404 || body.status !== 'accepted');
    });
    expect(await found([name])).toEqual([]);
  });
});
