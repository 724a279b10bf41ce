import { expect, type Locator, type Page } from '@playwright/test';

/** A part of an operators' page, by its heading. */
export const region = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
/** What the desk does next with the open trade-in. */
export const next = (page: Page): Locator => region(page, 'Next step');
/** What the last press came to. */
export const result = (page: Page): Locator => page.locator('.result');
/** Where the open trade-in stands, as the desk calls it. */
export const state = (page: Page): Locator => page.locator('.page-head .state');

/** Opens a trade-in by the code on its label. */
export async function find(page: Page, code: string): Promise<void> {
  const field = page.getByLabel('Code on the label');
  await expect(field).toBeFocused();
  await field.fill(code);
  await field.press('Enter');
}

/** Answers one of the inspection's questions. */
export async function answer(page: Page, question: string, text: string): Promise<void> {
  await next(page).getByRole('group', { name: question }).getByLabel(text).check();
}

/** Answers all of them as `GOOD` says it, but for the screen. */
export async function answerAll(page: Page, screen: string): Promise<void> {
  for (const [question, text] of [
    ['Screen', screen], ['Back', 'Like new'], ['Battery', 'Lasts the day'], ['Face ID', 'Works'],
    ['Liquid indicator', 'Dry'],
  ] as const)
    await answer(page, question, text);
}
