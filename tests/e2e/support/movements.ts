import { expect, type Page } from '@playwright/test';

/** Longer, nothing moves unasked (WCAG 2.2.2). */
export const LONGEST_MS = 5000;

/** What moves now, and for how long in all. */
export function movements(page: Page): Promise<{ what: string; ms: number }[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map((animation) => {
        const effect = animation.effect as KeyframeEffect;
        const ms = Number(effect.getComputedTiming().endTime);
        return { what: `${(animation as CSSAnimation).animationName} of ${effect.target?.outerHTML.slice(0, 80)}`, ms };
      }),
  );
}

/** Expects what began to move with the page to end in time, in both themes, and nothing to follow it. */
export async function expectMovementsToEnd(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    // A change of colours changes style only; what began with the page has not begun again.
    await page.emulateMedia({ colorScheme });
    const endless = (await movements(page)).filter(({ ms }) => ms > LONGEST_MS);
    expect(endless, `in ${colorScheme} colours`).toEqual([]);
  }
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  await expect.poll(() => movements(page)).toEqual([]);
}
