import type { Page, Route } from '@playwright/test';

/** Counts the page's requests to a path, of one method or of all, from now on. */
export function countRequests(page: Page, path: string, method?: string): { readonly count: number } {
  const counter = { count: 0 };
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path && (method ?? request.method()) === request.method())
      counter.count += 1;
  });
  return counter;
}

/**
 * Holds the requests to a path, or to paths of a pattern, back until the function returned is called; then the server
 * answers them.
 */
export async function holdRequests(page: Page, path: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(
    ({ pathname }) => (path instanceof RegExp ? path.test(pathname) : pathname === path),
    async (route: Route) => {
      await promise;
      await route.continue();
    },
  );
  return resolve;
}

/**
 * Has the first request to a URL, or the first few, handled here; the server answers those that follow. The route
 * stays: Chromium loses requests that begin in the moment in which the last one is taken away, as `times` does.
 */
export async function handleFirst(
  page: Page,
  url: Parameters<Page['route']>[0],
  handle: (route: Route) => Promise<void>,
  requests = 1,
): Promise<void> {
  let left = requests;
  await page.route(url, (route) => (left-- > 0 ? handle(route) : route.fallback()));
}

/** Has the server take the first request to a URL and loses its answer, as a network does. */
export function loseFirstAnswer(page: Page, url: Parameters<Page['route']>[0]): Promise<void> {
  return handleFirst(page, url, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
}

/** What forms are checked by. */
export const CHECKS = /\/assets\/checks-/;

/** Notes when the page fetches a path, by the page's own clock. Install it before the page is opened. */
export async function noteFetches(page: Page, path: string): Promise<() => Promise<number[]>> {
  await page.addInitScript((noted) => {
    const times: number[] = [];
    const original = window.fetch;
    window.fetch = (input, init) => {
      if (new URL(input instanceof Request ? input.url : input, location.href).pathname === noted)
        times.push(Date.now());
      return original(input, init);
    };
    Object.assign(window, { fetchTimes: times });
  }, path);
  return () => page.evaluate(() => (window as unknown as { fetchTimes: number[] }).fetchTimes);
}
