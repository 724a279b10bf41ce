// Companies that registered themselves wait for the desk, which decides in the browser.
import { randomUUID } from 'node:crypto';
import { queryOf } from '../../processes/database.ts';
import { installAxe } from '../support/axe.ts';
import { expectNoViolations } from '../support/axe-everywhere.ts';
import { pressUntilFocused } from '../support/calculators.ts';
import { expectFault, openAsNew, registerOwnCompany, succeed, test } from '../support/operators.ts';
import { type APIRequestContext, expect, type Locator, type Page } from '../support/test.ts';

const LIST = '**/api/ops/companies?*';
const DESK = { name: 'Omar Desk', roles: ['desk'], path: '/ops/companies' };

const queue = (page: Page): Locator => page.getByRole('region', { name: 'Waiting for approval' });
const waiting = (page: Page, name: string): Locator => queue(page).getByRole('article', { name });
const row = (page: Page, name: string): Locator =>
  page.getByRole('table', { name: 'All companies' }).getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name }) });
const result = (page: Page): Locator => page.locator('.result');
/** A name that no other test's company has. */
const newName = (name: string): string => `${name} ${randomUUID().slice(0, 8)}`;

async function stateOf(request: APIRequestContext): Promise<string> {
  const { companies } = await succeed<{ companies: { state: string }[] }>(request.get('/api/me/companies'));
  return companies[0]!.state;
}

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('the longest wait stands first, and one is approved with the keyboard alone', async ({ page, browser, product, admin }) => {
  const [first, second] = [newName('Zayed Hotels'), newName('Amber Clinics')];
  const company = await registerOwnCompany(browser, product, { name: first, tradeNumber: 'CN-1482093' });
  await registerOwnCompany(browser, product, { name: second, tradeNumber: 'CN-1482093' });
  await queryOf(product.databaseUrl)(
    `update company set created_at = created_at - interval '51 hours' where id = $1`,
    [company.id],
  );
  await openAsNew(page, product, admin, DESK);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Companies');
  await expect(page).toHaveTitle('Companies | Planet Heroes');
  const names = queue(page).getByRole('heading', { level: 3 });
  await expect(names.filter({ hasText: first })).toBeVisible();
  const shown = await names.allTextContents();
  expect(shown.indexOf(first)).toBeLessThan(shown.indexOf(second));
  for (const fact of ['Waiting for 2 d 3 h', 'CN-1482093', company.email, 'Salma Qasim'])
    await expect(waiting(page, first)).toContainText(fact);

  const approve = page.getByRole('button', { name: `Approve ${first}` });
  await pressUntilFocused(page, 'Tab', approve);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: `Approve ${first}?` })).toContainText(`Same licence as: ${second}.`);
  await page.keyboard.press('Escape');
  await expect(approve).toBeFocused();
  expect(await stateOf(company.request)).toBe('pending');
  await page.keyboard.press('Enter');
  await pressUntilFocused(page, 'Tab', page.getByRole('button', { name: 'Approve the company' }));
  await page.keyboard.press('Enter');
  await expect(result(page)).toHaveText(`${first} is approved.`);
  await expect(waiting(page, first)).toHaveCount(0);
  await expect(waiting(page, second)).toBeVisible();
  await expect(row(page, first)).toContainText('Approved');
  await expect(page.getByRole('heading', { name: 'Waiting for approval' })).toBeFocused();
  expect(await stateOf(company.request)).toBe('approved');
});

test('declining takes a reason, which the company gets', async ({ page, context, browser, product, admin }) => {
  await installAxe(context);
  const name = newName('A Trading And Logistics Company Of The Emirates With A Long Name');
  const company = await registerOwnCompany(browser, product, { name });
  await openAsNew(page, product, admin, DESK);
  await expect(waiting(page, name)).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: `Decline ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Decline ${name}?` });
  await dialog.getByRole('button', { name: 'Decline the company' }).click();
  await expectFault(dialog.getByLabel('Reason'));
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  await expectNoViolations(page);
  await dialog.getByLabel('Reason').fill('The licence has run out.\nPlease send the new one.');
  // A click beside the dialog must not lose what was typed.
  await page.mouse.click(5, 5);
  await expect(dialog.getByLabel('Reason')).toHaveValue(/Please send the new one/);
  await dialog.getByRole('button', { name: 'Decline the company' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(result(page)).toHaveText(`${name} is declined.`);
  await expect(waiting(page, name)).toHaveCount(0);
  await expect(row(page, name)).toContainText('The licence has run out. Please send the new one.');
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await stateOf(company.request)).toBe('declined');
  const [mail] = await queryOf(product.databaseUrl)<{ text: string }>(
    `select content ->> 'paragraphs' as text from outbox_message where kind = 'company-decided' and address = $1`,
    [company.email],
  );
  expect(mail!.text).toContain('The licence has run out. Please send the new one.');

  // It is put right, and declined once more.
  const corrected = { name, tradeNumber: 'CN-7', licenceAuthority: 'DMCC', licenceExpiresOn: '2099-12-31' };
  await succeed(company.request.post(`/api/me/companies/${company.id}/apply-again`, { data: corrected }));
  await expect(waiting(page, name)).toContainText('Declined before because: The licence has run out.');
  await expect(waiting(page, name)).toContainText('CN-7');
  const again = { decision: 'decline', reason: 'The licence has run out.' };
  await succeed(admin.request.post(`/api/ops/companies/${company.id}/decide`, { data: again }));
  await page.goto(`/ops/companies?id=${company.id}`);
  await expect(page.getByText('Declined because: The licence has run out.')).toBeVisible();
  await page.getByRole('button', { name: 'Approve after all…' }).click();
  await expectNoViolations(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Approve the company' }).click();
  await expect(result(page)).toHaveText(`${name} is approved.`);
  await expect(page.getByText('Declined because')).toHaveCount(0);
  expect(await stateOf(company.request)).toBe('approved');
});

test('a company whose only member left while it waited is withdrawn, and nothing is to be decided', async ({ page, browser, product, admin }) => {
  const name = newName('Khor Ferries');
  const company = await registerOwnCompany(browser, product, { name });
  await succeed(company.request.post(`/api/me/companies/${company.id}/leave`));
  await openAsNew(page, product, admin, { ...DESK, path: `/ops/companies?search=${encodeURIComponent(name)}` });
  await expect(row(page, name)).toContainText('WithdrawnIts last member left.');
  await page.getByRole('link', { name }).click();
  await expect(page.locator('.state').filter({ hasText: 'Withdrawn' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'People' })).toContainText('Its last member left.');
  await expect(page.locator('main')).not.toContainText(/Declined|API key/);
  await expect(page.getByRole('button', { name: 'Approve after all…' })).toHaveCount(0);
});

test('an operator learns on the spot that a colleague was faster', async ({ page, browser, product, admin }) => {
  const name = newName('Gulf Foods');
  const company = await registerOwnCompany(browser, product, { name });
  await openAsNew(page, product, admin, { ...DESK, path: `/ops/companies?id=${company.id}` });
  await page.getByRole('button', { name: `Approve ${name}` }).click();
  await succeed(admin.request.post(`/api/ops/companies/${company.id}/decide`, {
    data: { decision: 'decline', reason: 'The licence is another company’s.' },
  }));
  const dialog = page.getByRole('dialog', { name: `Approve ${name}?` });
  await dialog.getByRole('button', { name: 'Approve the company' }).click();
  await expect(dialog.getByRole('alert'))
    .toHaveText('This has changed since you opened it. The company is declined already.');
  await dialog.getByRole('button', { name: 'See how it stands now' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Declined because: The licence is another company’s.')).toBeVisible();
});

test('what is searched stands in the address, and is there again after going back', async ({ page, browser, product, admin }) => {
  const name = newName('Khor Logistics');
  await registerOwnCompany(browser, product, { name, tradeNumber: 'CN-7777777' });
  await openAsNew(page, product, admin, DESK);
  const search = page.getByRole('search', { name: 'Companies' });
  const text = search.getByLabel('Name, number, e-mail or id');
  await text.fill('cn-7777777');
  await search.getByLabel('State').selectOption('Waiting');
  await text.press('Enter');
  await expect(page).toHaveURL(/\/ops\/companies\?search=cn-7777777&state=pending$/);
  await expect(page.getByRole('rowheader')).toHaveText([name]);
  await page.reload();
  await expect(text).toHaveValue('cn-7777777');
  await expect(page.getByRole('rowheader')).toHaveText([name]);
  await text.fill('nothing is called this');
  await search.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('No company matches this search.')).toBeVisible();
  await page.goBack();
  await expect(text).toHaveValue('cn-7777777');
  await expect(page.getByRole('rowheader')).toHaveText([name]);
  await search.getByRole('button', { name: 'Clear' }).click();
  await expect(page).toHaveURL(/\/ops\/companies$/);
  await expect(text).toHaveValue('');
  await expect(text).toBeFocused();
});

test('says that it reads, that it cannot, and that nobody waits', async ({ page, product, admin }) => {
  await page.route(LIST, () => undefined);
  await openAsNew(page, product, admin, DESK);
  await expect(queue(page)).toContainText('Reading the companies…');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route(LIST, (route) => route.abort());
  await page.reload();
  await expect(page.getByText('The server does not answer. Trying again.')).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route(LIST, (route) => route.fulfill({ json: { companies: [] } }));
  await expect(queue(page)).toContainText('No company is waiting.');
  await expect(page.getByText('There is no company yet.')).toBeVisible();
  await expect(page.getByText('The server does not answer.')).toHaveCount(0);
});
