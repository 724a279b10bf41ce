import { expect, type Page } from '@playwright/test';

/** The screens that open with the scene. */
const WITH_SCENE = new Set(['/', '/home', '/exchange', '/aquacafe']);
const MAX_BAR_PX = 72;
const MAX_TITLE_ROW_PX = 120;

/** Expects one bar, then the screen's title, and nothing that lies over them. */
export async function expectFirstScreen(page: Page, path: string): Promise<void> {
  const bar = await page.getByRole('banner').locator('> div').first().boundingBox();
  expect(bar!.height).toBeLessThanOrEqual(MAX_BAR_PX);
  const content = await page.getByRole('main').boundingBox();
  expect(content!.y).toBeCloseTo(bar!.height, 0);
  if (!WITH_SCENE.has(path)) {
    const row = await page.getByRole('main').locator('div:has(> div h1)').first().boundingBox();
    expect(row!.height).toBeLessThanOrEqual(MAX_TITLE_ROW_PX);
  }
  await expectClearOfHelp(page);
}

/** Expects the page to be no wider than its window, and the bar no wider than the page. */
export async function expectToFit(page: Page): Promise<void> {
  const width = page.viewportSize()!.width;
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(beyond, `at ${width} px`).toBeLessThanOrEqual(0);
  const main = await page.getByRole('main').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(main, `the content at ${width} px`).toBe(0);
  const { inside, last } = await page.getByRole('banner').locator('.page-width').evaluate((row) => ({
    // The menu's icon may stand in the gutter, as far as its own room around it.
    inside: row.getBoundingClientRect().right - parseFloat(getComputedStyle(row).paddingInlineEnd) + 8,
    last: Math.max(...[...row.querySelectorAll('a, button')].map((each) => each.getBoundingClientRect().right)),
  }));
  expect(last, `the bar at ${width} px`).toBeLessThanOrEqual(inside);
}

/**
 * Expects what scrolls sideways to have no scrollbar upright: where one axis scrolls, `visible` becomes `auto` on the
 * other.
 */
export async function expectNoStrayScrollbars(page: Page): Promise<void> {
  const stray = await page.locator('#root').evaluate((root) =>
    [...root.querySelectorAll('*')]
      .filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowX) && part.scrollHeight > part.clientHeight)
      .map((part) => part.outerHTML.slice(0, 120))
  );
  expect(stray).toEqual([]);
}

/**
 * Expects the help button to be alone, and to lie over no text and no control, however far the page is scrolled: where
 * it floats it has its strip of the window to itself.
 */
async function expectClearOfHelp(page: Page): Promise<void> {
  const help = page.getByRole('complementary', { name: /^(Help|المساعدة)$/ }).getByRole('button');
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
