import { expect, type Page, test } from '../support/test.ts';
import { installAxe, violationsOf } from '../support/axe.ts';
import { openLive, wakeAll } from '../support/live-page.ts';
import { holdRequests } from '../support/requests.ts';
import { ROUTES } from '../support/routes.ts';
import { toasts } from '../support/toasts.ts';

test('every screen’s page has its own head and its first sight before any script runs', async ({ request }) => {
  for (const { path, heading, title } of ROUTES) {
    const html = await (await request.get(path)).text();
    expect(html, path).toContain(`<title>${title} | Planet Heroes</title>`);
    expect(html, path).toContain(`<meta property="og:title" content="${title} | Planet Heroes" />`);
    expect(html.match(/<link rel="canonical" href="http:\/\/[^/]+([^"]*)" \/>/)?.[1], path).toBe(path);
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

test('the map of the site names every screen once, and none of a visitor’s own', async ({ request }) => {
  const map = await (await request.get('/sitemap.xml')).text();
  const places = [...map.matchAll(/<loc>http:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path);
  const own = [
    '/my-trade-ins', '/corporate-dashboard', '/corporate-quotes', '/purchase-orders', '/account-management',
    '/unsubscribe',
  ];
  const unnamed = ['/home', ...own];
  const named = ROUTES.map(({ path }) => path).filter((path) => !unnamed.includes(path));
  expect(places.toSorted()).toEqual(named.toSorted());
  for (const path of own)
    expect(await (await request.get(path)).text()).toContain('<meta name="robots" content="noindex" />');
});

test('search engines, browsers and researchers find who we are, what we sell and where to write', async ({ request }) => {
  const dataOf = async (path: string) =>
    JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(await (await request.get(path)).text())![1]!);
  expect(await dataOf('/')).toMatchObject({ '@type': 'Organization', name: 'Planet Heroes' });
  const { itemListElement } = await dataOf('/products');
  expect(itemListElement[0].item).toMatchObject({ name: 'iPhone 15 Pro', offers: { price: 3799, priceCurrency: 'AED' } });
  expect(await (await request.get('/.well-known/security.txt')).text()).toMatch(/^Contact: mailto:.+\nExpires: \d{4}-/);
  const icon = await request.get('/favicon.ico');
  expect([...(await icon.body()).subarray(0, 4)]).toEqual([0, 0, 1, 0]);
});

test('search engines find every screen in both languages, each with the address of the other', async ({ request }) => {
  for (const { path } of ROUTES) {
    const [english, arabic] = await Promise.all(
      [path, `${path}?lang=ar-AE`].map(async (address) => (await request.get(address)).text()),
    );
    for (const html of [english!, arabic!]) {
      const named = [...html.matchAll(/hreflang="([^"]+)" href="https?:\/\/[^/]+([^"]*)"/g)].map(([, ...each]) => each);
      const isPublic = !html.includes('content="noindex"');
      expect(named).toEqual(isPublic ? [['en', path], ['ar', `${path}?lang=ar`], ['x-default', path]] : []);
    }
    expect(english).toContain('<html lang="en" dir="ltr">');
    expect(arabic).toContain('<html lang="ar" dir="rtl">');
    expect(arabic, path).toMatch(/<title>[^<]*[\u0600-\u06FF]/);
    expect(arabic!.replace(/<[^>]*>/g, '').match(/[\u0600-\u06FF]+/g)!.length, path).toBeGreaterThan(40);
  }
});

test('no id stands twice on a screen, and no button is disabled in two ways', async ({ request }) => {
  for (const { path } of ROUTES) {
    const html = await (await request.get(path)).text();
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index), path).toEqual([]);
    const disabled = html.match(/<[^>]* disabled=""[^>]*>/g) ?? [];
    expect(disabled.filter((tag) => tag.includes(' aria-disabled=')), path).toEqual([]);
  }
});

test('any Arabic is Arabic, and a language that we do not have asks for nothing', async ({ page }) => {
  await page.goto('/terms?lang=ar-AE');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await page.goto('/terms?lang=fr');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await page.goto('/terms?lang=en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto('/terms');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
});

test.describe('a browser in Arabic', () => {
  test.use({ locale: 'ar-AE' });

  test('gets Arabic at its first visit, and English once it was chosen', async ({ page }) => {
    await page.goto('/terms');
    await expect(page.getByRole('main')).toContainText('قواعد الاستبدال');
    await page.getByRole('button', { name: 'English' }).first().click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.reload();
    await expect(page.getByRole('main')).not.toContainText('قواعد الاستبدال');
  });
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

test('parts that cannot be loaded leave the page standing, and asking for one shows a notice', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route(/\/assets\/(soon|home-below|mobile-menu)-/, (route) => route.abort());
  const missing = page.waitForEvent('requestfailed', (request) => request.url().includes('soon'));
  await page.goto('/');
  await missing;
  const menu = page.getByRole('button', { name: 'Open menu' });
  // Each time, and nothing says that it were open.
  for (let time = 0; time < 2; time++) {
    await menu.click();
    await expectToldOfMissing(page);
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
  }
  // What was drawn stays to be read; what is pressed in it waits no longer than it must.
  await page.getByRole('tab', { name: 'Chat' }).click();
  await expectToldOfMissing(page);
  await expect(page.getByRole('tab', { name: 'Chat' })).not.toHaveAttribute('data-waiting');
  // Likewise what is moved by keys, or chosen.
  await page.getByRole('tab', { name: 'Calculator' }).press('ArrowRight');
  await expectToldOfMissing(page);
  await page.locator('label').filter({ has: page.getByRole('radio', { name: 'iPhone 14', exact: true }) }).click();
  await expectToldOfMissing(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

/** Closes the notification as well, so that the next one is another. */
async function expectToldOfMissing(page: Page): Promise<void> {
  await expect(toasts(page)).toContainText('That could not be loaded');
  await page.getByRole('button', { name: 'Close notification' }).click();
  await expect(toasts(page)).toHaveCount(0);
}

test('where the overlays did not load, each attempt to open one shows a notice', async ({ page }) => {
  await page.route(/\/assets\/soon-/, (route) => route.abort());
  const missing = page.waitForEvent('requestfailed', (request) => request.url().includes('soon'));
  await page.goto('/leaderboard');
  await missing;
  for (let time = 0; time < 2; time++) {
    await page.getByRole('main').getByRole('button', { name: 'JOIN FREE' }).first().click();
    await expectToldOfMissing(page);
  }
});

test('what is pressed in one part waits for it, also where another part did not come', async ({ page }) => {
  const letSoonCome = await holdRequests(page, /\/assets\/soon-/);
  await page.route(/\/assets\/home-below-/, (route) => route.abort());
  await page.goto('/');
  const join = page.getByRole('banner').getByRole('button', { name: 'Join free' });
  await join.click();
  await page.getByRole('tab', { name: 'Chat' }).click();
  await expectToldOfMissing(page);
  await expect(join).toHaveAttribute('data-waiting');
  letSoonCome();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('what was pressed in a part before a link was followed is done once both are there', async ({ page }) => {
  const letSoonCome = await holdRequests(page, /\/assets\/soon-/);
  await page.goto('/leaderboard');
  await page.getByRole('banner').getByRole('button', { name: 'Join free' }).click();
  await page.getByRole('link', { name: 'Exchange', exact: true }).first().click();
  await expect(page).toHaveURL('/exchange');
  letSoonCome();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('parts that did not come stay as they were drawn; where nothing was drawn they say so, and can be loaded again', async ({ page, context }) => {
  await installAxe(context);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.route(/\/assets\/(soon|page-end)-/, (route) => route.abort());
  const missing = ['soon', 'page-end'].map((part) =>
    page.waitForEvent('requestfailed', (request) => request.url().includes(part))
  );
  await page.goto('/leaderboard');
  await page.keyboard.press('Shift');
  await Promise.all(missing);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('link', { name: 'Exchange', exact: true }).first().click();
  await expect(page).toHaveURL('/exchange');
  await expect(page.getByRole('combobox', { name: 'iPhone model' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Planet Heroes Leaderboard');

  await page.goto('/leaderboard?lang=ar');
  await expect(page.getByRole('alert').filter({ hasText: 'تعذّر تحميل هذا الجزء من الصفحة.' })).toHaveCount(2);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect.poll(() => violationsOf(page)).toEqual([]);

  // Nothing waits for them for ever.
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Planet Heroes Leaderboard');
  const told = page.getByRole('alert').filter({ hasText: 'This part of the page could not be loaded.' });
  await expect(told).toHaveCount(2);

  await page.unrouteAll();
  await told.last().getByRole('button', { name: 'Load again' }).click();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await wakeAll(page);
  await expect(told).toHaveCount(0);
});

test('sharing that cannot be loaded fails silently when it is reached for, and says so when it is pressed', async ({ page }) => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.route(/\/assets\/sharing-/, (route) => route.abort());
  await openLive(page, '/privacy');
  const share = page.getByRole('button', { name: 'Share with a friend' });
  await share.hover();
  await share.click();
  await expectToldOfMissing(page);
  expect(complaints).toEqual([]);
});

test('a newer version is announced only where one may be: with a connection', async ({ page }) => {
  await openLive(page, '/');
  await page.route(/\/assets\/exchange-page-/, (route) => route.fulfill({ status: 404 }));
  await page.getByRole('link', { name: 'Exchange', exact: true }).first().click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('a newer version is out');
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
    // Names of heroes stay as their heroes write them, names of products as their makers do, and what the desk has
    // added in one language says which it is.
    const english = (await latinRuns(page)).filter((text) => !text.startsWith('iPhone '));
    expect(english, path).toEqual([]);
    await expect.poll(() => violationsOf(page), path).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  }
});

/** The texts in the main part that hold three words in Latin letters and are not marked as names or as English. */
function latinRuns(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) => {
    const runs: string[] = [];
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent!.trim();
      const parent = walker.currentNode.parentElement!;
      const isShown = parent.getClientRects().length > 0;
      const isMarked = parent.closest('[translate=no], [lang=en]') !== null;
      if (isShown && !isMarked && /[A-Za-z’]+ [A-Za-z’]+ [A-Za-z’]+/.test(text)) runs.push(text);
    }
    return runs;
  });
}
