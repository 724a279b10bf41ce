import { expect, type Page, test } from '../support/test.ts';
import { installAxe, violationsOf } from '../support/axe.ts';
import { openLive } from '../support/live-page.ts';
import { ROUTES } from '../support/routes.ts';
import { toasts } from '../support/toasts.ts';

test('every screen’s page has its own head and its first sight before any script runs', async ({ request }) => {
  for (const { path, heading, title } of ROUTES) {
    const html = await (await request.get(path)).text();
    expect(html, path).toContain(`<title>${title} | Planet Heroes</title>`);
    expect(html, path).toContain(`<meta property="og:title" content="${title} | Planet Heroes" />`);
    expect(html, path).toContain(`<link rel="canonical" href="https://planetheroes.example${path}" />`);
    expect(html.match(/<meta name="description" content="([^"]+)"/)?.[1]?.length, path).toBeGreaterThan(30);
    expect(html.match(/<h1[^>]*>([^<]*)</)?.[1]?.replaceAll('&#x27;', '’'), path).toBe(heading);
  }
  const unknown = await request.get('/no-such-screen');
  expect(unknown.status()).toBe(404);
  expect(await unknown.text()).toContain('<div id="root"></div>');
});

test('descriptions are each screen’s own, also after a link', async ({ page }) => {
  await openLive(page, '/');
  const description = page.locator('meta[name="description"]');
  const first = await description.getAttribute('content');
  await page.getByRole('link', { name: 'Exchange', exact: true }).first().click();
  await expect(page).toHaveURL('/exchange');
  await expect(description).toHaveAttribute('content', /^See what your used iPhone is worth/);
  expect(first).not.toMatch(/^See what/);
});

test('the map of the site names every screen once', async ({ request }) => {
  const map = await (await request.get('/sitemap.xml')).text();
  const places = [...map.matchAll(/<loc>https:\/\/planetheroes\.example([^<]*)<\/loc>/g)].map(([, path]) => path);
  expect(places.toSorted()).toEqual(ROUTES.map(({ path }) => path).filter((path) => path !== '/home').toSorted());
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('home can be read, and its links lead on', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Turn the iPhone in your drawer into clean water');
    await page.getByRole('link', { name: 'Exchange', exact: true }).first().click();
    await expect(page).toHaveTitle('Exchange | Planet Heroes');
  });
});

test('parts that cannot be loaded leave the page standing, and who asked for one is told', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route(/\/assets\/(soon|home-below|mobile-menu)-/, (route) => route.abort());
  const missing = page.waitForEvent('requestfailed', (request) => request.url().includes('soon'));
  await page.goto('/');
  await missing;
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(toasts(page)).toContainText('That could not be loaded');
  await page.getByRole('button', { name: 'Close notification' }).click();
  await expect(toasts(page)).toHaveCount(0);
  // What was drawn stays to be read; what is pressed in it waits no longer than it must.
  await page.getByRole('tab', { name: 'Chat' }).click();
  await expect(toasts(page)).toContainText('That could not be loaded');
  await expect(page.getByRole('tab', { name: 'Chat' })).not.toHaveAttribute('data-waiting');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('a newer version is told of only where one may be: with a connection', async ({ page }) => {
  await openLive(page, '/');
  await page.route(/\/assets\/exchange-page-/, (route) => route.fulfill({ status: 404 }));
  await page.getByRole('link', { name: 'Exchange', exact: true }).first().click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('a newer version has just been published');
});

test('nothing moves when the client takes the place of the first sight', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        (window as unknown as { shift: number }).shift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of ['/', '/leaderboard', '/products']) {
    await openLive(page, path);
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift), path).toBeLessThanOrEqual(0.02);
  }
});

test('Arabic is chosen by hand, written from right to left and remembered', async ({ page, context }) => {
  await installAxe(context);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLive(page, '/leaderboard');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'العربية' }).click();

  const root = page.locator('html');
  await expect(root).toHaveAttribute('dir', 'rtl');
  await expect(page).toHaveTitle('لوحة الصدارة | أبطال الكوكب');
  await page.getByRole('button', { name: 'إغلاق القائمة' }).click();
  await expect(page.getByRole('button', { name: 'فتح القائمة' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^مباشر/ })).toBeVisible();
  await expect.poll(() => violationsOf(page)).toEqual([]);

  await page.goto('/');
  await expect(root).toHaveAttribute('lang', 'ar');
  await expect(root).toHaveAttribute('dir', 'rtl');
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

  await page.getByRole('button', { name: 'فتح القائمة' }).click();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(root).toHaveAttribute('lang', 'en');
  await expect(root).toHaveAttribute('dir', 'ltr');
});

test('the leaderboard, the rewards and the exchange are in Arabic throughout, and fit narrow screens', async ({ page, context }) => {
  await installAxe(context);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [path, heading] of [
    ['/leaderboard', 'لوحة صدارة أبطال الكوكب'],
    ['/redeem', 'حوّل نقاطك إلى شيء حقيقي'],
    ['/exchange', 'هاتفك القديم يستحق أكثر من درج'],
  ] as const) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${path}?lang=ar`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    // Names of heroes stay as their heroes write them, names of products as their makers do.
    const english = (await latinRuns(page)).filter(({ text, isHero }) => !isHero && !text.startsWith('iPhone '));
    expect(english, path).toEqual([]);
    await expect.poll(() => violationsOf(page), path).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  }
});

/**
 * The texts shown in the main part that hold three words in Latin letters, and whether they name a hero of the board.
 */
function latinRuns(page: Page): Promise<{ text: string; isHero: boolean }[]> {
  return page.getByRole('main').evaluate((main) => {
    const runs: { text: string; isHero: boolean }[] = [];
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent!.trim();
      const parent = walker.currentNode.parentElement!;
      const isShown = parent.getClientRects().length > 0;
      if (isShown && /[A-Za-z’]+ [A-Za-z’]+ [A-Za-z’]+/.test(text))
        runs.push({
          text,
          isHero: parent.closest('[translate=no]') !== null,
        });
    }
    return runs;
  });
}
