import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { REMOVED_HERO_NAME } from '@planet-heroes/contracts/areas/heroes/levels';
import { IDLE_HERO_DAYS } from '@planet-heroes/contracts/areas/support/catalogue';
import { commandsOn } from '../../support/commands.js';
import { joinHero } from '../../support/join-hero.js';
import { newEmail, signIn } from '../../support/sign-in.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';
import { until } from '../../support/until.js';

describe('heroes whom nobody can come back to', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct({ seed: 'demo' });
  });
  afterAll(() => product.close());

  const sweep = () => commandsOn(() => product.database).done('remove-old-records', {});
  const left = async (ids: readonly string[]) =>
    (await product.database.query<{ id: string }>(
      'select id from hero where removed_at is not null and name = $2 and id = any($1)', [ids, REMOVED_HERO_NAME],
    )).map(({ id }) => id);
  /** Ends a hero's sessions, last seen `days` days ago. */
  const over = (ids: readonly string[], days: number) =>
    product.database.query(
      `update session set ended_at = now() - $2 * interval '1 day', last_seen_at = now() - $2 * interval '1 day'
       where hero_id = any($1)`, [ids, days],
    );
  const shown = async (): Promise<number> => (await product.call('GET', '/api/impact-stats')).body.activeHeroes;
  const isKnown = async (heroId: string) =>
    (await product.call('GET', `/api/heroes/leaderboard/around/${heroId}`)).status === 200;

  it('are removed automatically; one who did something, may come back or is everybody’s stays', async () => {
    const [idle, fresh, lasting, posted, traded, friendly, taking, visiting] = await Promise.all(
      Array.from({ length: 8 }, (_, place) => joinHero(product, { name: `Idle ${place}` })),
    );
    const friend = await joinHero(product, { referralCode: friendly!.referralCode });
    const guest = (await product.call('POST', '/api/guests')).body;
    const freshGuest = (await product.call('POST', '/api/guests')).body;
    const kept = (await signIn(product, newEmail())).cookie;
    const keptId = (await product.call('GET', '/api/me', undefined, { cookie: kept })).body.id;
    expect((await posted!.call('POST', '/api/social-shares', {
      shareType: 'achievement', contentId: 'x', platform: 'whatsapp', shareUrl: `${product.address}/`, shareText: 'Look',
    })).status).toBe(201);
    const phone = { device: 'iPhone 13', condition: 'good' };
    expect((await traded!.call('POST', '/api/me/trade-ins', phone)).status).toBe(201);
    const [challenge] = (await product.call('GET', '/api/dubai/challenges')).body;
    const joined = await taking!.call('POST', `/api/dubai/challenges/${challenge.id}/join`, { heroId: taking!.id });
    expect(joined.status).toBe(201);
    expect((await visiting!.call('POST', '/api/me/check-in')).body.checkedInAt).toEqual(expect.any(String));
    const before = await product.database.query('select count(*)::int as heroes from hero where removed_at is null');
    const past = [idle, posted, traded, friendly, taking, visiting].map((hero) => hero!.id);
    await over([...past, guest.id, keptId], IDLE_HERO_DAYS + 1);
    await over([fresh!.id, freshGuest.id], IDLE_HERO_DAYS - 1);
    // Not seen for long, but its session lasts: a hero with a name may come back.
    await product.database.query(
      `update session set last_seen_at = now() - interval '200 days' where hero_id = $1`, [lasting!.id],
    );
    // What may no longer be sent does not last, though nobody ended it.
    await product.database.query(
      `update session set ended_at = null, expires_at = now() - interval '91 days' where hero_id = $1`, [idle!.id],
    );

    // Two at once meet at the same heroes: only one of them removes them.
    await Promise.all([sweep(), sweep()]);
    const all = [idle, fresh, lasting, posted, traded, friendly, taking, visiting, friend].map((hero) => hero!.id);
    const gone = [idle!.id, taking!.id, visiting!.id, guest.id];
    expect((await left([...all, guest.id, freshGuest.id, keptId])).sort()).toEqual(gone.sort());
    const after = await product.database.query('select count(*)::int as heroes from hero where removed_at is null');
    expect(after[0]!.heroes).toBe((before[0]!.heroes as number) - 4);
    const told = await product.database.query(
      `select 1 from event_log where type = 'hero.removed' and subject = $1`, [idle!.id],
    );
    expect(told).toHaveLength(1);
    // A friend who has left as well keeps nobody.
    await over([friend.id], IDLE_HERO_DAYS + 1);
    await sweep();
    await sweep();
    expect((await left([friendly!.id, friend.id])).sort()).toEqual([friendly!.id, friend.id].sort());
    const { body: books } = await product.operate('POST', '/api/ops/books/check');
    expect(books.checks.filter(({ holds }: { holds: boolean }) => !holds)).toEqual([]);
  });

  it('a guest, whom the public count of heroes never had, is not taken from it, however it leaves', async () => {
    const begin = async () => {
      const { body, headers } = await product.call('POST', '/api/guests');
      return { id: body.id as string, cookie: headers.get('set-cookie')!.split(';')[0]! };
    };
    const inTable = async () => {
      const [sum] = await product.database.query('select sum(heroes)::int as heroes from impact_total');
      return sum!.heroes as number;
    };
    const wasGuest = async (heroId: string) =>
      (await product.database.query<{ guest: boolean | null }>(
        `select (data -> 'wasGuest')::boolean as guest from event_log where type = 'hero.removed' and subject = $1`,
        [heroId],
      ))[0]?.guest;
    const [swept, leaving, merged, joining] = [await begin(), await begin(), await begin(), await begin()];
    const kept = await joinHero(product);
    const email = newEmail();
    await signIn(product, email, kept.cookie);
    const joined = await product.call('POST', '/api/heroes', { name: 'No Guest' }, { cookie: joining.cookie });
    expect(joined.body).toMatchObject({ id: joining.id, isGuest: false });
    const before = await inTable();
    await until('the projection to be there', async () => await shown() === before);

    await over([swept.id], IDLE_HERO_DAYS + 1);
    await sweep();
    expect((await product.call('DELETE', '/api/me', undefined, { cookie: leaving.cookie })).status).toBe(200);
    const { cookie } = await signIn(product, email, merged.cookie);
    expect((await product.call('POST', '/api/me/merge', undefined, { cookie })).body).toMatchObject({ id: kept.id });
    expect((await left([swept.id, leaving.id, merged.id])).length).toBe(3);
    expect(await inTable()).toBe(before);
    expect((await product.call('DELETE', '/api/me', undefined, { cookie: joining.cookie })).status).toBe(200);
    expect(await inTable()).toBe(before - 1);
    // The projection has seen all others leave once the last one is gone from it.
    await until('the projection to follow', async () => !(await isKnown(joining.id)));
    expect(await shown()).toBe(before - 1);
    for (const { id } of [swept, leaving, merged]) expect(await wasGuest(id)).toBe(true);
    expect(await wasGuest(joining.id)).toBeNull();
  });
});
