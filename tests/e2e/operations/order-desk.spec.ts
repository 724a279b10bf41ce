// The desk takes a company's devices from the pickup to the last one wiped; finance pays what the company asks for.
import { randomUUID } from 'node:crypto';
import type { OrderSummary } from '@planet-heroes/contracts/areas/orders/schemas';
import { installAxe } from '../support/axe.ts';
import { expectNoViolations } from '../support/axe-everywhere.ts';
import { ASKER } from '../support/company-desk.ts';
import { type Admin, expectFault, openAsNew, succeed, test } from '../support/operators.ts';
import { type APIRequestContext, expect, type Locator, type Page } from '../support/test.ts';

type Ask = () => Promise<unknown>;
const region = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
/** A new company asks for a quote for ten phones. */
async function newQuote(visitor: APIRequestContext, { request }: Admin) {
  const operate = <T>(path: string, data: object = {}) => succeed<T>(request.post(`/api/ops${path}`, { data }));
  const name = `Gulf Logistics ${randomUUID().slice(0, 8)}`;
  const buyer = await operate<{ id: string; apiKey: string }>('/companies', { name, email: 'it@gulf.example' });
  const headers = { authorization: `Bearer ${buyer.apiKey}` };
  const send = <T>(path: string, data: object = {}) =>
    succeed<T>(visitor.post(`/api/corporate${path}`, { headers, data }));
  const devices = [{ model: 'iphone-13', condition: 'good', quantity: 10 }];
  const { id } = await send<{ id: string }>('/quotes', { ...ASKER, devices });
  return { id, buyer, send, operate };
}

/** Its order, which it has approved, and how it asks to be paid. */
async function newOrder(visitor: APIRequestContext, admin: Admin): Promise<{ id: string; askForPayment: Ask }> {
  const { id: quoteId, buyer, send, operate } = await newQuote(visitor, admin);
  const account = { type: 'bank_transfer', name: 'Payroll', account: 'AE07 0331 2345 6789 0123 456' };
  const method = await send<{ id: string }>('/payment-methods', account);
  await operate(`/companies/${buyer.id}/payment-methods/${method.id}/verify`);
  await operate(`/quotes/${quoteId}/review`);
  await operate(`/quotes/${quoteId}/approve`);
  const { order: { id } } = await send<{ order: OrderSummary }>(`/quotes/${quoteId}/accept`);
  await send(`/orders/${id}/approve`);
  return { id, askForPayment: () => send(`/orders/${id}/pay`) };
}

const result = (page: Page): Locator => page.locator('.result').first();

test('an order is booked, collected, scanned device by device, and paid once it was asked for', async ({
  page, browser, request, product, admin, context,
}) => {
  test.slow();
  await installAxe(context);
  const { id, askForPayment } = await newOrder(request, admin);
  await openAsNew(page, product, admin, { name: 'Omar Desk', roles: ['desk'], path: '/ops/orders' });
  const field = page.getByLabel('Order number');
  await expect(field).toBeFocused();
  await field.fill('PO-NONE');
  await field.press('Enter');
  await expect(region(page, 'Find an order').getByRole('alert')).toContainText('There is no purchase order "PO-NONE".');
  await expect(region(page, 'Orders, the oldest first').getByRole('table')).toBeVisible();
  await expectNoViolations(page);
  await field.fill(id.toLowerCase());
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${id}`);

  for (const part of [ASKER.contactName, ASKER.email, ASKER.phone]) await expect(region(page, 'The order')).toContainText(part);

  const next = region(page, 'Next step');
  await expect(next.getByRole('button')).toHaveText(['Book', 'Cancel the order…']);
  await next.getByRole('button', { name: 'Cancel the order…' }).click();
  await page.getByRole('dialog', { name: `Cancel ${id}?` }).getByRole('button', { name: 'Keep the order' }).click();
  await next.getByRole('button', { name: 'Book' }).click();
  await expectFault(next.getByLabel('Day'));
  await next.getByLabel('Day').fill('2031-12-01');
  await next.getByLabel('Day').press('Enter');
  await expectFault(next.getByLabel('Address'));
  await next.getByLabel('Address').fill('Warehouse 7, Deira');
  await next.getByLabel('Address').press('Enter');
  await expect(result(page)).toHaveText(`The pickup of ${id} is booked.`);
  await expect(next.getByRole('button', { name: 'Collected' })).toBeFocused();
  await expect(next).toContainText('The pickup is booked for 1 Dec 2031. Go on only if');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: `Are the devices of ${id} collected?` })
    .getByRole('button', { name: 'Collected' }).press('Enter');
  await expect(result(page)).toHaveText(`The courier has the devices of ${id}.`);

  const scan = next.getByRole('form', { name: 'Scan devices' });
  const device = scan.getByLabel('Serial number, or # and the device’s number');
  await expect(device).toBeFocused();
  await device.fill('F17GTHQX0DYW');
  await device.press('Enter');
  await expect(scan.getByRole('alert')).toContainText('F17GTHQX0DYW is not in the company’s list.');
  await expect(scan.getByLabel('The device with F17GTHQX0DYW')).toHaveValue('1');
  await device.press('Enter');
  await expect(result(page)).toHaveText('No. 1: received.');
  await expect(region(page, 'Devices').getByRole('row').nth(1)).toContainText('F17GTHQX0DYW');
  await device.fill('#2');
  await device.press('Enter');
  await expect(result(page)).toHaveText('No. 2: received.');
  await expect(device).toBeFocused();
  const row = region(page, 'Devices').getByRole('row').nth(2);
  await expect(row).toContainText(/Collected, .*Received, /);
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const cell = (await row.getByRole('cell').last().boundingBox())!;
    for (const line of await row.getByRole('cell').last().locator('small').all()) {
      const { x, width: length } = (await line.boundingBox())!;
      expect(x + length).toBeLessThanOrEqual(cell.x + cell.width + 1);
    }
  }
  await page.setViewportSize({ width: 1280, height: 720 });
  await expectNoViolations(page);
  await scan.getByLabel('Inspect').check();
  await device.fill('3');
  await device.press('Enter');
  await expect(scan.getByRole('alert')).toContainText('cannot become inspected');
  for (const [step, waiting] of [['Receive', 8], ['Inspect', 10], ['Wipe', 10]] as const) {
    await scan.getByLabel(step).check();
    if (step === 'Wipe') {
      await scan.getByLabel('How it was erased').fill('Purged');
      await scan.getByLabel('Checked afterwards that nothing can be read').check();
    }
    await scan.getByRole('button', { name: `${step} all ${waiting}…` }).click();
    await page.getByRole('dialog').getByRole('button', { name: step, exact: true }).click();
    await expect(result(page)).toContainText(`${waiting} devices:`);
  }
  await expect(next).toContainText('All devices are wiped.');
  await expect(region(page, 'Devices').getByText(/^Wiped, Omar Desk, .*, Purged, checked afterwards$/).first()).toBeVisible();

  const bank = await (await browser.newContext({ baseURL: product.address })).newPage();
  await openAsNew(bank, product, admin, { name: 'Mariam Finance', roles: ['finance'], path: '/ops/payouts' });
  const asked = region(bank, 'Company orders to be paid');
  const toPay = asked.getByRole('row').filter({ hasText: id });
  await expect(toPay).toContainText('Not yet');
  await expect(toPay.getByRole('link', { name: id })).toHaveAttribute('href', `/ops/orders?id=${id}`);
  await expect(toPay.getByRole('button')).toHaveCount(0);
  await askForPayment();
  await asked.getByRole('button', { name: `Note that ${id} is paid` }).click();
  const dialog = bank.getByRole('dialog');
  await dialog.getByRole('button', { name: 'It is paid' }).click();
  await expectFault(dialog.getByLabel('The bank’s reference'));
  await dialog.getByLabel('The bank’s reference').fill('ENBD-8');
  await bank.keyboard.press('Enter');
  await expect(asked.locator('.result')).toHaveText(`${id} is paid.`);
  await expect(asked.getByRole('button', { name: `Note that ${id} is paid` })).toHaveCount(0);
  await expect(page.locator('.page-head .state')).toHaveText('Paid');
});

test('what an inspection finds is noted by keyboard, and waits for the company', async ({
  page, request, product, admin, context,
}) => {
  await installAxe(context);
  const { id } = await newOrder(request, admin);
  await admin.request.put(`/api/ops/orders/${id}/logistics`, { data: { pickupDate: '2031-12-01' } });
  await succeed(admin.request.post(`/api/ops/orders/${id}/advance`, { data: { stage: 'received' } }));
  await openAsNew(page, product, admin, { name: 'Omar Desk', roles: ['desk'], path: `/ops/orders?id=${id}` });
  const next = region(page, 'Next step');
  const scan = next.getByRole('form', { name: 'Scan devices' });
  const device = scan.getByLabel('Serial number, or # and the device’s number');
  await device.fill('#2');
  await scan.getByLabel('Not as listed: say what was found').press('Space');
  await expect(scan.getByRole('status')).toHaveText(/Listed as iPhone 13, good, offered AED.765\.00: the price stays\./);
  await device.press('Enter');
  await expect(scan.getByLabel('Condition found')).toBeFocused();
  await scan.getByLabel('Why').press('Enter');
  await expect(scan.getByRole('alert')).toHaveText('Say which condition or model was found.');
  await device.press('Enter');
  await page.keyboard.press('F');
  await expect(scan.getByLabel('Condition found')).toHaveValue('fair');
  await expect(scan.getByRole('status')).toHaveText(/Listed as iPhone 13, good, offered AED.765\.00\. As found .* about AED.585\.00:/);
  await scan.getByLabel('Why').press('Enter');
  await expect(scan.getByRole('alert')).toHaveText('Say why. The company reads it.');
  await scan.getByLabel('Why').fill('The back is scratched.');
  await scan.getByLabel('Why').press('Enter');
  await expect(result(page)).toHaveText('No. 2: inspected.');
  await expect(device).toBeFocused();
  await expect(scan.getByLabel('Condition found')).toHaveCount(0);
  await expect(next).toContainText('1 device is worth less than offered. The company is asked once all are inspected.');
  const row = region(page, 'Devices').getByRole('row').nth(2);
  await expect(row).toContainText(/Found: iPhone 13, fair, worth AED.585.*The back is scratched\./);
  await expectNoViolations(page);

  await scan.getByRole('button', { name: 'Inspect all 9…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Inspect', exact: true }).click();
  await expect(next).toContainText('1 device waits for the company’s answer');
  await scan.getByLabel('Wipe').check();
  await scan.getByRole('button', { name: 'Wipe all 9…' }).click();
  await expect(page.getByRole('dialog')).toContainText('9 of 9 have no serial number yet');
  const asked = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/advance'));
  await page.getByRole('dialog').getByRole('button', { name: 'Wipe', exact: true }).click();
  // Of an order that has changed since, other devices would be wiped.
  expect((await asked).postDataJSON()).toMatchObject({ count: 9, version: expect.any(Number) });
  await expect(result(page)).toContainText('9 devices: wiped.');
  await device.fill('#2');
  await device.press('Enter');
  await expect(scan.getByRole('alert')).toContainText('wait for the company’s answer');
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await page.goto('/ops/orders');
  await expect(region(page, 'Orders, the oldest first').getByRole('row', { name: id })).toContainText('Waits for the company');
});

test('a courier books and collects, and sees whose the other steps are', async ({ page, request, product, admin }) => {
  const { id } = await newOrder(request, admin);
  await openAsNew(page, product, admin, { name: 'Samir Courier', roles: ['courier'], path: `/ops/orders?id=${id}` });
  const next = region(page, 'Next step');
  await next.getByLabel('Day').fill('2031-12-01');
  await next.getByLabel('Address').fill('Warehouse 7, Deira');
  await next.getByLabel('Address').press('Enter');
  await expect(next.getByRole('button')).toHaveText(['Collected']);
  await page.goto('/ops/route?day=2031-12-01');
  await region(page, 'Companies, on the same day').locator(`a[href="/ops/orders?id=${id}"]`).click();
  await next.getByRole('button', { name: 'Collected' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Collected' }).click();
  await expect(region(page, 'Devices').getByRole('row').nth(1)).toContainText('Collected, Samir Courier');
  await expect(next).toContainText('Only these roles can take this step: admin, desk.');
});

test('a quote gets its offer, is confirmed, and another is declined with a reason', async ({
  page, request, product, admin, context,
}) => {
  test.slow();
  await installAxe(context);
  const asked = await newQuote(request, admin);
  const other = await newQuote(request, admin);
  await openAsNew(page, product, admin, { name: 'Aisha Desk', roles: ['desk'], path: '/ops/quotes' });
  await expectNoViolations(page);
  await page.getByRole('link', { name: asked.id }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Quote ${asked.id}`);
  const next = region(page, 'Next step');
  const price = next.getByLabel('Price for all, AED');
  const lines = next.getByRole('table', { name: 'The offer by device' });
  const estimate = Number(await price.inputValue());
  expect(estimate).toBeGreaterThan(0);
  await expect(lines.getByRole('row').nth(1)).toContainText(/iP/);
  await expect(next.getByRole('status')).toHaveText(/^Sum: AED\s[\d,.]+$/);
  await price.fill(String(estimate * 2));
  await expect(next.getByRole('status')).toContainText(', 200% of the estimate of');
  await next.getByLabel('Price for all, AED').fill('about 9');
  await expect(lines).toHaveCount(0);
  await next.getByRole('button', { name: 'Offer' }).click();
  await expectFault(next.getByLabel('Price for all, AED'), /An amount in AED, such as 150 or 149\.50\.$/);
  await next.getByLabel('Price for all, AED').fill('7,500.50');
  await page.keyboard.press('Enter');
  await expect(result(page)).toHaveText(`${asked.id} has an offer.`);
  await expect(region(page, 'The quote')).toContainText('AED 7,500.50');
  await expectNoViolations(page);
  await expect(region(page, 'Devices').getByRole('row').nth(1)).toContainText(/AED.*AED.*AED\s[\d,.]+$/);
  await expect(next).toContainText(/the company is notified and can accept AED\s7,500\.50 until/);
  await next.getByRole('button', { name: 'Confirm the offer…' }).press('Enter');
  await page.getByRole('dialog', { name: `Confirm the offer of ${asked.id}?` })
    .getByRole('button', { name: 'Confirm the offer' }).press('Enter');
  await expect(next).toContainText('The company decides now.');

  await page.goto(`/ops/quotes?id=${other.id}`);
  await next.getByRole('button', { name: 'Decline…' }).click();
  await page.getByRole('dialog').getByLabel('Why').fill('Out of our programme.');
  await page.keyboard.press('Enter');
  await expect(next).toContainText('Nothing is left to do at the desk.');
  await expect(region(page, 'The quote')).toContainText('Out of our programme.');

  await page.getByRole('link', { name: 'All quotes' }).click();
  const search = page.getByRole('search', { name: 'Quotes' });
  const state = search.getByLabel('State');
  await expect(state).toHaveValue('under_review');
  await expect(state.locator('option')).toHaveText([
    'Any', 'To be answered', 'Offered, to be confirmed', 'Confirmed', 'Accepted', 'Declined', 'Expired',
  ]);
  await expect(page.getByRole('link', { name: other.id })).toHaveCount(0);
  await state.selectOption('Any');
  await search.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('link', { name: other.id })).toBeVisible();
  await expect(state).toHaveValue('');
});

test('the board says what waits for this operator, and leads there', async ({ page, request, product, admin, context }) => {
  await installAxe(context);
  const { id } = await newQuote(request, admin);
  await openAsNew(page, product, admin, { name: 'Aisha Desk', roles: ['desk'], path: '/ops/' });
  const todo = region(page, 'To do now');
  await expect(todo.getByRole('listitem').filter({ hasText: 'Quotes to answer' })).toHaveText(/^\d+Quotes to answer$/);
  await expect(todo.getByText('Payouts for the next batch')).toHaveCount(0);
  await expectNoViolations(page);
  await todo.getByRole('link', { name: 'Quotes to answer' }).press('Enter');
  await expect(page.getByRole('link', { name: id })).toBeVisible();
});
