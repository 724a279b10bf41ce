// A visitor without a company of their own sees the sample: every company screen says so, and leads to an own account.
import { expect, type Page, test } from '../support/test.ts';
import { expectNoViolations } from '../support/axe-everywhere.ts';
import { installAxe } from '../support/axe.ts';
import { invite, openCompany } from '../support/company-desk.ts';
import { openLive } from '../support/live-page.ts';
import { BUSINESS_LINKS } from '../support/routes.ts';
import { expectScreen } from '../support/screen.ts';
import { newEmail, signInBehind } from '../support/sign-in.ts';

const line = (page: Page) => page.getByRole('note', { name: 'Sample company' });
const headingTop = async (page: Page) => (await page.getByRole('heading', { level: 1 }).boundingBox())!.y;

test('a visitor sees the notice on every company screen, and can sign in there', async ({ page, context }) => {
  test.slow();
  await installAxe(context);
  for (const [, path] of BUSINESS_LINKS) {
    await openLive(page, path);
    await expect(line(page)).toContainText('This is our sample company, open to everyone.');
    await expect(line(page).getByRole('button', { name: 'Open your company’s account' })).toBeVisible();
  }
  await expectNoViolations(page);
  await page.goto('/corporate-quotes');
  await line(page).getByRole('button').click();
  await expect(page.getByRole('dialog', { name: 'Open your company’s account' })).toBeVisible();
  await page.goto('/exchange');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(line(page)).toHaveCount(0);
});

test('who is signed in is led to registering a company, or to the invitation', async ({ page, browser, product }) => {
  await signInBehind(page.request, product, newEmail());
  await page.goto('/purchase-orders');
  await line(page).getByRole('link', { name: 'Register yours' }).click();
  await expectScreen(page, '/account-management');
  await expect(line(page)).toBeVisible();
  await expect(line(page).getByRole('link')).toHaveCount(0);
  await expect(page.locator('main').getByRole('button', { name: 'Register a company' })).toBeVisible();

  const admin = await browser.newPage({ baseURL: product.address });
  await openCompany(admin, product, 'Gulf Clinics');
  const email = newEmail();
  await invite(admin, email);
  await admin.close();
  await signInBehind(page.request, product, email);
  await page.goto('/corporate-dashboard');
  await line(page).getByRole('link', { name: 'See your invitation' }).click();
  await page.getByRole('list', { name: 'Your companies' }).getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Gulf Clinics' })).toBeVisible();
  await expect(line(page)).toHaveCount(0);
  // A User reads what the role is, and is offered nothing that would be refused.
  const main = page.getByRole('main');
  await expect(main).toContainText('Your role is User');
  for (const tab of ['Company Info', 'Authorized Users', 'Billing & Payments', 'Notifications', 'API & Integrations']) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tabpanel').getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('tabpanel').getByRole('checkbox')).toHaveCount(0);
  }
});

for (const width of [1440, 390]) {
  test(`nothing moves when the line comes at ${width} px, nor for members, who never see it`, async ({ page, product }) => {
    await page.setViewportSize({ width, height: 844 });
    let letAnswersCome = () => {};
    const hold = () => {
      const answers = new Promise<void>((resolve) => (letAnswersCome = resolve));
      return page.route(/\/api\/(corporate|me)\//, async (route) => {
        await answers;
        await route.continue();
      });
    };
    await hold();
    await page.goto('/purchase-orders');
    const before = await headingTop(page);
    letAnswersCome();
    await expect(line(page).getByRole('button')).toBeVisible();
    expect(await headingTop(page)).toBe(before);
    await page.unrouteAll({ behavior: 'wait' });

    await openCompany(page, product, 'Gulf Freight');
    await openLive(page, '/purchase-orders');
    await expect(line(page)).toHaveCount(0);
    const withoutLine = await headingTop(page);
    expect(withoutLine).toBeLessThan(before);
    await hold();
    await page.goto('/corporate-quotes');
    expect(await headingTop(page)).toBe(withoutLine);
    letAnswersCome();
    await expect(page.getByRole('heading', { name: 'No quotes yet' })).toBeVisible();
    expect(await headingTop(page)).toBe(withoutLine);
  });
}
