// WebKit collapses a part of a dialog whose flex basis is a share of `fit-content`; in Chromium the basis shows the
// same.
import { expect, type Page, test } from '../support/test.ts';
import { wakeAll } from '../support/live-page.ts';

for (const [path, button] of [['/leaderboard', 'JOIN FREE'], ['/', 'Tutorial'], ['/products', 'AR Preview of iPhone 13']] as const) {
  test(`the content of a dialog takes the height that it needs: ${button}`, async ({ page }) => {
    await page.setViewportSize({ width: 700, height: 1200 });
    await page.goto(path);
    await wakeAll(page);
    await page.getByRole('button', { name: button, exact: true }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await collapsible(page)).toEqual([]);
  });
}

/** Parts of the open dialog whose basis is a share of its height, which is `fit-content`. */
function collapsible(page: Page): Promise<string[]> {
  return page.getByRole('dialog').evaluate((dialog) =>
    [dialog, ...dialog.querySelectorAll('*')]
      .filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowY))
      .filter((part) => getComputedStyle(part.parentElement!).flexDirection === 'column')
      .filter((part) => getComputedStyle(part).flexBasis.endsWith('%'))
      .map((part) => part.className)
  );
}
