// What a first visit loads: few scripts, named in the page so that they come in one go, and never found by one another.
import type { Request } from '@playwright/test';
import {
  expectFewScripts, firstLoad, kilobytesOf, type LoadedScript, noteScripts, withWhatItImports,
} from '../support/first-load.ts';
import { expect, type Page, servedTest as test } from '../support/test.ts';

/** What a press on *Join free* loads, in files and kB, where the page has not loaded it ahead. */
const MAX_FILES_OF_DIALOG = 4;
const MAX_OF_DIALOG = 40;

// The other screens' are a part of the walk; home's may be looked at alone.
test('/ loads few scripts, none deeper than two', async ({ page, request }) => {
  expectFewScripts('/', await (await request.get('/')).text(), await open(page, '/'));
});

for (const path of ['/leaderboard', '/dubai-rewards', '/community']) {
  test(`${path} loads at most ${MAX_FILES_OF_DIALOG} files for its first dialog`, async ({ page }) => {
    // A visitor who saves data: nothing is loaded ahead.
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await open(page, path);
    const scripts = noteScripts(page);
    await page.getByRole('banner').getByRole('button', { name: 'Join free' }).dispatchEvent('click');
    await expect(page.getByRole('dialog').getByLabel('Name')).toBeVisible();
    // Others come a while after the page, whether or not the dialog is asked for.
    const loaded = withWhatItImports('joining-dialog', await scripts.read());
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
  await open(page, '/leaderboard');
  await dialog;
  // All files of the dialog are asked for at once.
  await expect.poll(() => underWay.size).toBe(0);
  const pressed = noteScripts(page);
  await page.getByRole('banner').getByRole('button', { name: 'Join free' }).dispatchEvent('click');
  await expect(page.getByRole('dialog').getByLabel('Name')).toBeVisible();
  expect(await pressed.read()).toEqual([]);
});

function open(page: Page, path: string): Promise<LoadedScript[]> {
  const scripts = noteScripts(page);
  return page.goto(path).then(() => firstLoad(page, path, scripts));
}
