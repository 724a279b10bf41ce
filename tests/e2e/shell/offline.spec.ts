import { expect, type Page, test } from '../support/test.ts';
import { boardRows, impactFigures, openLive, wakeAll } from '../support/live-page.ts';
import { collectComplaints, expectScreen } from '../support/screen.ts';

test.use({ serviceWorkers: 'allow' });

const notice = (page: Page) => page.getByText('You are offline: figures may be old');

/** Waits until the worker has kept a path. */
async function expectKept(page: Page, ...paths: string[]): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async (wanted) => {
        const found = await Promise.all(wanted.map((path) => caches.match(path)));
        return wanted.filter((_path, index) => !found[index]);
      }, paths),
    )
    .toEqual([]);
}

test('home and the leaderboard can be read without a connection after one visit', async ({ page, context }) => {
  const complaints = await collectComplaints(page);
  await openLive(page, '/leaderboard');
  await expect(boardRows(page)).toHaveCount(50);
  await expectKept(page, '/index.html', '/api/heroes/leaderboard/50');
  await openLive(page, '/');
  await expect(notice(page)).toHaveCount(0);
  const figures = await impactFigures(page);
  await expectKept(page, '/api/impact-stats');
  expect(complaints).toEqual([]);

  await context.setOffline(true);
  await expect(notice(page)).toBeVisible();
  await page.reload();
  await expectScreen(page, '/');
  await expect(notice(page)).toBeVisible();
  await wakeAll(page);
  await expect.poll(() => impactFigures(page)).toEqual(figures);
  await page.goto('/leaderboard');
  await expectScreen(page, '/leaderboard');
  await expect(boardRows(page)).toHaveCount(50);
  await expect(page.getByRole('button', { name: /^Offline/ })).toBeVisible();
  const kept = await page.evaluate(async () => {
    const answer = await fetch('/api/heroes/leaderboard/50');
    return { age: Number(answer.headers.get('age')), personal: await fetch('/api/me').catch(() => 'failed') };
  });
  expect(kept.age).toBeGreaterThanOrEqual(0);
  expect(kept.personal).toBe('failed');

  await context.setOffline(false);
  await expect(notice(page)).toHaveCount(0);
});

test('a screen that was never opened says so without a connection, and opens with it again', async ({ page, context }) => {
  await openLive(page, '/');
  await expectKept(page, '/index.html');
  await context.setOffline(true);
  await expect(notice(page)).toBeVisible();

  const failure = page.getByRole('main').getByRole('alert');
  await page.goto('/environmental');
  await expect(failure).toContainText('You’re offline. It opens once you’re online.');
  await wakeAll(page);
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(failure.getByRole('link', { name: 'Home' })).toBeVisible();
  // Last: the browser’s tools may report to a page that is left that it is online, and it would load itself again.
  await page.getByRole('link', { name: 'Exchange', exact: true }).first().click();
  await expect(page).toHaveURL('/exchange');
  await expect(failure).toContainText('This page is not on your device yet');
  await expect(failure).not.toContainText('newer version');

  await context.setOffline(false);
  await expectScreen(page, '/exchange');
});

test('a screen that was not read to its end opens without a connection as far as it came', async ({ page, context }) => {
  await page.goto('/');
  await expectKept(page, '/index.html');
  await page.goto('/leaderboard');
  await expectKept(page, '/api/heroes/leaderboard/50');
  await context.setOffline(true);
  await expect(notice(page)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  await expectScreen(page, '/');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test('keeps nothing personal and nothing of the operators', async ({ page }) => {
  await openLive(page, '/dubai-rewards');
  await expectKept(page, '/index.html');
  await page.evaluate(async () => {
    for (const path of ['/api/me', '/api/me/points', '/api/corporate/orders', '/api/ops/totals']) await fetch(path);
  });
  const kept = await page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('planet-heroes:'));
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(
    kept.filter((path) =>
      path.startsWith('/api/')
      && !/^\/api\/(impact-stats|heroes\/leaderboard|dubai\/|sponsored-missions|sponsorship-tiers|social-challenges|pickups)/
        .test(path)
    ),
  )
    .toEqual([]);
});

test('can be installed: manifest, icons and worker are there, and the worker’s script is never old', async ({ page, request }) => {
  await page.goto('/');
  const manifestPath = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await request.get(manifestPath!);
  expect(manifest.headers()['content-type']).toContain('application/manifest+json');
  const { name, short_name, start_url, display, icons } = await manifest.json();
  expect({ name, short_name, start_url, display }).toEqual({
    name: 'Planet Heroes',
    short_name: 'Planet Heroes',
    start_url: '/',
    display: 'standalone',
  });
  expect(icons.map(({ sizes, purpose }: { sizes: string; purpose: string }) => `${sizes} ${purpose}`)).toEqual([
    'any any', '192x192 any', '512x512 any', '192x192 maskable', '512x512 maskable',
  ]);
  const touchIcon = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
  for (const src of [...icons.map((icon: { src: string }) => icon.src), touchIcon])
    expect((await request.get(src)).status())
      .toBe(200);
  const script = await request.get('/image-worker.js');
  expect(script.headers()).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': expect.stringContaining('javascript'),
  });
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.scope)).toBe(
    new URL('/', page.url()).href,
  );
});
