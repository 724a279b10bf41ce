import { expect, test } from '../support/test.ts';
import { expectNoViolations } from '../support/axe-everywhere.ts';
import { installAxe } from '../support/axe.ts';
import { advance, desk, placedOrder } from '../support/company-desk.ts';
import { openLive } from '../support/live-page.ts';
import { expectScreen } from '../support/screen.ts';

const PATH = '/corporate-dashboard';

test('only orders that are processed can be tracked, and the link opens the order', async ({ page, request }) => {
  const [waiting, running] = [await placedOrder(request), await placedOrder(request)];
  await openLive(page, PATH);
  await expectScreen(page, PATH);
  expect(await page.getByRole('tab').allTextContents()).toEqual(['Quote Requests', 'Purchase Orders', 'Analytics']);
  await page.getByRole('tab', { name: 'Quote Requests' }).focus();
  await page.keyboard.press('ArrowRight');
  const order = (id: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: id, exact: true }) });
  await expect(order(running)).toContainText('Pending approval');
  await desk(request, `/orders/${running}/approve`);
  await expect(order(running).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
  await advance(request, running, 'received');
  await expect(order(running)).toContainText('33% of the work is done');
  await expect(order(waiting).getByRole('link', { name: /Track Progress/ })).toHaveCount(0);
  await order(running).getByRole('link', { name: `Track Progress of ${running}` }).click();
  await expectScreen(page, '/purchase-orders');
  await expect(page.getByRole('heading', { name: running, exact: true })).toBeFocused();
  await expect(page.getByRole('tab', { name: 'Overview' })).toBeVisible();
});

test('analytics draw the company’s own figures and tell them in tables', async ({ page, context }) => {
  test.slow();
  await installAxe(context);
  await openLive(page, `${PATH}?tab=analytics`);
  const figures = page.getByRole('figure');
  await expect(figures).toHaveCount(4);
  await expect(figures.first().locator('svg .recharts-bar-rectangle').first()).toBeVisible();
  await figures.first().getByText('Figures as a table').click();
  const table = figures.first().getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText(['Month', 'Value of orders']);
  await expect(table.getByRole('rowheader')).toHaveCount(6);
  await expect(page.locator('main')).toContainText('average response time');
  await expect(page.locator('main')).toContainText('48 hours are promised');
  await expectNoViolations(page);
  for (const tab of ['Quote Requests', 'Purchase Orders']) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await expectNoViolations(page, { isPart: true });
  }
});

test('a dashboard that cannot be loaded says so and tries again', async ({ page }) => {
  await page.route('**/api/corporate/quotes?*', (route) => route.abort());
  await page.goto(PATH);
  await expect(page.getByRole('heading', { name: 'This could not be loaded' })).toBeVisible();
  await page.unroute('**/api/corporate/quotes?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: /^Q-/ }).first()).toBeVisible();
});
