// Finance pays heroes: one proposes a batch, another approves it, the bank's file, and what the bank did.
import { readFile } from 'node:fs/promises';
import { installAxe } from '../support/axe.ts';
import { expectNoViolations } from '../support/axe-everywhere.ts';
import { joinAs } from '../support/heroes.ts';
import { type Admin, expectFault, openAsNew, succeed, test } from '../support/operators.ts';
import type { ServedProduct } from '../support/serve.ts';
import { type Browser, expect, type Locator, type Page } from '../support/test.ts';
import { GOOD, lockPrice } from '../support/trade-ins.ts';

const IBAN = 'AE07 0331 2345 6789 0123 456';
const FINANCE = { roles: ['finance'], path: '/ops/payouts' };

const batches = (page: Page): Locator => page.getByRole('region', { name: 'Batches, the newest first' });
const row = (page: Page, holder: string): Locator =>
  page.getByRole('table', { name: 'Heroes’ payouts, the oldest first' }).getByRole('row').filter({ hasText: holder });
const result = (page: Page): Locator => page.locator('.result').first();

/** A hero whose phone was credited, and who is owed AED 850. */
async function owed(browser: Browser, product: ServedProduct, { request: admin }: Admin, holder: string) {
  const { request } = await browser.newContext({ baseURL: product.address });
  await joinAs(request, holder);
  const { id } = await lockPrice(request);
  await succeed(request.put(`/api/me/trade-ins/${id}/payout`, { data: { method: 'bank', holder, iban: IBAN } }));
  const steps = [['receive', {}], ['inspect', { answers: GOOD }], ['wipe', { certificate: 'Purged' }]] as const;
  for (const [step, data] of steps)
    await succeed(admin.post(`/api/ops/trade-ins/${id}/${step}`, { data }));
}

test('two people of finance pay, and one transfer comes back', async ({ page, context, browser, product, admin }) => {
  await installAxe(context);
  await owed(browser, product, admin, 'Layla Haddad');
  await owed(browser, product, admin, 'Yusuf Karim');
  await openAsNew(page, product, admin, { ...FINANCE, name: 'Mariam Finance' });
  await expect(row(page, 'Layla Haddad')).toContainText('Owed');
  await expect(row(page, 'Layla Haddad')).toContainText('AE•• •••• 3456');
  await page.getByRole('button', { name: 'Propose a batch' }).click();
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Propose a batch of 2 transfers, AED 1,700.00?');
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Propose the batch' }).click();
  await expect(result(page)).toHaveText('Proposed: 2 transfers, AED 1,700.00.');
  const batch = batches(page).getByRole('listitem').first();
  await expect(batch).toContainText('by Mariam Finance');
  await expect(batch.locator('code')).toHaveText(/^[0-9a-f]{8}$/);
  await expect(batch.getByRole('button')).toHaveText([/^Copy/, 'Transfers', 'Refuse…']);
  await expect(batch).toContainText('Somebody else in finance has to approve it.');
  await expect(row(page, 'Layla Haddad')).toContainText('In a batch');
  await expectNoViolations(page);

  const second = await (await browser.newContext({ baseURL: product.address })).newPage();
  await installAxe(second.context());
  await openAsNew(second, product, admin, { ...FINANCE, name: 'Omar Finance' });
  const approved = batches(second).getByRole('listitem').first();
  await approved.getByRole('button', { name: /^Transfers/ }).click();
  const transfers = second.getByRole('dialog').getByRole('table');
  const first = transfers.getByRole('row').filter({ hasText: 'Layla Haddad' });
  await expect(first.getByRole('cell')).toHaveText(['AE•• •••• 3456', 'AED 850.00', /^PH-/]);
  await expectNoViolations(second);
  await second.keyboard.press('Escape');
  await approved.getByRole('button', { name: 'Refuse' }).click();
  await second.getByRole('button', { name: 'Refuse the batch' }).click();
  await expectFault(second.getByLabel('Why it is refused'));
  await second.getByLabel('Why it is refused').fill('Yusuf’s account is new');
  await second.getByRole('button', { name: 'Refuse the batch' }).click();
  await expect(approved).toContainText('Yusuf’s account is new');
  await expect(row(second, 'Layla Haddad')).toContainText('Owed');
  await page.getByRole('button', { name: 'Propose a batch' }).click();
  await page.getByRole('button', { name: 'Propose the batch' }).click();
  await approved.getByRole('button', { name: 'Approve' }).click();
  await second.getByRole('button', { name: 'Approve the batch' }).click();
  await expect(approved).toContainText('by Omar Finance');
  const download = second.waitForEvent('download');
  await approved.getByRole('button', { name: 'CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^payouts-.+\.csv$/);
  expect(await readFile((await file.path())!, 'utf8')).toContain('"Layla Haddad","AE070331234567890123456",850.00,AED');
  await approved.getByRole('button', { name: 'pain.001' }).click();
  await expect(approved.getByRole('alert')).toContainText('The bank account that pays is not set up yet');

  await approved.getByRole('button', { name: 'Settle' }).click();
  const dialog = second.getByRole('dialog');
  await dialog.getByLabel('The bank’s reference').fill('ENBD-7');
  await dialog.getByLabel('Yusuf Karim, AED 850.00').check();
  await dialog.getByRole('button', { name: 'Settle the batch' }).click();
  await expectFault(dialog.getByLabel('Why it came back: Yusuf Karim'));
  await dialog.getByLabel('Why it came back: Yusuf Karim').fill('Account closed');
  await dialog.getByRole('button', { name: 'Settle the batch' }).click();
  await expect(result(second)).toHaveText('Settled: 2 transfers, AED 1,700.00. 1 transfer came back.');
  await expect(row(second, 'Layla Haddad')).toContainText('Paid');
  await expect(row(second, 'Yusuf Karim')).toContainText('Came back');
  await expect(row(second, 'Yusuf Karim')).toContainText(/Account closed.*Waits for another account/);
  await approved.getByRole('button', { name: /^Transfers/ }).click();
  await expect(dialog).toContainText('No longer in it, since they came back or were taken out: 1 transfer, AED 850.00.');
  await second.keyboard.press('Escape');
  await expect(batches(page).getByRole('listitem').first()).toContainText('Settled');
  await row(second, 'Yusuf Karim').getByRole('link', { name: /^PH-/ }).click();
  const payment = second.getByRole('region', { name: 'Payment' });
  for (const fact of ['Came back', 'Bank transfer', 'AED 850.00', 'AE•• •••• 3456', 'Account closed', 'until the hero names'])
    await expect(payment).toContainText(fact);
  await expect(second.getByRole('region', { name: 'Next step' })).toContainText('The payment came back, and waits for the hero.');
  await expectNoViolations(second);
  await payment.getByRole('link').click();
  await expect(second).toHaveURL(/\/ops\/payouts\?state=returned$/);
  await row(second, 'Yusuf Karim').waitFor();
  await expect(row(second, 'Layla Haddad')).toHaveCount(0);
  await second.context().close();
});

test('support may look at what is paid, and batches nothing', async ({ page, product, admin }) => {
  await openAsNew(page, product, admin, { name: 'Sara Support', roles: ['support'], path: '/ops/payouts' });
  await expect(batches(page)).toContainText('Only these roles handle batches: admin, finance.');
  await expect(page.getByRole('button', { name: 'Propose a batch' })).toHaveCount(0);
});
