// One walk through every address: what each of them keeps to, wide and narrow, in both languages. What is measured is
// measured on two loads: in English with a desk's window, and in Arabic with a phone's, as a hero.
import { chromiumLaunchOptions } from '../browser.ts';
import { arabicTexts, collectData, faultsOf, settled } from '../support/arabic.ts';
import { expectNoViolationsAtThisWidth } from '../support/axe-everywhere.ts';
import { installAxe } from '../support/axe.ts';
import { COMPANY_SCREENS, expectFewScripts, firstLoad, noteScripts } from '../support/first-load.ts';
import { expectFirstScreen, expectNoStrayScrollbars, expectToFit } from '../support/first-screen.ts';
import { joinAs } from '../support/heroes.ts';
import { expectMovementsToEnd } from '../support/movements.ts';
import { ADDRESSES, ONE_OF_MANY, ROUTES } from '../support/routes.ts';
import { collectComplaints, expectScreen } from '../support/screen.ts';
import { strayScrolling } from '../support/scrollbars.ts';
import { expect, type Page, type Response, test } from '../support/test.ts';
import { faultsOfSpacedText } from '../support/text-spacing.ts';
import { lockPrice } from '../support/trade-ins.ts';

/** Scrollbars stand beside the content, as a mouse has them; the windows are wider by one. */
const BAR_PX = 15;
const DESK = { width: 1440 + BAR_PX, height: 900 };
const NARROW_DESK = { width: 1280 + BAR_PX, height: 800 };
const PHONE = { width: 390 + BAR_PX, height: 844 };
const NARROW_PHONE = { width: 320 + BAR_PX, height: 800 };
/** Every screen. */
const SCREENS = new Set(ROUTES.map(({ path }) => path));
/** What is not there. */
const MISSING = new Set(['/no-such-screen', '/my-trade-ins/not-one-of-mine']);

// Nothing here changes what another test sees: the workers share the addresses.
test.describe.configure({ mode: 'parallel' });
test.use({ launchOptions: await chromiumLaunchOptions({ hasScrollbars: true }) });

/** A hero with a trade-in. */
let hero: { cookies: Parameters<ReturnType<Page['context']>['addCookies']>[0]; tradeInId: string };

test.beforeAll(async ({ playwright, product }) => {
  const request = await playwright.request.newContext({ baseURL: product.address });
  await joinAs(request, 'Noura of Al Barsha');
  const { id: tradeInId } = await lockPrice(request);
  hero = { cookies: (await request.storageState()).cookies, tradeInId };
  await request.dispose();
});

for (const path of ADDRESSES) {
  test(`${path} keeps to the shell, wide and narrow, in both languages`, async ({ page, context }) => {
    await installAxe(context);
    const complaints = await collectComplaints(page);
    const data = collectData(page);
    await page.setViewportSize(DESK);
    await test.step('opened in English, at a desk', () => openAtDesk(page, path));
    await settled(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await test.step('in English, wide', async () => {
      await expectNoStrayScrollbars(page);
      expect(await strayScrolling(page)).toEqual([]);
      await expectNoViolationsAtThisWidth(page);
      await page.setViewportSize(NARROW_DESK);
      await expectToFit(page);
    });
    await test.step('in English, narrow', async () => {
      await page.setViewportSize(PHONE);
      if (SCREENS.has(path)) await expectFirstScreen(page, path);
      await expectNoStrayScrollbars(page);
      expect(await strayScrolling(page)).toEqual([]);
      await expectNoViolationsAtThisWidth(page);
      await page.setViewportSize(NARROW_PHONE);
      await expectToFit(page);
    });
    await test.step('turned to Arabic, and back', () => expectArabicInPlace(page, data));
    expect(ownComplaints(complaints, path), 'in English').toEqual([]);

    await test.step('opened in Arabic, on a phone', async () => {
      await page.setViewportSize(PHONE);
      await context.addCookies(hero.cookies);
      await openInArabic(page, path);
      if (SCREENS.has(path)) await expectFirstScreen(page, path);
      expect(ownComplaints(complaints, path), 'in Arabic').toEqual([]);
    });
  });
}

for (const locale of ['en', 'ar'] as const) {
  test(`one of many, opened directly in ${locale}, leaves no error in the console`, async ({ page, context }) => {
    await context.addCookies(hero.cookies);
    const complaints = await collectComplaints(page);
    await page.addInitScript((to) => localStorage.setItem('planet-heroes:locale', to), locale);
    const found: Record<string, string[]> = {};
    for (const path of [...ONE_OF_MANY, `/my-trade-ins/${hero.tradeInId}`]) {
      await page.goto(path);
      await settled(page);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      // Reported late, it would be held against the next one.
      if (MISSING.has(path)) await expect.poll(() => complaints.length).toBeGreaterThan(0);
      const own = ownComplaints(complaints, path);
      if (own.length > 0) found[path] = own;
    }
    expect(found).toEqual({});
  });
}

/** Opens an address as a new visitor does: what the first load keeps to, and what moves. */
async function openAtDesk(page: Page, path: string): Promise<void> {
  const moves = SCREENS.has(path) && !COMPANY_SCREENS.has(path);
  if (moves) await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
  if (SCREENS.has(path)) {
    const noted = noteScripts(page);
    const answer = (await page.goto(path))!;
    expectHeaders(answer);
    expectFewScripts(path, await answer.text(), await firstLoad(page, path, noted));
    await expectScreen(page, path);
    await expectFirstScreen(page, path);
  } else {
    await page.goto(path);
  }
  await settled(page);
  if (moves) await expectMovementsToEnd(page);
  const tab = new URLSearchParams(path.split('?')[1]).get('tab');
  if (tab) await expect(page.locator(`[data-tab="${tab}"]`)).toHaveAttribute('aria-selected', 'true');
}

async function openInArabic(page: Page, path: string): Promise<void> {
  await page.evaluate(() => localStorage.setItem('planet-heroes:locale', 'ar'));
  await page.goto(path);
  await settled(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
}

/** What was complained of since the last time. What does not exist is reported by the browser itself. */
function ownComplaints(complaints: string[], path: string): string[] {
  return complaints.splice(0).filter((text) => !MISSING.has(path) || !text.includes('status of 404'));
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

/**
 * The screen turns to Arabic and back where it stands, leaves no English, and clips nothing at any width; in either
 * language spaced text, with the first record of a list open, is neither cut nor pushed out.
 */
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
  await page.setViewportSize(NARROW_DESK);
  const row = page.locator('main [data-row-toggle]:visible').first();
  if (await row.isVisible()) await row.click();
  expect(await faultsOfSpacedText(page, [NARROW_DESK, NARROW_PHONE]), 'spaced').toEqual({});

  await page.setViewportSize(DESK);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading!);
  expect(await arabicTexts(page)).toEqual([]);
  await settled(page);
  expect(await faultsOfSpacedText(page, [NARROW_DESK, NARROW_PHONE]), 'spaced').toEqual({});
  expect(await page.evaluate(() => 'visit' in window && window.visit)).toBe('the same');
}
