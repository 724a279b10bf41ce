import { expect, test } from '../support/test.ts';
test(`early failure`, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const log: string[] = [];
  const t0 = Date.now();
  const say = (s: string) => log.push(`${Date.now() - t0} ${s}`);
  await page.route(/\/assets\/(soon|page-end)-/, (route) => { say('abort ' + route.request().url()); return route.abort(); });
  page.on('request', (r) => r.url().includes('/assets/') && say('request ' + r.url()));
  page.on('console', (m) => say('console ' + m.text().slice(0, 200)));
  page.on('pageerror', (m) => say('pageerror ' + m));
  const missing = ['soon', 'page-end'].map((part) =>
    page.waitForEvent('requestfailed', (request) => request.url().includes(part))
  );
  await page.goto('/leaderboard');
  await page.keyboard.press('Shift');
  await Promise.all(missing);
  say('missing');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('link', { name: 'Exchange', exact: true }).first().click();
  say('clicked');
  await expect(page).toHaveURL('/exchange');
  try {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/more than a drawer/, { timeout: 5000 });
  } catch (e) {
    console.log(log.join('\n'));
    console.log(await page.evaluate(() => [...document.querySelectorAll('[data-static]')].map((e) => e.textContent!.slice(0, 80))));
    throw e;
  }
});
