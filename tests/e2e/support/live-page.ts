import { expect, type Locator, type Page } from '@playwright/test';
import type { Leaderboard } from '@planet-heroes/contracts/areas/leaderboard/schemas';

const wholeNumber = new Intl.NumberFormat('en-AE', { maximumFractionDigits: 0 });

/** A whole number as the pages write it: 12,847. */
export function formatted(value: number): string {
  return wholeNumber.format(value);
}

/** The badge beside what is live; its name begins with the state of the connection. */
export function liveBadge(page: Page): Locator {
  return page.getByRole('button', { name: /(Pause|Resume) live updates$/ });
}

/** Opens a path and waits until its content is there and live. */
export async function openLive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await wakeAll(page);
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-live', 'live');
}

/** Has the parts of the page that wait for a visitor to move about, and waits until they have come to life. */
export async function wakeAll(page: Page): Promise<void> {
  // Nobody hears of a key before the client is there.
  await expect(page.locator('#root[data-static]')).toHaveCount(0);
  // A part may begin to listen later than the page, and misses a key that is pressed before that.
  await expect(async () => {
    await page.keyboard.press('Shift');
    await expect(page.locator('[data-static]')).toHaveCount(0, { timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
}

/** Leaves a mark in the page that a reload or another document would wipe out. */
export async function markVisit(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { sameVisit: true }));
}

/** Fails when the page was loaded again since it was marked. */
export async function expectSameVisit(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'sameVisit' in window)).toBe(true);
}

/** What assistive technology reads of each element, piece by piece: rolling digits are hidden from it. */
export function spokenTexts(elements: Locator): Promise<string[][]> {
  return elements.evaluateAll((all) =>
    all.map((element) => {
      const texts: string[] = [];
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode.textContent!.replaceAll('\u00a0', ' ').trim();
        if (text && !walker.currentNode.parentElement!.closest('[aria-hidden=true]')) texts.push(text);
      }
      return texts;
    }),
  );
}

/** The rows of the leaderboard page. */
export function boardRows(page: Page): Locator {
  return page.getByRole('list', { name: 'Heroes, best first' }).getByRole('listitem');
}

/** Waits until the page's board is the server's: the same heroes in the same order with the same figures. */
export async function expectBoard(page: Page, heroes: Leaderboard): Promise<void> {
  const expected = heroes.map(({ name, points, bottlesPrevented }) => [
    name,
    formatted(points),
    formatted(bottlesPrevented),
  ]);
  await expect
    .poll(async () => {
      const rows = await spokenTexts(boardRows(page));
      return rows.map((texts, index) =>
        expected[index]?.map((text) => (texts.includes(text) ? text : texts.join(' ')))
      );
    })
    .toEqual(expected);
}

/** The exact totals of the impact strip, by their names. */
export async function impactFigures(page: Page): Promise<Record<string, string>> {
  const strip = page.getByRole('region', { name: 'What Planet Heroes have achieved together' });
  const names = await spokenTexts(strip.getByRole('term'));
  const figures = await spokenTexts(strip.getByRole('definition'));
  return Object.fromEntries(names.map(([name], index) => [name, figures[index]?.at(-1) ?? '']));
}

/** The time, in ms since the epoch, of the frame after the page first showed a text to assistive technology. */
export function timeOfPaint(page: Page, text: string): Promise<number> {
  return page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const look = (): void => {
          const isThere = [...document.querySelectorAll('main span')].some((span) => span.textContent === wanted);
          requestAnimationFrame(isThere ? () => resolve(Date.now()) : look);
        };
        look();
      }),
    text,
  );
}

/** Does what a browser does that translates a page: each text becomes an element of its own, with another text node. */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement!.closest('script, style, svg, option, [translate=no]')) continue;
      const font = document.createElement('font');
      font.textContent = text.data;
      text.replaceWith(font);
    }
  });
}
