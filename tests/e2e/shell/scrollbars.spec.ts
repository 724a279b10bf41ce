// Scrollbars as a mouse has them: beside the content, and as wide as they are. Most browser tests hide them.
import { chromiumLaunchOptions } from '../browser.ts';
import { settled } from '../support/arabic.ts';
import { openLive } from '../support/live-page.ts';
import { strayScrolling } from '../support/scrollbars.ts';
import { expect, type Page, test } from '../support/test.ts';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

test.use({ launchOptions: await chromiumLaunchOptions({ hasScrollbars: true }) });

test('nothing jumps when the bar comes and goes: on a short page, under a dialog and the menu', async ({ page }) => {
  await page.setViewportSize(DESK);
  await openLive(page, '/leaderboard');
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth), 'a bar beside the page')
    .toBeGreaterThan(0);
  const before = await places(page);
  expect(before).toHaveLength(4);
  await page.getByRole('button', { name: 'JOIN FREE', exact: true }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).overflow)).toContain('hidden');
  expect(await places(page), 'under a dialog').toEqual(before);
  expect(await strayScrolling(page), 'in a dialog').toEqual([]);

  await page.goto('/no-such-screen');
  await settled(page);
  await expect(page.getByRole('complementary', { name: 'Help', exact: true }).getByRole('button')).toBeVisible();
  expect((await places(page)).slice(0, 2), 'on a short page').toEqual(before.slice(0, 2));

  await page.setViewportSize(PHONE);
  await openLive(page, '/leaderboard');
  const narrow = await places(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  expect(await places(page), 'under the menu').toEqual(narrow);
  expect(await strayScrolling(page), 'in the menu').toEqual([]);
});

/** Where the bar at the top, the help button, the heading and the foot stand, from start to end in px. */
function places(page: Page): Promise<number[][]> {
  return page.evaluate(() =>
    ['header .page-width', 'aside .help-button', 'main h1', 'footer']
      .flatMap((selector) => document.querySelector(selector)?.getBoundingClientRect() ?? [])
      .map(({ left, right }) => [left, right])
  );
}
