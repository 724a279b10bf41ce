// What a first visit loads: few scripts, named in the page so that they come in one go, and never found by one another.
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Request } from '@playwright/test';
import { expect, type Page, servedTest as test } from '../support/test.ts';
import { ROUTES } from '../support/routes.ts';

const MAX_SCRIPTS = 13;
/** Screens for companies begin with forms and dialogs; what forms are checked by comes after the first paint. */
const MAX_SCRIPTS_OF_COMPANIES = 16;
const COMPANY_SCREENS = new Set([
  '/bulk-tradein', '/corporate-dashboard', '/corporate-quotes', '/purchase-orders', '/account-management',
]);
/**
 * In kB as gzip makes them: what a screen's page names, without which it does not answer, and everything that loads
 * without a press on a first visit to home. React with its DOM is 67 kB of each.
 */
const MAX_TO_ANSWER: Readonly<Record<string, number>> = {
  '/': 95.5, '/leaderboard': 130, '/products': 125, '/partners': 147.4, '/bulk-tradein': 166.9, '/account-management': 167.3,
};
const MAX_OF_HOME = 140;
/** What a press on *Join free* loads, in files and kB, where the page has not loaded it ahead. */
const MAX_FILES_OF_DIALOG = 4;
const MAX_OF_DIALOG = 40;

/** Loaded ahead, once the page has been at rest for seconds. */
const AT_REST = /\/newer-release-/;

interface LoadedScript {
  name: string;
  text: string;
}

/**
 * Loads a screen until nothing more loads without a press: live, with what lies over the page; on home with the
 * notification area, the last.
 */
async function firstLoad(page: Page, path: string): Promise<LoadedScript[]> {
  const scripts = noteScripts(page);
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-live', 'live');
  await expect(page.getByRole('button', { name: /tutorial/i })).toBeAttached();
  if (path === '/') await expect(page.getByRole('region', { name: /Notifications/ })).toBeAttached();
  return (await Promise.all(scripts)).filter(({ name }) => !AT_REST.test(name));
}

/** The scripts that the page loads from now on, with more to come. */
function noteScripts(page: Page): Promise<LoadedScript>[] {
  const scripts: Promise<LoadedScript>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const name = new URL(response.url()).pathname.slice(1);
    scripts.push(response.text().then((text) => ({ name, text })));
  });
  return scripts;
}

/** How deep each script lies: 1 named in the page, one more than the least deep script that names it otherwise. */
function depths(html: string, scripts: readonly LoadedScript[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { name } of scripts) if (html.includes(`"/${name}"`)) found.set(name, 1);
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
function kilobytesOf(scripts: readonly LoadedScript[]): number {
  const steady = (_: string, name: string) =>
    `${name}-${createHash('sha256').update(name).digest('base64url').slice(0, 8)}.js`;
  const texts = scripts.map(({ text }) => text.replaceAll(/([\w-]+)-[\w-]{8}\.js/g, steady));
  return texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0) / 1000;
}

for (const { path } of ROUTES) {
  const most = COMPANY_SCREENS.has(path) ? MAX_SCRIPTS_OF_COMPANIES : MAX_SCRIPTS;
  test(`${path} loads at most ${most} scripts, none deeper than two`, async ({ page, request }) => {
    const html = await (await request.get(path)).text();
    const scripts = await firstLoad(page, path);
    expect(scripts.length).toBeLessThanOrEqual(most);
    expect(scripts.map(({ name }) => name)).toContain('first-paint.js');
    const found = depths(html, scripts);
    expect(scripts.map(({ name }) => [name, found.get(name)]).filter(([, depth]) => depth !== 1 && depth !== 2))
      .toEqual([]);
    // Every import of a page's script is named in the page as well.
    const named = scripts.filter(({ name }) => found.get(name) === 1);
    for (const { name, text } of named) {
      for (const [, file] of text.matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g))
        expect(html, `${name} needs ${file}`).toContain(`"/assets/${file}"`);
    }
    const weight = { toAnswer: kilobytesOf(named), inAll: kilobytesOf(scripts) };
    expect(weight.toAnswer).toBeLessThanOrEqual(MAX_TO_ANSWER[path] ?? Number.POSITIVE_INFINITY);
    if (path === '/') expect(weight.inAll).toBeLessThanOrEqual(MAX_OF_HOME);
  });
}

for (const path of ['/leaderboard', '/dubai-rewards', '/community']) {
  test(`${path} loads at most ${MAX_FILES_OF_DIALOG} files for its first dialog`, async ({ page }) => {
    // A visitor who saves data: nothing is loaded ahead.
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await firstLoad(page, path);
    const scripts = noteScripts(page);
    await page.getByRole('banner').getByRole('button', { name: 'Join free' }).dispatchEvent('click');
    await expect(page.getByRole('dialog').getByLabel('Name')).toBeVisible();
    const loaded = await Promise.all(scripts);
    expect(loaded.length).toBeGreaterThan(0);
    expect(loaded.length).toBeLessThanOrEqual(MAX_FILES_OF_DIALOG);
    expect(kilobytesOf(loaded)).toBeLessThanOrEqual(MAX_OF_DIALOG);
  });
}

test('a page that invites to join has loaded the dialog by the time it is at rest', async ({ page }) => {
  const underWay = new Set<Request>();
  page.on('request', (request) => request.resourceType() === 'script' && underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  const dialog = page.waitForResponse(/\/assets\/joining-/);
  await firstLoad(page, '/leaderboard');
  await dialog;
  // All files of the dialog are asked for at once.
  await expect.poll(() => underWay.size).toBe(0);
  const pressed = noteScripts(page);
  await page.getByRole('banner').getByRole('button', { name: 'Join free' }).dispatchEvent('click');
  await expect(page.getByRole('dialog').getByLabel('Name')).toBeVisible();
  expect(pressed).toEqual([]);
});
