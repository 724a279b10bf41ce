import { expect, type Page, test } from '../support/test.ts';
import { OPERATOR_TOKEN } from '../../processes/secrets.ts';
import { installAxe, violationsOf } from '../support/axe.ts';
import { expectNoViolations } from '../support/axe-everywhere.ts';
import {
  calculateButton,
  chooseCondition,
  chooseModel,
  expectCertainty,
  expectValuation,
  pressUntilFocused,
} from '../support/calculators.ts';
import { openLive, spokenTexts } from '../support/live-page.ts';
import { expectScreen } from '../support/screen.ts';
import { countRequests, handleFirst } from '../support/requests.ts';
import { toasts } from '../support/toasts.ts';
import { joinBy } from '../support/sign-in.ts';

const STORE = '/checkout';

/** Notes what the page opens in new tabs, instead of opening it. */
async function noteOpened(page: Page): Promise<() => Promise<string[][]>> {
  await page.addInitScript(() => {
    const opened: string[][] = [];
    window.open = (...call) => {
      opened.push(call.map(String));
      return null;
    };
    Object.assign(window, { opened });
  });
  return () => page.evaluate(() => (window as unknown as { opened: string[][] }).opened);
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name });

async function confirmValue(page: Page): Promise<void> {
  await chooseModel(page, 'iPhone 15 Pro');
  await chooseCondition(page, 'Good');
  await calculateButton(page).click();
  await expectCertainty(page, 'Confirmed value');
}

test('the hero asks what is needed, leads there, and folds away again', async ({ page }) => {
  await page.goto('/');
  const opener = page.getByRole('button', { name: 'Tell me what you need' });
  const choices = page.getByRole('group', { name: 'What do you need?' });
  const main = page.getByRole('button', { name: 'See my price' });
  await main.click();
  await expect(heroModel(page)).toBeFocused();
  await heroModel(page).selectOption('iPhone 16');
  await main.click();
  await expect(heroModel(page)).not.toBeFocused();
  await expect(main).toBeVisible();
  await expect(choices).toBeHidden();
  await opener.click();
  await expect(choices.getByRole('link', { name: 'Clean water at home' })).toHaveAttribute('href', '/products');
  await expect(choices.getByRole('link', { name: 'Join the eco leaderboard' })).toHaveAttribute('href', '/#meet-deli');
  await choices.getByRole('button', { name: 'Ask me something else' }).click();
  await expect(choices).toBeHidden();
  await expect(tab(page, 'Chat')).toHaveAttribute('aria-selected', 'true');
  await expect(tab(page, 'Chat')).toBeInViewport();

  await opener.click();
  await choices.getByRole('link', { name: 'Trade in my iPhone' }).click();
  await expect(page).toHaveURL(/\/#meet-deli$/);
  await expect(page.locator('#meet-deli')).toBeFocused();
  await expect(tab(page, 'Quick Calculator')).toHaveAttribute('aria-selected', 'true');
});

test('the hero’s choices open over the scene, and nothing of it moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLive(page, '/');
  // All but the opener's arrow, which turns, and the choices' own signs.
  const boxes = () =>
    page.locator('main > section').first().evaluate((hero) =>
      [hero, ...hero.querySelectorAll('svg')].filter((part) => !part.closest('#need-choices, button')).map((part) =>
        JSON.stringify(part.getBoundingClientRect())
      )
    );
  const choices = page.getByRole('group', { name: 'What do you need?' });
  for (const width of [390, 768, 1024, 1440]) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      const before = await boxes();
      expect(before.length).toBeGreaterThan(3);
      await page.getByRole('button', { name: 'Tell me what you need' }).click();
      await expect(choices).toBeVisible();
      expect(await boxes()).toEqual(before);
      // They lie within the hero, where they can be reached.
      const within = await choices.evaluate((group) =>
        group.getBoundingClientRect().bottom <= group.closest('section')!.getBoundingClientRect().bottom
      );
      expect(within).toBe(true);
      await page.getByRole('button', { name: 'Tell me what you need' }).click();
      await expect(choices).toBeHidden();
    });
  }
});

const heroModel = (page: Page) => page.getByRole('combobox', { name: 'Model' });
const heroCondition = (page: Page) => page.getByRole('combobox', { name: 'Condition' });
const heroPrice = (page: Page) => page.getByRole('group', { name: 'What your iPhone is worth' });
/** How far the water in the hero's phone stands below full, in the drawing's units. */
const waterLevel = (page: Page) =>
  page.locator('main > section').first().locator('g[style*=translateY]').evaluate((water) =>
    new DOMMatrixReadOnly(getComputedStyle(water).transform).m42
  );

for (const [width, height] of [[1440, 900], [390, 844]] as const) {
  test(`the price stands in the first screen at ${width} × ${height}, and choosing moves nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openLive(page, '/');
    await expect.poll(() => spokenTexts(heroPrice(page))).toEqual([['Up to', 'AED 4,200', 'for your iPhone']]);
    for (const part of [heroModel(page), heroCondition(page), heroPrice(page)])
      await expect(part).toBeInViewport({ ratio: 1 });
    const boxes = () =>
      page.locator('main > section').first().evaluate((hero) =>
        [hero, ...hero.querySelectorAll('h1, p, select, button, svg:not(a svg)')].map((part) => {
          const { top, height: high } = part.getBoundingClientRect();
          return `${part.tagName} ${Math.round(top)} ${Math.round(high)}`;
        })
      );
    const before = await boxes();
    await heroModel(page).selectOption('iPhone 15 Pro');
    await expect.poll(() => spokenTexts(heroPrice(page))).toEqual([['Up to', 'AED 3,100', 'iPhone 15 Pro']]);
    await heroCondition(page).selectOption('good');
    await expect.poll(() => spokenTexts(heroPrice(page))).toEqual([['iPhone 15 Pro', 'AED 2,480', '+2,240 points']]);
    expect(await boxes()).toEqual(before);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
}

test('the hero’s price is the calculator’s, from whichever side it is chosen, and the water rises with it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLive(page, '/');
  const expectSamePrice = async (price: string) => {
    await expectValuation(page, { 'Trade-in value': price });
    await expect.poll(async () => (await spokenTexts(heroPrice(page)))[0]).toContain(price);
  };
  const empty = await waterLevel(page);
  await heroModel(page).selectOption('iPhone 14');
  await heroCondition(page).selectOption('fair');
  await expectSamePrice('AED 1,320');
  await expect(page.getByRole('radio', { name: 'iPhone 14', exact: true })).toBeChecked();
  await expect(page.getByRole('radio', { name: /^Fair/ })).toBeChecked();
  const low = await waterLevel(page);
  expect(low).toBeLessThan(empty);

  await chooseModel(page, 'iPhone 16 Pro Max');
  await chooseCondition(page, 'Excellent');
  await expectSamePrice('AED 4,200');
  await expect(heroModel(page)).toHaveValue('iPhone 16 Pro Max');
  // Full at once, for visitors who asked for less motion.
  await expect.poll(() => waterLevel(page)).toBe(0);
  await calculateButton(page).click();
  await expectCertainty(page, 'Confirmed value');
  await expectSamePrice('AED 4,200');

  // Nothing is asked twice: one press locks it.
  await page.getByRole('button', { name: /^Lock AED.4,200$/ }).click();
  await expect(page).toHaveURL(/\/my-trade-ins\/[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('iPhone 16 Pro Max');
  const locked = page.getByRole('main').getByRole('definition');
  await expect(locked.first()).toHaveText('Excellent');
  await expect(locked.filter({ hasText: /^AED\s4,200$/ })).toBeVisible();
  // It is the visitor's own, not the demo hero's, and joining takes it along.
  await joinBy(page, 'Noura of Al Barsha');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('iPhone 16 Pro Max');
});

test('what the page says, and what the shop opens', async ({ page, request }) => {
  const opened = await noteOpened(page);
  const { referralCode } = (await (await request.get('/api/me')).json()) as { referralCode: string };
  await openLive(page, '/');
  await test.step('the page says why to send a phone to us, and how to reach a person', async () => {
    const reasons = page.getByRole('region', { name: 'What you can count on' });
    await expect(reasons.getByRole('listitem')).toHaveText([
      /^Price held for 30 days/,
      /^Free shipping.*free in Dubai City Center/,
      /^Your data is wiped.*DoD 5220\.22-M/,
      /^Dubai Airport Freezone UAE.*Serving all Emirates/,
      /^Open daily 9AM-11PM.*WhatsApp/,
    ]);
    await expect(reasons.getByRole('link', { name: /^\+971/ })).toHaveAttribute('href', /^tel:\+971\d+$/);
    await expect(page.getByRole('link', { name: 'Mission or exchange programme?' })).toHaveAttribute(
      'href',
      '/exchange#mission-or-standard',
    );
  });
  await test.step('the shop is shown first, and a plan is ordered in a new tab with the hero’s code', async () => {
    await expect(tab(page, 'Water-system shop')).toHaveAttribute('aria-selected', 'true');
    const panel = page.getByRole('tabpanel', { name: 'Water-system shop' });
    for (const price of [/1,299/, /1,599/, /1,499/, /1,999/, /2,299/, /2,999/, /AED\s99/])
      await expect(panel.getByText(price).first())
        .toBeVisible();

    const order = panel.getByRole('button', { name: 'Order now Hero Elite' });
    await order.click();
    const processing = panel.getByRole('button', { name: 'PROCESSING...' });
    await expect(processing).toHaveAttribute('aria-busy', 'true');
    await expect(toasts(page)).toContainText('Order Initiated!');
    await expect(toasts(page)).toContainText('Redirecting to secure checkout...');
    await expect(processing).toHaveCount(0);
    const link = `${STORE}?plan=hero-elite&ref=${referralCode}`;
    expect(await opened()).toEqual([[link, '_blank', 'noopener']]);
    await expect(panel.getByRole('link', { name: 'No new tab? Open the checkout' })).toHaveAttribute('href', link);

    await panel.getByRole('button', { name: 'Order now Starter kit' }).click();
    await expect.poll(opened).toHaveLength(2);
    expect((await opened())[1]![0]).toBe(`${STORE}?starter=true&ref=${referralCode}`);
  });
});

test('an order that cannot open the store says so, and can be placed again', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => {
      throw new Error('blocked');
    };
  });
  await page.goto('/');
  const order = page.getByRole('button', { name: 'Order now Hero Minimal' });
  await order.click();
  await expect(page.getByRole('button', { name: 'PROCESSING...' })).toBeVisible();
  await expect(toasts(page)).toContainText('Error');
  await expect(toasts(page)).toContainText('Something went wrong. Please try again.');
  await expect(order).toBeEnabled();
  await expect(page.getByRole('button', { name: 'PROCESSING...' })).toHaveCount(0);
});

test('missions and challenges are the server’s, say when they cannot be loaded, and load again', async ({ page, request }) => {
  const missions = (await (await request.get('/api/sponsored-missions')).json()) as { title: string; status: string }[];
  await handleFirst(page, '**/api/social-challenges', (route) => route.abort());
  await page.route('**/socket.io/**', (route) => route.abort());
  await page.routeWebSocket(/\/socket\.io\//, (socket) => socket.close());
  await page.goto('/');
  await tab(page, 'Explore Missions').click();
  const sponsored = page.getByRole('region', { name: 'Sponsored missions' });
  const open = missions.filter(({ status }) => status !== 'completed').slice(0, 3);
  await expect(sponsored.getByRole('listitem').getByRole('heading')).toHaveText(open.map(({ title }) => title));
  await expect(sponsored.getByRole('link', { name: 'All missions' })).toHaveAttribute('href', '/partners');

  const challenges = page.getByRole('region', { name: 'Eco-challenges' });
  await expect(challenges).toContainText('The challenges could not be loaded');
  await challenges.getByRole('button', { name: 'Try again' }).click();
  await expect(challenges.getByRole('listitem').first()).toContainText('places taken');
  await expect(challenges.getByRole('link', { name: 'All challenges' })).toHaveAttribute('href', '/community');
});

test('empty lists invite, and the heroes’ tab shows the widget', async ({ page }) => {
  await page.routeWebSocket(/\/socket\.io\//, (socket) => socket.close());
  await page.route('**/api/sponsored-missions', (route) => route.fulfill({ json: [] }));
  await page.route('**/api/social-challenges', (route) => route.fulfill({ json: [] }));
  await page.goto('/');
  await tab(page, 'Explore Missions').click();
  await expect(page.getByText('No missions are open right now')).toBeVisible();
  await expect(page.getByText('No challenge is running right now')).toBeVisible();
  await tab(page, 'Planet Heroes').click();
  const heroes = page.getByRole('tabpanel', { name: 'Planet Heroes' });
  await expect(heroes.getByRole('heading', { name: 'TOP PLANET HEROES' })).toBeVisible();
  await expect(heroes.getByRole('list', { name: 'Heroes, best first' }).getByRole('listitem')).toHaveCount(3);
});

test('a confirmed value is locked, its receipt follows the trade-in, and the mission counts it', async ({ page, request }) => {
  await openLive(page, '/');
  const lock = page.getByRole('button', { name: 'Lock this quote for 30 days' });
  await expect(lock).toBeDisabled();
  await confirmValue(page);
  const results = page.getByRole('region', { name: 'Mission Complete' });
  await expect(results.getByRole('button', { name: 'Celebrate and share' })).toBeVisible();
  const locked = page.waitForResponse((response) =>
    response.url().endsWith('/api/me/trade-ins') && response.request().method() === 'POST'
  );
  // Pressed twice as fast as a hand can: it is one wish.
  const presses = countRequests(page, '/api/me/trade-ins', 'POST');
  await lock.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  const { id } = (await (await locked).json()) as { id: string };
  await expect(page.getByRole('heading', { name: 'Your quote is locked' })).toBeFocused();
  const section = page.locator('#meet-deli');
  await expect(section).toContainText('iPhone 15 Pro, good');
  await expect(results.getByRole('button', { name: 'Trade-in started' })).toBeDisabled();
  const headers = { authorization: `Bearer ${OPERATOR_TOKEN}` };
  await expect(section).toContainText('Points pending');
  for (const link of await page.getByRole('link', { name: 'Answer five questions' }).all())
    await expect(link).toHaveAttribute('href', `/my-trade-ins/${id}`);
  const verified = await request.post(`/api/ops/trade-ins/${id}/verify`, { headers, data: {} });
  expect(verified.ok()).toBe(true);
  await expect(page.getByRole('heading', { name: 'Your trade-in is verified' })).toBeVisible();
  await expect(section).toContainText('Points earned');
  await expect(results).toContainText('Your trade-in is verified. Value and points are yours.');
  await expect(page.getByText('Step 3 of 3')).toBeVisible();
  expect(presses.count).toBe(1);
});

test('a refusal stands beside the lock, and a lost request is repeated as the same action', async ({ page }) => {
  const keys: (string | undefined)[] = [];
  await page.route('**/api/me/trade-ins', (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length === 1) return route.abort();
    if (keys.length === 2)
      return route.fulfill({
        status: 429,
        json: { error: { code: 'too_many_requests', message: 'Please wait a moment.', requestId: 'r' } },
      });
    return route.continue();
  });
  await page.goto('/');
  await confirmValue(page);
  const start = page.getByRole('button', { name: 'Start Trade-In', exact: true });
  await start.click();
  const results = page.getByRole('region', { name: 'Mission Complete' });
  await expect(results.getByRole('alert')).toHaveText(
    'Your quote could not be locked. Check your connection and press again.',
  );
  await start.click();
  await expect(results.getByRole('alert')).toHaveText('Please wait a moment.');
  await start.click();
  await expect(page.getByRole('button', { name: 'Trade-in started' })).toBeVisible();
  await expect(results.getByRole('alert')).toHaveCount(0);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[1]);
});

test('a keyboard is enough for tabs and orders', async ({ page }) => {
  const opened = await noteOpened(page);
  await openLive(page, '/');
  await tab(page, 'Water-system shop').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tab(page, 'Explore Missions')).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'Explore Missions' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await pressUntilFocused(page, 'Tab', page.getByRole('button', { name: 'Order now Hero Minimal' }));
  await page.keyboard.press('Enter');
  const button = page.getByRole('button', { name: 'PROCESSING...' });
  await expect(button).toBeFocused();
  await expect.poll(opened).toHaveLength(1);
  await expect(page.getByRole('button', { name: 'Order now Hero Minimal' })).toBeFocused();
});

test('nothing is wrong for axe: missions, heroes and a receipt, narrow and light, wide and dark', async ({ page, context }) => {
  await installAxe(context);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLive(page, '/');
  await expectScreen(page, '/');
  await confirmValue(page);
  await page.getByRole('button', { name: /^Lock this quote/ }).click();
  await expect(page.getByText('Locked value')).toBeVisible();
  await tab(page, 'Explore Missions').click();
  await expect(page.getByRole('tabpanel', { name: 'Explore Missions' }).getByRole('listitem').first()).toBeVisible();
  await expectNoViolations(page);
  await tab(page, 'Planet Heroes').click();
  await expect(page.getByRole('tabpanel', { name: 'Planet Heroes' }).getByRole('listitem').first()).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});
