import { expect, test } from '../support/test.ts';
import { installAxe } from '../support/axe.ts';
import { expectNoViolations } from '../support/axe-everywhere.ts';
import { calculateButton, expectCertainty } from '../support/calculators.ts';
import { openLive } from '../support/live-page.ts';

test('the page names three benefits, four steps and the guarantee, and its buttons stay on it', async ({ page }) => {
  await page.goto('/exchange');
  for (const name of ['Store credit', 'Product exchange', 'Planet Points', 'Evaluate', 'Choose option', 'Ship device', 'Get value', 'Our value guarantee']) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Learn More' }).press('Enter');
  await expect(page.locator('#how-it-works')).toBeFocused();
  await page.getByRole('button', { name: 'Start Trade-In Process' }).press('Enter');
  await expect(page.locator('#trade-in-simulator')).toBeFocused();
});

test('a simulated quote is locked with a keyboard in its own programme, and another choice clears the receipt', async ({ page, context }) => {
  await installAxe(context);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLive(page, '/exchange');
  await calculateButton(page).click();
  await expectCertainty(page, 'Confirmed value');
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/me/trade-ins') && request.method() === 'POST');
  await page.getByRole('button', { name: 'Lock this quote for 30 days' }).press('Enter');
  expect((await sent).postDataJSON()).toEqual({ programme: 'exchange', device: 'iPhone 13 Pro', condition: 'excellent' });
  await expect(page.getByRole('heading', { name: /^Your (quote is locked|trade-in is verified)$/ })).toBeFocused();
  await expectNoViolations(page);
  await page.getByRole('combobox', { name: 'iPhone model' }).selectOption('iPhone 12');
  await expect(page.getByRole('button', { name: 'Lock this quote for 30 days' })).toBeDisabled();
});
