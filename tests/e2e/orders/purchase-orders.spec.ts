import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '../support/test.ts';
import { expectNoViolations } from '../support/axe-everywhere.ts';
import { installAxe } from '../support/axe.ts';
import { advance, desk, openCompany, placedOrder } from '../support/company-desk.ts';
import { listedIds, openRecord, recordDetails, recordRow, recordToggle } from '../support/data-table.ts';
import { expectSameVisit, markVisit, openLive } from '../support/live-page.ts';
import { handleFirst } from '../support/requests.ts';
import { expectScreen } from '../support/screen.ts';
import { toasts } from '../support/toasts.ts';

const PATH = '/purchase-orders';

/** How many devices of an open order have come to a stage. */
const reached = (page: Page, id: string, stage: string) =>
  recordDetails(page, id).getByRole('progressbar', { name: `Devices: ${stage}` });

test('an order’s devices move while one watches, up to the payment', async ({ page, request }) => {
  const id = await placedOrder(request);
  await openLive(page, `${PATH}?order=${id}`);
  await expectScreen(page, PATH);
  await expect(recordToggle(page, id)).toBeFocused();
  await markVisit(page);
  const [row, order] = [recordRow(page, id), recordDetails(page, id)];
  await expect(row.getByRole('button', { name: 'Process Payment' })).toHaveCount(0);

  await row.getByRole('button', { name: 'Approve PO' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: `Approve ${id}?` });
  await page.keyboard.press('Escape');
  await expect(row.getByRole('button', { name: 'Approve PO' })).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Approve PO' }).press('Enter');
  await expect(toasts(page)).toContainText('Order approved');
  await expect(row).toContainText('Processing');
  await expect(recordToggle(page, id)).toBeFocused();
  await expect(row.getByRole('button', { name: 'Approve PO' })).toHaveCount(0);

  const forecast = order.getByRole('region', { name: 'When to expect it' });
  await expect(forecast).toContainText('These times held for 4 of 5 past orders');
  await expect(forecast).toContainText('it was approved sooner than expected');
  const stages = order.getByRole('list', { name: 'Progress of the devices' }).getByRole('listitem');
  await expect(stages.filter({ hasText: 'Wiped' })).toContainText(/Between .+ and /);
  await expect(row).toContainText(/Wiped between .+ and /);

  await expect(order).toContainText(/Order made .+\. Payment follows the last wiped device\./);

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
  await expect(row).toContainText('Completed');
  await expect(order.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);

  await order.getByRole('tab', { name: 'Overview' }).click();
  await expect(order).toContainText(/We pay by .+ at the latest, and aim to pay within 48 hours of completion/);
  await expect(order).not.toContainText('Order made');
  await expect(forecast).toContainText('all devices were wiped sooner than expected');
  await expect(row).toContainText(/Paid between .+ and /);
  await expect(row.getByRole('button', { name: 'Process Payment' })).toBeVisible();
  await desk(request, `/orders/${id}/pay`);
  await expect(reached(page, id, 'Paid')).toHaveAttribute('aria-valuenow', '10');
  await expect(row.getByRole('button', { name: 'Process Payment' })).toHaveCount(0);
  await expect(order).toContainText('from completion to payment, within the payment terms');

  await order.getByRole('tab', { name: 'Documents' }).click();
  const papers = order.getByRole('list', { name: 'Documents' }).getByRole('listitem');
  await expect(papers).toHaveCount(5);
  await expect(papers.last()).toContainText('Payment advice');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    papers.filter({ hasText: 'PDF' }).nth(2).getByRole('link', { name: 'Certificate of data erasure' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`wiping-certificate-${id}.pdf`);
  expect((await readFile((await download.path())!)).subarray(0, 5).toString()).toBe('%PDF-');
  await expectSameVisit(page);
});

test('a pickup is planned, a payment is processed, an order is cancelled, each once it is meant', async ({ page, request }) => {
  const [id, paid] = [await placedOrder(request), await placedOrder(request)];
  await desk(request, `/orders/${paid}/approve`);
  for (const stage of ['received', 'inspected', 'wiped'] as const) await advance(request, paid, stage);
  await openLive(page, PATH);
  await page.getByLabel('Search').fill(id);
  await expect(page.getByText('Showing 1 of 1')).toBeVisible();
  const order = recordDetails(page, id);
  await openRecord(page, id);
  await order.getByRole('tab', { name: 'Logistics' }).click();
  await order.getByRole('button', { name: 'Plan the pickup' }).click();
  const plan = page.getByRole('dialog', { name: 'Plan the pickup' });
  const day = plan.getByLabel('Pickup date');
  const [min, max] = [await day.getAttribute('min'), await day.getAttribute('max')];
  expect(Number(max!.slice(0, 4)) - Number(min!.slice(0, 4))).toBe(10);
  await day.fill('2031-12-01');
  await plan.getByLabel('Estimated duration').fill('3 hours');
  await plan.getByLabel('Pickup address').fill('');
  await plan.getByRole('button', { name: 'Save the plan' }).click();
  await expect(plan.getByLabel('Pickup address')).toHaveAccessibleDescription('Please fill this in.');
  await plan.getByLabel('Pickup address').fill('Warehouse 7, Deira');
  await plan.getByRole('button', { name: 'Save the plan' }).click();
  await expect(plan).toHaveCount(0);
  await expect(order.getByRole('button', { name: 'Change the pickup' })).toBeFocused();
  await expect(order).toContainText('1 Dec 2031');
  await order.getByRole('tab', { name: 'Documents' }).click();
  const [calendar] = await Promise.all([
    page.waitForEvent('download'), order.getByRole('link', { name: `Pickup calendar entry ${id}` }).click(),
  ]);
  expect(calendar.suggestedFilename()).toBe(`pickup-${id}.ics`);

  await order.getByRole('button', { name: 'Cancel order' }).click();
  const cancel = page.getByRole('dialog', { name: `Cancel ${id}?` });
  await cancel.getByLabel('Why').fill('Put off.');
  await cancel.getByRole('button', { name: 'Cancel order' }).click();
  await expect(toasts(page)).toContainText('Order cancelled');
  await expect(recordRow(page, id)).toContainText('Cancelled');
  const nextSteps = page.locator('main').getByRole('button', { name: /Approve PO|Process Payment|Cancel order/ });
  await expect(nextSteps).toHaveCount(0);

  await page.getByLabel('Search').fill(paid);
  await page.getByLabel('Status').selectOption('Completed');
  await recordRow(page, paid).getByRole('button', { name: 'Process Payment' }).click();
  const pay = page.getByRole('dialog', { name: `Process the payment of ${paid}?` });
  const refusal = { error: { code: 'illegal_transition', message: 'The payment cannot be made now.', requestId: 'r' } };
  const paying = `**/api/corporate/orders/${paid}/pay`;
  await handleFirst(page, paying, (route) => route.fulfill({ status: 409, json: refusal }));
  await pay.getByRole('button', { name: 'Process Payment' }).click();
  await expect(toasts(page)).toContainText(refusal.error.message);
  await recordRow(page, paid).getByRole('button', { name: 'Process Payment' }).click();
  await pay.getByRole('button', { name: 'Process Payment' }).click();
  await expect(recordRow(page, paid)).toContainText('Payment asked for');
  await expect(recordRow(page, paid).getByRole('button', { name: 'Process Payment' })).toHaveCount(0);
  await desk(request, `/orders/${paid}/pay`);
  await expect(recordRow(page, paid)).toContainText('Paid');

  await page.getByLabel('Search').fill('nothing has this name');
  await expect(page.getByRole('heading', { name: 'No Purchase Orders Found' })).toBeVisible();
});

test('every tab of an order, an unknown one and a failed list are accessible', async ({ page, context, request }) => {
  test.slow();
  await installAxe(context);
  await openLive(page, `${PATH}?order=PO-1007`);
  await expectNoViolations(page);
  for (const tab of ['Devices', 'Logistics', 'Documents']) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await expectNoViolations(page);
  }
  await page.route('**/api/corporate/payment-methods', (route) => route.fulfill({ json: { paymentMethods: [] } }));
  const id = await placedOrder(request);
  await desk(request, `/orders/${id}/approve`);
  await page.goto(`${PATH}?order=${id}`);
  await expect(page.getByRole('link', { name: 'Add a bank account' })).toHaveAttribute('href', /tab=billing/);
  await expectNoViolations(page);
  await page.goto(`${PATH}?order=PO-nobody`);
  await expect(page.getByRole('heading', { name: 'PO-nobody is not among your orders' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all orders' }).click();
  await expect(page.getByRole('heading', { name: /PO-nobody/ })).toHaveCount(0);
  await page.route('**/api/corporate/orders?*', (route) => route.abort());
  await page.reload();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/^Tried 2 times, last at/)).toBeVisible();
});

test('a link shows the same orders, sorted, filtered and with their totals', async ({ page, context }) => {
  test.slow();
  await installAxe(context);
  await openLive(page, `${PATH}?status=completed&sort=-amount`);
  await expect(page.getByLabel('Status')).toHaveValue('completed');
  const heading = (name: string) => page.getByRole('columnheader', { name });
  await expect(heading('Total amount')).toHaveAttribute('aria-sort', 'descending');
  await expect(heading('Created')).toHaveAttribute('aria-sort', 'none');
  const sums = async () => {
    const amounts = await page.locator('tbody tr:has([data-row-toggle]) > td:nth-child(4)').allInnerTexts();
    return amounts.map((text) => Number(text.replaceAll(/[^\d.]/g, '')));
  };
  const descending = await sums();
  expect(descending.length).toBeGreaterThan(1);
  expect(descending).toEqual(descending.toSorted((one, other) => other - one));

  await heading('Total amount').getByRole('button').press('Enter');
  await expect(heading('Total amount')).toHaveAttribute('aria-sort', 'ascending');
  await expect(page).toHaveURL(/status=completed&sort=amount$/);
  await expect.poll(sums).toEqual(descending.toReversed());
  const total = page.locator('tfoot').getByRole('row').first();
  await expect(total).toContainText(`${descending.length} orders`);
  const whole = descending.reduce((sum, amount) => sum + amount, 0);
  await expect(total).toContainText(new Intl.NumberFormat('en-AE', { minimumFractionDigits: 2 }).format(whole));

  await page.getByLabel('Search').fill('PO-1002');
  await expect(page).toHaveURL(/q=PO-1002/);
  await expect(page.getByText('Showing 1 of 1')).toBeVisible();
  await expectNoViolations(page);
  await page.reload();
  await expect(page.getByLabel('Search')).toHaveValue('PO-1002');
  await expect(page.getByText('Showing 1 of 1')).toBeVisible();
});

test('rows are walked and opened by keyboard, and stay where they are while somebody reads', async ({ page, request }) => {
  await openLive(page, PATH);
  const [first, second] = await listedIds(page) as [string, string];
  await recordToggle(page, first).focus();
  await page.keyboard.press('ArrowDown');
  await expect(recordToggle(page, second)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(recordDetails(page, second)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(recordDetails(page, second)).toHaveCount(0);
  await page.keyboard.press('Home');
  await expect(recordToggle(page, first)).toBeFocused();

  // New rows wait while the focus is on the rows.
  const id = await placedOrder(request);
  const waiting = page.getByRole('button', { name: '1 new, show it' });
  await expect(waiting).toBeVisible();
  expect((await listedIds(page))[0]).toBe(first);
  await waiting.click();
  await expect(recordToggle(page, id)).toBeVisible();
  expect((await listedIds(page))[0]).toBe(id);
  await desk(request, `/orders/${id}/approve`);
  await expect(recordRow(page, id)).toHaveAttribute('data-changed', 'true');
  await expect(recordRow(page, id)).toContainText('Processing');
  await expect(recordRow(page, id)).not.toHaveAttribute('data-changed');
});

test('rows are set close where that is chosen, also on the next visit', async ({ page }) => {
  await openLive(page, PATH);
  const height = async () => (await page.locator('tbody tr:has([data-row-toggle])').first().boundingBox())!.height;
  const wide = await height();
  await page.getByRole('button', { name: 'Compact rows' }).click();
  expect(await height()).toBeLessThan(wide - 15);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Compact rows' })).toHaveAttribute('aria-pressed', 'true');
  await expect(recordToggle(page, 'PO-1001')).toBeVisible();
  expect(await height()).toBeLessThan(wide - 15);
});

for (const [viewport, rows] of [[{ width: 1440, height: 900 }, 5], [{ width: 390, height: 844 }, 3]] as const) {
  test(`the first ${rows} orders are in the first screen of ${viewport.width} px`, async ({ page, context }) => {
    await installAxe(context);
    await page.setViewportSize(viewport);
    await openLive(page, PATH);
    const boxes = await page.locator('tbody tr:has([data-row-toggle])').evaluateAll((all) =>
      all.map((row) => row.getBoundingClientRect()).map(({ bottom, height, width }) => ({ bottom, height, width }))
    );
    expect(boxes[rows - 1]!.bottom).toBeLessThanOrEqual(viewport.height);
    for (const { height, width } of boxes) {
      expect(height).toBeLessThanOrEqual(96);
      expect(width).toBeLessThanOrEqual(viewport.width);
    }
    await page.getByRole('button', { name: /^View details of / }).first().click();
    for (const tab of ['Devices', 'Logistics', 'Documents', 'Overview']) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    }
    await expectNoViolations(page);
  });
}

test('all orders that fit are exported and printed, those that are not loaded too', async ({ page, product, request }) => {
  await openCompany(page, product, 'Gulf Exports');
  const company = { name: '=Gulf, "Exports"', email: 'it@gulf.example', phone: '+971 4 555 0142' };
  const orders: string[] = [];
  for (let made = 0; made < 27; made += 1) {
    const devices = [{ model: 'iphone-13', condition: 'good', quantity: made + 1 }];
    const quote = await page.request.post('/api/corporate/bulk-trade-ins', { data: { devices, company } });
    const quoteId = ((await quote.json()) as { id: string }).id;
    await desk(request, `/quotes/${quoteId}/review`);
    await desk(request, `/quotes/${quoteId}/approve`);
    const accepted = await page.request.post(`/api/corporate/quotes/${quoteId}/accept`);
    orders.push(((await accepted.json()) as { order: { id: string } }).order.id);
  }
  await page.addInitScript(() => {
    // The browser's own dialog would stand in the way of what is on the sheet.
    window.print = () => Object.assign(window, { printedTitle: document.title });
  });
  await openLive(page, `${PATH}?sort=devices`);
  await expect(page.getByText('Showing 25 of 27')).toBeVisible();
  await expect(page.locator('tfoot').getByRole('row').first()).toContainText('27 orders');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^planet-heroes-purchase-orders-\d{4}-\d\d-\d\d\.csv$/);
  const content = await readFile((await download.path())!, 'utf8');
  expect(content.charCodeAt(0)).toBe(0xfeff);
  const [names, ...lines] = content.slice(1).split('\r\n');
  expect(names).toMatch(/^Order,Quote,Company,Contact person,Devices,Device count,Total amount \(AED\),Status,/);
  expect(lines.filter(Boolean).map((line) => line.split(',')[0])).toEqual(orders);
  expect(lines[0]).toContain('"\'=Gulf, ""Exports""",');
  expect(lines[0]).toMatch(/,iPhone 13 × 1,1,[\d.]+,Pending approval,Payment pending,NET 30,\d{4}-/);

  await page.getByRole('button', { name: 'Print or PDF' }).click();
  const sheet = page.locator('[data-print-sheet]');
  await expect(sheet).toContainText('27 orders');
  await expect(sheet).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(sheet).toBeVisible();
  await expect(sheet.getByRole('row')).toHaveCount(29);
  await expect(page.locator('main')).toBeHidden();
  expect(await page.evaluate(() => (window as { printedTitle?: string }).printedTitle))
    .toMatch(/^planet-heroes-purchase-orders-\d{4}/);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(sheet).toHaveCount(0);
  await expect(page.locator('main')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(page.getByText('Showing 27 of 27')).toBeVisible();
  expect(await listedIds(page)).toEqual(orders);
});

test('one order is printed with its models, prices and pickup', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => Object.assign(window, { printedTitle: document.title });
  });
  await openLive(page, `${PATH}?order=PO-1007`);
  await recordDetails(page, 'PO-1007').getByRole('button', { name: 'Print or PDF' }).click();
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('[data-print-sheet]');
  await expect(sheet.getByRole('heading', { name: 'Purchase order PO-1007' })).toBeVisible();
  await expect(sheet.getByRole('row', { name: /^iPhone 15 Pro good 150/ })).toBeVisible();
  await expect(sheet).toContainText('273,570.00');
  await expect(sheet).toContainText('Pickup address');
  expect(await page.evaluate(() => (window as { printedTitle?: string }).printedTitle))
    .toMatch(/^planet-heroes-purchase-order-po-1007-/);
});
