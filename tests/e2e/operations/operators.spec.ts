// Operators: added, changed and removed in the browser, and what each role is offered.
import { installAxe } from '../support/axe.ts';
import { expectNoViolations } from '../support/axe-everywhere.ts';
import { addOperator, expectFault, openAsAdmin, openAsNew, signInByCalls, test } from '../support/operators.ts';
import { enterByCode, newEmail } from '../support/sign-in.ts';
import { expect, type Locator, type Page } from '../support/test.ts';

const form = (page: Page): Locator => page.getByRole('region', { name: 'Add an operator' });
const row = (page: Page, name: string): Locator =>
  page.getByRole('table', { name: 'Everybody' }).getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name }) });
const nav = (page: Page): Locator => page.getByRole('navigation', { name: 'Operators’ pages' });
const result = (page: Page): Locator => page.locator('.result');

test('a person is added by e-mail and roles, once, and operates from then on', async ({ page, product, admin, playwright }) => {
  const email = newEmail();
  await openAsAdmin(page, admin, '/ops/operators');
  await expect(row(page, 'Huda Rahman')).toContainText('You');
  const problem = form(page).getByRole('alert');
  const roles = form(page).getByRole('group', { name: 'Roles' });
  const add = form(page).getByRole('button', { name: 'Add' });
  await add.click();
  await expectFault(form(page).getByLabel('Name'));
  await expect(form(page).getByLabel('Name')).toBeFocused();
  await form(page).getByLabel('Name').fill('Salem Finance');
  await add.click();
  await expectFault(form(page).getByLabel('E-mail', { exact: true }));
  await form(page).getByLabel('E-mail', { exact: true }).fill(email);
  await add.click();
  await expect(roles).toHaveAccessibleDescription('Choose at least one.');
  await expect(form(page).getByRole('checkbox').first()).toBeFocused();
  await form(page).getByRole('checkbox', { name: 'finance' }).check();
  await add.click();
  await expect(result(page)).toHaveText(`Salem Finance is an operator and signs in with ${email}.`);
  await expect(row(page, 'Salem Finance')).toContainText(/Person.*finance.*Active/);
  await expect(form(page).getByLabel('Name')).toHaveValue('');
  await expect(form(page).getByRole('checkbox', { name: 'finance' })).not.toBeChecked();

  await form(page).getByLabel('Name').fill('Salem again');
  await form(page).getByLabel('E-mail', { exact: true }).fill(email);
  await form(page).getByRole('checkbox', { name: 'desk' }).check();
  await add.click();
  await expect(problem).toHaveText('There is an operator with this address already.');
  await expect(form(page).getByLabel('Name')).toHaveValue('Salem again');

  const own = await playwright.request.newContext({ baseURL: product.address });
  await signInByCalls(own, product, email);
  expect(await (await own.get('/api/ops/me')).json()).toMatchObject({ name: 'Salem Finance', roles: ['finance'] });
  await own.dispose();
});

test('signing in with a code opens the page that asked for it', async ({ page, product, admin }) => {
  const email = newEmail();
  await addOperator(admin, { name: 'Amal Desk', roles: ['desk'], email });
  await page.goto('/ops/orders');
  await page.getByRole('link', { name: 'Sign in with a code by e-mail' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  await enterByCode(page, product, email);
  await expect(page).toHaveURL(`${product.address}/ops/orders`);
  await expect(page.getByRole('heading', { name: 'Find an order' })).toBeVisible();
});

test('a machine’s key is shown once, and can be copied', async ({ page, context, admin, request }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await installAxe(context);
  await openAsAdmin(page, admin, '/ops/operators');
  await expect(row(page, 'Huda Rahman')).toBeVisible();
  await expectNoViolations(page);
  await form(page).getByRole('radio', { name: 'A machine, which is given a key' }).check();
  await expect(form(page).getByLabel('E-mail', { exact: true })).toHaveCount(0);
  await form(page).getByLabel('Name').fill('Route planner');
  await form(page).getByRole('checkbox', { name: 'courier' }).check();
  await form(page).getByRole('button', { name: 'Add' }).click();
  const shown = page.getByRole('region', { name: 'The key of Route planner' });
  await expect(shown.getByRole('heading')).toBeFocused();
  await expect(shown).toContainText('It is shown now, and never again');
  await expectNoViolations(page);
  const key = (await shown.locator('code').textContent())!;
  await shown.getByRole('button', { name: 'Copy the key' }).click();
  await expect(shown.getByRole('status')).toHaveText('The key is copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);
  const answer = await request.get('/api/ops/me', { headers: { authorization: `Bearer ${key}` } });
  expect(await answer.json()).toMatchObject({ name: 'Route planner', roles: ['courier'] });
  await expect(row(page, 'Route planner')).toContainText('Machine, by a key');
  await shown.getByRole('button', { name: 'I have kept it' }).click();
  await expect(shown).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Everybody' })).toBeFocused();
  await page.reload();
  await expect(row(page, 'Route planner')).toBeVisible();
  await expect(page.locator('body')).not.toContainText(key);
});

test('roles are changed and operators taken off and brought back, but never the last admin', async ({ page, context, admin }) => {
  await installAxe(context);
  const { key } = await addOperator(admin, { name: 'Price feed', roles: ['desk'] });
  const me = () => page.request.get('/api/ops/me', { headers: { authorization: `Bearer ${key}` } });
  await openAsAdmin(page, admin, '/ops/operators');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Change roles: Price feed' }).click();
  await expect(dialog.getByRole('checkbox', { name: 'desk' })).toBeChecked();
  await expectNoViolations(page);
  await dialog.getByRole('checkbox', { name: 'support' }).check();
  await dialog.getByRole('button', { name: 'Change roles' }).click();
  await expect(result(page)).toHaveText('Price feed has the roles desk, support.');
  await expect(row(page, 'Price feed')).toContainText('support');
  await expect(page.getByRole('button', { name: 'Change roles: Price feed' })).toBeFocused();

  await page.getByRole('button', { name: 'Take off: Price feed' }).click();
  await dialog.getByRole('button', { name: 'Take off' }).click();
  await expect(result(page)).toHaveText('Price feed is taken off.');
  await expect(row(page, 'Price feed')).toContainText('Taken off');
  await expect.poll(async () => (await me()).status()).toBe(403);
  await page.getByRole('button', { name: 'Bring back: Price feed' }).click();
  await dialog.getByRole('button', { name: 'Bring back' }).click();
  await expect(row(page, 'Price feed')).toContainText('Active');
  await expect.poll(async () => (await me()).status()).toBe(200);

  await page.getByRole('button', { name: 'Take off: Huda Rahman' }).click();
  await expect(dialog).toContainText('This is you');
  await dialog.getByRole('button', { name: 'Take off' }).click();
  await expect(dialog.getByRole('alert')).toContainText('There is always an active admin who is a person.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Change roles: Huda Rahman' }).click();
  await dialog.getByRole('checkbox', { name: 'admin' }).uncheck();
  await dialog.getByRole('button', { name: 'Change roles' }).click();
  await expect(dialog.getByRole('group', { name: 'Roles' })).toHaveAccessibleDescription('Choose at least one.');
  await dialog.getByRole('checkbox', { name: 'desk' }).check();
  await dialog.getByRole('button', { name: 'Change roles' }).click();
  await expect(dialog.getByRole('alert')).toContainText('There is always an active admin who is a person.');
  await page.keyboard.press('Escape');
  await expect(row(page, 'Huda Rahman')).toContainText(/admin.*Active/);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('a courier is offered what a courier may use, and sees whose the rest is', async ({ page, product, admin }) => {
  const { id } = await openAsNew(page, product, admin, {
    name: 'Bilal Courier', roles: ['courier'], path: '/ops/companies',
  });
  await expect(page.getByRole('main')).toContainText(
    'This page is for operators with one of the roles admin, desk, finance, support.',
  );
  await expect(page.getByRole('main')).toContainText('Bilal Courier has the role courier.');
  await expect(page.getByRole('banner')).toContainText(/Bilal Courier\s*courier/);
  await expect(nav(page).getByRole('link')).toHaveText(['Orders', 'Route']);
  for (const path of ['/ops/operators', '/ops/audit', '/ops/mail']) {
    await page.goto(path);
    await expect(page.getByRole('main')).toContainText('This page is for operators with the role admin.');
  }
  // The day, and not the board, is where a courier begins.
  await page.goto('/ops/');
  await expect(page).toHaveURL(/\/ops\/route$/);
  await expect(nav(page).getByRole('link', { name: 'Route' })).toHaveAttribute('aria-current', 'page');

  // New permissions hold without signing in again.
  const changed = await admin.request.patch(`/api/ops/operators/${id}`, { data: { roles: ['courier', 'support'] } });
  expect(changed.ok()).toBe(true);
  await expect(nav(page).getByRole('link')).toHaveText([
    'Board', 'People', 'Companies', 'Trade-ins', 'Quotes', 'Orders', 'Route', 'Rewards', 'Programme', 'Sponsorships',
    'Payouts', 'Commands',
  ]);
  await nav(page).getByRole('link', { name: 'Companies' }).click();
  await expect(page).toHaveURL(/\/ops\/companies$/);
  await expect(page.getByRole('main')).toContainText('Only these roles can decide: admin, desk.');
  await nav(page).getByRole('link', { name: 'Board' }).click();
  await page.getByRole('button', { name: 'Show: Queues' }).click();
  await expect(page.getByRole('table', { name: 'Queues' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Pause|Retry|Check)/ })).toHaveCount(0);

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByLabel('Operator token')).toBeVisible();
  expect((await page.request.get('/api/ops/me')).status()).toBe(401);
});
