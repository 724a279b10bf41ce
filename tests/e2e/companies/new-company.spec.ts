// A company that has just been registered: its lists say what comes there and how to begin.
import { expect, type Page, test } from '../support/test.ts';
import { expectNoViolations } from '../support/axe-everywhere.ts';
import { installAxe } from '../support/axe.ts';
import { openCompany } from '../support/company-desk.ts';
import { openLive } from '../support/live-page.ts';
import { expectScreen } from '../support/screen.ts';

const NOTHING_FITS = 'Nothing matches this search and filter.';
const main = (page: Page) => page.locator('main');

test.beforeEach(async ({ page, context, product }) => {
  await installAxe(context);
  await openCompany(page, product, 'Gulf Devices');
});

test('quotes: how to ask for the first, and that nothing fits only where something was searched', async ({ page }) => {
  test.slow();
  await openLive(page, '/corporate-quotes');
  await expect(page.getByRole('heading', { name: 'No quotes yet' })).toBeVisible();
  await expect(main(page)).not.toContainText(NOTHING_FITS);
  await expect(page.getByRole('button', { name: 'Export CSV' })).toHaveCount(0);
  await expectNoViolations(page);
  await page.getByLabel('Status').selectOption('Approved');
  await expect(page.getByRole('heading', { name: 'No quotes found' })).toBeVisible();
  await expect(main(page)).toContainText(NOTHING_FITS);
  await page.getByRole('button', { name: 'Clear search and filter' }).click();
  await expect(page.getByRole('heading', { name: 'No quotes yet' })).toBeVisible();
  await page.getByLabel('Search').fill('iphone');
  await expect(page.getByRole('heading', { name: 'No quotes found' })).toBeVisible();
  await page.getByLabel('Search').fill('');
  await page.goto('/corporate-quotes?quote=Q-9999');
  await page.getByRole('button', { name: 'Show all quotes' }).click();
  await main(page).getByRole('link', { name: 'Ask for a quote' }).last().click();
  await expect(page).toHaveURL('/corporate-quotes#ask');
  await expect(page.getByLabel('Company name')).toHaveValue('Gulf Devices');
  await expect(page.getByLabel('Contact name')).toHaveValue('Salma Qasim');
});

test('orders: where they come from', async ({ page }) => {
  await openLive(page, '/purchase-orders');
  await expect(page.getByRole('heading', { name: 'No Purchase Orders Found' })).toBeVisible();
  await expect(main(page)).toContainText('An accepted quote becomes an order.');
  await expect(main(page)).not.toContainText(NOTHING_FITS);
  await page.getByLabel('Search').fill('iphone');
  await expect(main(page)).toContainText(NOTHING_FITS);
  await expect(page.getByRole('heading', { name: 'No Purchase Orders Found' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear search and filter' }).click();
  await expect(main(page)).not.toContainText(NOTHING_FITS);
  await expectNoViolations(page);
  await main(page).getByRole('link', { name: 'Get Quotes' }).last().click();
  await expectScreen(page, '/corporate-quotes');
});

test('the dashboard: each tab says what comes there', async ({ page }) => {
  await openLive(page, '/corporate-dashboard');
  for (
    const [tab, heading] of [['Quote Requests', 'No quotes yet'], ['Purchase Orders', 'No Purchase Orders Found'], [
      'Analytics',
      'No figures yet',
    ]] as const
  ) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expect(main(page)).not.toContainText(NOTHING_FITS);
  }
  await expectNoViolations(page);
  await main(page).getByRole('tabpanel').getByRole('link', { name: 'Bulk Trade-in' }).click();
  await expectScreen(page, '/bulk-tradein');
});
