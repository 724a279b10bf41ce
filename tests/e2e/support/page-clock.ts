import { expect, type Locator, type Page } from '@playwright/test';

/** Lets the page's clock run, step by step, until an element shows: its code may need real time to load as well. */
export async function runUntilVisible(page: Page, element: Locator, stepMs = 500): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(stepMs);
    await expect(element).toBeVisible({ timeout: 300 });
  }).toPass();
}
