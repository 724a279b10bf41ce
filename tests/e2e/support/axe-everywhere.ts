import { expect, type Page } from '@playwright/test';
import { violationsOf } from './axe.ts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };
/** Each size is seen whole in one colour; in the other, colours are all that can have changed. */
const LOOKS = [
  { viewport: PHONE, colorScheme: 'light', coloursOnly: false },
  { viewport: DESK, colorScheme: 'dark', coloursOnly: false },
  { viewport: PHONE, colorScheme: 'dark', coloursOnly: true },
  { viewport: DESK, colorScheme: 'light', coloursOnly: true },
] as const;

/**
 * Expects axe to find nothing wrong with what a page shows, and nothing to be wider than the page: narrow and wide,
 * light and dark. Of a page's further parts, each size in one colour is enough. Axe is installed in the context before.
 */
export async function expectNoViolations(page: Page, { isPart = false } = {}): Promise<void> {
  for (const { viewport, colorScheme, coloursOnly } of isPart ? LOOKS.slice(0, 2) : LOOKS) {
    await page.setViewportSize(viewport);
    // A new width leaves the page scrolled to wherever, and what then lies half under its bar has no fault of its own.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    const look = `at ${viewport.width} px in ${colorScheme} colours`;
    await expectNoneIn(page, { colorScheme, coloursOnly, look });
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      `overflow ${look}`,
    )
      .toBe(0);
  }
}

/** The same for what shows at the page's width alone: light and dark. */
export async function expectNoViolationsAtThisWidth(page: Page): Promise<void> {
  await expectNoneIn(page, { colorScheme: 'light', coloursOnly: false, look: 'light' });
  await expectNoneIn(page, { colorScheme: 'dark', coloursOnly: true, look: 'dark' });
}

async function expectNoneIn(
  page: Page,
  { colorScheme, coloursOnly, look }: { colorScheme: 'light' | 'dark'; coloursOnly: boolean; look: string },
): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate(settled);
  await expect.poll(() => violationsOf(page, { coloursOnly }), look).toEqual([]);
}

/** Colours in transition have no contrast of their own, and even without motion they take a moment. */
async function settled(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await frame();
  await frame();
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
  await frame();
}
