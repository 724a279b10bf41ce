import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { wakeAll } from '../support/live-page.ts';
import type { Picture, View } from './view.ts';

const VIEWPORTS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const COLOURS = ['light', 'dark'] as const;
const PATIENCE_MS = 15_000;

interface Place {
  baseURL: string;
  folder: string;
  /** Takes what could not be photographed, and why. */
  missed: string[];
}

/** Takes every view at both widths and in both colours, each width on a page of its own. */
export async function photograph(browser: Browser, views: readonly View[], place: Place): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const viewport of VIEWPORTS) {
    for (const view of views) {
      if (view.onlyAt && view.onlyAt !== viewport.width) continue;
      const context = await browser.newContext({
        baseURL: place.baseURL,
        viewport,
        reducedMotion: 'reduce',
        timezoneId: 'Asia/Dubai',
        locale: 'en-AE',
        // What a service worker asks for cannot be held back or refused.
        serviceWorkers: 'block',
      });
      context.setDefaultTimeout(PATIENCE_MS);
      const page = await context.newPage();
      try {
        await open(page, view);
        for (const colours of COLOURS)
          pictures.push(await take(page, view, { ...place, width: viewport.width, colours }));
      } catch (error) {
        place.missed.push(`${view.name} at ${viewport.width} px: ${String(error).split('\n', 3).join(' ')}`);
      }
      await context.close();
    }
  }
  return pictures;
}

async function open(page: Page, view: View): Promise<void> {
  await view.before?.(page);
  await page.goto(view.path);
  if (!view.isBare) {
    // Parts below come when a visitor moves about the page.
    await wakeAll(page);
    await isLive(page);
  }
  await view.act?.(page);
  if (!view.isBare) await isLoaded(page);
}

async function take(
  page: Page,
  view: View,
  { folder, width, colours }: Place & { width: number; colours: 'light' | 'dark' },
): Promise<Picture> {
  await page.emulateMedia({ colorScheme: colours, reducedMotion: 'reduce' });
  if (view.isWhole) await page.evaluate(showWhole);
  await standsStill(page);
  const file = `${view.name}-${width}${colours === 'dark' ? '-dark' : ''}.jpg`;
  await page.screenshot({ path: join(folder, file), type: 'jpeg', quality: 82, fullPage: view.isWhole ?? false });
  return { view, file: join(folder, file), width, colours };
}

/** What sticks to the window's top would be in the middle of the page, and what is out of sight may not be drawn. */
function showWhole(): void {
  window.scrollTo({ top: 0, behavior: 'instant' });
  for (const element of document.querySelectorAll<HTMLElement>('main *'))
    if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
}

/** The page is complete and its figures move; where it says how live they are, it says so by now. */
async function isLive(page: Page): Promise<void> {
  await isLoaded(page);
  await page.waitForFunction(() => {
    const badge = [...document.querySelectorAll('main button')].find((button) =>
      /(Pause live updates|إيقاف التحديثات المباشرة مؤقتاً)$/.test(button.textContent)
    );
    if (badge && getComputedStyle(badge).visibility !== 'visible') return false;
    return document.documentElement.dataset.live === 'live';
  });
}

async function isLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('#root[data-static], main [aria-busy=true]'));
}

async function standsStill(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    await document.fonts.ready;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    return document.getAnimations().every(({ playState, effect }) =>
      playState !== 'running' || effect?.getComputedTiming().iterations === Infinity
    );
  });
}
