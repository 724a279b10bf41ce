// One walk through every screen: what each of them keeps to, wide and narrow, in both languages.
import { arabicTexts, collectData, faultsOf, settled } from '../support/arabic.ts';
import { expectNoViolations, expectNoViolationsAtThisWidth } from '../support/axe-everywhere.ts';
import { installAxe } from '../support/axe.ts';
import { expectFirstScreen, expectNoStrayScrollbars, expectToFit } from '../support/first-screen.ts';
import { joinAs } from '../support/heroes.ts';
import { ADDRESSES, ONE_OF_MANY, PARTS, ROUTES } from '../support/routes.ts';
import { collectComplaints, expectScreen } from '../support/screen.ts';
import { lockPrice } from '../support/trade-ins.ts';
import { expect, type Page, type Response, test } from '../support/test.ts';

const DESK = { width: 1440, height: 900 };
const NARROW_DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const NARROW_PHONE = { width: 320, height: 800 };

test.beforeEach(({ context }) => installAxe(context));

for (const { path } of ROUTES) {
  test(`${path} keeps to the shell, wide and narrow, in both languages`, async ({ page }) => {
    const complaints = await collectComplaints(page);
    const data = collectData(page);
    await page.setViewportSize(DESK);
    expectHeaders((await page.goto(path))!);
    await expectScreen(page, path);
    await expectFirstScreen(page, path);
    await settled(page);
    await expectNoStrayScrollbars(page);
    await expectNoViolationsAtThisWidth(page);
    await page.setViewportSize(NARROW_DESK);
    await expectToFit(page);
    await expectArabicInPlace(page, data);

    await page.setViewportSize(PHONE);
    await page.goto(path);
    await expectScreen(page, path);
    await expectFirstScreen(page, path);
    await settled(page);
    await expectNoStrayScrollbars(page);
    await expectNoViolationsAtThisWidth(page);
    await page.setViewportSize(NARROW_PHONE);
    await expectToFit(page);
    expect(complaints).toEqual([]);
  });
}

for (const path of PARTS) {
  test(`${path} turns to Arabic and back, and has no violations`, async ({ page }) => {
    const data = collectData(page);
    await page.setViewportSize(DESK);
    await page.goto(path);
    await settled(page);
    const tab = new URLSearchParams(path.split('?')[1]).get('tab');
    if (tab) await expect(page.locator(`[data-tab="${tab}"]`)).toHaveAttribute('aria-selected', 'true');
    await expectNoViolations(page);
    await page.setViewportSize(NARROW_PHONE);
    await expectToFit(page);
    await expectArabicInPlace(page, data);
  });
}

for (const locale of ['en', 'ar'] as const) {
  test(`every kind of address, opened directly in ${locale}, leaves no error in the console`, async ({ page }) => {
    test.slow();
    await joinAs(page.request, 'Noura of Al Barsha');
    const { id } = await lockPrice(page.request);
    const complaints = await collectComplaints(page);
    await page.addInitScript((to) => localStorage.setItem('planet-heroes:locale', to), locale);
    const found: Record<string, string[]> = {};
    for (const path of [...ADDRESSES, ...ONE_OF_MANY, `/my-trade-ins/${id}`]) {
      await page.goto(path);
      await settled(page);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      // A page that does not exist is reported by the browser itself.
      const own = complaints.splice(0).filter((text) => path !== '/no-such-screen' || !text.includes('status of 404'));
      if (own.length > 0) found[path] = own;
    }
    expect(found).toEqual({});
  });
}

function expectHeaders(answer: Response): void {
  const headers = answer.headers();
  expect(headers['content-security-policy']).toContain("default-src 'self'");
  expect(headers['content-security-policy']).toContain("script-src 'self'");
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
  expect(headers['permissions-policy']).toContain('camera=(self)');
  expect(headers).not.toHaveProperty('x-powered-by');
}

/** The screen turns to Arabic and back where it stands, leaves no English, and clips nothing at any width. */
async function expectArabicInPlace(page: Page, data: ReturnType<typeof collectData>): Promise<void> {
  await page.setViewportSize(DESK);
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  await page.evaluate(() => Object.assign(window, { visit: 'the same' }));

  await page.getByRole('button', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await settled(page);
  await expect(page).toHaveTitle(/ \| أبطال الكوكب$/);
  expect(await faultsOf(page, data), 'at 1440 px').toEqual({ english: [], clipped: [], beyond: 0 });
  await page.setViewportSize(PHONE);
  await settled(page);
  expect(await faultsOf(page, data), 'at 390 px').toEqual({ english: [], clipped: [], beyond: 0 });
  await page.setViewportSize(NARROW_PHONE);
  expect((await faultsOf(page, data)).beyond, 'at 320 px').toBe(0);

  await page.setViewportSize(DESK);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading!);
  expect(await arabicTexts(page)).toEqual([]);
  expect(await page.evaluate(() => 'visit' in window && window.visit)).toBe('the same');
}
