import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { receiptCode } from '@planet-heroes/contracts/areas/dubai-rewards/catalogue';
import {
  claimReceiptSchema,
  dubaiRewardsSchema,
  rewardClaimsSchema,
} from '@planet-heroes/contracts/areas/dubai-rewards/schemas';
import { io } from 'socket.io-client';
import { claimAdvanced, rewardAdded, rewardClaimed, rewardStocked } from '../../support/dubai-events.js';
import { tradeVerified } from '../../support/events.js';
import { FOUNDATIONS } from '../../support/foundations.js';
import { type JoinedHero, joinHeroes } from '../../support/heroes.js';
import type { Answer } from '../../support/request.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';
import { until } from '../../support/until.js';

const HOUR = 3600;
const DEMO = 'planet-hero-demo';

describe.each(FOUNDATIONS)('Dubai rewards, with $name', ({ redisUrl }) => {
  let product: TestProduct;
  let heroes: JoinedHero[];
  beforeAll(async () => {
    product = await startTestProduct({ redisUrl, environment: { TRADE_AUTO_VERIFY: '8' } });
    heroes = await joinHeroes(product, 62);
  });
  afterAll(() => product.close());

  /** Adds a reward and returns its id. */
  async function add(data: Record<string, unknown> = {}): Promise<string> {
    const event = rewardAdded(data);
    expect((await product.operate('POST', '/api/ops/events', event)).status).toBe(200);
    return event.data.rewardId as string;
  }
  const ingest = (...events: unknown[]) => product.operate('POST', '/api/ops/events', events);
  const claim = (rewardId: string, hero: JoinedHero | undefined, key: string = randomUUID()) =>
    product.call('POST', `/api/dubai/rewards/${rewardId}/claim`, { heroId: hero?.id ?? DEMO }, {
      ...hero?.headers,
      'idempotency-key': key,
    });
  const listed = async (rewardId: string) =>
    (await product.call('GET', '/api/dubai/rewards')).body.find(({ id }: { id: string }) => id === rewardId);
  const points = async (hero?: JoinedHero) => {
    const { body } = await product.call('GET', '/api/me', undefined, hero?.headers);
    return [body.availablePoints, body.heldPoints, body.score];
  };
  const claimsOf = async (hero?: JoinedHero) =>
    (await product.call('GET', '/api/me/claims', undefined, hero?.headers)).body;
  const advanceClock = async (hours: number) => {
    await product.operate('POST', '/api/ops/clock', { advanceSeconds: hours * HOUR });
    await until(
      'everything that is due to be done',
      async () => (await product.operate('GET', '/api/ops/clock')).body.due === 0,
    );
  };
  const codes = (answers: Answer[]) => {
    const counts: Record<string, number> = {};
    for (const { status, body } of answers) {
      const code = `${status} ${body.error?.code ?? 'claimed'}`;
      counts[code] = (counts[code] ?? 0) + 1;
    }
    return counts;
  };

  it('are listed in the spec’s shape, the same for everybody', async () => {
    const { status, headers, body } = await product.call('GET', '/api/dubai/rewards');
    expect([status, headers.get('planet-position')]).toEqual([200, expect.stringMatching(/^\d+-\d+$/)]);
    const rewards = dubaiRewardsSchema.parse(body);
    expect(rewards).toEqual(body);
    expect(rewards.length).toBeGreaterThanOrEqual(9);
    expect(new Set(rewards.map(({ category }) => category)).size).toBe(8);
    expect(rewards.find(({ id }) => id === 'refill-pass')).not.toHaveProperty('availableQuantity');
    expect(rewards.find(({ id }) => id === 'shower-filter')).toMatchObject({
      availableQuantity: 25,
      claimedQuantity: 25,
    });
    expect((await product.call('GET', '/api/dubai/rewards?x=1')).body).toEqual(body);
    expect(
      (await product.call('GET', '/api/dubai/rewards', undefined, { 'if-none-match': headers.get('etag')! })).status,
    )
      .toBe(304);
  });

  it('are claimed with a receipt: points held, stock down, score untouched', async () => {
    const [available, held, score] = await points();
    const before = await listed('compost-bin');
    const { status, body } = await claim('compost-bin', undefined);
    expect(status).toBe(201);
    expect(claimReceiptSchema.parse(body)).toEqual({
      ...body,
      heroId: DEMO,
      rewardId: 'compost-bin',
      pointsCost: 1500,
      state: 'claimed',
      availablePoints: available - 1500,
    });
    expect(Date.parse(body.fulfilBy) - Date.parse(body.claimedAt)).toBe(48 * HOUR * 1000);
    expect(await points()).toEqual([available - 1500, held + 1500, score]);
    expect(await listed('compost-bin')).toMatchObject({ claimedQuantity: before.claimedQuantity + 1 });
    expect(rewardClaimsSchema.parse(await claimsOf())[0]).toMatchObject({
      claimId: body.claimId,
      state: 'claimed',
      timeline: [{ state: 'claimed', at: body.claimedAt }],
    });
    expect((await product.call('GET', '/api/me/export')).body.claims).toEqual(await claimsOf());
    expect((await product.call('GET', '/api/me/points')).body.lines[0]).toMatchObject({
      rule: 'reward-claimed',
      reason: 'Kitchen Compost Bin',
      change: -1500,
      to: 'held',
    });
  });

  it.each<[string, () => Promise<Answer>, number, string]>([
    ['that there is not', () => claim('no-such', heroes[0]), 404, 'unknown_reward'],
    ['that is sold out', () => claim('shower-filter', undefined), 409, 'sold_out'],
    ['of another zone', () => claim('ac-check-up', undefined), 409, 'wrong_zone'],
    ['that costs more than there is', () => claim('souk-voucher', heroes[0]), 409, 'insufficient_points'],
    ['that is over', async () => claim(await add({ expiresAt: '2026-01-01T00:00:00Z' }), heroes[0]), 409, 'expired'],
    [
      'for another hero',
      () => product.call('POST', '/api/dubai/rewards/refill-pass/claim', { heroId: heroes[1]!.id }, heroes[0]!.headers),
      403,
      'not_your_hero',
    ],
    [
      'for nobody',
      () => product.call('POST', '/api/dubai/rewards/refill-pass/claim', { heroId: 'nobody' }),
      404,
      'unknown_hero',
    ],
    ['without a hero', () => product.call('POST', '/api/dubai/rewards/refill-pass/claim', {}), 400, 'invalid_request'],
    [
      'with an id of nonsense',
      () => product.call('POST', '/api/dubai/rewards/%00/claim', { heroId: DEMO }),
      400,
      'invalid_request',
    ],
  ])('refuse a claim %s', async (_, act, status, code) => {
    expect(await act()).toMatchObject({ status, body: { error: { code, message: expect.stringMatching(/\w/) } } });
  });

  it('go where their hero says, while the claim is open, and the address leaves with the hero', async () => {
    const { heroes: [hero, other] } = { heroes: await joinHeroes(product, 2) };
    const { body: { claimId } } = await claim(await add({ pointsCost: 5 }), hero);
    const deliverTo = { contact: 'Sara Noor', phone: '+971 50 123 4567', address: 'Villa 7, Jumeirah 1' };
    const send = (by: JoinedHero, body: unknown) =>
      product.call('PUT', `/api/me/claims/${claimId}/address`, body, by.headers);
    expect(await send(hero!, { ...deliverTo, address: '' })).toMatchObject({ status: 400 });
    expect(await send(other!, deliverTo)).toMatchObject({ status: 404, body: { error: { code: 'unknown_claim' } } });
    expect((await claimsOf(hero))[0]).toMatchObject({ claimId, deliverTo: null });
    expect(await send(hero!, { ...deliverTo, address: 'Tower 2' })).toMatchObject({ status: 200 });
    expect(await send(hero!, deliverTo)).toMatchObject({ status: 200, body: { claimId, deliverTo } });
    const desk = await product.operate('GET', `/api/ops/claims/${claimId}`);
    expect(desk.body).toMatchObject({ deliverTo });
    const byCode = await product.operate('GET', `/api/ops/claims/${receiptCode(claimId)}`);
    expect(byCode.body).toEqual(desk.body);
    const advanced = await product.operate('POST', `/api/ops/claims/${claimId}/advance`, { to: 'expired' });
    expect(advanced.body).toMatchObject({ state: 'expired', deliverTo: null });
    expect(await send(hero!, deliverTo)).toMatchObject({
      status: 409, body: { error: { code: 'illegal_transition' } },
    });

    await product.call('DELETE', '/api/me', undefined, hero!.headers);
    for (const table of ['claim_address', 'event_log', 'command_result', 'accepted_command', 'command_payload']) {
      const rows = await product.database.query(`select 1 from ${table} t where t::text like '%Jumeirah 1%'`);
      expect([table, rows]).toEqual([table, []]);
    }
  });

  it('may be had once each where they say so', async () => {
    const rewardId = await add({ onePerHero: true, pointsCost: 1 });
    const answers = await Promise.all(Array.from({ length: 10 }, () => claim(rewardId, heroes[61])));
    expect(codes(answers)).toEqual({ '201 claimed': 1, '409 already_claimed': 9 });
    expect(await listed(rewardId)).toMatchObject({ claimedQuantity: 1 });
  });

  it.each([1, 3, 20])('give out exactly their stock of %s when 60 heroes want one at once', async (stock) => {
    const rewardId = await add({ availableQuantity: stock, pointsCost: 1 });
    const answers = await Promise.all(heroes.slice(0, 60).map((hero) => claim(rewardId, hero)));
    expect(codes(answers)).toEqual({ '201 claimed': stock, '409 sold_out': 60 - stock });
    expect(await listed(rewardId)).toMatchObject({ availableQuantity: stock, claimedQuantity: stock });
  });

  it('are claimed once by one key, however often it comes, and every answer is the same', async () => {
    const rewardId = await add({ pointsCost: 2 });
    const [available] = await points(heroes[60]);
    const answers = await Promise.all(Array.from({ length: 50 }, () => claim(rewardId, heroes[60], 'the-one-key')));
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(answers[0]!.status).toBe(201);
    expect((await points(heroes[60]))[0]).toBe(available - 2);
    expect((await claim(await add(), heroes[60], 'the-one-key')).body.error.code).toBe('idempotency_key_reused');
  });

  it('are claimed as often as the points reach by fifty keys', async () => {
    const [available] = await points(heroes[60]);
    const rewardId = await add({ pointsCost: available - 1 });
    const answers = await Promise.all(Array.from({ length: 50 }, () => claim(rewardId, heroes[60])));
    expect(codes(answers)).toEqual({ '201 claimed': 1, '409 insufficient_points': 49 });
    expect((await points(heroes[60]))[0]).toBe(1);
  });

  it('are there again once an operator restocks them', async () => {
    const rewardId = await add({ availableQuantity: 0 });
    expect((await claim(rewardId, undefined)).body.error.code).toBe('sold_out');
    const { body } = await ingest(
      rewardStocked(rewardId, 2),
      rewardStocked('refill-pass', 2),
      rewardStocked('no-such', 2),
    );
    expect(body.results.map(({ status, error }: any) => error?.code ?? status)).toEqual([
      'applied',
      'invalid_request',
      'unknown_reward',
    ]);
    expect(await listed(rewardId)).toMatchObject({ availableQuantity: 2, claimedQuantity: 0 });
    expect((await claim(rewardId, undefined)).status).toBe(201);
  });

  it('are pushed to everybody who looks at them, and to the hero whose claim moves', async () => {
    const client = io(product.address, { transports: ['websocket'], forceNew: true });
    const messages: any[] = [];
    client.on('room:changed', (message) => messages.push(message));
    try {
      // A snapshot shows the last published state: the last moment's changes are still on their way.
      await until('the room to show what the call answers', async () => {
        const ack: any = await client.emitWithAck('room:subscribe', { room: 'dubai' });
        return isDeepStrictEqual(ack.snapshot.rewards, (await product.call('GET', '/api/dubai/rewards')).body);
      });
      await client.emitWithAck('room:subscribe', { room: `hero:${DEMO}` });
      const { claimId } = (await claim('steel-bottle', undefined)).body;
      const changes = () =>
        messages.filter(({ room }) => room === 'dubai').flatMap(({ change }) => change.rewards.changed);
      await until(
        'the new count',
        () => changes().some(({ id, claimedQuantity }: any) => id === 'steel-bottle' && claimedQuantity === 119),
      );
      await product.operate('POST', `/api/ops/claims/${claimId}/advance`, { to: 'processing' });
      const notices = () => messages.filter(({ room }) => room !== 'dubai').flatMap(({ change }) => change.notices);
      await until(
        'both notices',
        () =>
          ['claimed', 'processing'].every((state) =>
            notices().some((notice) => notice.kind === 'claim' && notice.id === claimId && notice.state === state)
          ),
      );
    } finally {
      client.disconnect();
    }
  });

  it('return points and stock when an operator lets the claim expire, with the reason', async () => {
    const rewardId = await add({ availableQuantity: 1 });
    const before = await points();
    const { claimId } = (await claim(rewardId, undefined)).body;
    const advance = (body: unknown) => product.operate('POST', `/api/ops/claims/${claimId}/advance`, body);
    expect((await advance({ to: 'fulfilled' })).body.error).toMatchObject({
      code: 'illegal_transition',
      details: { legal: ['processing', 'expired'] },
    });
    expect((await advance({ to: 'expired', reason: 'The partner has closed.' })).body).toMatchObject({
      state: 'expired',
      reason: 'The partner has closed.',
    });
    expect(await points()).toEqual(before);
    expect(await listed(rewardId)).toMatchObject({ claimedQuantity: 0 });
    expect((await advance({ to: 'expired' })).status).toBe(409);
    expect((await product.operate('POST', '/api/ops/claims/no-such/advance', { to: 'expired' })).body.error.code).toBe(
      'unknown_claim',
    );
    expect((await product.call('POST', `/api/ops/claims/${claimId}/advance`, { to: 'expired' })).status).toBe(401);
    expect((await product.operate('GET', '/api/ops/claims?state=expired&limit=1')).body).toMatchObject({
      claims: [{ claimId }],
    });
  });

  it.each([['voucher', 'reward_code_required'], ['product', 'reward_address_required']])(
    'are handed over with their code where they come as one, else once there is an address: %s',
    async (category, refusal) => {
      const [hero] = await joinHeroes(product, 1);
      const { claimId } = (await claim(await add({ category, pointsCost: 5 }), hero)).body;
      const advance = (body: unknown) => product.operate('POST', `/api/ops/claims/${claimId}/advance`, body);
      await advance({ to: 'processing' });
      expect((await advance({ to: 'fulfilled' })).body.error?.code).toBe(refusal);
      if (category === 'product') {
        const deliverTo = { contact: 'Sara Noor', phone: '+971 50 123 4567', address: 'Villa 8, Jumeirah 2' };
        await product.call('PUT', `/api/me/claims/${claimId}/address`, deliverTo, hero!.headers);
      }
      expect((await advance({ to: 'fulfilled', reason: 'KM-7' })).body).toMatchObject({ state: 'fulfilled', reason: 'KM-7' });
    },
  );

  it('are listed for the desk page by page: by reward and hero the newest first, open ones the oldest first', async () => {
    const rewardId = await add();
    const [hero, other] = await joinHeroes(product, 2);
    const ids: string[] = [];
    for (const each of [hero!, other!, hero!]) {
      await ingest(tradeVerified({ heroId: each.id }));
      ids.push((await claim(rewardId, each)).body.claimId);
    }
    const list = async (query: string): Promise<{ claims: { claimId: string }[]; next: string | null }> =>
      (await product.operate('GET', `/api/ops/claims?rewardId=${rewardId}&${query}`)).body;
    const idsOf = ({ claims }: { claims: { claimId: string }[] }) => claims.map(({ claimId }) => claimId);
    expect(idsOf(await list(''))).toEqual(ids.toReversed());
    expect(idsOf(await list(`heroId=${hero!.id}`))).toEqual([ids[2], ids[0]]);
    const first = await list('state=open&limit=2');
    expect([idsOf(first), typeof first.next]).toEqual([[ids[0], ids[1]], 'string']);
    const last = await list(`state=open&limit=2&after=${first.next}`);
    expect([idsOf(last), last.next]).toEqual([[ids[2]], null]);
    await product.operate('POST', `/api/ops/claims/${ids[0]}/advance`, { to: 'expired' });
    expect(idsOf(await list('state=open'))).toEqual([ids[1], ids[2]]);
    expect((await product.operate('GET', '/api/ops/claims?after=nonsense')).body.error.code).toBe('invalid_request');
  });

  it('leave reconciliation in balance when a hero with an open claim leaves', async () => {
    const [hero] = await joinHeroes(product, 1);
    const rewardId = await add({ availableQuantity: 1 });
    const { claimId } = (await claim(rewardId, hero)).body;
    await product.call('DELETE', '/api/me', undefined, hero!.headers);
    expect((await product.call('GET', '/api/me/claims', undefined, hero!.headers)).body.error.code).toBe(
      'session_required',
    );
    expect((await claim(rewardId, hero)).body.error.code).toBe('session_required');
    expect((await product.operate('POST', `/api/ops/claims/${claimId}/advance`, { to: 'expired' })).body).toMatchObject(
      { state: 'expired' },
    );
    expect((await product.operate('POST', '/api/ops/books/check')).body.checks.filter(({ holds }: any) => !holds))
      .toEqual([]);
  });

  it('come to the same end when many batches of claims arrive at once, in any order', async () => {
    const rewardIds = [await add({ pointsCost: 1, availableQuantity: 10 }), await add({ pointsCost: 1 })];
    const events = heroes.slice(0, 12).flatMap(({ id }) =>
      rewardIds.map((rewardId) => rewardClaimed(randomUUID(), rewardId, id))
    );
    const batches = Array.from({ length: 6 }, (_, turn) => [...events.slice(turn * 4), ...events.slice(0, turn * 4)]);
    const answers = await Promise.all(batches.map((batch) => ingest(...batch)));
    expect(answers.map(({ status }) => status)).toEqual(batches.map(() => 200));
    expect(answers.reduce((sum, { body }) => sum + body.applied, 0)).toBe(22);
    expect(await listed(rewardIds[0]!)).toMatchObject({ claimedQuantity: 10 });
    expect(await listed(rewardIds[1]!)).toMatchObject({ claimedQuantity: 12 });
  });

  it('are recorded by events with ids of their own, applied once', async () => {
    const [claimId, rewardId] = [randomUUID(), randomUUID()];
    const events = [
      rewardAdded({ rewardId, pointsCost: 100 }),
      rewardClaimed(claimId, rewardId, DEMO),
      claimAdvanced(claimId, 'processing'),
      claimAdvanced(claimId, 'fulfilled'),
    ];
    expect((await ingest(...events)).body).toMatchObject({ applied: 4 });
    const hashes = async () =>
      (await product.operate('GET', '/api/ops/projections')).body.projections.map(({ hash }: any) => hash);
    const once = await hashes();
    expect((await ingest(...events.toReversed())).body).toMatchObject({ duplicates: 4 });
    expect(await hashes()).toEqual(once);
    expect((await claimsOf()).find((mine: any) => mine.claimId === claimId)).toMatchObject({
      state: 'fulfilled',
      claimedAt: events[1]!.time,
    });
    const again = await ingest(
      rewardAdded({ rewardId }),
      rewardClaimed(claimId, rewardId, DEMO),
      claimAdvanced(claimId, 'expired'),
      rewardClaimed(randomUUID(), rewardId, 'nobody'),
    );
    expect(again.body.results.map(({ error }: any) => error.code)).toEqual([
      'already_exists',
      'already_exists',
      'illegal_transition',
      'unknown_hero',
    ]);
  });

  it('go on while a rule that says nothing of points is broken', async () => {
    await product.database.query(`insert into pickup_slot values ('zone-1', '2020-01-01', '14:00–18:00', 1)`);
    const { body } = await product.operate('POST', '/api/ops/books/check');
    expect(body).toMatchObject({ holds: false, claimsPaused: false });
    expect(body.checks.filter(({ holds }: any) => !holds)).toEqual([
      expect.objectContaining({ name: expect.stringContaining('pickup slot'), pausesClaims: false }),
    ]);
    const unpaused = await claim(await add({ pointsCost: 1 }), undefined);
    await product.database.query(`delete from pickup_slot where day = '2020-01-01'`);
    expect((await product.operate('POST', '/api/ops/books/check')).body).toMatchObject({ claimsPaused: false });
    expect(unpaused.status).toBe(201);
  });

  it('refuse every claim while reconciliation fails', async () => {
    await product.database.query(`update hero set held_points = held_points + 1 where id = $1`, [DEMO]);
    expect((await product.operate('POST', '/api/ops/books/check')).body).toMatchObject({
      holds: false,
      claimsPaused: true,
    });
    expect(await claim('refill-pass', undefined)).toMatchObject({
      status: 409,
      body: { error: { code: 'claims_paused' } },
    });
    await product.database.query(`update hero set held_points = held_points - 1 where id = $1`, [DEMO]);
    expect((await product.operate('POST', '/api/ops/books/check')).body.checks.filter(({ holds }: any) => !holds))
      .toEqual([]);
    expect((await claim('refill-pass', undefined)).status).toBe(201);
  });

  it('are worked on after an hour and handed over within a day; the points are then spent', async () => {
    const [available] = await points();
    const { claimId } = (await claim('souk-voucher', undefined)).body;
    const mine = async (id = claimId, hero?: JoinedHero) =>
      (await claimsOf(hero)).find((candidate: any) => candidate.claimId === id);
    // One that the desk begins with at once is handed over likewise; the steps of a recorded one come as events.
    const { claimId: begun } = (await claim(await add({ pointsCost: 1 }), heroes[0])).body;
    await product.operate('POST', `/api/ops/claims/${begun}/advance`, { to: 'processing' });
    const recorded = rewardClaimed(randomUUID(), await add({ pointsCost: 1 }), heroes[0]!.id);
    expect((await ingest(recorded)).body).toMatchObject({ applied: 1 });
    await advanceClock(1);
    expect(await mine()).toMatchObject({ state: 'processing' });
    await advanceClock(23);
    const { state, timeline, fulfilBy } = await mine();
    expect([state, timeline.map((entry: any) => entry.state)]).toEqual(['fulfilled', [
      'claimed',
      'processing',
      'fulfilled',
    ]]);
    expect(timeline[2].at <= fulfilBy).toBe(true);
    expect(await mine(begun, heroes[0])).toMatchObject({ state: 'fulfilled' });
    expect(await mine(recorded.data.claimId as string, heroes[0])).toMatchObject({ state: 'claimed' });
    expect((await points()).slice(0, 2)).toEqual([available - 1000, 0]);
    const [sink] = await product.database.query<{ amount: number }>(
      `select sum(amount)::float8 as amount from ledger_entry where credit_account = 'sink:reward:souk-voucher'`,
    );
    expect(sink).toEqual({ amount: 1000 });
  });

  it('that a partner does not hand over within 48 hours return points and stock', async () => {
    const rewardId = await add({ category: 'voucher', fulfilment: 'partner', availableQuantity: 2 });
    const before = await points();
    const [kept, late] = [(await claim(rewardId, undefined)).body, (await claim(rewardId, undefined)).body];
    for (const to of ['processing', 'fulfilled'])
      await product.operate('POST', `/api/ops/claims/${kept.claimId}/advance`, { to, reason: 'KM-7' });
    await advanceClock(47);
    expect((await claimsOf()).slice(0, 2).map(({ state }: any) => state).toSorted()).toEqual(['claimed', 'fulfilled']);
    await advanceClock(1);
    expect((await claimsOf()).find(({ claimId }: any) => claimId === late.claimId)).toMatchObject({
      state: 'expired',
      reason: expect.stringMatching(/\w/),
    });
    expect((await points())[0]).toBe(before[0]! - 20);
    expect(await listed(rewardId)).toMatchObject({ claimedQuantity: 1 });
  });

  it('stay listed for a week after they are over, and then leave', async () => {
    const { body } = await product.operate('GET', '/api/ops/clock');
    const rewardId = await add({ expiresAt: new Date(Date.parse(body.now) + HOUR * 1000).toISOString() });
    await advanceClock(2);
    expect(await listed(rewardId)).toBeDefined();
    await advanceClock(7 * 24);
    await until('the reward to leave', async () => (await listed(rewardId)) === undefined);
  });

  it('keep reconciliation in balance, and projections equal to the tables', async () => {
    const { body } = await product.operate('POST', '/api/ops/books/check');
    expect(body.checks.filter(({ holds }: any) => !holds)).toEqual([]);
    expect(body.checks.map(({ name }: any) => name)).toContain('Projection dubai shows what the tables say');
  });
});
