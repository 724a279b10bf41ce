// The service worker: keeps images, the code of the pages and the public lists, so that what was seen once opens fast
// and stays readable offline. Plain and alone, for it is served as it stands.
(() => {
  /** Raised whenever what is kept changes its form: caches of other versions are deleted. */
  const VERSION = 2;
  const PREFIX = 'planet-heroes:';
  const SHELL = `${PREFIX}v${VERSION}:shell`;
  const ASSETS = `${PREFIX}v${VERSION}:assets`;
  const IMAGES = `${PREFIX}v${VERSION}:images`;
  const LISTS = `${PREFIX}v${VERSION}:lists`;
  const PAGE = '/index.html';
  const KEPT_AT = 'planet-kept-at';
  /** How many of the newest script files are kept, besides those of the current page. */
  const MAX_ASSETS = 250;
  const MAX_LISTS = 60;

  /** Public lists, the same for everybody. What is somebody's own (/api/me, /api/corporate, /api/ops) is never kept. */
  const PUBLIC_LISTS =
    /^\/api\/(impact-stats|heroes\/leaderboard(\/\d+)?|dubai\/(challenges|rewards)|sponsored-missions|sponsorship-tiers|pickups)$/;
  const HASHED = /^\/assets\//;
  const SHELL_FILE = /^\/(first-paint\.js|favicon\.svg|manifest\.webmanifest|icons\/.+)$/;
  const IMAGE = /\.(avif|gif|ico|jpe?g|png|svg|webp)$/;
  const NO_PAGE = /^\/(api|ops|health|metrics|assets|socket\.io)(\/|$)/;

  class BrokenStore extends Error {}

  /** What a store that is broken answers: it keeps nothing, and fails nobody. */
  const NO_CACHE = {
    match: async () => undefined, put: async () => {}, keys: async () => [], delete: async () => false,
  };

  /** A store of this worker. A damaged profile refuses to open it, or to look into it; the network is there. */
  async function openCache(name) {
    try {
      const cache = await caches.open(name);
      return {
        match: (key) => cache.match(key).catch(() => undefined),
        put: (key, answer) =>
          cache.put(key, answer).catch(() => {
            throw new BrokenStore();
          }),
        keys: () => cache.keys().catch(() => []),
        delete: (key) => cache.delete(key).catch(() => false),
      };
    } catch {
      return NO_CACHE;
    }
  }

  /** A worker whose store takes nothing is of use all the same; one without its page's files is not. */
  function passBroken(error) {
    if (!(error instanceof BrokenStore)) throw error;
  }

  const device = { connectionType: '4g', optimalFormat: 'jpg' };

  /** How a request is answered; undefined: by the network alone. */
  function wayOf(request) {
    const { origin, pathname, search } = new URL(request.url);
    if (request.method !== 'GET' || origin !== self.location.origin) return undefined;
    if (request.mode === 'navigate') return NO_PAGE.test(pathname) ? undefined : openPage;
    if (HASHED.test(pathname)) return fromCacheFirst(IMAGE.test(pathname) ? IMAGES : ASSETS);
    if (SHELL_FILE.test(pathname)) return fromNetworkFirst(SHELL);
    if (PUBLIC_LISTS.test(pathname) && /^(\?limit=\d+)?$/.test(search)) return fromNetworkFirst(LISTS);
    if (IMAGE.test(pathname)) return fromNetworkFirst(IMAGES);
    return undefined;
  }

  /** The page as the network has it; offline, the one that was kept. */
  async function openPage(request) {
    let answer;
    try {
      answer = await fetch(request);
    } catch (error) {
      const kept = await (await openCache(SHELL)).match(PAGE);
      if (kept) return asPageOf(kept, new URL(request.url).pathname);
      throw error;
    }
    // A page of a newer version replaces the kept one only together with all its files.
    if (answer.ok && !answer.redirected && isPage(answer)) return { answer, later: keepPage(answer.clone()) };
    return answer;
  }

  /** Drawn for another address, the page stays hidden until its code shows the screen of this one. */
  async function asPageOf(kept, path) {
    const html = await kept.text();
    const shown = html.includes(`data-static="${path}"`) ? html : html.replace('<html ', '<html data-undrawn ');
    return new Response(shown, { headers: kept.headers });
  }

  const isPage = (answer) => (answer.headers.get('content-type') ?? '').includes('text/html');

  async function keepPage(answer) {
    const html = await answer.clone().text();
    const shell = await openCache(SHELL);
    if ((await (await shell.match(PAGE))?.text()) === html) return;
    const files = filesOf(html);
    const assets = await openCache(ASSETS);
    await Promise.all(
      files.map(async (path) => {
        if (!HASHED.test(path)) await keep(shell, path, await fetch(path), { needed: true });
        else if (!(await assets.match(path))) await keep(assets, path, await fetch(path), { needed: true });
      }),
    );
    await shell.put(PAGE, answer);
    await trim(assets, MAX_ASSETS, files);
  }

  /** The files of our own that a page names. */
  function filesOf(html) {
    const named = [...html.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path]) => path);
    return [...new Set(named)].filter((path) => HASHED.test(path) || SHELL_FILE.test(path));
  }

  /**
   * A page never asks a second time for a script that did not come: a short gap in the network is waited out here, but
   * not where the device itself is offline.
   */
  const PAUSES_MS = [500, 1500, 2000];

  async function fetchPatiently(request) {
    for (const pause of PAUSES_MS) {
      try {
        return await fetch(request);
      } catch (error) {
        if (!navigator.onLine) throw error;
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
    return fetch(request);
  }

  function fromCacheFirst(name) {
    return async (request) => {
      const cache = await openCache(name);
      const kept = await cache.match(request.url);
      if (kept) return kept;
      const answer = await (name === ASSETS ? fetchPatiently(request) : fetch(request));
      return { answer, later: keep(cache, request.url, answer.clone()) };
    };
  }

  function fromNetworkFirst(name) {
    return async (request) => {
      const cache = await openCache(name);
      try {
        const answer = await fetch(request);
        return {
          answer,
          later: keep(cache, request.url, answer.clone()).then(() => name === LISTS && trim(cache, MAX_LISTS)),
        };
      } catch (error) {
        const kept = await cache.match(request.url);
        if (kept) return withAge(kept);
        throw error;
      }
    };
  }

  async function keep(cache, key, answer, { needed = false } = {}) {
    if (answer.status !== 200) {
      if (needed) throw new Error(`${key} answered ${answer.status}`);
      return;
    }
    const headers = new Headers(answer.headers);
    headers.set(KEPT_AT, String(Date.now()));
    // The body is kept as it was read, unpacked.
    for (const name of ['content-encoding', 'content-length']) headers.delete(name);
    await cache.put(key, new Response(await answer.blob(), { status: answer.status, headers }));
  }

  /** A cached answer with an `Age` header in seconds, as a proxy would add. */
  function withAge(kept) {
    const headers = new Headers(kept.headers);
    headers.set('age', String(Math.max(0, Math.round((Date.now() - Number(headers.get(KEPT_AT))) / 1000))));
    return new Response(kept.body, { status: kept.status, headers });
  }

  /** Deletes the oldest entries beyond a maximum, except those that are named. */
  async function trim(cache, most, named = []) {
    const keys = (await cache.keys()).filter(({ url }) => !named.includes(new URL(url).pathname));
    await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((key) => cache.delete(key)));
  }

  /** Fetches what was loaded before this worker watched, in the form that its way asks for. */
  async function keepSeen(urls) {
    await Promise.allSettled(
      urls.map(async (url) => {
        const way = wayOf({ url: new URL(url, self.location.origin).href, method: 'GET', mode: 'cors' });
        if (way) await settle(await way(new Request(url, { credentials: 'same-origin' })));
      }),
    );
  }

  async function preloadImages(urls) {
    // Where every byte counts, images wait until they are needed.
    if (/2g/.test(device.connectionType)) return;
    const cache = await openCache(IMAGES);
    const accept = device.optimalFormat === 'webp' ? 'image/webp,image/*' : 'image/*';
    await Promise.allSettled(
      urls.map(async (url) => {
        const { href, origin } = new URL(url, self.location.origin);
        if (origin !== self.location.origin || (await cache.match(href))) return;
        await keep(cache, href, await fetch(href, { headers: { accept } }));
      }),
    );
  }

  async function settle(result) {
    if (result && result.later) await result.later;
  }

  self.addEventListener('install', (event) => {
    // Ready at once, with the page and its files: no visitor is left between two versions.
    event.waitUntil(
      fetch('/').then(async (answer) => answer.ok && isPage(answer) && keepPage(answer).catch(passBroken))
        .then(() => self.skipWaiting()),
    );
  });

  self.addEventListener('activate', (event) => {
    const current = [SHELL, ASSETS, IMAGES, LISTS];
    event.waitUntil(
      caches
        .keys()
        .then((names) =>
          Promise.all(
            names.filter((name) => name.startsWith(PREFIX) && !current.includes(name)).map((name) =>
              caches.delete(name)
            ),
          )
        )
        .catch(() => undefined)
        .then(() => self.clients.claim()),
    );
  });

  self.addEventListener('fetch', (event) => {
    const way = wayOf(event.request);
    if (!way) return;
    const result = way(event.request);
    event.respondWith(result.then((found) => found.answer ?? found));
    // A failed write to the cache does not fail the request.
    event.waitUntil(result.then(settle).catch(() => undefined));
  });

  self.addEventListener('push', (event) => {
    let message = {};
    try {
      message = event.data.json();
    } catch {
      // A browser must show something for every push, also for one that nobody can read.
    }
    const { title = 'Planet Heroes', body = '', path = '/', tag } = message;
    const options = { body, data: { path }, icon: '/icons/icon-192.png', badge: '/icons/icon-192.png', dir: 'auto' };
    event.waitUntil(self.registration.showNotification(title, tag ? { ...options, tag } : options));
  });

  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(openScreen(event.notification.data?.path));
  });

  /** Brings a page of ours to the screen, or opens one. Other origins are never opened. */
  async function openScreen(path) {
    const { href, origin } = new URL(path || '/', self.location.origin);
    if (origin !== self.location.origin) return;
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const open = pages.find(({ url }) => url === href) ?? pages[0];
    if (!open) return self.clients.openWindow(href);
    const shown = await open.focus();
    if (shown.url !== href) await shown.navigate(href).catch(() => self.clients.openWindow(href));
  }

  self.addEventListener('message', (event) => {
    const { type, ...message } = event.data ?? {};
    if (type === 'UPDATE_CONNECTION') device.connectionType = String(message.connectionType);
    if (type === 'UPDATE_FORMAT_SUPPORT') device.optimalFormat = message.optimalFormat === 'webp' ? 'webp' : 'jpg';
    if (type === 'PRELOAD_IMAGES') event.waitUntil(preloadImages(message.urls ?? []));
    if (type === 'KEEP_SEEN') event.waitUntil(keepSeen(message.urls ?? []));
  });
})();
