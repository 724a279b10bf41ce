import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { DUBAI_REWARDS_ROUTES } from '@planet-heroes/contracts/areas/dubai-rewards/routes';
import { queryClient } from '../../kernel/api/queries';
import { queryOptionsOf } from '../../kernel/api/query-options';
import { actingHeroId, ownHeroId } from './acting-hero';
import { meQuery, ownQuery } from './own-queries';

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

describe('whom a visitor acts as', () => {
  let asked: { path: string; key: string | null }[];
  let answers: Record<string, () => Promise<Response>>;

  beforeEach(() => {
    asked = [];
    answers = { '/api/me': async () => new Response(null, { status: 204 }) };
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const path = String(input);
      asked.push({ path, key: new Headers(init?.headers).get('idempotency-key') });
      return answers[path]!();
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    queryClient.clear();
  });
  const askedFor = (path: string) => asked.filter((call) => call.path === path);

  it('is the hero of the session, without a further call', async () => {
    answers['/api/me'] = async () => json(200, { id: 'hero-1', name: 'Layla' });
    expect(await actingHeroId()).toBe('hero-1');
    expect(await actingHeroId()).toBe('hero-1');
    expect(asked.map(({ path }) => path)).toEqual(['/api/me']);
  });

  it('is a guest for what stays the visitor’s own, where a visitor acts as the demo hero', async () => {
    answers['/api/me'] = async () => json(200, { id: 'planet-hero-demo', name: 'Mira', isDemo: true });
    answers['/api/guests'] = async () => json(201, { id: 'guest-1', name: 'Guest', isGuest: true });
    expect(await actingHeroId()).toBe('planet-hero-demo');
    expect(await ownHeroId()).toBe('guest-1');
    expect(await actingHeroId()).toBe('guest-1');
  });

  it('is one guest, for any number of concurrent actions', async () => {
    answers['/api/guests'] = async () => json(201, { id: 'guest-1', name: 'Guest', isGuest: true });
    const ids = await Promise.all([actingHeroId(), actingHeroId(), actingHeroId()]);
    expect(ids).toEqual(['guest-1', 'guest-1', 'guest-1']);
    expect(askedFor('/api/guests')).toHaveLength(1);
    expect(queryClient.getQueryData(meQuery.queryKey)).toMatchObject({ id: 'guest-1', isGuest: true });
  });

  it('is the same guest after an answer that was lost', async () => {
    answers['/api/guests'] = async () => Promise.reject(new TypeError('offline'));
    await expect(actingHeroId()).rejects.toThrow('offline');
    answers['/api/guests'] = async () => json(201, { id: 'guest-1', name: 'Guest', isGuest: true });
    expect(await actingHeroId()).toBe('guest-1');
    const [first, second] = askedFor('/api/guests');
    expect(second!.key).toBe(first!.key);
  });

  it('has nothing while it is nobody, and is not asked for what nobody has', async () => {
    const ownClaims = ownQuery(queryOptionsOf(DUBAI_REWARDS_ROUTES.listMyClaims), []);
    expect(await Promise.all([queryClient.fetchQuery(meQuery), queryClient.fetchQuery(ownClaims)])).toEqual([null, []]);
    expect(asked.map(({ path }) => path)).toEqual(['/api/me']);
  });

  it('is not known while the server does not say', async () => {
    answers['/api/me'] = async () => json(503, {});
    await expect(actingHeroId()).rejects.toMatchObject({ status: 503 });
    expect(askedFor('/api/guests')).toHaveLength(0);
  });
});
