import { expect, test } from '../support/test.ts';
import { openLive } from '../support/live-page.ts';
import { expectScreen } from '../support/screen.ts';

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a screen opens after a short gap in the network', async ({ page, context }) => {
    await openLive(page, '/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Exchange', exact: true }).first().click();
    await context.setOffline(false);
    await expectScreen(page, '/exchange');
  });
});

test('a page of the previous release reloads itself once, with what was typed', async ({ page }) => {
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  await openLive(page, '/bulk-tradein');
  const company = page.getByLabel('Company name').first();
  await company.fill('Al Noor Trading');
  const joining = /\/assets\/joining-/;
  // The file is gone, and the page that the server has names another entry.
  await page.route(joining, (route) => route.fulfill({ status: 404, body: '' }));
  const entry = await page.locator('script[type=module][src]').first().getAttribute('src');
  await page.route('**/bulk-tradein', async (route) => {
    if (route.request().resourceType() === 'document') return route.fallback();
    const answer = await route.fetch();
    return route.fulfill({ response: answer, body: (await answer.text()).replaceAll(entry!, '/assets/index-newer.js') });
  });
  // Until the page is at rest it only says that something could not be loaded.
  await page.waitForResponse(/\/assets\/newer-release-/);
  const open = page.getByRole('button', { name: 'Open your company’s account' });
  const reloaded = page.waitForEvent('load');
  await open.click();
  await reloaded;
  await expect(company).toHaveValue('Al Noor Trading');
  // What is still gone reloads nothing again, and says so.
  await open.click();
  await expect(page.locator('.toast')).toContainText('That could not be loaded');
  expect(loads).toHaveLength(2);
});
