import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { expect, type Page, type Response } from '@playwright/test';

const MAX_SCRIPTS = 13;
/** Screens for companies begin with forms and dialogs; what forms are checked by comes after the first paint. */
const MAX_SCRIPTS_OF_COMPANIES = 16;
export const COMPANY_SCREENS = new Set([
  '/bulk-tradein', '/corporate-dashboard', '/corporate-quotes', '/purchase-orders', '/account-management',
]);
/**
 * In kB as gzip makes them: what a screen's page names, without which it does not answer, and everything that loads
 * without a press on a first visit to home. React with its DOM is 67 kB of each.
 */
const MAX_TO_ANSWER: Readonly<Record<string, number>> = {
  '/': 95.5, '/leaderboard': 132, '/products': 125, '/partners': 150.5, '/bulk-tradein': 168.3,
  '/account-management': 167.5,
};
const MAX_OF_HOME = 140;
/** Loaded ahead, once the page has been at rest for seconds. */
const AT_REST = /\/newer-release-/;

export interface LoadedScript {
  name: string;
  text: string;
}

interface NotedScripts {
  read(): Promise<LoadedScript[]>;
}

/**
 * Waits until nothing more loads without a press: live, with what lies over the page; on home with the notification
 * area, the last. Returns what has been loaded, of the scripts noted since before the page was opened.
 */
export async function firstLoad(page: Page, path: string, noted: NotedScripts): Promise<LoadedScript[]> {
  await expect(page.locator('html')).toHaveAttribute('data-live', 'live');
  await expect(page.getByRole('button', { name: /tutorial/i })).toBeAttached();
  if (path === '/') await expect(page.getByRole('region', { name: /Notifications/ })).toBeAttached();
  return (await noted.read()).filter(({ name }) => !AT_REST.test(name));
}

/** Notes the scripts that the page loads, from now on until they are read. */
export function noteScripts(page: Page): NotedScripts {
  const scripts: Promise<LoadedScript>[] = [];
  const note = (response: Response): void => {
    if (response.request().resourceType() !== 'script') return;
    const name = new URL(response.url()).pathname.slice(1);
    scripts.push(response.text().then((text) => ({ name, text })));
  };
  page.on('response', note);
  return {
    read() {
      page.off('response', note);
      return Promise.all(scripts);
    },
  };
}

/** Of the scripts, the part's own and those it needs, directly or by another. */
export function withWhatItImports(part: string, scripts: readonly LoadedScript[]): LoadedScript[] {
  const found = new Set(scripts.filter(({ name }) => name.startsWith(`assets/${part}-`)));
  for (const { text } of found) {
    const files = importsOf(text);
    for (const script of scripts) if (files.has(script.name.split('/').at(-1)!)) found.add(script);
  }
  return [...found];
}

function importsOf(text: string): Set<string> {
  return new Set([...text.matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g)].map(([, file]) => file!));
}

/** How deep each script lies: 1 named in the page, one more than the least deep script that names it otherwise. */
function depths(html: string, scripts: readonly LoadedScript[]): Map<string, number> {
  const found = new Map<string, number>();
  // Named for the service worker alone: the page does not load them.
  const loading = html.replaceAll(/<link rel="kept-offline"[^>]*>/g, '');
  for (const { name } of scripts) if (loading.includes(`"/${name}"`)) found.set(name, 1);
  for (let depth = 2; depth <= scripts.length; depth++) {
    const above = scripts.filter(({ name }) => found.get(name) === depth - 1);
    for (const { name } of scripts) {
      const file = name.split('/').at(-1)!;
      if (!found.has(name) && above.some(({ text }) => text.includes(file))) found.set(name, depth);
    }
  }
  return found;
}

/** With other digests in the names of scripts, as random, that stay the same: each build’s own compress differently. */
export function kilobytesOf(scripts: readonly LoadedScript[]): number {
  const steady = (_: string, name: string) =>
    `${name}-${createHash('sha256').update(name).digest('base64url').slice(0, 8)}.js`;
  const texts = scripts.map(({ text }) => text.replaceAll(/([\w-]+)-[\w-]{8}\.js/g, steady));
  return texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0) / 1000;
}

/** Expects few scripts, none deeper than two, that the page names, and no more weight than a screen may have. */
export function expectFewScripts(path: string, html: string, scripts: readonly LoadedScript[]): void {
  const most = COMPANY_SCREENS.has(path) ? MAX_SCRIPTS_OF_COMPANIES : MAX_SCRIPTS;
  expect(scripts.length).toBeLessThanOrEqual(most);
  expect(scripts.map(({ name }) => name)).toContain('first-paint.js');
  const found = depths(html, scripts);
  expect(scripts.map(({ name }) => [name, found.get(name)]).filter(([, depth]) => depth !== 1 && depth !== 2))
    .toEqual([]);
  // Every import of a page's script is named in the page as well.
  const named = scripts.filter(({ name }) => found.get(name) === 1);
  for (const { name, text } of named) {
    for (const file of importsOf(text))
      expect(html, `${name} needs ${file}`).toContain(`"/assets/${file}"`);
  }
  const weight = { toAnswer: kilobytesOf(named), inAll: kilobytesOf(scripts) };
  expect(weight.toAnswer).toBeLessThanOrEqual(MAX_TO_ANSWER[path] ?? Number.POSITIVE_INFINITY);
  if (path === '/') expect(weight.inAll).toBeLessThanOrEqual(MAX_OF_HOME);
}
