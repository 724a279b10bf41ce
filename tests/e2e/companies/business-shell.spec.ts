// Company screens address companies themselves: prerendered, after a reload, and after any choice elsewhere.
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { BUSINESS_LINKS, CONSUMER_LINKS } from '../support/routes.ts';
import { expectScreen, linksOf } from '../support/screen.ts';

const mainNavigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const choice = (page: Page, name: 'Consumer' | 'B2B') =>
  page.getByRole('group', { name: 'Who are you shopping for?' }).getByRole('button', { name });

async function expectMode(page: Page, mode: 'Consumer' | 'B2B'): Promise<void> {
  await expect(choice(page, mode)).toHaveAttribute('aria-pressed', 'true');
  const expected = mode === 'B2B' ? BUSINESS_LINKS : CONSUMER_LINKS;
  expect((await linksOf(mainNavigation(page))).map(([, path]) => path)).toEqual(expected.map(([, path]) => path));
}

for (const [, path] of BUSINESS_LINKS) {
  test(`${path} is drawn, loaded and loaded again for companies`, async ({ page, request }) => {
    const drawn = await (await request.get(path)).text();
    expect(drawn).toContain('Get Bulk Quote');
    expect(drawn).not.toContain('Shop All');
    await page.goto(path);
    await expectMode(page, 'B2B');
    await page.reload();
    await expectMode(page, 'B2B');
  });
}

test('an address with a slash at its end is a company screen, too', async ({ page }) => {
  await page.goto('/corporate-quotes/');
  await expectMode(page, 'B2B');
});

test('a consumer screen goes back to what the visitor chose, also after a reload', async ({ page }) => {
  await page.goto('/corporate-dashboard');
  await page.getByRole('link', { name: 'Planet Heroes, home' }).click();
  await expectScreen(page, '/');
  await expectMode(page, 'Consumer');
  await choice(page, 'B2B').click();
  await mainNavigation(page).getByRole('link', { name: 'Account' }).click();
  await expectScreen(page, '/account-management');
  await page.reload();
  await page.getByRole('link', { name: 'Planet Heroes, home' }).click();
  await expectScreen(page, '/');
  await expectMode(page, 'B2B');
  await page.reload();
  await expectMode(page, 'B2B');
});

test('the toggle leads to where consumers and companies begin', async ({ page }) => {
  await page.goto('/purchase-orders');
  await choice(page, 'B2B').click();
  await expectScreen(page, '/purchase-orders');
  await choice(page, 'Consumer').click();
  await expectScreen(page, '/');
  await expectMode(page, 'Consumer');
  await page.goto('/exchange');
  await choice(page, 'Consumer').click();
  await expectScreen(page, '/exchange');
  await choice(page, 'B2B').click();
  await expectScreen(page, '/corporate-dashboard');
  await expectMode(page, 'B2B');
  await page.goBack();
  await expectScreen(page, '/exchange');
});

test('the bar names the company, and keeps what is for consumers out', async ({ page }) => {
  await page.goto('/purchase-orders');
  const bar = page.getByRole('banner');
  const company = bar.getByRole('link', { name: 'Al Noor Financial Services' });
  await expect(company).toHaveAttribute('href', '/account-management');
  await expect(bar.getByRole('button', { name: 'Join free' })).toHaveCount(0);
  await expect(page.getByRole('complementary', { name: 'Welcome offer' })).toHaveCount(0);
  await choice(page, 'Consumer').click();
  await expect(bar.getByRole('button', { name: 'Join free' })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Welcome offer' })).toBeVisible();
});

test('the title of the account, its badge and its company fit into one row of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/account-management');
  const badge = page.locator('main').getByText('Verified Account');
  await expect(badge).toBeVisible();
  const title = (await page.getByRole('heading', { level: 1 }).boundingBox())!;
  const name = (await page.locator('main').getByTitle('Al Noor Financial Services').boundingBox())!;
  expect(name.y + name.height - title.y).toBeLessThanOrEqual(120);
  const badgeBox = (await badge.boundingBox())!;
  expect(badgeBox.y).toBeGreaterThanOrEqual(title.y + title.height);
  expect(name.y).toBeGreaterThanOrEqual(badgeBox.y + badgeBox.height);
  // In one line, all of it.
  expect(name.height).toBeLessThan(26);
  const isWhole = (text: HTMLElement) => text.scrollWidth <= text.clientWidth;
  expect(await page.locator('main').getByTitle('Al Noor Financial Services').evaluate(isWhole)).toBe(true);
});
