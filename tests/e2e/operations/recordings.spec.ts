// The events of a window leave the instance as a fixture that names nobody, once it was reviewed.
import { readFile } from 'node:fs/promises';
import { installAxe } from '../support/axe.ts';
import { expectNoViolations } from '../support/axe-everywhere.ts';
import { joinAs } from '../support/heroes.ts';
import { openAsAdmin, openAsNew, test } from '../support/operators.ts';
import { expect, type Locator, type Page } from '../support/test.ts';

const search = (page: Page): Locator => page.getByRole('search', { name: 'Time' });
const replaced = (page: Page): Locator => page.getByRole('table', { name: 'What was replaced' });

/** A day and time in Dubai, as the field takes it. */
function inDubai(hoursFromNow: number): string {
  return new Date(Date.now() + (4 + hoursFromNow) * 3_600_000).toISOString().slice(0, 16);
}

test('a window is looked at, with what was replaced in it, and downloaded', async ({ page, browser, product, admin }) => {
  const { request } = await browser.newContext({ baseURL: product.address });
  await joinAs(request, 'Noura Recorded');
  await installAxe(page.context());
  await openAsAdmin(page, admin, '/ops/record');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recordings');
  await search(page).getByLabel('From, Dubai time').fill(inDubai(-1));
  await search(page).getByLabel('Until, Dubai time').fill(inDubai(1));
  await page.keyboard.press('Enter');

  const names = replaced(page).getByRole('row').filter({ hasText: 'hero.joined: name' });
  await expect(names).toContainText(/•{3,}/);
  await expect(names).toContainText('Hero 1');
  await expect(page.locator('main')).not.toContainText('Noura');
  await expectNoViolations(page);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the recording' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^recording-\d{8}T\d{4}\.jsonl$/);
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toContain('"name":"Hero 1"');
  expect(text).not.toContain('Noura');
  await expect(page.locator('.result')).toContainText('The audit log says so.');
  await page.goto('/ops/audit');
  await expect(page.getByRole('article').first()).toContainText('Downloaded a recording');
});

test('a window the wrong way round is refused with why, and what was shown goes', async ({ page, admin }) => {
  await openAsAdmin(page, admin, `/ops/record?since=${inDubai(1)}&until=${inDubai(-1)}`);
  await expect(page.getByRole('status').first()).toContainText('must be later than since');
  await expect(page.getByRole('button', { name: 'Download the recording' })).toHaveCount(0);
});

test('is for admins alone', async ({ page, product, admin }) => {
  await openAsNew(page, product, admin, { name: 'Dina Desk', roles: ['desk'], path: '/ops/record' });
  await expect(page.getByText('This page is for operators with the role admin.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Recordings' })).toHaveCount(0);
});
