import type { APIRequestContext } from '@playwright/test';
import type { PaymentMethod } from '@planet-heroes/contracts/areas/companies/schemas';
import { expect, type Page, test } from '../support/test.ts';
import { expectNoViolations } from '../support/axe-everywhere.ts';
import { installAxe } from '../support/axe.ts';
import { desk, openCompany } from '../support/company-desk.ts';
import { openLive } from '../support/live-page.ts';
import type { ServedProduct } from '../support/serve.ts';
import { codeSentTo, dialog as signInDialog, enterByCode, linkSentTo, newEmail } from '../support/sign-in.ts';
import { CHECKS, countRequests, holdRequests } from '../support/requests.ts';
import { expectScreen } from '../support/screen.ts';
import { toasts } from '../support/toasts.ts';

const PATH = '/account-management';
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

/** Opens a tab of the account of a company of the page's own. */
async function openAccount(page: Page, product: ServedProduct, name: string, tabName: string): Promise<string> {
  const { id } = await openCompany(page, product, name);
  await openLive(page, `${PATH}?tab=${tabName}`);
  const company = page.getByRole('list', { name: 'Your companies' }).getByRole('listitem');
  await expect(company).toHaveText(new RegExp(`^${name}AdminCurrent`));
  await expect(page.locator('main').getByText('Verified Account')).toBeVisible();
  return id;
}

async function paymentMethods(request: APIRequestContext): Promise<PaymentMethod[]> {
  const answer = await request.get('/api/corporate/payment-methods');
  return ((await answer.json()) as { paymentMethods: PaymentMethod[] }).paymentMethods;
}

test('a company changes its info, users, payment methods and notifications, and finds them so again', async ({ page, product, request }) => {
  const id = await openAccount(page, product, 'Gulf Logistics', 'company');
  expect(await page.getByRole('tab').allTextContents()).toEqual([
    'Company Info',
    'Authorized Users',
    'Billing & Payments',
    'Notifications',
    'API & Integrations',
  ]);

  await tab(page, 'Company Info').click();
  await page.getByLabel('Industry').selectOption('Retail');
  await page.getByLabel('Website').fill('gulf');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('A web address that begins with https://')).toBeVisible();
  await page.getByLabel('Website').fill('https://gulf.example');
  await page.getByLabel('VAT number').fill('100200300');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toasts(page)).toContainText('Changes saved');
  const licence = page.getByLabel('Trade license number');
  await licence.fill('!!');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Enter the number as printed')).toBeVisible();
  await licence.fill('CN-77');
  await expect(licence).toHaveAccessibleDescription(/^Our desk checks a new name or licence number again\./);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toasts(page)).toContainText('Our desk is checking the new name or licence number.');
  await expect(page.locator('main').getByText('Being checked')).toBeVisible();
  await expect(page.locator('main').getByText('Verified Account')).toHaveCount(0);
  await desk(request, `/companies/${id}/decide`, { decision: 'approve' });
  await expect(page.locator('main').getByText('Verified Account')).toBeVisible();

  await tab(page, 'Authorized Users').click();
  const users = page.getByRole('list', { name: 'Authorized users' }).getByRole('listitem');
  await expect(users).toHaveText(/Salma QasimAdminActive/);
  await page.getByRole('button', { name: 'Add User' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Rania Haddad');
  await dialog.getByLabel('E-mail').fill('rania@gulf.example');
  await dialog.getByLabel('Role').selectOption('Manager');
  await dialog.getByLabel('Department').fill('IT');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(users).toHaveCount(2);
  const user = users.last();
  await expect(user).toHaveText(/Rania HaddadManagerPendingrania@gulf\.exampleITNever logged in/);
  await user.getByRole('button', { name: 'Edit Rania Haddad' }).press('Enter');
  await expect(dialog).toContainText('Pending until the invitation is accepted.');
  await expect(dialog.getByLabel('Status')).toHaveCount(0);
  await dialog.getByLabel('Department').fill('Facilities');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(user).toContainText('Facilities');
  await expect(user.getByRole('button', { name: 'Edit Rania Haddad' })).toBeFocused();

  await tab(page, 'Billing & Payments').click();
  for (
    const [name, type, label, account] of [
      ['Main account', 'Bank transfer', 'IBAN or account number', 'AE07 0331 2345 6789 0123 456'],
      ['Corporate Visa', 'Credit card', 'Card number', '4111 1111 1115 0937'],
    ] as const
  ) {
    await page.getByRole('button', { name: 'Add Payment Method' }).click();
    await dialog.getByLabel('Type').selectOption(type);
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByRole('button', { name: 'Add Payment Method' }).click();
    await expect(dialog.getByLabel(label)).toHaveAccessibleDescription(/Enter the (account|card) number\./);
    await dialog.getByLabel(label).fill(account);
    await dialog.getByRole('button', { name: 'Add Payment Method' }).click();
    await expect(dialog).toHaveCount(0);
  }
  const methods = page.getByRole('list', { name: 'Payment methods' }).getByRole('listitem');
  await expect(methods.first()).toHaveText(/Main account.*•••• 3456Pending/);
  await expect(methods.first()).toContainText('It becomes the default once we have verified it.');
  await expect(methods.last()).toContainText('It can be the default after we have verified it.');
  await expect(methods.last().getByRole('button', { name: 'Make default Corporate Visa' })).toHaveCount(0);
  for (const method of await paymentMethods(page.request))
    await desk(request, `/companies/${id}/payment-methods/${method.id}/verify`);
  await expect(methods.first()).toHaveText(/Main account.*•••• 3456DefaultVerified/);
  await methods.last().getByRole('button', { name: 'Make default Corporate Visa' }).click();
  await expect(methods.first()).toHaveText(/Corporate Visa.*•••• 0937DefaultVerified/);
  await methods.last().getByRole('button', { name: 'Delete Main account' }).click();
  await dialog.getByRole('button', { name: 'Delete method' }).click();
  await expect(methods).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Add Payment Method' })).toBeFocused();

  await tab(page, 'Notifications').click();
  for (const name of ['SMS for urgent updates', 'Slack integration']) {
    await expect(page.getByRole('switch', { name })).toBeDisabled();
    await expect(page.getByRole('switch', { name })).toHaveAccessibleDescription(/^Not connected/);
  }
  const orders = page.getByRole('switch', { name: 'Purchase order updates' });
  const payments = page.getByRole('switch', { name: 'Payment notifications' });
  const before = [await orders.isChecked(), await payments.isChecked()];
  // The second is pressed while the first is being saved.
  await payments.press('Space');
  await orders.press('Space');
  await expect(toasts(page)).toContainText('Notifications saved');
  await expect(orders).toBeFocused();
  await expect(page.getByRole('group', { name: 'Email' })).toHaveAttribute('aria-busy', 'false');

  await page.reload();
  await expect(orders).toBeChecked({ checked: !before[0] });
  await expect(payments).toBeChecked({ checked: !before[1] });
  await tab(page, 'Company Info').click();
  await expect(page.getByLabel('Website')).toHaveValue('https://gulf.example');
  await expect(page.getByLabel('Industry')).toHaveValue('retail');
  await tab(page, 'Authorized Users').click();
  await page.getByRole('button', { name: 'Delete Rania Haddad' }).click();
  await dialog.getByRole('button', { name: 'Delete user' }).click();
  await expect(users).toHaveCount(1);
  await expect(users).toHaveText(/Salma QasimAdminActive/);
});

test('a new API key is shown once, and webhooks are saved and logged', async ({ page, product, request, context }) => {
  await installAxe(context);
  await openAccount(page, product, 'Gulf Retail', 'integrations');
  const key = page.getByLabel('API key');
  await expect(key).toHaveValue('No key yet');
  const show = page.getByRole('button', { name: 'Show', exact: true });
  await expect(show).toBeDisabled();
  const makeKey = async (): Promise<string> => {
    const make = /^(Make a key|Regenerate)$/;
    await page.getByRole('button', { name: make }).click();
    await page.getByRole('dialog', { name: 'Make a new API key?' }).getByRole('button', { name: make }).click();
    const fresh = page.getByRole('dialog', { name: 'Your new API key' });
    const made = await fresh.getByLabel('API key').inputValue();
    expect(made).toMatch(/^phk_live_[\w-]{43}$/);
    await fresh.getByRole('button', { name: 'I have kept it' }).click();
    return made;
  };
  const first = await makeKey();
  await expect(key).toHaveValue(/^•+$/);
  await show.click();
  await expect(key).toHaveValue(`${first.slice(0, 15)}…`);
  const second = await makeKey();
  await expect(key).toHaveValue(`${second.slice(0, 15)}…`);
  // Both are for machines, and open the company to them.
  for (const apiKey of [first, second]) {
    const answer = await request.get('/api/corporate/company', { headers: { authorization: `Bearer ${apiKey}` } });
    expect(await answer.json()).toMatchObject({ name: 'Gulf Retail' });
  }

  await expect(page.getByRole('listitem').filter({ hasText: 'quote.created' })).toContainText('Enabled');
  await page.getByLabel('Webhook URL').fill('http://10.0.0.1/hooks');
  await page.getByLabel('Environment').selectOption('Staging');
  await page.getByRole('button', { name: 'Save API Settings' }).click();
  await expect(page.getByLabel('Webhook URL')).toHaveAttribute('aria-invalid', 'true');
  await expect(toasts(page)).toBeVisible();
  await page.getByLabel('Webhook URL').fill('https://hooks.gulf.example/planet');
  await page.getByRole('button', { name: 'Save API Settings' }).click();
  const secret = page.getByRole('dialog', { name: 'Your new signing secret' });
  await expect(secret.getByLabel('Signing secret')).toHaveValue(/^whsec_/);
  await secret.getByRole('button', { name: 'I have kept it' }).click();
  await expect(page.getByRole('button', { name: 'Make a new signing secret' })).toBeVisible();
  const declined = page.getByRole('listitem').filter({ hasText: 'quote.declined' });
  await declined.getByRole('switch').click();
  await expect(toasts(page)).toContainText('Webhook events saved');
  await expect(declined).toContainText('Disabled');
  await page.getByRole('button', { name: 'Send a test message' }).click();
  const deliveries = page.getByRole('list', { name: 'Webhook deliveries' });
  await expect(deliveries.getByRole('listitem')).toContainText('webhook.test');
  await expectNoViolations(page);
});

test('nobody types a key in: from the sample’s, one signs in and registers a company to make one', async ({ page, product, request }) => {
  await openLive(page, `${PATH}?tab=integrations`);
  await expect(page.getByLabel('API key')).toHaveCount(1);
  await expect(page.getByLabel('API key')).toHaveAttribute('readonly', '');
  const tabPanel = page.getByRole('tabpanel');
  await expect(tabPanel.getByRole('heading', { name: 'A key for your own programs' })).toBeVisible();
  await tabPanel.getByRole('button', { name: 'Sign in' }).click();
  await enterByCode(page, product, newEmail());
  await expect(signInDialog(page)).toHaveCount(0);
  await expect(tabPanel).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: 'Get Quotes' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Register a company' }).click();
  const form = page.getByRole('dialog', { name: 'Register your company' });
  await form.getByLabel('Company name').fill('Gulf Programs');
  await form.getByLabel('Trade license number').fill('CN-2093311');
  await form.getByLabel('Issued by').fill('DMCC');
  await form.getByLabel('Valid until').fill('2099-12-31');
  await form.getByLabel('Your name').fill('Salma Qasim');
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toContainText('Gulf Programs awaits our desk’s approval.');
  const company = page.getByRole('list', { name: 'Your companies' }).getByRole('listitem');
  await expect(company).toHaveText(/Gulf ProgramsAdminCurrentWaiting for approval/);
  await expect(tabPanel.getByRole('heading', { name: 'A key for your own programs' })).toHaveCount(0);
  await expect(page.getByLabel('API key')).toHaveCount(0);
  const { companies } = await (await page.request.get('/api/me/companies')).json() as { companies: { id: string }[] };
  await desk(request, `/companies/${companies[0]!.id}/decide`, { decision: 'approve' });
  await expect(company).not.toContainText('Waiting for approval');
  await expect(page.getByLabel('API key')).toHaveValue('No key yet');
});

test('an invitation’s e-mail leads, in its language, to where it is accepted', async ({ page, browser, product }) => {
  const admin = await browser.newPage({ baseURL: product.address });
  await openAccount(admin, product, 'Gulf Pearls', 'users');
  const email = newEmail();
  await admin.getByRole('button', { name: 'Add User' }).click();
  const form = admin.getByRole('dialog');
  await expect(form.getByLabel('Language of the invitation')).toHaveValue('en');
  await form.getByLabel('Name').fill('هدى الرحمن');
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Language of the invitation').selectOption('العربية');
  await form.getByRole('button', { name: 'Add User' }).click();
  await expect(toasts(admin)).toContainText(/Invitation sent.*Sent to \S+@/);
  await admin.close();

  const link = await linkSentTo(product, email, 'invitation');
  await page.goto(link);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(email);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('textbox')).toHaveAttribute('autocomplete', 'one-time-code');
  await dialog.getByRole('textbox').pressSequentially(await codeSentTo(product, email));
  await expect(dialog).toHaveCount(0);
  const invitation = page.getByRole('list', { name: 'شركاتكم' }).getByRole('listitem');
  await expect(invitation).toContainText('Gulf Pearls');

  // A member who is signed in already is not asked to.
  const asked = page.waitForResponse('**/api/me/companies');
  await page.goto(link);
  await asked;
  await expect(invitation).toBeVisible();
  await expect(page).toHaveURL('/account-management?lang=ar');
  await expect(dialog).toHaveCount(0);
  await invitation.getByRole('button', { name: 'قبول' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Gulf Pearls' })).toBeVisible();
});

test('the sample company has no webhooks and says why; a failed part says so', async ({ page }) => {
  await openLive(page, `${PATH}?tab=integrations`);
  await expectScreen(page, PATH);
  const key = page.getByLabel('API key');
  await expect(key).toHaveValue(/^•+$/);
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(key).toHaveValue(/^phk_sample_/);
  await page.getByRole('button', { name: 'Hide', exact: true }).click();
  await expect(key).toHaveValue(/^•+$/);
  const regenerate = page.getByRole('button', { name: 'Regenerate' });
  await expect(regenerate).toBeDisabled();
  await expect(regenerate).toHaveAccessibleDescription(/can’t be replaced/);
  await page.getByLabel('Webhook URL').fill('https://stranger.example/');
  await page.getByRole('button', { name: 'Save API Settings' }).click();
  await expect(toasts(page)).toContainText('register');
  await page.goto(`${PATH}?tab=users`);
  await page.getByRole('button', { name: 'Delete Emma Clarke' }).click();
  await page.getByRole('button', { name: 'Delete user' }).click();
  await expect(toasts(page)).toContainText('its account stays as it is');

  await page.route(
    '**/api/corporate/users',
    (route) =>
      route.fulfill({
        status: 503,
        json: {
          error: { code: 'database_unavailable', message: 'This cannot be looked up just now.', requestId: 'r' },
        },
      }),
  );
  await page.goto(`${PATH}?tab=users`);
  await expect(page.getByText('This cannot be looked up just now.')).toBeVisible();
  await page.unroute('**/api/corporate/users');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('list', { name: 'Authorized users' })).toContainText('Layla Al Mansoori');
});

test('a form that is cancelled while its checks are on their way is not sent', async ({ page, product }) => {
  const letChecksCome = await holdRequests(page, CHECKS);
  const added = countRequests(page, '/api/corporate/users', 'POST');
  await openAccount(page, product, 'Dune Traders', 'users');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Add User' }).press('Enter');
  await dialog.getByLabel('Name').fill('Rania Haddad');
  await dialog.getByLabel('E-mail').fill('rania@dune.example');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Add User' })).toHaveAttribute('aria-busy', 'true');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);

  letChecksCome();
  await page.getByRole('button', { name: 'Add User' }).press('Enter');
  await dialog.getByRole('button', { name: 'Add User' }).press('Enter');
  // By now the checks are there, and what waited for them first has gone on.
  await expect(dialog.getByText('Please fill this in.')).toHaveCount(2);
  expect(added.count).toBe(0);
});
