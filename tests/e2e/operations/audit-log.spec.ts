// What operators did stands in the audit log, which is searched in the browser.
import { installAxe } from '../support/axe.ts';
import { expectNoViolations } from '../support/axe-everywhere.ts';
import { addOperator, type Admin, openAsAdmin, openAsNew, registerOwnCompany, succeed, test } from '../support/operators.ts';
import { expect, type Locator, type Page } from '../support/test.ts';

const DECIDE = 'Decided about a company';
const PAGE = 50;

const log = (page: Page): Locator => page.getByRole('region', { name: 'What was done, newest first' });
const lines = (page: Page): Locator => log(page).getByRole('article');
const search = (page: Page): Locator => page.getByRole('search', { name: 'Audit log' });

/** Makes a key with `times` refused decisions about unknown companies. */
async function triedBy(admin: Admin, name: string, times: number): Promise<void> {
  const { key } = await addOperator(admin, { name, roles: ['desk'] });
  for (let attempt = 1; attempt <= times; attempt += 1) {
    const refused = await admin.request.post(`/api/ops/companies/${name}-${attempt}/decide`, {
      headers: { authorization: `Bearer ${key}` },
      data: { decision: 'approve' },
    });
    expect(refused.status()).toBe(404);
  }
}

test('shows who did what, about what, with which end, at which time in Dubai', async ({ page, browser, product, admin }) => {
  const company = await registerOwnCompany(browser, product, { name: 'Palm Galleries' });
  const { email } = await openAsNew(page, product, admin, {
    name: 'Mariam Desk', roles: ['desk'], path: '/ops/companies',
  });
  await page.getByRole('button', { name: 'Decline Palm Galleries' }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('The licence cannot be read.');
  await page.getByRole('dialog').getByRole('button', { name: 'Decline the company' }).click();
  await expect(page.locator('.result')).toHaveText('Palm Galleries is declined.');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByLabel('Operator token')).toBeVisible();

  await openAsAdmin(page, admin, '/ops/audit');
  const decided = lines(page).first();
  await expect(decided.getByRole('heading')).toHaveText('Declined a company Done');
  for (const part of ['by Mariam Desk', 'Palm Galleries', company.id, 'The licence cannot be read.', 'decline'])
    await expect(decided).toContainText(part);
  const time = decided.locator('time');
  const at = new Date((await time.getAttribute('datetime'))!);
  const inDubai = new Date(at.getTime() + 4 * 3_600_000).toISOString().slice(11, 19);
  await expect(time).toContainText(inDubai);
  await expect(time).toHaveAttribute('title', `${at.toISOString().slice(0, 19).replace('T', ' ')} UTC`);
  await decided.getByText('All values').click();
  await expect(decided).toContainText('POST /api/ops/companies/{id}/decide');
  const added = lines(page).filter({ hasText: 'Added an operator' }).first();
  await expect(added).toContainText('by Huda Rahman');
  await expect(added).toContainText('desk');
  await expect(log(page)).not.toContainText('Mariam Desk is');
  await expect(log(page)).not.toContainText(email);
});

test('is searched by operator, action, text and time, in the address', async ({ page, context, admin }) => {
  await installAxe(context);
  await triedBy(admin, 'Audit-search', 2);
  await openAsAdmin(page, admin, '/ops/audit');
  await search(page).getByLabel('Operator').selectOption('Audit-search');
  await search(page).getByLabel('Action').selectOption(DECIDE);
  await search(page).getByLabel('Text anywhere in it').fill('search-2');
  await search(page).getByRole('button', { name: 'Search' }).click();
  await expect(lines(page)).toHaveCount(1);
  await expect(lines(page)).toContainText('Refused (404)');
  await expect(page).toHaveURL(/\?search=search-2&operatorId=[\w-]+&call=POST/);
  await lines(page).first().getByText('All values').click();
  await expectNoViolations(page);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.reload();
  await expect(lines(page)).toHaveCount(1);
  await expect(search(page).getByLabel('Action').locator('option:checked')).toHaveText(DECIDE);
  await expect(search(page).getByLabel('Operator').locator('option:checked')).toHaveText('Audit-search');

  await search(page).getByLabel('Until, Dubai time').fill('2020-01-01T00:00');
  await search(page).getByRole('button', { name: 'Search' }).click();
  await expect(log(page)).toContainText('Nothing matches this search.');
  await page.goBack();
  await expect(lines(page)).toHaveCount(1);
  await expect(search(page).getByLabel('Until, Dubai time')).toHaveValue('');
  await search(page).getByLabel('From, Dubai time').fill('2020-01-01T00:00');
  await search(page).getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/from=2020/);
  await expect(lines(page)).toHaveCount(1);
  // All that was done about one thing.
  await lines(page).getByRole('link', { name: /^All that was done about Audit-search-2/ }).click();
  await expect(page).toHaveURL(/\/ops\/audit\?search=Audit-search-2$/);
  await expect(lines(page)).toHaveCount(1);
  await page.goto('/ops/audit?from=yesterday');
  await expect(page.getByRole('status').filter({ hasText: 'from' })).toBeVisible();
});

test('is read page by page, from the keyboard', async ({ page, admin }) => {
  await triedBy(admin, 'Audit-pages', PAGE + 2);
  await openAsAdmin(page, admin, '/ops/audit');
  await search(page).getByLabel('Operator').selectOption('Audit-pages');
  await search(page).getByRole('button', { name: 'Search' }).press('Enter');
  await expect(lines(page)).toHaveCount(PAGE);
  await expect(lines(page).first()).toContainText(`Audit-pages-${PAGE + 2}`);
  await page.getByRole('link', { name: 'Older' }).press('Enter');
  await expect(lines(page)).toHaveCount(2);
  await expect(lines(page).last()).toContainText('Audit-pages-1');
  await expect(page.getByRole('heading', { name: 'What was done, newest first' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Older' })).toHaveCount(0);
  await expect(page).toHaveURL(/operatorId=[\w-]+&before=\d+$/);
  await page.getByRole('link', { name: 'Newest' }).press('Enter');
  await expect(lines(page)).toHaveCount(PAGE);
  // What is done meanwhile appears live.
  await admin.request.post('/api/ops/companies/nobody/decide', { data: { decision: 'approve' } });
  await search(page).getByRole('button', { name: 'Clear' }).click();
  await expect(lines(page).first()).toContainText('nobody');
  await succeed(admin.request.post('/api/ops/books/check'));
  await expect(lines(page).first()).toContainText('Checked the books');
});
