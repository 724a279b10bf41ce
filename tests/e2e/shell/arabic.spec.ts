import { expect, type Page, test } from '../support/test.ts';
import { openLive, wakeAll } from '../support/live-page.ts';
import { ROUTES } from '../support/routes.ts';

/** Every screen, and the parts of screens that show only when they are asked for. */
const PATHS = [
  ...ROUTES.map(({ path }) => path),
  '/no-such-screen',
  '/partners?tab=sponsors',
  '/dubai-rewards?tab=rewards',
  ...['challenges', 'forum', 'events', 'feed', 'connect', 'achievements', 'delivery'].map(
    (tab) => `/community?tab=${tab}`,
  ),
  ...['users', 'billing', 'notifications', 'integrations'].map((tab) => `/account-management?tab=${tab}`),
];

/** Names that stay as they are, and what the columns of a company's file are called. */
const NAMES = /AquaCafe|iPhone|Green Dune Compost|Creekside Logistics|Al Noor Solar|Wadi Refill Stations|Serial Number/;

test('every screen turns to Arabic and back where it stands, leaves no English and clips nothing', async ({ page }) => {
  test.setTimeout(480_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const data = collectData(page);
  for (const path of PATHS) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    await settled(page);
    const heading = await page.getByRole('heading', { level: 1 }).textContent();
    await page.evaluate(() => Object.assign(window, { visit: 'the same' }));

    await page.getByRole('button', { name: 'العربية' }).click();
    await expect(page.locator('html'), path).toHaveAttribute('dir', 'rtl');
    await settled(page);
    await expect(page, path).toHaveTitle(/ \| أبطال الكوكب$/);
    expect(await faultsOf(page, data), `${path} at 1440`).toEqual({ english: [], clipped: [], beyond: 0 });

    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.locator('html'), path).toHaveAttribute('dir', 'ltr');
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading!);
    expect(await arabicTexts(page), path).toEqual([]);
    expect(await page.evaluate(() => 'visit' in window && window.visit), path).toBe('the same');

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=ar`);
    await settled(page);
    expect(await faultsOf(page, data), `${path} at 390`).toEqual({ english: [], clipped: [], beyond: 0 });
    await page.setViewportSize({ width: 320, height: 640 });
    expect((await faultsOf(page, data)).beyond, `${path} at 320`).toBe(0);
  }
});

for (
  const { path, told } of [
    { path: '/dubai-rewards', told: [/^صباح القرم$/, /جدّف معنا بين أشجار القرم/, /جولة كاياك لشخصين/] },
    { path: '/dubai-rewards?tab=rewards', told: [/^قارورة فولاذية منقوشة$/, /وعليها اسم بطلك/] },
    { path: '/partners?tab=sponsors', told: [/^دراجات شحن للميل الأخير$/, /عشرون منها على الطريق/, /^نصير$/, /^يوم لفريقكم/] },
  ]
) {
  test(`what the product begins with is told in Arabic: ${path}`, async ({ page }) => {
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

/** Nothing is on its way any more. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('#root[data-static]')).toHaveCount(0);
  await wakeAll(page);
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
}

/** Whether a text is, or holds, what the server has answered or told. */
function collectData(page: Page): { has(text: string): boolean } {
  let told = '';
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.startsWith('/api/'))
      response.text().then((body) => (told += body), () => undefined);
  });
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => (told += String(payload))));
  // Within an Arabic sentence only its Latin part is data.
  const isTold = (part: string): boolean => told.includes(JSON.stringify(part).slice(1, -1));
  return { has: (text) => latinParts(text).every(isTold) };
}

/** English sentences, texts that are cut off, and how far the page is wider than the window. */
async function faultsOf(page: Page, data: ReturnType<typeof collectData>) {
  // What people and operators have written, such as new rewards and names, is data and stays as it was given.
  const english = (await latinRuns(page)).filter((text) => !data.has(text) && !NAMES.test(text));
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return { english, clipped: await clippedTexts(page), beyond };
}

/** The runs of Latin letters in a text that hold three words or more. */
function latinParts(text: string): string[] {
  return text.match(/[A-Za-z’'-]+(?:[ ,.:;]+[A-Za-z’'-]+){2,}/g) ?? [];
}

/** The texts on the page that hold three words in Latin letters. */
function latinRuns(page: Page): Promise<string[]> {
  return shownTexts(page, '[A-Za-z’\']+ [A-Za-z’\']+ [A-Za-z’\']+');
}

function arabicTexts(page: Page): Promise<string[]> {
  return shownTexts(page, '[\u0600-\u06ff]');
}

function shownTexts(page: Page, pattern: string): Promise<string[]> {
  return page.locator('#root').evaluate((root, source) => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent!.trim();
      const isShown = walker.currentNode.parentElement!.getClientRects().length > 0;
      if (isShown && new RegExp(source).test(text)) texts.push(text);
    }
    return texts;
  }, pattern);
}

/** Arabic texts in boxes that cut off what does not fit, and does not. */
function clippedTexts(page: Page): Promise<string[]> {
  return page.locator('#root').evaluate((root) =>
    [...root.querySelectorAll('*')].flatMap((element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const isSeen = element.clientWidth > 2 && !element.matches('.sr-only');
      const holdsArabic = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && /[\u0600-\u06ff]/.test(node.textContent!),
      );
      if (!isSeen || !holdsArabic || !/hidden|clip/.test(overflowX + overflowY)) return [];
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      return scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1 ? [element.textContent!] : [];
    }),
  );
}
