import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '../support/test.ts';
import { expectNoViolations } from '../support/axe-everywhere.ts';
import { installAxe } from '../support/axe.ts';
import { advance, desk, placedOrder } from '../support/company-desk.ts';
import { expectSameVisit, markVisit, openLive } from '../support/live-page.ts';
import { expectScreen } from '../support/screen.ts';
import { toasts } from '../support/toasts.ts';

const PATH = '/purchase-orders';

/** The card of one order. */
const card = (page: Page, id: string) => page.locator('main').getByRole('listitem').filter({ has: page.getByRole('heading', { name: id, exact: true }) });

/** How many devices of an open order have come to a stage. */
const reached = (page: Page, id: string, stage: string) => card(page, id).getByRole('progressbar', { name: `Devices: ${stage}` });

test('an order’s devices move while one watches, up to the payment', async ({ page, request }) => {
  const id = await placedOrder(request);
  await openLive(page, `${PATH}?order=${id}`);
  await expectScreen(page, PATH);
  await expect(page.getByRole('heading', { name: id, exact: true })).toBeFocused();
  await markVisit(page);
  const order = card(page, id);
  await expect(order.getByRole('button', { name: 'Process Payment' })).toHaveCount(0);

  await order.getByRole('button', { name: 'Approve PO' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: `Approve ${id}?` });
  await page.keyboard.press('Escape');
  await expect(order.getByRole('button', { name: 'Approve PO' })).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Approve PO' }).press('Enter');
  await expect(toasts(page)).toContainText('Order approved');
  await expect(order).toContainText('Processing');
  await expect(page.getByRole('heading', { name: id, exact: true })).toBeFocused();
  await expect(order.getByRole('button', { name: 'Approve PO' })).toHaveCount(0);

  const clock = order.getByRole('timer');
  const before = await clock.textContent();
  await expect.poll(() => clock.textContent()).not.toBe(before);

  await advance(request, id, 'received', 6);
  await expect(reached(page, id, 'Received')).toHaveAttribute('aria-valuenow', '6');
  await order.getByRole('tab', { name: 'Devices' }).click();
  const devices = order.getByRole('list', { name: 'Devices by number' }).getByRole('listitem');
  await expect(devices).toHaveCount(10);
  await expect(devices.nth(5)).toContainText('Received');
  await expect(devices.nth(6)).toContainText('Expected');
  await advance(request, id, 'received');
  await expect(devices.nth(6)).toContainText('Received');
  await advance(request, id, 'inspected', 2);
  await expect(devices.nth(1)).toContainText('Inspected');
  await advance(request, id, 'inspected');
  await advance(request, id, 'wiped');
  await expect(devices.nth(9)).toContainText('Wiped');
  await expect(order).toContainText('Completed');
  await expect(order.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);

  await order.getByRole('tab', { name: 'Overview' }).click();
  await expect(order).toContainText('until the payment we promise within 48 hours of completion');
  await expect(order.getByRole('button', { name: 'Process Payment' })).toBeVisible();
  await desk(request, `/orders/${id}/pay`);
  await expect(reached(page, id, 'Paid')).toHaveAttribute('aria-valuenow', '10');
  await expect(order.getByRole('button', { name: 'Process Payment' })).toHaveCount(0);
  await expect(order).toContainText('within the 48 hours we promise');

  await order.getByRole('tab', { name: 'Documents' }).click();
  const papers = order.getByRole('list', { name: 'Documents' }).getByRole('listitem');
  await expect(papers).toHaveCount(5);
  await expect(papers.first()).toContainText(/bytes|kB/);
  const [download] = await Promise.all([page.waitForEvent('download'), papers.filter({ hasText: 'Text' }).last().getByRole('link').click()]);
  expect(await readFile((await download.path())!, 'utf8')).toContain(id);
  await expectSameVisit(page);
});

test('a pick-up is planned, a payment is processed, an order is cancelled, each once it is meant', async ({ page, request }) => {
  const [id, paid] = [await placedOrder(request), await placedOrder(request)];
  await desk(request, `/orders/${paid}/approve`);
  for (const stage of ['received', 'inspected', 'wiped'] as const) await advance(request, paid, stage);
  await openLive(page, PATH);
  await page.getByLabel('Search').fill(id);
  await expect(page.getByText('Showing 1 of 1')).toBeVisible();
  const order = card(page, id);
  await order.getByRole('button', { name: `View details of ${id}` }).click();
  await order.getByRole('tab', { name: 'Logistics' }).click();
  await order.getByRole('button', { name: 'Plan the pick-up' }).click();
  const plan = page.getByRole('dialog', { name: 'Plan the pick-up' });
  await plan.getByLabel('Pick-up date').fill('2031-12-01');
  await plan.getByLabel('Estimated duration').fill('3 hours');
  await plan.getByRole('button', { name: 'Save the plan' }).click();
  await expect(plan).toHaveCount(0);
  await expect(order.getByText('1 Dec 2031')).toHaveCount(2);

  await order.getByRole('button', { name: 'Cancel order' }).click();
  const cancel = page.getByRole('dialog', { name: `Cancel ${id}?` });
  await cancel.getByLabel('Why').fill('Put off.');
  await cancel.getByRole('button', { name: 'Cancel order' }).click();
  await expect(toasts(page)).toContainText('Order cancelled');
  await expect(order).toContainText('Cancelled');
  await expect(order.getByRole('button', { name: /Approve PO|Process Payment|Cancel order/ })).toHaveCount(0);

  await page.getByLabel('Search').fill(paid);
  await page.getByLabel('Status').selectOption('Completed');
  await card(page, paid).getByRole('button', { name: 'Process Payment' }).click();
  const pay = page.getByRole('dialog', { name: `Process the payment of ${paid}?` });
  const refusal = { error: { code: 'illegal_transition', message: 'The payment cannot be made now.', requestId: 'r' } };
  await page.route(`**/api/corporate/orders/${paid}/pay`, (route) => route.fulfill({ status: 409, json: refusal }), { times: 1 });
  await pay.getByRole('button', { name: 'Process Payment' }).click();
  await expect(toasts(page)).toContainText(refusal.error.message);
  await card(page, paid).getByRole('button', { name: 'Process Payment' }).click();
  await pay.getByRole('button', { name: 'Process Payment' }).click();
  await expect(card(page, paid)).toContainText('Paid');

  await page.getByLabel('Search').fill('nothing has this name');
  await expect(page.getByRole('heading', { name: 'No Purchase Orders Found' })).toBeVisible();
});

test('every tab of an order, an unknown one and a failed list are accessible', async ({ page, context }) => {
  test.slow();
  await installAxe(context);
  await openLive(page, `${PATH}?order=PO-1007`);
  await expectNoViolations(page);
  for (const tab of ['Devices', 'Logistics', 'Documents']) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await expectNoViolations(page, { isPart: true });
  }
  await page.goto(`${PATH}?order=PO-nobody`);
  await expect(page.getByRole('heading', { name: 'PO-nobody is not among your orders' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all orders' }).click();
  await expect(page.getByRole('heading', { name: /PO-nobody/ })).toHaveCount(0);
  await page.route('**/api/corporate/orders?*', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});
