// What a visitor does with a drawn screen before the client is there: it all counts. On a slow phone, with the client
// held back until the visitor is done, so that "before" is certain.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { fillIn } from '@planet-heroes/backend/kernel/http/filled-pages';
import { expect, type Page, type Request, servedTest as test } from '../support/test.ts';
import { wakeAll } from '../support/live-page.ts';
import { holdRequests } from '../support/requests.ts';
import { collectComplaints } from '../support/screen.ts';
import { ROUTES } from '../support/routes.ts';

const FAST_3G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** Opens a path as a slow phone does, and waits for its first paint. Returns how to let the client come. */
async function openSlowly(page: Page, path: string): Promise<() => Promise<void>> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.emulateNetworkConditions', FAST_3G);
  await network.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const client = Promise.withResolvers<void>();
  await page.route(/\/assets\/index-[^/]*\.js$/, async (route) => {
    await client.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  return async () => {
    await expect(page.locator('#root[data-static]'), 'the client is not there yet').toHaveCount(1);
    client.resolve();
    await expect(page.locator('#root[data-static]')).toHaveCount(0);
  };
}

/** Sums up how far what is shown has moved, from the first paint on. */
function noteShifts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        (window as unknown as { shift: number }).shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

function shiftOf(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { shift: number }).shift);
}

test.describe('before the client is there', () => {
  // A first load over such a line takes its time, and the machine may be busy.
  test.setTimeout(90_000);
  test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });

  test('a button of the home page opens, and the calculator keeps its choices', async ({ page }) => {
    const complaints = await collectComplaints(page);
    const letClientCome = await openSlowly(page, '/');
    const opener = page.getByRole('button', { name: 'Tell me what you need' });
    await opener.click();
    await opener.click(); // Nothing happened: it is pressed again, and still meant once.
    await page.locator('label').filter({ has: page.getByRole('radio', { name: 'iPhone 15 Pro', exact: true }) })
      .click();
    await page.locator('label').filter({ has: page.getByRole('radio', { name: /^Good/ }) }).click();
    await letClientCome();

    await expect(page.getByRole('group', { name: 'What do you need?' })).toBeVisible();
    await expect(page.getByRole('radio', { name: 'iPhone 15 Pro', exact: true })).toBeChecked();
    await expect(page.getByRole('radio', { name: /^Good/ })).toBeChecked();
    await expect(page.getByRole('button', { name: 'Calculate my value' })).toBeEnabled();
    expect(complaints).toEqual([]);
  });

  test('a bulk request is sent with what was typed, not with what stood there', async ({ page }) => {
    const complaints = await collectComplaints(page);
    const asked = page.waitForRequest((request) =>
      request.method() === 'POST' && request.url().includes('/api/corporate/')
    );
    const letClientCome = await openSlowly(page, '/bulk-tradein');
    await page.getByLabel('Quantity').fill('');
    await page.getByLabel('Quantity').pressSequentially('120');
    await page.getByLabel('Model').selectOption('MacBook Air');
    await page.getByLabel('Company name').fill('Al Noor');
    await page.getByLabel('E-mail').fill('layla@alnoor.example');
    await page.getByLabel('Phone', { exact: true }).fill('+971 4 555 0142');
    await page.getByRole('button', { name: 'Request a quote' }).click();
    await page.getByLabel('Quantity').fill('130'); // Too late for the request that was sent.
    await letClientCome();

    const sent = (await asked).postDataJSON() as { devices: { model: string; quantity: number }[] };
    expect(sent.devices.map(({ model, quantity }) => [model, quantity])).toEqual([['macbook-air', 120]]);
    expect(complaints).toEqual([]);
  });

  test('Enter in a field of the bulk form asks for what is missing, and the quantity stays', async ({ page }) => {
    const letClientCome = await openSlowly(page, '/bulk-tradein');
    await page.getByLabel('Quantity').fill('120');
    await page.getByLabel('Quantity').press('Enter');
    await letClientCome();
    await expect(page).toHaveURL('/bulk-tradein');
    await expect(page.getByText('Please fill this in.')).toHaveCount(3);
    await expect(page.getByLabel('Quantity')).toHaveValue('120');
    await expect(page.getByRole('region', { name: 'Estimated value' })).toContainText('Plus tier');
  });

  test('the leaderboard’s visitor can join, and change the colours', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const complaints = await collectComplaints(page);
    const letClientCome = await openSlowly(page, '/leaderboard');
    await page.getByRole('button', { name: /dark/i }).click();
    await page.getByRole('button', { name: 'Join free' }).first().click();
    await letClientCome();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(complaints).toEqual([]);
  });

  test('what was pressed in a part counts also where the screen itself cannot be loaded', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.route(/\/assets\/leaderboard-page-/, (route) => route.abort());
    const letPartCome = await holdRequests(page, /\/assets\/soon-/);
    const letClientCome = await openSlowly(page, '/leaderboard');
    await page.getByRole('button', { name: /dark/i }).click();
    await page.getByRole('banner').getByRole('button', { name: 'Join free' }).click();
    await letClientCome();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('This page could not be loaded');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    letPartCome();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('the shop shows the category that was pressed, and the preview that was asked for', async ({ page }) => {
    const complaints = await collectComplaints(page);
    const letClientCome = await openSlowly(page, '/products');
    const filter = page.getByRole('group', { name: 'Show' }).getByRole('button', { name: 'Premium water' });
    await filter.click();
    await page.getByRole('button', { name: 'AR Preview of Kangen Delivery' }).click();
    await letClientCome();
    await expect(page).toHaveURL('/products?category=premium-water');
    await expect(page.getByRole('dialog')).toContainText('Kangen Delivery');
    await page.keyboard.press('Escape');
    await expect(filter).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('article')).toHaveCount(4);
    expect(complaints).toEqual([]);
  });

  test('arrow keys lead from tab to tab of the community', async ({ page }) => {
    const complaints = await collectComplaints(page);
    const letClientCome = await openSlowly(page, '/community');
    await page.getByRole('tab', { name: 'Overview' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await letClientCome();
    const forum = page.getByRole('tab', { name: 'Heroes Forum' });
    await expect(forum).toHaveAttribute('aria-selected', 'true');
    await expect(forum).toBeFocused();
    await expect(page).toHaveURL('/community?tab=forum');
    expect(complaints).toEqual([]);
  });

  test('nothing moves when the client comes late, on screens of each kind', async ({ page }) => {
    await noteShifts(page);
    for (const path of ['/', '/leaderboard', '/products', '/dubai-rewards', '/redeem', '/community']) {
      const letClientCome = await openSlowly(page, path);
      await letClientCome();
      await expect(page.locator('html')).toHaveAttribute('data-live', 'live');
      expect(await shiftOf(page), path).toBeLessThanOrEqual(0.02);
      await page.unrouteAll();
    }
  });

  test('nothing moves on a first visit in Arabic, whose letters come with its texts', async ({ page }) => {
    await noteShifts(page);
    const network = await page.context().newCDPSession(page);
    await network.send('Network.emulateNetworkConditions', FAST_3G);
    await page.addInitScript(() => localStorage.setItem('planet-heroes:locale', 'ar'));
    await page.goto('/exchange');
    await expect(page.locator('html')).toHaveAttribute('data-live', 'live');
    expect(await page.evaluate(() => document.fonts.check('1em "El Messiri"', 'ا'))).toBe(true);
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.02);
  });

  test('the simulator asks for the model and condition that were chosen', async ({ page }) => {
    const complaints = await collectComplaints(page);
    const asked = page.waitForRequest('**/api/calculate-trade-value');
    const letClientCome = await openSlowly(page, '/exchange');
    await page.getByRole('combobox', { name: 'iPhone model' }).selectOption('iPhone 11');
    await page.locator('label').filter({ has: page.getByRole('radio', { name: /^Fair/ }) }).click();
    await page.getByRole('button', { name: 'Calculate my value' }).click();
    await letClientCome();
    expect((await asked).postDataJSON()).toMatchObject({ phoneModel: 'iPhone 11', condition: 'fair' });
    expect(complaints).toEqual([]);
  });

  test('a tab of the community opens, by finger and from the keyboard', async ({ page }) => {
    const complaints = await collectComplaints(page);
    let letClientCome = await openSlowly(page, '/community');
    await page.getByRole('tab', { name: 'Forum' }).click();
    await letClientCome();
    await expect(page.getByRole('tab', { name: 'Forum' })).toHaveAttribute('aria-selected', 'true');
    await expect(page).toHaveURL('/community?tab=forum');

    await page.unrouteAll();
    letClientCome = await openSlowly(page, '/community');
    await page.getByRole('tab', { name: 'Events' }).press('Enter');
    await letClientCome();
    await expect(page.getByRole('tab', { name: 'Events' })).toHaveAttribute('aria-selected', 'true');
    expect(complaints).toEqual([]);
  });
});

/** A visitor of whom everything differs from what was drawn. */
const REMEMBERED = { theme: 'dark', company: 'own', hero: 'planet-hero-1', sponsorships: '["a"]' };

// Only React's development build reports the least difference.
test.describe('React’s development build', () => {
  const folder = fileURLToPath(new URL('../../../test-results/web-that-tells', import.meta.url));

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    const root = fileURLToPath(new URL('../../../web', import.meta.url));
    await promisify(execFile)(
      process.execPath,
      [
        join(root, '../node_modules/vite/bin/vite.js'),
        'build',
        '--mode',
        'development',
        '--outDir',
        relative(root, folder),
        '--emptyOutDir',
        '--logLevel',
        'error',
      ],
      { cwd: root, env: { ...process.env, NODE_ENV: 'development' } },
    );
  });

  test('takes every drawn screen over as it stands, without a word', async ({ browser, baseURL }) => {
    test.setTimeout(180_000);
    const context = await browser.newContext({ serviceWorkers: 'block' });
    await context.route(isPart, (route) => {
      const path = join(folder, fileOf(route.request()));
      if (!path.endsWith('.html')) return route.fulfill({ path });
      return route.fulfill({ contentType: 'text/html; charset=utf-8', body: fillIn(readFileSync(path, 'utf8'), {}, baseURL!) });
    });
    await context.addInitScript((kept) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(`planet-heroes:${key}`, value);
      sessionStorage.setItem('planet-heroes:mode', 'business');
      document.addEventListener('DOMContentLoaded', () => {
        Object.assign(window, {
          drawn: ['main h1', 'header button', 'footer a'].map((part) => document.querySelector(part)),
        });
      });
    }, REMEMBERED);
    for (const { path } of ROUTES) {
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('console', (message) => {
        // The browser notes calls for a hero or company that is not there; and a page that the test itself answers with
        // gets no socket.
        const isOfNetwork = /^(Failed to load resource|WebSocket connection to)/.test(message.text());
        if (message.type() === 'error' && !isOfNetwork) complaints.push(message.text());
      });
      await page.goto(baseURL + path);
      await wakeAll(page);
      const kept = await page.evaluate(() =>
        (window as unknown as { drawn: (Element | null)[] }).drawn.map((part) => part?.isConnected)
      );
      expect(kept, path).toEqual([true, true, true]);
      expect(complaints, path).toEqual([]);
      await page.close();
    }
    await context.close();
  });
});

/** What the build made: pages, scripts, styles and fonts. Calls and the socket are the server's. */
function isPart(url: URL): boolean {
  return !/^\/(api|socket\.io)\//.test(url.pathname);
}

function fileOf(request: Request): string {
  const { pathname } = new URL(request.url());
  if (!request.isNavigationRequest()) return pathname;
  return pathname === '/' ? 'pages/index.html' : `pages${pathname}.html`;
}

test('a query in the address shows what it names', async ({ page }) => {
  await page.goto('/community?tab=forum');
  await expect(page.getByRole('tab', { name: 'Forum' })).toHaveAttribute('aria-selected', 'true');
  await page.goto('/products/aquacafe?variant=family');
  await expect(page.locator('#root[data-static]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
