// A company's money, with the company and two people of finance in browsers of their own: asked for, sent back by the
// bank, asked for again to another account, and paid. Each sees live what the others do.
import type { OrderSummary } from '@planet-heroes/contracts/areas/orders/schemas';
import { DESK_STEPS } from '../../support/desk-steps.ts';
import { ASKER } from '../support/company-desk.ts';
import { openLive } from '../support/live-page.ts';
import { type Admin, openAsNew, signInByCalls, succeed, test } from '../support/operators.ts';
import type { ServedProduct } from '../support/serve.ts';
import { newEmail } from '../support/sign-in.ts';
import { type Browser, expect, type Locator, type Page } from '../support/test.ts';
import { openRecord, recordDetails, recordRow } from '../support/data-table.ts';

const FIRST_ACCOUNT = 'AE07 0331 2345 6789 0123 456';
const OTHER_ACCOUNT = 'GB82 WEST 1234 5698 7654 32';

interface Mail {
  messages: { to: string; subject: string; content: { paragraphs: string[] } }[];
}

const region = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const batches = (page: Page): Locator => region(page, 'Batches, the newest first').getByRole('listitem');
const result = (page: Page): Locator => page.locator('.result').first();

/** A company whose person is signed in, in this browser. */
async function newCompany({ request }: Page, product: ServedProduct, admin: Admin) {
  const email = newEmail();
  await signInByCalls(request, product, email);
  const data = {
    name: 'Gulf Transfers', tradeNumber: 'CN-2093311', licenceAuthority: 'DMCC', licenceExpiresOn: '2099-12-31',
    contactName: 'Salma Qasim',
  };
  const { id } = await succeed<{ id: string }>(request.post('/api/me/companies', { data }));
  const operate = (path: string, body: object = {}) =>
    succeed(admin.request.post(`/api/ops${path}`, { data: body }));
  const send = <T>(path: string, body: object = {}) => succeed<T>(request.post(`/api/corporate${path}`, { data: body }));
  await operate(`/companies/${id}/decide`, { decision: 'approve' });
  const addAccount = async (name: string, account: string): Promise<string> => {
    const method = await send<{ id: string }>('/payment-methods', { type: 'bank_transfer', name, account });
    await operate(`/companies/${id}/payment-methods/${method.id}/verify`);
    return method.id;
  };
  return { email, operate, send, addAccount };
}

/** Its order, whose ten phones the desk has wiped. */
async function wipedOrder({ operate, send }: Awaited<ReturnType<typeof newCompany>>, admin: Admin): Promise<string> {
  const devices = [{ model: 'iphone-13', condition: 'good', quantity: 10 }];
  const { id: quoteId } = await send<{ id: string }>('/quotes', { ...ASKER, devices });
  await operate(`/quotes/${quoteId}/review`);
  await operate(`/quotes/${quoteId}/approve`);
  const { order: { id } } = await send<{ order: OrderSummary }>(`/quotes/${quoteId}/accept`);
  await send(`/orders/${id}/approve`);
  await succeed(admin.request.put(`/api/ops/orders/${id}/logistics`, { data: { pickupDate: '2031-12-01' } }));
  for (const step of DESK_STEPS) await operate(`/orders/${id}/advance`, step);
  return id;
}

async function finance(browser: Browser, product: ServedProduct, admin: Admin, name: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: product.address })).newPage();
  await openAsNew(page, product, admin, { name, roles: ['finance'], path: '/ops/payouts' });
  return page;
}

/** One finance operator proposes what is owed, the other approves it: the batch, as the other sees it. */
async function sendBatch(mariam: Page, omar: Page): Promise<Locator> {
  await mariam.getByRole('button', { name: 'Propose a batch' }).click();
  await mariam.getByRole('button', { name: 'Propose the batch' }).click();
  await expect(result(mariam)).toContainText('Proposed: 1 transfer');
  // Batches of others may wait as well.
  const proposed = batches(mariam).filter({ hasText: 'Waits for approval' }).filter({ hasText: 'AED 7,650' });
  const [id] = (await proposed.innerText()).match(/[0-9a-f]{8}-[0-9a-f-]{27}/)!;
  await expect(region(mariam, 'Company orders to be paid')).toContainText('Somebody else approves its batch');
  const batch = batches(omar).filter({ hasText: id });
  await batch.getByRole('button', { name: 'Approve' }).click();
  await omar.getByRole('button', { name: 'Approve the batch' }).click();
  await expect(batches(mariam).filter({ hasText: id })).toContainText('by Omar Finance');
  await expect(region(mariam, 'Company orders to be paid')).toContainText('Settle its batch');
  return batch;
}

async function askForPayment(page: Page, id: string): Promise<void> {
  await recordRow(page, id).getByRole('button', { name: 'Process Payment' }).click();
  const dialog = page.getByRole('dialog', { name: `Process the payment of ${id}?` });
  await dialog.getByRole('button', { name: 'Process Payment' }).click();
  await expect(recordRow(page, id)).toContainText('Payment asked for');
}

test('a transfer that came back is asked for again, to another account, and paid', async ({ page, browser, product, admin }) => {
  test.slow();
  const company = await newCompany(page, product, admin);
  await company.addAccount('Payroll', FIRST_ACCOUNT);
  const id = await wipedOrder(company, admin);
  await openLive(page, '/purchase-orders');
  await askForPayment(page, id);

  const [mariam, omar] = [
    await finance(browser, product, admin, 'Mariam Finance'),
    await finance(browser, product, admin, 'Omar Finance'),
  ];
  const asked = region(mariam, 'Company orders to be paid');
  await expect(asked).toContainText(id);
  const first = await sendBatch(mariam, omar);
  await first.getByRole('button', { name: 'Settle' }).click();
  const dialog = omar.getByRole('dialog');
  await dialog.getByLabel('The bank’s reference').fill('ENBD-21');
  await dialog.getByLabel(/^Gulf Transfers/).check();
  await dialog.getByLabel('Why it came back: Gulf Transfers').fill('Account closed');
  await dialog.getByRole('button', { name: 'Settle the batch' }).click();
  await expect(result(omar)).toContainText('1 transfer came back.');

  await expect(recordRow(page, id).getByRole('link', { name: 'Billing' })).toBeVisible();
  await expect(recordRow(page, id)).toContainText('Payment returned');
  await expect(recordRow(page, id)).not.toContainText('Payment pending');
  await openRecord(page, id);
  await expect(recordDetails(page, id)).toContainText('The bank sent your payment back: Account closed.');
  await expect(recordDetails(page, id)).not.toContainText(/We pay by|Payment due/);
  await omar.goto(`/ops/orders?id=${id}`);
  await expect(omar.locator('.state').filter({ hasText: 'Payment came back' })).toBeVisible();
  await expect(omar.getByRole('link', { name: 'Al Noor' })).toHaveAttribute('href', /^\/ops\/companies\?id=/);
  await omar.goto('/ops/payouts');
  await expect.poll(async () => {
    const { messages } = await succeed<Mail>(admin.request.get('/api/ops/mail?limit=100'));
    // At night it is a part of the e-mail that waits for the morning.
    const theirs = messages.filter(({ to }) => to === company.email);
    return theirs.flatMap(({ subject, content }) => [subject, ...content.paragraphs]);
  }).toContain(`The bank returned the payment for order ${id}`);

  await recordDetails(page, id).getByRole('button', { name: 'Process Payment' }).click();
  const again = page.getByRole('dialog', { name: `${id} needs another account` });
  await expect(again).toContainText('The bank could not pay Payroll, •••• 3456, and sent the money back.');
  await again.getByRole('button', { name: 'See Billing & Payments' }).click();
  await expect(page).toHaveURL('/account-management?tab=billing');
  const payroll = page.getByRole('list', { name: 'Payment methods' }).getByRole('listitem').filter({ hasText: 'Payroll' });
  await expect(payroll).toContainText('The bank sent a payment back: Account closed');
  await expect(payroll).not.toContainText('Verified');
  await openLive(page, `/purchase-orders?order=${id}`);

  const other = await company.addAccount('London', OTHER_ACCOUNT);
  await succeed(page.request.patch(`/api/corporate/payment-methods/${other}`, { data: { isDefault: true } }));
  await askForPayment(page, id);
  const second = await sendBatch(mariam, omar);
  await second.getByRole('button', { name: 'Settle' }).click();
  await dialog.getByLabel('The bank’s reference').fill('ENBD-22');
  await dialog.getByRole('button', { name: 'Settle the batch' }).click();
  await expect(recordRow(page, id)).toContainText('Paid');
  await expect(recordDetails(page, id)).toContainText('ENBD-22');
  await Promise.all([mariam, omar].map((each) => each.context().close()));
});
