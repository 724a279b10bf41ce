// An instance for real companies has no sample: who acts for none finds the way to one where the work would stand.
import { expect, type Page, test } from '../support/test.ts';
import { expectNoViolations } from '../support/axe-everywhere.ts';
import { installAxe } from '../support/axe.ts';
import { desk, invite, openCompany } from '../support/company-desk.ts';
import { openLive } from '../support/live-page.ts';
import { holdRequests } from '../support/requests.ts';
import { BUSINESS_LINKS } from '../support/routes.ts';
import { dialog, enterByCode, newEmail, signInAt, signInBehind } from '../support/sign-in.ts';
import { toasts } from '../support/toasts.ts';

// The desk decides here, not a demo’s policy after some seconds.
test.use({ seed: 'catalogue', desk: 'off' });

const main = (page: Page) => page.locator('main');
const heading = (page: Page, name: string) => main(page).getByRole('heading', { level: 2, name });
const SIGN_IN = 'Sign in to act for your company';

/** What the page asks of the corporate area, by call. */
function followCalls(page: Page): Map<string, number> {
  const calls = new Map<string, number>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/corporate/')) return;
    const call = `${request.method()} ${pathname}`;
    calls.set(call, (calls.get(call) ?? 0) + 1);
  });
  return calls;
}

test('every company screen has one way on for a visitor, asks nothing twice and is refused nothing', async ({ page, context }) => {
  test.slow();
  await installAxe(context);
  const calls = followCalls(page);
  const refused: string[] = [];
  page.on('response', (response) => response.status() >= 400 && refused.push(response.url()));
  for (const [, path] of BUSINESS_LINKS) {
    calls.clear();
    await openLive(page, path);
    await expect(heading(page, SIGN_IN)).toHaveCount(1);
    await expect(main(page).getByRole('button', { name: 'Sign in' })).toHaveCount(1);
    await expect(main(page)).not.toContainText('could not be loaded');
    await expect(main(page).getByRole('note', { name: 'Sample company' })).toHaveCount(0);
    await expect(main(page).getByRole('textbox')).toHaveCount(0);
    expect([...calls].filter(([, times]) => times > 1), path).toEqual([]);
    await expectNoViolations(page);
  }
  await expect(toasts(page).getByRole('listitem')).toHaveCount(0);
  expect(refused).toEqual([]);
  // From screen to screen nothing more is asked.
  calls.clear();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Corporate dashboard');
  await expect(heading(page, SIGN_IN)).toBeVisible();
  expect([...calls.keys()]).toEqual([]);
  await page.goto('/purchase-orders?lang=ar');
  await expect(heading(page, 'سجّلوا الدخول للتصرف باسم شركتكم')).toBeVisible();
});

test('an open tab acts for the hero who signs in in another', async ({ page, context, product }) => {
  await openLive(page, '/corporate-quotes');
  await expect(heading(page, SIGN_IN)).toBeVisible();
  const other = await context.newPage();
  await signInAt(other, product, '/', newEmail());
  await expect(toasts(other)).toContainText('You are signed in');
  await expect(heading(page, 'You have no company yet')).toBeVisible();
});

test('from the place of the work one signs in, registers a company, and works there', async ({ page, product, request }) => {
  await page.goto('/corporate-quotes');
  await main(page).getByRole('button', { name: 'Sign in' }).click();
  await enterByCode(page, product, newEmail());
  await expect(dialog(page)).toHaveCount(0);
  await expect(toasts(page)).toContainText('You are signed in');
  await expect(toasts(page)).not.toContainText('join free');
  await expect(heading(page, 'You have no company yet')).toBeVisible();
  await main(page).getByRole('button', { name: 'Register a company' }).click();
  const form = page.getByRole('dialog', { name: 'Register your company' });
  await form.getByLabel('Company name').fill('Gulf Hotels');
  await form.getByLabel('Trade license number').fill('CN-2093311');
  await form.getByLabel('Issued by').fill('DMCC');
  await form.getByLabel('Valid until').fill('2099-12-31');
  await form.getByLabel('Your name').fill('Salma Qasim');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'No quotes yet' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Gulf Hotels' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-live', 'live');
  const undecided = page.getByRole('note', { name: 'Approval of your company' });
  await expect(undecided).toContainText('Our desk has not approved Gulf Hotels yet.');
  const send = main(page).getByRole('button', { name: 'Request a quote' });
  await expect(send).toHaveCount(0);
  await expect(main(page).getByText('This opens once our desk approves your company.')).toHaveCount(2);
  await expect(page.getByText('has not approved Gulf Hotels')).toHaveCount(1);
  await expect(main(page).getByRole('link', { name: 'Ask for a quote' })).toHaveCount(0);
  const { companies } = (await (await page.request.get('/api/me/companies')).json()) as { companies: { id: string }[] };
  const decide = (decision: object) => desk(request, `/companies/${companies[0]!.id}/decide`, decision);
  await decide({ decision: 'decline', reason: 'The licence is another company’s.' });
  const declined = main(page).getByText('Our desk declined this company. One of its Admins can correct its details and apply again.');
  await expect(declined).toHaveCount(2);
  await expect(send).toHaveCount(0);
  await expect(undecided).toContainText('Our desk has not approved Gulf Hotels: The licence is another company’s.');
  await page.goto('/corporate-dashboard');
  await expect(heading(page, 'Not approved yet')).toBeVisible();
  await expect(main(page)).toContainText('Our desk’s reason: The licence is another company’s.');
  await expect(main(page).getByRole('tab')).toHaveCount(0);
  await main(page).getByRole('button', { name: 'Correct and apply again' }).click();
  const correction = page.getByRole('dialog', { name: 'Correct Gulf Hotels and apply again' });
  await expect(correction.getByLabel('Issued by')).toHaveValue('DMCC');
  await correction.getByLabel('Trade license number').fill('CN-2093312');
  await correction.getByLabel('Valid until').fill('2020-12-31');
  await correction.getByRole('button', { name: 'Apply again' }).click();
  await expect(correction.getByLabel('Valid until')).toHaveAccessibleDescription(/has run out/);
  await correction.getByLabel('Valid until').fill('2099-12-31');
  await correction.getByRole('button', { name: 'Apply again' }).click();
  await expect(toasts(page)).toContainText('Gulf Hotels awaits our desk’s approval.');
  await expect(heading(page, 'Waiting for approval')).toBeVisible();
  await expect(undecided).toContainText('Sent again; our desk is checking it.');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await decide({ decision: 'approve' });
  await page.goto('/corporate-quotes');
  await expect(undecided).toHaveCount(0);
  await expect(send).toHaveAttribute('aria-disabled', 'false');
  await page.goto('/account-management');
  await expect(main(page).getByText('Verified Account')).toBeVisible();
});

test('a member is never offered what only an Admin may do', async ({ page, browser, product }) => {
  const admin = await browser.newPage({ baseURL: product.address });
  await openCompany(admin, product, 'Gulf Clinics');
  const email = newEmail();
  await invite(admin, email, 'User');
  await signInBehind(page.request, product, email);
  const { companies } = (await (await page.request.get('/api/me/companies')).json()) as { companies: { id: string }[] };
  await page.request.post(`/api/me/companies/${companies[0]!.id}/accept`);
  const release = await holdRequests(page, '/api/me/companies');
  const users = page.waitForResponse((response) => response.url().endsWith('/api/corporate/users'));
  await page.goto('/account-management?tab=users');
  await expect(page.getByRole('tab', { name: 'Authorized Users' })).toHaveAttribute('aria-selected', 'true');
  // The list of users has come before the role is known.
  await users;
  await expect(main(page).getByRole('button', { name: 'Add User' })).toHaveCount(0);
  await expect(main(page).getByRole('list', { name: 'Authorized users' })).toHaveCount(0);
  release();
  await expect(main(page).getByRole('list', { name: 'Authorized users' })).toContainText('Huda Rahman');
  await expect(main(page).getByRole('button', { name: 'Add User' })).toHaveCount(0);
  await expect(main(page).getByRole('button', { name: /^(Edit|Delete) / })).toHaveCount(0);
  await admin.close();
});

test('an invitation is accepted on any screen, and a member who is suspended is back there at once', async ({ page, browser, product }) => {
  const admin = await browser.newPage({ baseURL: product.address });
  await openCompany(admin, product, 'Gulf Schools');
  const email = newEmail();
  await invite(admin, email, 'Manager');
  await signInBehind(page.request, product, email);
  await page.goto('/purchase-orders');
  await expect(heading(page, 'You are invited')).toBeVisible();
  const invitation = main(page).getByRole('list', { name: 'Your companies' }).getByRole('listitem');
  await expect(invitation).toHaveText(/^Gulf SchoolsManagerInvitation/);
  await invitation.getByRole('button', { name: 'Accept' }).click();
  await expect(toasts(page)).toContainText('You’re now a member of Gulf Schools');
  const noOrders = page.getByRole('heading', { name: 'No Purchase Orders Found' });
  await expect(noOrders).toBeVisible();
  // The page knows by then which companies there are to act for.
  const business = page.getByRole('navigation', { name: 'Main' });
  await business.getByRole('link', { name: 'Account' }).click();
  await expect(main(page).getByRole('list', { name: 'Your companies' })).toContainText('Current');
  await business.getByRole('link', { name: 'Purchase Orders' }).click();
  await expect(noOrders).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-live', 'live');

  const { users } = (await (await admin.request.get('/api/corporate/users')).json()) as {
    users: { id: string; email: string }[];
  };
  const { id } = users.find((user) => user.email === email)!;
  const suspending = await admin.request.patch(`/api/corporate/users/${id}`, { data: { status: 'suspended' } });
  expect(suspending.status()).toBe(200);
  await expect(heading(page, 'You have no company yet')).toBeVisible();
  await admin.close();
});

test('a company that waits is withdrawn with its only member, who is asked first', async ({ page, product }) => {
  await signInBehind(page.request, product, newEmail());
  const data = {
    name: 'Gulf Ferries', tradeNumber: 'CN-2093311', licenceAuthority: 'DMCC', licenceExpiresOn: '2099-12-31',
    contactName: 'Salma Qasim',
  };
  expect((await page.request.post('/api/me/companies', { data })).status()).toBe(201);
  await openLive(page, '/account-management?tab=users');
  // Nobody can be added before the desk has approved it.
  await expect(main(page).getByRole('list', { name: 'Authorized users' })).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Add User' })).toHaveCount(0);
  await main(page).getByRole('button', { name: 'Withdraw the application' }).click();
  const question = page.getByRole('group', { name: 'Leave Gulf Ferries and withdraw its application?' });
  await expect(question).toContainText('You are its only member');
  await expect(question.getByRole('button', { name: 'Stay' })).toBeFocused();
  await question.getByRole('button', { name: 'Yes, withdraw the application' }).press('Enter');
  await expect(toasts(page)).toContainText('The application of Gulf Ferries was withdrawn');
  await expect(heading(page, 'You have no company yet')).toBeVisible();
  await expect(main(page)).toContainText('The application of Gulf Ferries was withdrawn. Register yours');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
