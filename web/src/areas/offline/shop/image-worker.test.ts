import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { DUBAI_REWARDS_ROUTES } from '@planet-heroes/contracts/areas/dubai-rewards/routes';
import { IMPACT_ROUTES } from '@planet-heroes/contracts/areas/impact/routes';
import { LEADERBOARD_ROUTES } from '@planet-heroes/contracts/areas/leaderboard/routes';
import { MISSIONS_ROUTES } from '@planet-heroes/contracts/areas/missions/routes';
import { PICKUPS_ROUTES } from '@planet-heroes/contracts/areas/pickups/routes';
import { CALLS } from '@planet-heroes/contracts/calls';
import { urlOf } from '@planet-heroes/contracts/kernel/calls/route';

const SOURCE = readFileSync(new URL('../../../../public/image-worker.js', import.meta.url), 'utf8');
const ORIGIN = 'https://planet.example';

class FakeCache {
  readonly kept = new Map<string, Response>();

  private key(request: string | { url: string }): string {
    return new URL(typeof request === 'string' ? request : request.url, ORIGIN).href;
  }

  match = async (request: string | { url: string }) => this.kept.get(this.key(request))?.clone();
  put = async (request: string | { url: string }, answer: Response) => void this.kept.set(this.key(request), answer);
  delete = async (request: string | { url: string }) => this.kept.delete(this.key(request));
  keys = async () => [...this.kept.keys()].map((url) => ({ url }));
  get paths(): string[] {
    return [...this.kept.keys()].map((url) => url.slice(ORIGIN.length));
  }
}

const refuse = async (): Promise<never> => {
  throw new DOMException('Unexpected internal error.', 'UnknownError');
};

type Listener = (event: Record<string, unknown>) => void;

/** The worker's script in a world of its own, with a network that a test fills and breaks. */
class World {
  readonly caches = new Map<string, FakeCache>();
  readonly network = new Map<string, () => Response>();
  readonly fetched: string[] = [];
  readonly accepted: (string | null)[] = [];
  online = true;
  /** How many more requests fail before the network is back. */
  gap = 0;
  /** What the store of a damaged profile refuses. */
  broken: 'open' | 'match' | 'put' | undefined;
  /** What the worker's timers added up to, in ms; none of it is waited for. */
  waited = 0;
  skipped = false;
  claimed = false;
  private readonly listeners = new Map<string, Listener>();

  constructor() {
    const self = {
      location: new URL(ORIGIN),
      addEventListener: (type: string, listener: Listener) => this.listeners.set(type, listener),
      skipWaiting: () => (this.skipped = true),
      clients: { claim: () => (this.claimed = true) },
    };
    const caches = {
      open: async (name: string) => (this.broken === 'open' ? refuse() : this.broken ? this.damaged(name) : this.cache(name)),
      keys: async () => (this.broken === 'open' ? refuse() : [...this.caches.keys()]),
      delete: async (name: string) => this.caches.delete(name),
    };
    const LocalRequest = class extends Request {
      constructor(url: string, init?: RequestInit) {
        super(new URL(url, ORIGIN), init);
      }
    };
    runInContext(
      SOURCE,
      createContext({
        self, caches, navigator: { onLine: true }, fetch: this.fetch, Request: LocalRequest, Response, Headers, URL,
        setTimeout: (go: () => void, ms: number) => {
          this.waited += ms;
          queueMicrotask(go);
        },
      }),
    );
  }

  cache(name: string): FakeCache {
    const cache = this.caches.get(name) ?? new FakeCache();
    this.caches.set(name, cache);
    return cache;
  }

  private damaged(name: string) {
    const cache = this.cache(name);
    return { match: refuse, put: refuse, keys: cache.keys, delete: cache.delete };
  }

  serve(path: string, body: string, type = 'text/plain', status = 200): void {
    this.network.set(path, () => new Response(body, { status, headers: { 'content-type': type } }));
  }

  private readonly fetch = async (request: string | Request, init?: RequestInit): Promise<Response> => {
    const { href } = new URL(typeof request === 'string' ? request : request.url, ORIGIN);
    this.fetched.push(href.slice(ORIGIN.length));
    this.accepted.push(new Headers(init?.headers).get('accept'));
    const answer = this.network.get(href.slice(ORIGIN.length));
    if (!this.online || this.gap-- > 0) throw new TypeError('Failed to fetch');
    return answer?.() ?? new Response('', { status: 404 });
  };

  /** What the worker answers; undefined where it leaves the request alone. */
  async request(path: string, { method = 'GET', mode = 'cors' } = {}): Promise<Response | undefined> {
    const waits: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    const url = new URL(path, ORIGIN).href;
    this.listeners.get('fetch')!({
      request: { url, method, mode },
      respondWith: (response: Promise<Response>) => (answer = response),
      waitUntil: (work: Promise<unknown>) => waits.push(work),
    });
    if (!answer) return undefined;
    try {
      return await answer;
    } finally {
      await Promise.all(waits);
    }
  }

  async dispatch(type: string, part: Record<string, unknown> = {}): Promise<void> {
    const waits: Promise<unknown>[] = [];
    this.listeners.get(type)!({ ...part, waitUntil: (work: Promise<unknown>) => waits.push(work) });
    await Promise.all(waits);
  }
}

const page = (hash: string) =>
  `<link href="/favicon.svg"><link href="/assets/${hash}.css"><script src="/assets/${hash}.js"></script><a href="https://elsewhere.example/x.js">`;

let world: World;

function publish(hash: string): void {
  for (const path of ['/', '/leaderboard']) world.serve(path, page(hash), 'text/html; charset=utf-8');
  world.serve(`/assets/${hash}.js`, `code ${hash}`);
  world.serve(`/assets/${hash}.css`, `style ${hash}`);
  world.serve('/favicon.svg', '<svg/>');
}

const navigate = (path: string) => world.request(path, { mode: 'navigate' });
const textOf = async (answer: Promise<Response | undefined>) => (await answer)?.text();

describe('the image worker', () => {
  beforeEach(() => {
    world = new World();
    publish('one');
  });

  it.each(['open', 'match', 'put'] as const)('installs and answers from the network where a damaged store fails to %s', async (way) => {
    world.broken = way;
    await world.dispatch('install');
    await world.dispatch('activate');
    expect([world.skipped, world.claimed]).toEqual([true, true]);
    expect(await textOf(navigate('/leaderboard'))).toBe(page('one'));
    for (const [path, body] of [['/assets/one.js', 'code one'], ['/favicon.svg', '<svg/>']] as const)
      expect(await textOf(world.request(path))).toBe(body);
  });

  it('keeps the page and its files as it installs, and claims clients at once', async () => {
    await world.dispatch('install');
    expect(world.skipped).toBe(true);
    world.online = false;
    expect(await textOf(navigate('/leaderboard?x=1'))).toBe(page('one'));
    expect(await textOf(world.request('/assets/one.js'))).toBe('code one');
    expect(await textOf(world.request('/favicon.svg'))).toBe('<svg/>');
  });

  it('keeps the public lists of current routes, and no other call', async () => {
    const lists = [
      IMPACT_ROUTES.readImpact,
      LEADERBOARD_ROUTES.readLeaderboard,
      LEADERBOARD_ROUTES.readLeaderboardByPath,
      DUBAI_REWARDS_ROUTES.listDubaiChallenges,
      DUBAI_REWARDS_ROUTES.listDubaiRewards,
      MISSIONS_ROUTES.listMissions,
      MISSIONS_ROUTES.listTiers,
      PICKUPS_ROUTES.readPickups,
    ];
    for (const { method, route, params } of CALLS) {
      const url = urlOf(route, {
        params: Object.fromEntries(Object.keys(params?.shape ?? {}).map((name) => [name, 50])),
      });
      const isKept = (await world.request(url, { method })) !== undefined;
      expect([route, isKept]).toEqual([route, (lists as string[]).includes(route)]);
    }
  });

  it('shows the newest page there is', async () => {
    await world.dispatch('install');
    publish('two');
    expect(await textOf(navigate('/'))).toBe(page('two'));
    world.online = false;
    expect(await textOf(navigate('/'))).toBe(page('two'));
    expect(await textOf(world.request('/assets/two.css'))).toBe('style two');
  });

  it('keeps the old page whole while a file of the new one cannot be had', async () => {
    await world.dispatch('install');
    publish('two');
    world.network.delete('/assets/two.css');
    expect(await textOf(navigate('/'))).toBe(page('two'));
    world.online = false;
    expect(await textOf(navigate('/'))).toBe(page('one'));
    expect(await textOf(world.request('/assets/one.js'))).toBe('code one');
  });

  it('fetches hashed files once', async () => {
    await world.request('/assets/one.js');
    await world.request('/assets/one.js');
    expect(world.fetched).toEqual(['/assets/one.js']);
    await world.request('/assets/gone.js');
    await world.request('/assets/gone.js');
    expect(world.fetched.filter((path) => path === '/assets/gone.js')).toHaveLength(2);
  });

  it.each(['/api/heroes/leaderboard/50', '/api/pickups'])(
    'asks the network for the public list %s, and offline gives the kept one with its age',
    async (list) => {
      world.serve(list, '["first"]', 'application/json');
      await world.request(list);
      world.serve(list, '["second"]', 'application/json');
      const fresh = await world.request(list);
      expect(fresh!.headers.has('age')).toBe(false);
      expect(await fresh!.text()).toBe('["second"]');
      world.online = false;
      const kept = await world.request(list);
      expect(await kept!.text()).toBe('["second"]');
      expect(Number(kept!.headers.get('age'))).toBeLessThan(5);
      await expect(world.request('/api/impact-stats')).rejects.toThrow('Failed to fetch');
    },
  );

  it('waits out a gap of three seconds in the network for a script, and for nothing else', async () => {
    world.gap = 3;
    expect(await textOf(world.request('/assets/one.js'))).toBe('code one');
    expect(world.waited).toBeGreaterThan(3000);
    world.gap = 1;
    await expect(world.request('/favicon.svg')).rejects.toThrow('Failed to fetch');
    world.online = false;
    await expect(world.request('/assets/one.css')).rejects.toThrow('Failed to fetch');
  });

  it('hands an error on and keeps no error', async () => {
    world.serve('/api/impact-stats', 'out of order', 'text/plain', 503);
    expect((await world.request('/api/impact-stats'))!.status).toBe(503);
    world.online = false;
    await expect(world.request('/api/impact-stats')).rejects.toThrow('Failed to fetch');
  });

  it('leaves alone what is personal, what changes something, and what is elsewhere', async () => {
    const alone = [
      '/api/me',
      '/api/me/points',
      '/api/ops/totals',
      '/api/corporate/orders',
      '/api/heroes/leaderboard/around/hero-1',
      '/api/commands/1',
      '/api/social-shares',
      '/api/dubai/rewards?hero=x',
      '/health/ready',
      'https://elsewhere.example/a.png',
    ];
    for (const path of alone) expect(await world.request(path)).toBeUndefined();
    expect(await world.request('/api/dubai/rewards', { method: 'POST' })).toBeUndefined();
    for (const path of ['/api/docs', '/ops', '/ops/board']) expect(await navigate(path)).toBeUndefined();
    expect(world.fetched).toEqual([]);
  });

  it('does not take Page Not Found for the page', async () => {
    await world.dispatch('install');
    world.serve('/nonsense', page('odd'), 'text/html', 404);
    expect((await navigate('/nonsense'))!.status).toBe(404);
    world.online = false;
    expect(await textOf(navigate('/'))).toBe(page('one'));
  });

  it('deletes what other versions kept, and nothing that is not its own', async () => {
    world.cache('planet-heroes:v0:assets');
    world.cache('somebody-else');
    await world.dispatch('install');
    await world.dispatch('activate');
    expect(world.claimed).toBe(true);
    expect([...world.caches.keys()].filter((name) => !name.includes(':v2:'))).toEqual(['somebody-else']);
  });

  it('preloads images in the best format, unless the connection is slow', async () => {
    world.serve('/icons/a.png', 'a');
    await world.dispatch('message', { data: { type: 'UPDATE_CONNECTION', connectionType: '2g' } });
    await world.dispatch('message', { data: { type: 'PRELOAD_IMAGES', urls: ['/icons/a.png'] } });
    expect(world.fetched).toEqual([]);
    await world.dispatch('message', { data: { type: 'UPDATE_CONNECTION', connectionType: '4g' } });
    await world.dispatch('message', { data: { type: 'UPDATE_FORMAT_SUPPORT', optimalFormat: 'webp' } });
    await world.dispatch('message', {
      data: { type: 'PRELOAD_IMAGES', urls: ['/icons/a.png', 'https://elsewhere.example/b.png', '/icons/a.png'] },
    });
    expect(new Set(world.fetched)).toEqual(new Set(['/icons/a.png']));
    expect(world.accepted[0]).toBe('image/webp,image/*');
  });

  it('keeps what a page had loaded before it was watched', async () => {
    world.serve('/api/impact-stats', '{}', 'application/json');
    world.serve('/assets/chunk.js', 'chunk');
    const urls = ['/api/impact-stats', '/assets/chunk.js', '/api/me'].map((path) => ORIGIN + path);
    await world.dispatch('message', { data: { type: 'KEEP_SEEN', urls } });
    expect(world.fetched.toSorted()).toEqual(['/api/impact-stats', '/assets/chunk.js']);
    world.online = false;
    expect(await textOf(world.request('/api/impact-stats'))).toBe('{}');
    expect(await textOf(world.request('/assets/chunk.js'))).toBe('chunk');
  });

  it('keeps no more than 250 files besides those of the page', async () => {
    await world.dispatch('install');
    for (let file = 0; file < 260; file++) {
      world.serve(`/assets/chunk-${file}.js`, 'chunk');
      await world.request(`/assets/chunk-${file}.js`);
    }
    publish('two');
    await navigate('/');
    const { paths } = world.cache('planet-heroes:v2:assets');
    expect(paths).toHaveLength(252);
    expect(paths).toEqual(expect.arrayContaining(['/assets/two.js', '/assets/two.css', '/assets/chunk-259.js']));
    expect(paths).not.toContain('/assets/chunk-0.js');
  });
});
