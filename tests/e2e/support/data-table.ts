import { expect, type Locator, type Page } from '@playwright/test';

/** The row of a company's record, by its number. */
export const recordRow = (page: Page, id: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('button', { name: new RegExp(`details of ${id}$`) }) });

/** What a record's row opens to. */
export const recordDetails = (page: Page, id: string): Locator =>
  page.getByRole('region', { name: `Details of ${id}`, exact: true });

/** The button that opens and closes a record's details. */
export const recordToggle = (page: Page, id: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^(View|Hide) details of ${id}$`) });

/** Opens a record's details. */
export async function openRecord(page: Page, id: string): Promise<void> {
  await page.getByRole('button', { name: `View details of ${id}`, exact: true }).click();
  await expect(recordDetails(page, id)).toBeVisible();
}

/** The numbers of the records that a table lists, in its order. */
export async function listedIds(page: Page): Promise<string[]> {
  const names = await page.getByRole('main').getByRole('button', { name: /^(View|Hide) details of / }).allInnerTexts();
  return names.map((name) => name.match(/of (\S+)/)![1]!);
}
