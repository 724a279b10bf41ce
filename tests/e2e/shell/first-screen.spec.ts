import type { Page } from '@playwright/test';
import { ROUTES } from '../support/routes.ts';
import { expectScreen } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

const SIZES = [{ width: 1440, height: 900 }, { width: 390, height: 844 }];
/** The screens that open with the scene. */
const WITH_SCENE = new Set(['/', '/home', '/exchange', '/aquacafe']);
const MAX_BAR_PX = 72;
const MAX_TITLE_ROW_PX = 120;

for (const viewport of SIZES) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const { path } of ROUTES) {
      test(`${path} has one bar, then its title, and nothing lies over it`, async ({ page }) => {
        await page.goto(path);
        await expectScreen(page, path);
        const bar = await page.getByRole('banner').locator('> div').first().boundingBox();
        expect(bar!.height).toBeLessThanOrEqual(MAX_BAR_PX);
        const content = await page.getByRole('main').boundingBox();
        expect(content!.y).toBeCloseTo(bar!.height, 0);
        if (!WITH_SCENE.has(path)) {
          const row = await page.getByRole('main').locator('div:has(> div h1)').first().boundingBox();
          expect(row!.height).toBeLessThanOrEqual(MAX_TITLE_ROW_PX);
        }
        await expectClearOfHelp(page);
      });
    }

    test('products show with their prices', async ({ page }) => {
      await page.goto('/products');
      await expect(page.getByRole('main').getByText(/^AED\s3,799$/)).toBeInViewport({ ratio: 1 });
    });

    test('Dubai rewards show with what is left of them', async ({ page }) => {
      await page.goto('/dubai-rewards?tab=rewards');
      const first = page.getByRole('list', { name: 'Dubai Rewards' }).getByRole('listitem').first();
      await expect(first.getByRole('heading')).toBeInViewport({ ratio: 1 });
      // Digits that roll are spoken by a text beside them, which is not seen.
      const stock = first.getByRole('paragraph').filter({ hasText: /left|As many as are wanted/ });
      await expect(stock.first()).toBeInViewport({ ratio: 1 });
    });
  });
}

test('no screen is wider than its window, and the bar no wider than the page', async ({ page }) => {
  test.slow();
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const { path } of ROUTES) {
      await page.goto(path);
      await expectScreen(page, path);
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(beyond, `${path} at ${width} px`).toBeLessThanOrEqual(0);
      const { inside, last } = await page.getByRole('banner').locator('.page-width').evaluate((row) => ({
        // The menu's icon may stand in the gutter, as far as its own room around it.
        inside: row.getBoundingClientRect().right - parseFloat(getComputedStyle(row).paddingInlineEnd) + 8,
        last: Math.max(...[...row.querySelectorAll('a, button')].map((each) => each.getBoundingClientRect().right)),
      }));
      expect(last, `the bar of ${path} at ${width} px`).toBeLessThanOrEqual(inside);
    }
  }
});

/**
 * Expects the help button to be alone, and to lie over no text and no control, however far the page is scrolled: where
 * it floats it has its strip of the window to itself.
 */
async function expectClearOfHelp(page: Page): Promise<void> {
  const help = page.getByRole('complementary', { name: 'Help', exact: true }).getByRole('button');
  await expect(help).toHaveCount(1);
  const covered = await help.evaluate((button) => {
    const corner = button.closest('aside')!;
    if (getComputedStyle(corner).position !== 'fixed') return [];
    const { left, right } = button.getBoundingClientRect();
    const meets = (box: DOMRect): boolean => box.width > 0 && box.left < right && box.right > left;
    const isHiddenFromSight = (text: Node): boolean => text.parentElement!.getBoundingClientRect().width <= 1;
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const text = walker.currentNode;
      if (!text.textContent!.trim() || corner.contains(text) || !text.parentElement!.checkVisibility()) continue;
      // What only screen readers meet lies nowhere.
      if (text.parentElement!.closest('header, script, [aria-live], .sr-only') || isHiddenFromSight(text)) continue;
      range.selectNodeContents(text);
      if ([...range.getClientRects()].some(meets)) found.push(text.textContent!.trim());
    }
    for (const control of document.querySelectorAll('main :is(a, button, input, select, textarea), footer :is(a, button)'))
      if (meets(control.getBoundingClientRect())) found.push(control.outerHTML.slice(0, 80));
    return found;
  });
  expect(covered).toEqual([]);
}
