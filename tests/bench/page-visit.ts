import { type Browser, chromium, devices, type Page } from '@playwright/test';
import { chromiumLaunchOptions } from '../e2e/browser.ts';

/** What a phone of the middle sees of a page on a slow line, and how quickly it answers. */
export interface PageVisit {
  largestPaintMs: number;
  /** When the client had hydrated the drawn screen, and answers from then on. */
  answersAfterMs: number;
  /** The scripts that had come by then, and all that came until the page had settled. */
  scriptsToAnswer: string[];
  scripts: string[];
  /** The slowest of the visitor's presses until the frame after it. */
  interactionMs: number;
  /** Of the whole visit, with hydration. */
  layoutShift: number;
}

/** Lighthouse's slow line, 1.6 Mbit/s with round trips of 150 ms, laid on the browser itself. */
const FAST_3G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const CPU_SLOWDOWN = 4;

interface Seen {
  answers?: number;
  largestPaint: number;
  shift: number;
  interaction: number;
}

/** A browser for visits; the caller closes it. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch(await chromiumLaunchOptions());
}

/** A first visit that presses *Join free* as soon as it is drawn: ms from asking for the page until the form shows. */
export async function joinAtOnce(browser: Browser, address: string): Promise<number> {
  return onPhone(browser, async (page) => {
    const asked = performance.now();
    await page.goto(address, { waitUntil: 'commit' });
    await page.getByRole('banner').getByRole('button', { name: 'Join free' }).click();
    await page.getByRole('dialog').getByLabel('Name').waitFor();
    return performance.now() - asked;
  });
}

/** Visits a page for the first time, waits until it has settled, and presses what every screen has. */
export async function visit(browser: Browser, address: string): Promise<PageVisit> {
  return onPhone(browser, async (page) => {
    await page.addInitScript(look);
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForFunction(() => (globalThis as unknown as { seen: Seen }).seen.answers !== undefined);
    // The notification area is the last to load without a press.
    await page.getByRole('region', { name: /Notifications/ }).waitFor({ state: 'attached' });
    const scripts = await scriptsOf(page);
    await pressAround(page);
    const { answers, largestPaint, shift, interaction } = await page.evaluate(() =>
      (globalThis as unknown as { seen: Seen }).seen
    );
    return {
      largestPaintMs: largestPaint,
      answersAfterMs: answers!,
      scriptsToAnswer: scripts.filter(({ came }) => came <= answers!).map(({ path }) => path),
      scripts: scripts.map(({ path }) => path),
      interactionMs: interaction,
      layoutShift: shift,
    };
  });
}

/** Acts on a new page of a slow phone, on a slow line. */
async function onPhone<T>(browser: Browser, act: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ ...devices['Moto G4'], serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', FAST_3G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    return await act(page);
  } finally {
    await context.close();
  }
}

/** Runs in the page before anything else. */
function look(): void {
  const seen: Seen = { largestPaint: 0, shift: 0, interaction: 0 };
  Object.assign(globalThis, { seen });
  const observe = (type: string, note: (entry: PerformanceEntry & Record<string, number>) => void): void => {
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => note(entry as never)))
      .observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  };
  observe('largest-contentful-paint', ({ startTime }) => (seen.largestPaint = startTime));
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shift += value!;
  });
  observe('event', ({ duration, interactionId }) => {
    if (interactionId) seen.interaction = Math.max(seen.interaction, duration);
  });
  new MutationObserver((_changes, observer) => {
    const root = document.getElementById('root');
    if (!root || root.dataset.static !== undefined || root.childElementCount === 0) return;
    seen.answers = performance.now();
    observer.disconnect();
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-static'] });
}

async function scriptsOf(page: Page): Promise<{ path: string; came: number }[]> {
  return page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .map(({ name, responseEnd }) => ({ path: new URL(name).pathname, came: responseEnd }))
      .filter(({ path }) => path.endsWith('.js') && !path.endsWith('-worker.js'))
  );
}

/** The menu twice: at first its code has yet to come, then there is nothing but work. */
async function pressAround(page: Page): Promise<void> {
  const menu = page.getByRole('dialog', { name: 'Menu' });
  for (let turn = 0; turn < 2; turn += 1) {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await menu.waitFor();
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
  }
  // An entry of the event timing comes with the frame after its event.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}
