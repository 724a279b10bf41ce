// Navigation: links and the ways back and forward, without a reload of the page; what the browser would do with a link,
// the page does.
import { expectSameVisit, markVisit, wakeAll } from '../support/live-page.ts';
import { holdRequests } from '../support/requests.ts';
import { collectComplaints, expectScreen, scrollTo, scrollTop } from '../support/screen.ts';
import { expect, type Page, test } from '../support/test.ts';

const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name });
const entries = (page: Page) => page.evaluate(() => history.length);

test('the footer speaks to companies on their screens, and to heroes elsewhere', async ({ page }) => {
  await page.goto('/corporate-dashboard');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('Trade-in for business.');
  await expect(footer).not.toContainText('circular-economy game');
  await footer.getByRole('link', { name: 'Community Hub' }).click();
  await expect(footer).toContainText('The circular-economy game of Dubai.');
});

test('links lead on, and the ways back and forward lead to the same screens, in one visit', async ({ page }) => {
  await page.goto('/leaderboard');
  await markVisit(page);
  await footerLink(page, 'Community Hub').click();
  await expectScreen(page, '/community');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expectScreen(page, '/leaderboard');
  await page.goForward();
  await expectScreen(page, '/community');
  await expectSameVisit(page);
});

test('a screen shows until the code of the next is there', async ({ page }) => {
  const code = /\/assets\/exchange-page-/;
  const arrive = await holdRequests(page, code);
  await page.goto('/leaderboard');
  const asked = page.waitForRequest(code);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Exchange' }).click();
  await expect(page).toHaveURL('/exchange');
  await asked;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Planet Heroes Leaderboard');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  arrive();
  await expectScreen(page, '/exchange');
});

test('a hash that cannot be decoded shows the page, at its top', async ({ page }) => {
  const complaints = await collectComplaints(page);
  await page.goto('/leaderboard#50%-off');
  await expectScreen(page, '/leaderboard');
  await wakeAll(page);
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  expect(await scrollTop(page)).toBe(0);
  expect(complaints).toEqual([]);
});

test('the navigation says where one is, and a link to it makes no second entry', async ({ page }) => {
  await page.goto('/products/aquacafe');
  const main = page.getByRole('navigation', { name: 'Main' });
  await expect(main.locator('[aria-current]')).toHaveCount(0);
  await main.getByRole('link', { name: 'Exchange' }).click();
  await expectScreen(page, '/exchange');
  await expect(main.locator('[aria-current=page]')).toHaveText('Exchange');
  const before = await entries(page);
  await scrollTo(page, 300);
  await main.getByRole('link', { name: 'Exchange' }).click();
  await expect.poll(() => scrollTop(page)).toBe(0);
  expect(await entries(page)).toBe(before);
});

test('a link to a part of the screen scrolls and moves the focus each time it is pressed', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/terms');
  await markVisit(page);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const link = contents.getByRole('link').last();
  const hash = new URL((await link.getAttribute('href'))!, page.url()).hash;
  const part = page.locator(hash);
  for (let press = 0; press < 2; press += 1) {
    await link.click();
    await expect(page).toHaveURL(`/terms${hash}`);
    await expect(part).toBeFocused();
    await expect(part).toBeInViewport();
    await scrollTo(page, 0);
  }
  await page.goBack();
  await expect(page).toHaveURL('/terms');
  await expectSameVisit(page);
});

test('a hash that names no part and cannot be decoded shows the screen, at its top', async ({ page }) => {
  for (const hash of ['#50%-off', '#%', '#%83']) {
    await page.goto(`/leaderboard${hash}`);
    await expectScreen(page, '/leaderboard');
    expect(await scrollTop(page), hash).toBe(0);
  }
});

test('the first tab stop skips to the content, and the way back stays on the screen', async ({ page }) => {
  await page.goto('/leaderboard');
  await markVisit(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
  await page.goBack();
  await expectScreen(page, '/leaderboard');
  await expectSameVisit(page);
});

test('a filter stands in the address, stays where it is, and leaves the way back alone', async ({ page }) => {
  await page.goto('/leaderboard');
  await page.getByRole('banner').getByRole('link', { name: 'Shop All' }).click();
  await expectScreen(page, '/products');
  const before = await entries(page);
  await scrollTo(page, 100);
  await page.getByRole('main').getByRole('group').getByRole('button').nth(1).click();
  await expect(page).toHaveURL(/\/products\?category=/);
  expect(await scrollTop(page)).toBe(100);
  expect(await entries(page)).toBe(before);
  await page.goBack();
  await expectScreen(page, '/leaderboard');
});

test('a link that is opened elsewhere is the browser’s own business', async ({ page, context }) => {
  await page.goto('/leaderboard');
  // Browsers report the new tab, its request, or both.
  const opened = Promise.any([
    context.waitForEvent('request', (request) =>
      request.isNavigationRequest() && new URL(request.url()).pathname === '/community'),
    context.waitForEvent('page').then((tab) => tab.waitForURL('/community', { waitUntil: 'commit' })),
  ]);
  await footerLink(page, 'Community Hub').click({ modifiers: ['ControlOrMeta'] });
  await opened;
  await expectScreen(page, '/leaderboard');
});

for (const path of ['/Exchange', '/exchange/more', '/no-such-screen']) {
  test(`${path} is answered with 404 and shows Page Not Found, with a way on`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer!.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    await page.getByRole('main').getByRole('link').first().click();
    await expectScreen(page, '/');
  });
}

test('a slash at the end leads to the same screen', async ({ page }) => {
  await page.goto('/exchange/');
  await expect(page).toHaveTitle(/^Exchange \|/);
  await expect(page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]')).toHaveText('Exchange');
});
