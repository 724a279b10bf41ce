// Pictures of every screen for the documentation: `npm run screenshots -- http://127.0.0.1:3000 <operator token>`, on a running
// product. Without the token the operations page is left out.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { chromiumLaunchOptions } from './browser.ts';
import { ROUTES } from './support/routes.ts';

const VIEWPORTS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
/** Besides every route: what a part of a screen, a tab or another language shows. */
const VIEWS: readonly { name: string; path: string; show?: string }[] = [
  { name: 'leaderboard-rows', path: '/leaderboard', show: 'div:has(> ol[aria-label="Heroes, best first"])' },
  { name: 'exchange-simulator', path: '/exchange', show: '#trade-in-simulator' },
  { name: 'dubai-rewards-rewards', path: '/dubai-rewards?tab=rewards' },
  { name: 'community-challenges', path: '/community?tab=challenges' },
  { name: 'home-ar', path: '/?lang=ar' },
  { name: 'leaderboard-ar', path: '/leaderboard?lang=ar' },
];

const [baseURL, operatorToken] = process.argv.slice(2);
if (!baseURL) throw new Error('Give the address of a running product.');
const folder = join(import.meta.dirname, '../../docs/screenshots');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const screens = ROUTES.filter(({ path }) => path !== '/home' && path !== '/products/aquacafe').map(({ path }) => ({
  name: path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'),
  path,
}));
const browser = await chromium.launch(await chromiumLaunchOptions());
for (const viewport of VIEWPORTS) {
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({ baseURL, viewport, colorScheme, reducedMotion: 'reduce', timezoneId: 'Asia/Dubai', locale: 'en-AE' });
    for (const view of [...screens, ...VIEWS]) {
      const suffix = colorScheme === 'dark' ? '-dark' : '';
      await picture(context, view, `${view.name}-${viewport.width}${suffix}.jpg`);
    }
    if (operatorToken) await operationsPicture(context, operatorToken, `ops-${viewport.width}${colorScheme === 'dark' ? '-dark' : ''}.jpg`);
    await context.close();
  }
}
await browser.close();

/** A picture of a view's top, or of the part that is named, once it has loaded and stands still. */
async function picture(context: BrowserContext, { path, show }: { path: string; show?: string }, file: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(path);
  await page.waitForFunction(() => !document.querySelector('#root[data-static], main [aria-busy=true]') && document.fonts.status === 'loaded');
  if (show) await page.locator(show).evaluate((element) => element.scrollIntoView());
  await page.waitForFunction(() => document.getAnimations().every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().iterations === Infinity));
  await page.screenshot({ path: join(folder, file), type: 'jpeg', quality: 82 });
  await page.close();
}

/** A picture of the operations page, once it has seen enough for its own pictures. */
async function operationsPicture(context: BrowserContext, token: string, file: string): Promise<void> {
  const page = await context.newPage();
  await page.goto('/ops/');
  await page.getByLabel('Operator token').fill(token);
  await page.getByRole('button', { name: 'Open' }).click();
  await page.waitForFunction((readings) => document.querySelector('.sparkline .line')?.getAttribute('d')?.split('L').length === readings, 15, { timeout: 120_000 });
  await page.screenshot({ path: join(folder, file), type: 'jpeg', quality: 82 });
  await page.close();
}
