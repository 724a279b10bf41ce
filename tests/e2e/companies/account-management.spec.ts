import type { APIRequestContext } from '@playwright/test';
import type { PaymentMethod } from '@planet-heroes/contracts/areas/companies/schemas';
import { expect, type Page, test } from '../support/test.ts';
import { expectNoViolations } from '../support/axe-everywhere.ts';
import { installAxe } from '../support/axe.ts';
import { desk, registerCompany } from '../support/company-desk.ts';
import { openLive } from '../support/live-page.ts';
import { expectScreen } from '../support/screen.ts';
import { toasts } from '../support/toasts.ts';

const PATH = '/account-management';
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

/** Opens the account and acts with a company's own key from then on. */
async function actAs(page: Page, apiKey: string, name: string): Promise<void> {
  await openLive(page, `${PATH}?tab=integrations`);
  await page.getByLabel('API key').last().fill(apiKey);
  await page.getByRole('button', { name: 'Use this key' }).click();
  await expect(page.getByText(`You act for ${name} in this tab.`)).toBeVisible();
  await expect(page.locator('main').getByText('Verified Account')).toBeVisible();
}

async function paymentMethods(request: APIRequestContext, apiKey: string): Promise<PaymentMethod[]> {
  const answer = await request.get('/api/corporate/payment-methods', { headers: { authorization: `Bearer ${apiKey}` } });
  return ((await answer.json()) as { paymentMethods: PaymentMethod[] }).paymentMethods;
}

test('a company changes its info, users, payment methods and notifications, and finds them so again', async ({ page, request }) => {
  const { id, apiKey } = await registerCompany(request, 'Gulf Logistics');
  await actAs(page, apiKey, 'Gulf Logistics');
  expect(await page.getByRole('tab').allTextContents()).toEqual(['Company Info', 'Authorized Users', 'Billing & Payments', 'Notifications', 'API & Integrations']);

  await tab(page, 'Company Info').click();
  await page.getByLabel('Industry').selectOption('Retail');
  await page.getByLabel('Website').fill('gulf');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('A web address that begins with https://')).toBeVisible();
  await page.getByLabel('Website').fill('https://gulf.example');
  await page.getByLabel('VAT number').fill('100200300');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toasts(page)).toContainText('Changes saved');

  await tab(page, 'Authorized Users').click();
  await expect(page.getByRole('heading', { name: 'No users yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Add User' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Rania Haddad');
  await dialog.getByLabel('E-mail').fill('rania@gulf.example');
  await dialog.getByLabel('Role').selectOption('Manager');
  await dialog.getByLabel('Department').fill('IT');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  const user = page.getByRole('list', { name: 'Authorized users' }).getByRole('listitem');
  await expect(user).toHaveText(/Rania HaddadManagerPendingrania@gulf\.exampleITNever logged in/);
  await user.getByRole('button', { name: 'Edit Rania Haddad' }).press('Enter');
  await dialog.getByLabel('Status').selectOption('Active');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(user).toContainText('Active');
  await expect(user.getByRole('button', { name: 'Edit Rania Haddad' })).toBeFocused();

  await tab(page, 'Billing & Payments').click();
  for (const [name, account] of [['Main account', 'AE07 0331 2345 6789 0123 456'], ['Corporate Visa', '4111 1111 1111 0937']] as const) {
    await page.getByRole('button', { name: 'Add Payment Method' }).click();
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByLabel('Account or card number').fill(account);
    await dialog.getByRole('button', { name: 'Add Payment Method' }).click();
    await expect(dialog).toHaveCount(0);
  }
  const methods = page.getByRole('list', { name: 'Payment methods' }).getByRole('listitem');
  await expect(methods.first()).toHaveText(/Main account.*•••• 3456Pending/);
  await methods.last().getByRole('button', { name: 'Make default Corporate Visa' }).click();
  await expect(toasts(page)).toContainText('Corporate Visa is pending until our desk has verified it.');
  for (const method of await paymentMethods(request, apiKey)) await desk(request, `/companies/${id}/payment-methods/${method.id}/verify`);
  await expect(methods.first()).toHaveText(/Main account.*•••• 3456DefaultVerified/);
  await methods.last().getByRole('button', { name: 'Make default Corporate Visa' }).click();
  await expect(methods.first()).toHaveText(/Corporate Visa.*•••• 0937DefaultVerified/);
  await methods.last().getByRole('button', { name: 'Delete Main account' }).click();
  await dialog.getByRole('button', { name: 'Delete method' }).click();
  await expect(methods).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Add Payment Method' })).toBeFocused();

  await tab(page, 'Notifications').click();
  const sms = page.getByRole('switch', { name: 'SMS for urgent updates' });
  await expect(sms).not.toBeChecked();
  const slack = page.getByRole('switch', { name: 'Slack integration' });
  await expect(slack).not.toBeChecked();
  // The second is pressed while the first is being saved.
  await slack.press('Space');
  await sms.press('Space');
  await expect(toasts(page)).toContainText('Notifications saved');
  await expect(sms).toBeFocused();
  await expect(page.getByRole('group', { name: 'Integrations' })).toHaveAttribute('aria-busy', 'false');

  await page.reload();
  await expect(page.getByRole('switch', { name: 'SMS for urgent updates' })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Slack integration' })).toBeChecked();
  await tab(page, 'Company Info').click();
  await expect(page.getByLabel('Website')).toHaveValue('https://gulf.example');
  await expect(page.getByLabel('Industry')).toHaveValue('retail');
  await tab(page, 'Authorized Users').click();
  await user.getByRole('button', { name: 'Delete Rania Haddad' }).click();
  await dialog.getByRole('button', { name: 'Delete user' }).click();
  await expect(page.getByRole('heading', { name: 'No users yet' })).toBeVisible();
});

test('a new API key is shown once, and webhooks are saved and logged', async ({ page, request, context }) => {
  await installAxe(context);
  const { apiKey } = await registerCompany(request, 'Gulf Retail');
  await actAs(page, apiKey, 'Gulf Retail');
  const key = page.getByLabel('API key').first();
  await expect(key).toHaveValue(/^•+$/);
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(key).toHaveValue(`${apiKey.slice(0, 15)}…`);
  await page.getByRole('button', { name: 'Regenerate' }).click();
  await page.getByRole('dialog', { name: 'Make a new API key?' }).getByRole('button', { name: 'Regenerate' }).click();
  const fresh = page.getByRole('dialog', { name: 'Your new API key' });
  const made = await fresh.getByLabel('API key').inputValue();
  expect(made).toMatch(/^phk_live_[\w-]{43}$/);
  await fresh.getByRole('button', { name: 'I have kept it' }).click();
  await expect(key).toHaveValue(`${made.slice(0, 15)}…`);

  await expect(page.getByRole('listitem').filter({ hasText: 'quote.created' })).toContainText('Enabled');
  await page.getByLabel('Webhook URL').fill('http://10.0.0.1/hooks');
  await page.getByLabel('Environment').selectOption('Staging');
  await page.getByRole('button', { name: 'Save API Settings' }).click();
  await expect(page.getByLabel('Webhook URL')).toHaveAttribute('aria-invalid', 'true');
  await expect(toasts(page)).toBeVisible();
  await page.getByLabel('Webhook URL').fill('https://hooks.gulf.example/planet');
  await page.getByRole('button', { name: 'Save API Settings' }).click();
  await expect(page.getByRole('button', { name: 'Make a new signing secret' })).toBeVisible();
  await expectNoViolations(page, { isPart: true });
  await page.getByRole('button', { name: 'Back to the sample company' }).click();
  await expect(page.locator('main').getByText('Al Noor Financial Services')).toBeVisible();
});

test('the sample company has no webhooks and says why; a wrong key and a failed part are told', async ({ page }) => {
  await openLive(page, `${PATH}?tab=integrations`);
  await expectScreen(page, PATH);
  const key = page.getByLabel('API key').first();
  await expect(key).toHaveValue(/^•+$/);
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(key).toHaveValue(/^phk_sample_/);
  await page.getByRole('button', { name: 'Hide', exact: true }).click();
  await expect(key).toHaveValue(/^•+$/);
  const regenerate = page.getByRole('button', { name: 'Regenerate' });
  await expect(regenerate).toBeDisabled();
  await expect(regenerate).toHaveAccessibleDescription(/Samples cannot be changed/);
  await page.getByLabel('Webhook URL').fill('https://stranger.example/');
  await page.getByRole('button', { name: 'Save API Settings' }).click();
  await expect(toasts(page)).toContainText('register');
  await page.goto(`${PATH}?tab=users`);
  await page.getByRole('button', { name: 'Delete Emma Clarke' }).click();
  await page.getByRole('button', { name: 'Delete user' }).click();
  await expect(toasts(page)).toContainText('its account stays as it is');
  await page.goto(`${PATH}?tab=integrations`);
  await page.getByLabel('API key').last().fill('phk_live_wrong');
  await page.getByRole('button', { name: 'Use this key' }).click();
  await expect(page.getByLabel('API key').last()).toHaveAttribute('aria-invalid', 'true');

  await page.route('**/api/corporate/users', (route) => route.fulfill({ status: 503, json: { error: { code: 'database_unavailable', message: 'This cannot be looked up just now.', requestId: 'r' } } }));
  await page.goto(`${PATH}?tab=users`);
  await expect(page.getByText('This cannot be looked up just now.')).toBeVisible();
  await page.unroute('**/api/corporate/users');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('list', { name: 'Authorized users' })).toContainText('Layla Al Mansoori');
});

test('every tab of the account is accessible', async ({ page, context }) => {
  test.slow();
  await installAxe(context);
  await openLive(page, PATH);
  await expectNoViolations(page);
  for (const name of ['Authorized Users', 'Billing & Payments', 'Notifications']) {
    await tab(page, name).click();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await expectNoViolations(page, { isPart: true });
  }
});
