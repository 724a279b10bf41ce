import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import sharp from 'sharp';
import { CommandBus } from '@planet-heroes/backend/kernel/commands/command-bus';
import { PHOTO_LIMITS } from '@planet-heroes/contracts/areas/trade-ins/photos';
import { type TradeIn, type TradeInPhoto, tradeInSchema } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import type { TradeInPhoto as TradeInPhotoRow } from '@planet-heroes/domain/areas/trade-ins/journey.entities';
import { OPERATOR_TOKEN } from '../../processes/secrets.js';
import { oneFoundation } from '../../support/foundations.js';
import { joinHero, type JoinedHero } from '../../support/join-hero.js';
import type { Answer } from '../../support/request.js';
import { type S3Server, startS3Server } from '../../support/s3-server.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';
import { until } from '../../support/until.js';

const QUOTE = { device: 'iPhone 13 Pro', condition: 'good' };
const GOOD = { screen: 'light-scratches', back: 'flawless', battery: 'good', faceId: 'works', water: 'dry' };
const CRACKED = { ...GOOD, screen: 'cracked' };
const JPEG = { 'content-type': 'image/jpeg' };
const AS_OPERATOR = { authorization: `Bearer ${OPERATOR_TOKEN}` };
const DAY_SECONDS = 86_400;

const photo = (background: string, width = 800) =>
  sharp({ create: { width, height: (width * 3) / 4, channels: 3, background } })
    .withExif({ IFD0: { Artist: 'Noura of Al Barsha' } }).jpeg().toBuffer();

const start = async (hero: JoinedHero) =>
  tradeInSchema.parse((await hero.call('POST', '/api/me/trade-ins', QUOTE)).body);
const pathOf = ({ id }: TradeIn) => `/api/me/trade-ins/${id}/photos`;
const show = (hero: JoinedHero, tradeIn: TradeIn, bytes: Buffer, query = '', headers = {}) =>
  hero.call('POST', `${pathOf(tradeIn)}${query}`, bytes, { ...JPEG, ...headers });
const photosOf = ({ body }: Answer): TradeInPhoto[] => tradeInSchema.parse(body).photos;

/** A picture as it comes, with what is said of it. */
async function look(address: string, path: string, headers: Record<string, string>) {
  const answer = await fetch(address + path, { headers });
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}

describe.each(oneFoundation(import.meta.url))('photos of a phone, with $name', ({ redisUrl }) => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct({ redisUrl });
  });
  afterAll(() => product.close());

  const files = () => {
    const folder = join(product.dataDir, 'photos');
    return existsSync(folder) ? readdirSync(folder).sort() : [];
  };
  const handOver = async (hero: JoinedHero, tradeIn: TradeIn) => {
    await hero.call('PUT', `/api/me/trade-ins/${tradeIn.id}/answers`, { answers: GOOD });
    await hero.call('PUT', `/api/me/trade-ins/${tradeIn.id}/handover`, { method: 'drop-off' });
    await product.operate('POST', `/api/ops/trade-ins/${tradeIn.id}/receive`, {});
  };

  it('are kept without what the camera noted, and seen by their hero and the desk alone', async () => {
    const [hero, other] = [await joinHero(product), await joinHero(product)];
    const tradeIn = await start(hero);
    const answer = await show(hero, tradeIn, await photo('#a33'), '?question=screen');
    expect(answer.status).toBe(201);
    const [shown] = photosOf(answer);
    expect(shown).toMatchObject({ by: 'hero', question: 'screen', width: 800, height: 600 });
    const path = `${pathOf(tradeIn)}/${shown!.id}`;
    const own = await look(product.address, path, { cookie: hero.cookie });
    expect([own.status, own.headers.get('content-type'), own.headers.get('cache-control')]).toEqual(
      [200, 'image/jpeg', 'private, no-store'],
    );
    expect((await sharp(own.bytes).metadata()).exif).toBeUndefined();
    expect(own.bytes.includes('Noura')).toBe(false);
    const atDesk = await look(product.address, path.replace('/me/', '/ops/'), AS_OPERATOR);
    expect(atDesk.bytes.equals(own.bytes)).toBe(true);

    expect((await look(product.address, path, { cookie: other.cookie })).status).toBe(404);
    expect((await look(product.address, path, {})).status).toBe(404);
    expect((await look(product.address, path.replace('/me/', '/ops/'), { cookie: hero.cookie })).status).toBe(401);
    expect((await show(other, tradeIn, await photo('#a33'))).body.error.code).toBe('unknown_trade_in');
    expect((await other.call('DELETE', path)).body.error.code).toBe('unknown_trade_in');
  });

  it('are the same one where the same is sent again, at once or later, and go with their files', async () => {
    const hero = await joinHero(product);
    const tradeIn = await start(hero);
    const bytes = await photo('#3a3');
    const key = { 'idempotency-key': 'one-photo-of-this-phone' };
    const answers = await Promise.all(Array.from({ length: 8 }, (_, at) =>
      show(hero, tradeIn, bytes, '', at % 2 ? key : {})
    ));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
    const [shown, ...more] = photosOf(await show(hero, tradeIn, bytes));
    expect(more).toEqual([]);
    expect(files()).toContain(`${shown!.id}.jpg`);
    const gone = await hero.call('DELETE', `${pathOf(tradeIn)}/${shown!.id}`);
    expect([gone.status, photosOf(gone)]).toEqual([200, []]);
    const written = await product.database.query<{ type: string }>(
      'select type from event_log where subject = $1 order by row_number', [tradeIn.id]);
    expect(written.map(({ type }) => type)).toEqual(['trade.quoted', 'trade.photo_added', 'trade.photo_removed']);
    await until('the file to go', async () => !files().includes(`${shown!.id}.jpg`));
    expect((await hero.call('DELETE', `${pathOf(tradeIn)}/${shown!.id}`)).body.error.code).toBe('unknown_item');
    // Files that lost the race are unused: a day later they are gone.
    await product.operate('POST', '/api/ops/clock', { advanceSeconds: DAY_SECONDS + 60 });
    const rows = await product.database.tables<typeof TradeInPhotoRow>().selectFrom('trade_in_photo').select('id')
      .execute();
    await until('what nothing shows to go', async () => files().length === rows.length);
  });

  it('of one hero, as many as may be under way, never have another’s refused', async () => {
    const [hero, other] = [await joinHero(product), await joinHero(product)];
    const [first, second, others] = [await start(hero), await start(hero), await start(other)];
    const sent = await Promise.all(['#1a3', '#2a3', '#3a3', '#4a3'].map((colour) => photo(colour, 3000)));
    const own = sent.flatMap((bytes) => [show(hero, first, bytes), show(hero, second, bytes)]);
    const answers = await Promise.all([...own, show(other, others, sent[0]!)]);
    expect(answers.map(({ status }) => status)).toEqual(Array(9).fill(201));
  });

  it('are the same action under the same key, also once the same is shown by another', async () => {
    const hero = await joinHero(product);
    const tradeIn = await start(hero);
    const bytes = await photo('#a33');
    const key = { 'idempotency-key': 'a-photo-that-went-meanwhile' };
    const [first] = photosOf(await show(hero, tradeIn, bytes, '', key));
    await hero.call('DELETE', `${pathOf(tradeIn)}/${first!.id}`);
    const [second] = photosOf(await show(hero, tradeIn, bytes));
    expect(second!.id).not.toBe(first!.id);
    const again = await show(hero, tradeIn, bytes, '', key);
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([201, 'true']);
    const { photos } = tradeInSchema.parse((await hero.call('GET', `/api/me/trade-ins/${tradeIn.id}`)).body);
    expect(photos.map(({ id }) => id)).toEqual([second!.id]);
  });

  it('have their file, also where the same one goes while it is sent again', async () => {
    const hero = await joinHero(product);
    const tradeIn = await start(hero);
    const bytes = await photo('#aa3');
    const [first] = photosOf(await show(hero, tradeIn, bytes));
    const commands = product.backend.app.get(CommandBus);
    const execute = commands.execute.bind(commands);
    jest.spyOn(commands, 'execute').mockImplementationOnce(async (...command) => {
      await hero.call('DELETE', `${pathOf(tradeIn)}/${first!.id}`);
      await until('the file to go', async () => !files().includes(`${first!.id}.jpg`));
      return execute(...command);
    });
    const [shown] = photosOf(await show(hero, tradeIn, bytes));
    const own = await look(product.address, `${pathOf(tradeIn)}/${shown!.id}`, { cookie: hero.cookie });
    expect(own.status).toBe(200);
  });

  it('are six at most, however many come at once, and none once the phone is handed over', async () => {
    const hero = await joinHero(product);
    const tradeIn = await start(hero);
    const many = await Promise.all(['#111', '#222', '#333', '#444', '#555', '#666', '#777', '#888'].map((colour) => photo(colour)));
    const answers = await Promise.all(many.map((bytes) => show(hero, tradeIn, bytes)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(PHOTO_LIMITS.each);
    expect(new Set(answers.filter(({ status }) => status !== 201).map(({ body }) => body.error.code))).toEqual(
      new Set(['photo_limit_reached']),
    );
    const { photos } = tradeInSchema.parse((await hero.call('GET', `/api/me/trade-ins/${tradeIn.id}`)).body);
    expect(photos).toHaveLength(PHOTO_LIMITS.each);
    await handOver(hero, tradeIn);
    expect((await hero.call('DELETE', `${pathOf(tradeIn)}/${photos[0]!.id}`)).body.error.code).toBe('illegal_transition');
    const late = await start(hero);
    await handOver(hero, late);
    expect((await show(hero, late, many[0]!)).body.error.code).toBe('illegal_transition');
  });

  it('are refused where they are too large, no photos, or bombs, and nothing is kept of them', async () => {
    const hero = await joinHero(product);
    const tradeIn = await start(hero);
    const before = files();
    const refused = async (bytes: Buffer | string, type = 'image/jpeg') => {
      const { status, body } = await hero.call('POST', pathOf(tradeIn), bytes, { 'content-type': type });
      return [status, body.error.code];
    };
    expect(await refused(Buffer.alloc(PHOTO_LIMITS.bytes + 1))).toEqual([413, 'photo_too_large']);
    expect(await refused(Buffer.alloc(2000, 7))).toEqual([400, 'photo_unreadable']);
    const heic = Buffer.from('\0\0\0\x24ftypheic\0\0\0\0mif1MiHEmiafheic\0\0\0\0', 'latin1');
    expect(await refused(heic, 'image/heic')).toEqual([400, 'photo_is_heic']);
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } }).png().toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(await refused(bomb, 'image/png')).toEqual([400, 'photo_unreadable']);
    expect(await refused(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml')).toEqual(
      [400, 'photo_unreadable'],
    );
    expect(await refused('{}', 'application/json')).toEqual([415, 'unsupported_media_type']);
    const elsewhere = await hero.call('POST', '/api/me/trade-ins', Buffer.alloc(9), JPEG);
    expect(elsewhere.body.error.code).toBe('unsupported_media_type');
    expect(files()).toEqual(before);
  });

  it('are of nobody where the hero is everybody’s', async () => {
    const { body } = await product.call('POST', '/api/me/trade-ins', QUOTE);
    const answer = await product.call('POST', `/api/me/trade-ins/${body.id}/photos`, await photo('#123'), JPEG);
    expect([answer.status, answer.body.error.code]).toEqual([409, 'demo_hero_fixed']);
  });

  it('of the desk are shown to the hero with what it found, and the audit log says how large they were', async () => {
    const hero = await joinHero(product);
    const tradeIn = await start(hero);
    const atDesk = `/api/ops/trade-ins/${tradeIn.id}/photos`;
    const early = await product.operate('POST', atDesk, await photo('#521'), JPEG);
    expect(early.body.error.code).toBe('illegal_transition');
    await handOver(hero, tradeIn);
    const bytes = await photo('#521');
    const added = await product.operate('POST', `${atDesk}?question=screen`, bytes, JPEG);
    expect(added.status).toBe(201);
    const [found] = photosOf(added);
    expect(found).toMatchObject({ by: 'desk', question: 'screen' });
    const mine = () => hero.call('GET', `/api/me/trade-ins/${tradeIn.id}`);
    const path = `${pathOf(tradeIn)}/${found!.id}`;
    expect(photosOf(await mine())).toEqual([]);
    expect((await look(product.address, path, { cookie: hero.cookie })).status).toBe(404);
    await product.operate('POST', `/api/ops/trade-ins/${tradeIn.id}/inspect`, { answers: CRACKED });
    expect(photosOf(await mine())).toEqual([found]);
    expect((await look(product.address, path, { cookie: hero.cookie })).status).toBe(200);
    const late = await product.operate('DELETE', `${atDesk}/${found!.id}`);
    expect(late.body.error.code).toBe('illegal_transition');
    const { body } = await product.operate('GET', '/api/ops/audit?limit=50');
    const line = body.entries.find(({ call }: { call: string }) => call === 'POST /api/ops/trade-ins/{id}/photos');
    expect(line.details).toEqual({ bytes: bytes.length, commandId: expect.any(String) });
  });

  it('go with their hero, files and all', async () => {
    const hero = await joinHero(product);
    const tradeIn = await start(hero);
    const [shown] = photosOf(await show(hero, tradeIn, await photo('#099')));
    const { body } = await hero.call('GET', '/api/me/export');
    expect(JSON.stringify(body)).toContain(shown!.id);
    expect((await hero.call('DELETE', '/api/me')).status).toBe(200);
    expect((await product.operate('GET', `/api/ops/trade-ins/${tradeIn.id}`)).body.photos).toEqual([]);
    await until('the file to go', async () => !files().includes(`${shown!.id}.jpg`));
  });
});

describe('photos in a store that speaks S3', () => {
  let product: TestProduct;
  let s3: S3Server;
  beforeAll(async () => {
    s3 = await startS3Server();
    product = await startTestProduct({ environment: s3.environment });
  });
  afterAll(async () => {
    await product.close();
    await s3.close();
  });

  it('are kept there, shown by us, and gone when they are taken back', async () => {
    const hero = await joinHero(product);
    const tradeIn = await start(hero);
    const [shown] = photosOf(await show(hero, tradeIn, await photo('#a3a')));
    const path = `${pathOf(tradeIn)}/${shown!.id}`;
    const seen = await look(product.address, path, { cookie: hero.cookie });
    expect(seen.bytes.equals(s3.files.get(`${shown!.id}.jpg`)!)).toBe(true);
    await hero.call('DELETE', path);
    await until('the file to go', async () => s3.files.size === 0);
    expect(s3.refusals).toEqual([]);
  });

  it('are refused whole while it is away, and the removal of others is made up for', async () => {
    const hero = await joinHero(product);
    const tradeIn = await start(hero);
    const [shown] = photosOf(await show(hero, tradeIn, await photo('#1b1')));
    const path = `${pathOf(tradeIn)}/${shown!.id}`;
    const [again, key] = [await photo('#2c2'), { 'idempotency-key': 'sent-while-it-was-away' }];
    s3.answersWith = 503;
    const refused = await show(hero, tradeIn, again, '', key);
    expect([refused.status, refused.body.error.code]).toEqual([503, 'photos_unavailable']);
    expect((await look(product.address, path, { cookie: hero.cookie })).status).toBe(503);
    expect(photosOf(await hero.call('DELETE', path))).toEqual([]);
    s3.answersWith = undefined;
    expect(photosOf(await show(hero, tradeIn, again, '', key))).toHaveLength(1);
    await until('the removal to be tried', async () => {
      await product.operate('POST', '/api/ops/clock', { advanceSeconds: 601 });
      return !s3.files.has(`${shown!.id}.jpg`);
    });
    expect(s3.files.size).toBe(1);
  });
});
