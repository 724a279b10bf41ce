import { expect, type Locator, type Page } from '@playwright/test';
import { spokenTexts } from './live-page.ts';

/** What a calculator shows of a trade: its figures by their names. */
export async function valuation(page: Page): Promise<Record<string, string>> {
  const lists = page.locator('main dl').filter({ hasText: /Trade-in value|Water protection/ });
  const names = await spokenTexts(lists.getByRole('term'));
  // A term may be followed by a second definition that explains the first.
  const figures = await spokenTexts(lists.locator('dt + dd, dd:has(+ dt)'));
  return Object.fromEntries(names.map(([name], index) => [name, figures[index]?.[0] ?? '']));
}

/** Waits until the calculator shows these figures among its own. */
export async function expectValuation(page: Page, figures: Record<string, string>): Promise<void> {
  await expect.poll(() => valuation(page)).toMatchObject(figures);
}

/** The button that asks the server, with any label. */
export function calculateButton(page: Page): Locator {
  return page.getByRole('button', { name: /^(Calculate my value|Calculate again|CALCULATING\.\.\.)$/ });
}

/** The calculator's word for how sure its figures are. */
export async function expectCertainty(page: Page, certainty: 'Estimate' | 'Confirmed value'): Promise<void> {
  const other = certainty === 'Estimate' ? 'Confirmed value' : 'Estimate';
  await expect(page.locator('main').getByText(certainty, { exact: true })).toBeVisible();
  await expect(page.locator('main').getByText(other, { exact: true })).toHaveCount(0);
}

/**
 * Chooses a tile of a group by its first words. The tile is the label; the radio button in it is there for keys and
 * readers.
 */
async function chooseTile(page: Page, group: string, name: string | RegExp): Promise<void> {
  const tiles = page.getByRole('group', { name: group });
  const radio = page.getByRole('radio', { name, exact: true });
  await tiles.locator('label').filter({ has: radio }).click();
  await expect(radio).toBeChecked();
}

/** Chooses a model of the home calculator. */
export function chooseModel(page: Page, model: string): Promise<void> {
  return chooseTile(page, 'Which iPhone do you have?', model);
}

/** Chooses a condition by its label. */
export function chooseCondition(page: Page, label: string): Promise<void> {
  return chooseTile(page, 'What condition is it in?', new RegExp(`^${label}`));
}

/** Presses a key until an element has the focus. */
export async function pressUntilFocused(page: Page, key: string, element: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await element.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead there.`);
}
