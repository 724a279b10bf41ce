import { expect, test } from '../support/test.ts';
import { settled } from '../support/arabic.ts';
import { openLive } from '../support/live-page.ts';

for (
  const { path, told } of [
    { path: '/dubai-rewards', told: [/^صباح القرم$/, /جدّف معنا بين أشجار القرم/, /جولة كاياك لشخصين/] },
    { path: '/dubai-rewards?tab=rewards', told: [/^قارورة فولاذية منقوشة$/, /وعليها اسم بطلك/] },
    { path: '/partners?tab=sponsors', told: [/^دراجات شحن للميل الأخير$/, /عشرون منها على الطريق/, /^نصير$/, /^يوم لفريقكم/] },
  ]
) {
  test(`what the product begins with is in Arabic: ${path}`, async ({ page }) => {
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=ar`);
    for (const text of told) await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
  });
}

test('the language changes without a reload: what was typed stays, and so do place and connection', async ({ page }) => {
  let sockets = 0;
  page.on('websocket', () => (sockets += 1));
  await openLive(page, '/corporate-quotes?lang=en');
  const field = page.locator('main textarea').first();
  await field.fill('Twelve phones, as good as new');
  await field.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(0);
  const before = sockets;

  // By the keyboard: a click would scroll to the header.
  await page.getByRole('button', { name: 'العربية' }).evaluate((button: HTMLButtonElement) => button.click());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('عروض الأسعار بالجملة');
  await expect(field).toHaveValue('Twelve phones, as good as new');
  await expect(page.getByRole('button', { name: /^مباشر/ })).toBeVisible();
  expect(Math.abs(await page.evaluate(() => scrollY) - place)).toBeLessThan(400);
  expect(sockets).toBe(before);
  expect(new URL(page.url()).search).toBe('');

  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('عروض الأسعار بالجملة');
});

test('English visitors load no Arabic, and Arabic ones only what their screen shows', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const arabic = (): string[] => asked.filter((path) => /\/(arabic|noto|el-messiri)/.test(path));
  await openLive(page, '/leaderboard');
  expect(arabic()).toEqual([]);
  await page.goto('/terms?lang=ar');
  await settled(page);
  await expect(page.getByRole('main')).toContainText('قواعد الاستبدال');
  expect(arabic().filter((path) => path.includes('companies'))).toEqual([]);
  expect(await page.evaluate(() => document.fonts.check('20px "El Messiri"', 'ع'))).toBe(true);
});
