// Chromium hides scrollbars under test, and lays out a dialog where WebKit collapses it: both are measured instead.
import { expect, type Page, test } from '../support/test.ts';
import { wakeAll } from '../support/live-page.ts';

const TABBED = ['/', '/community', '/account-management', '/partners', '/dubai-rewards', '/redeem', '/corporate-dashboard'];

for (const width of [390, 1440]) {
  test(`a row of tabs has no scrollbar of its own at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of TABBED) {
      await page.goto(path);
      await wakeAll(page);
      const rows = page.getByRole('main').getByRole('tablist');
      await expect(rows.first(), path).toBeVisible();
      const beyond = await rows.evaluateAll((all) => all.map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight));
      expect(beyond, path).toEqual(beyond.map(() => 0));
    }
  });
}

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
      .filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowY) && getComputedStyle(part.parentElement!).flexDirection === 'column')
      .filter((part) => getComputedStyle(part).flexBasis.endsWith('%'))
      .map((part) => part.className)
  );
}
