import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { REMOVED_HERO_NAME } from '@planet-heroes/contracts/areas/heroes/levels';
import { IDLE_HERO_DAYS } from '@planet-heroes/contracts/areas/support/catalogue';
import { runCommand } from '@planet-heroes/domain/kernel/commands/run-command';
import { TEST_SERVICES } from '../../support/command-services.js';
import { joinHero } from '../../support/join-hero.js';
import { newEmail, signIn } from '../../support/sign-in.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';

describe('heroes whom nobody can come back to', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct({ seed: 'demo' });
  });
  afterAll(() => product.close());

  const sweep = async () => {
    const key = randomUUID();
    const job = {
      id: key, name: 'remove-old-records', payload: {}, scope: 'test', key, bodyHash: '', replyTo: 't',
    } as const;
    expect(await runCommand(product.database, job, TEST_SERVICES)).toMatchObject({ status: 'succeeded' });
  };
  const left = async (ids: readonly string[]) =>
    (await product.database.query<{ id: string }>(
      'select id from hero where removed_at is not null and name = $2 and id = any($1)', [ids, REMOVED_HERO_NAME],
    )).map(({ id }) => id);
  /** Has a hero's sessions be over, and not seen, since so many days. */
  const over = (ids: readonly string[], days: number) =>
    product.database.query(
      `update session set ended_at = now() - $2 * interval '1 day', last_seen_at = now() - $2 * interval '1 day'
       where hero_id = any($1)`, [ids, days],
    );

  it('leave by themselves; whoever did something, may come back or is everybody’s stays', async () => {
    const [idle, fresh, lasting, posted, traded, friendly, taking] = await Promise.all(
      Array.from({ length: 7 }, (_, place) => joinHero(product, { name: `Idle ${place}` })),
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
    const before = await product.database.query('select count(*)::int as heroes from hero where removed_at is null');
    await over([idle!.id, posted!.id, traded!.id, friendly!.id, taking!.id, guest.id, keptId], IDLE_HERO_DAYS + 1);
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
    const all = [idle, fresh, lasting, posted, traded, friendly, taking, friend].map((hero) => hero!.id);
    const gone = [idle!.id, taking!.id, guest.id];
    expect((await left([...all, guest.id, freshGuest.id, keptId])).sort()).toEqual(gone.sort());
    const after = await product.database.query('select count(*)::int as heroes from hero where removed_at is null');
    expect(after[0]!.heroes).toBe((before[0]!.heroes as number) - 3);
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
});
