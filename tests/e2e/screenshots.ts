// Pictures of the screens for the documentation: `node tests/e2e/screenshots.ts http://127.0.0.1:3000`, on a running product.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumLaunchOptions } from './browser.ts';

/** A screen's path and, where its top says little, what to scroll to. */
const SCREENS: Record<string, { path: string; show?: string }> = {
  home: { path: '/' },
  leaderboard: { path: '/leaderboard', show: 'div:has(> ol[aria-label="Heroes, best first"])' },
  exchange: { path: '/exchange', show: '#trade-in-simulator' },
  products: { path: '/products' },
  partners: { path: '/partners' },
  community: { path: '/community' },
};
const VIEWPORTS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

const baseURL = process.argv[2];
if (!baseURL) throw new Error('Give the address of a running product.');
const folder = join(import.meta.dirname, '../../docs/screenshots');
mkdirSync(folder, { recursive: true });

const browser = await chromium.launch(await chromiumLaunchOptions());
for (const viewport of VIEWPORTS) {
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({ baseURL, viewport, colorScheme, reducedMotion: 'reduce', timezoneId: 'Asia/Dubai', locale: 'en-AE' });
    const page = await context.newPage();
    for (const [name, { path, show }] of Object.entries(SCREENS)) {
      await page.goto(path);
      await page.getByRole('button', { name: 'Live Pause live updates' }).waitFor();
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]') && document.fonts.status === 'loaded');
      if (show) {
        await page.locator(show).evaluate((element) => element.scrollIntoView());
        await page.getByRole('complementary', { name: 'About Planet Heroes' }).waitFor();
        await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
      }
      const suffix = colorScheme === 'dark' ? '-dark' : '';
      await page.screenshot({ path: join(folder, `${name}-${viewport.width}${suffix}.png`) });
    }
    await context.close();
  }
}
await browser.close();
