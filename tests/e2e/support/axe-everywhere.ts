import { expect, type Page } from '@playwright/test';
import { violationsOf } from './axe.ts';

/** The contrast of text and surface in the other theme of each width is a unit test of the tokens. */
const LOOKS = [
  { viewport: { width: 390, height: 844 }, colorScheme: 'light' },
  { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
] as const;
const WIDE_PX = 640;

/**
 * Expects axe to find nothing wrong with what a page shows, and nothing to be wider than the page: narrow and light,
 * wide and dark. Axe is installed in the context before.
 */
export async function expectNoViolations(page: Page): Promise<void> {
  for (const { viewport, colorScheme } of LOOKS) {
    await page.setViewportSize(viewport);
    const look = `at ${viewport.width} px in ${colorScheme} colours`;
    await expectNoneIn(page, colorScheme, look);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      `overflow ${look}`,
    )
      .toBe(0);
  }
}

/** The same for what shows at the page's width alone, in that width's colours. */
export async function expectNoViolationsAtThisWidth(page: Page): Promise<void> {
  const colorScheme = page.viewportSize()!.width < WIDE_PX ? 'light' : 'dark';
  await expectNoneIn(page, colorScheme, `in ${colorScheme} colours`);
}

async function expectNoneIn(page: Page, colorScheme: 'light' | 'dark', look: string): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate(nextFrame);
  await page.waitForFunction(isSettled);
  await expect.poll(async () => {
    // A new width, or a record that opens late, leaves the page scrolled to wherever: what then lies half under its bar
    // has no fault of its own.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    return violationsOf(page);
  }, look).toEqual([]);
}

/** Colours in transition have no contrast of their own, and even without motion they take a moment. */
function isSettled(): boolean {
  return document.getAnimations()
    .every(({ effect, playState }) => playState !== 'running' || effect?.getComputedTiming().iterations === Infinity);
}

/** What follows a width or a scheme is drawn in the frame after it. */
function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}
