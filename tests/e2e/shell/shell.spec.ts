import { expect, ON_BOTH, type Page, test } from '../support/test.ts';
import { calculateButton, chooseCondition, chooseModel } from '../support/calculators.ts';
import { BUSINESS_LINKS, CONSUMER_LINKS } from '../support/routes.ts';
import { collectComplaints, expectScreen, linksOf, scrollTo, scrollTop } from '../support/screen.ts';
import { toasts } from '../support/toasts.ts';

const PHONE = { width: 390, height: 844 };

const mainNavigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const banner = (page: Page) => page.getByRole('complementary', { name: 'About Planet Heroes', includeHidden: true });

test.describe('navigation', () => {
  test('every consumer link leads to its screen', ON_BOTH, async ({ page }) => {
    await page.goto('/leaderboard');
    expect(await linksOf(mainNavigation(page))).toEqual(
      CONSUMER_LINKS.map(([name, path]) => [expect.stringContaining(name), path]),
    );
    for (const [name, path] of CONSUMER_LINKS) {
      await mainNavigation(page).getByRole('link', { name: new RegExp(`^${name}`) }).click();
      await expectScreen(page, path);
    }
    await page.getByRole('banner').getByRole('link', { name: 'Shop All' }).click();
    await expectScreen(page, '/products');
    await page.getByRole('link', { name: 'Planet Heroes, home' }).click();
    await expectScreen(page, '/');
  });

  test('the toggle switches to the links of companies and back', async ({ page }) => {
    await page.goto('/');
    const toggle = page.getByRole('group', { name: 'Who are you shopping for?' });
    await expect(toggle.getByRole('button', { name: 'Consumer' })).toHaveAttribute('aria-pressed', 'true');
    await toggle.getByRole('button', { name: 'B2B' }).click();
    await expect(toggle.getByRole('button', { name: 'B2B' })).toHaveAttribute('aria-pressed', 'true');
    expect(await linksOf(mainNavigation(page))).toEqual(BUSINESS_LINKS);
    for (const [name, path] of BUSINESS_LINKS) {
      await mainNavigation(page).getByRole('link', { name, exact: true }).click();
      await expectScreen(page, path);
    }
    await page.getByRole('link', { name: 'Get Bulk Quote' }).click();
    await expectScreen(page, '/bulk-tradein');
    await toggle.getByRole('button', { name: 'Consumer' }).click();
    await expect(mainNavigation(page).getByRole('link', { name: 'Exchange' })).toBeVisible();
  });

  for (const path of ['/contact', '/sponsorships', '/nonsense', '/leaderboard/nonsense']) {
    test(`${path} shows Page Not Found`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
      await expect(page).toHaveTitle('Page Not Found | Planet Heroes');
      await page.getByRole('link', { name: 'Back to home' }).click();
      await expectScreen(page, '/');
    });
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('home has a short banner and a menu', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const opener = page.getByRole('button', { name: 'Open menu' });
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await test.step('the menu holds the focus, closes with Escape and gives the focus back', async () => {
      await opener.click();
      await expect(menu).toBeVisible();
      expect((await linksOf(menu)).map(([, path]) => path)).toEqual([
        ...CONSUMER_LINKS.map(([, path]) => path),
        '/leaderboard',
        '/dubai-rewards',
        '/my-trade-ins',
        '/products',
      ]);
      for (const key of ['Tab', 'Shift+Tab']) {
        for (let press = 0; press < 14; press++) {
          await page.keyboard.press(key);
          await expect(menu.locator(':focus')).toHaveCount(1);
        }
      }
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(opener).toBeFocused();
    });
    await test.step('the sticky banner is short', async () => {
      await scrollTo(page, 700);
      await expect(banner(page)).toBeVisible();
      await expect(banner(page)).toHaveText('The Sustainability Game of Dubai', { useInnerText: true });
    });
    await test.step('a link of the menu leads to its screen and closes the menu', async () => {
      await opener.click();
      await menu.getByRole('link', { name: 'Shop All' }).click();
      await expectScreen(page, '/products');
      await expect(menu).toBeHidden();
    });
  });

  test('business mode offers a short quote button and its own menu', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('button', { name: 'B2B' }).click();
    expect(await linksOf(menu)).toEqual(BUSINESS_LINKS);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'Get Quote', exact: true })).toHaveAttribute('href', '/bulk-tradein');
  });
});

test.describe('banners', () => {
  test('home has its banners and its footer', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await test.step('the sticky banner shows once the page is scrolled more than 600 px', async () => {
      await expect(banner(page)).toBeHidden();
      await scrollTo(page, 601);
      await expect(banner(page)).toBeVisible();
      await expect(banner(page)).toHaveText(
        'The Sustainability Game of Dubai — Complete Missions • Save Money • Save the Planet',
        {
          useInnerText: true,
        },
      );
      await scrollTo(page, 600);
      await expect(banner(page)).toBeHidden();
    });
    await test.step('the welcome banner offers the voucher', async () => {
      const welcome = page.getByRole('complementary', { name: 'Welcome offer' });
      await expect(welcome).toContainText(
        /AED\s100 partner-kitchen voucher toward your water system, unlocked by a friend’s first trade\./,
      );
      await expect(welcome.getByRole('link')).toHaveAttribute('href', '/aquacafe');
    });
    await test.step('the footer links to every area', async () => {
      const footer = page.getByRole('contentinfo');
      const links = await linksOf(footer);
      expect(links).toEqual(
        expect.arrayContaining([
          ['Trade-in iPhone Calculator', '/'],
          ['My trade-ins', '/my-trade-ins'],
          ['Loyalty Program', '/aquacafe'],
          ['Planet Heroes Leaderboard', '/leaderboard'],
          ['Impact & Rewards Dashboard', '/impact-dashboard'],
          ['Community Hub', '/community'],
          ['Ambassador & Champion Programs', '/partners'],
          [expect.any(String), '/privacy'],
          [expect.any(String), '/terms'],
          [expect.any(String), '/environmental'],
          [expect.any(String), '/sponsorships'],
        ]),
      );
      expect(links.filter(([, href]) => href!.startsWith('https://')).length).toBe(7);
      for (const scheme of ['tel:', 'mailto:', 'https://wa.me/'])
        expect(links.some(([, href]) => href!.startsWith(scheme)))
          .toBe(true);
      for (const figure of ['2.4M+', '12,847', '180T', '24/7', /AED\s1,299/, /AED\s99/])
        await expect(footer).toContainText(figure);
      await footer.getByRole('link', { name: 'Impact & Rewards Dashboard' }).click();
      await expectScreen(page, '/impact-dashboard');
    });
  });

  test('the welcome banner stays away once it was dismissed, and addresses no companies', async ({ page }) => {
    await page.goto('/purchase-orders');
    await expectScreen(page, '/purchase-orders');
    const welcome = page.getByRole('complementary', { name: 'Welcome offer' });
    await expect(welcome).toHaveCount(0);
    await page.goto('/redeem');
    await welcome.getByRole('button', { name: 'Do not show this offer again' }).click();
    await expect(welcome).toHaveCount(0);
    await page.reload();
    await expectScreen(page, '/redeem');
    await expect(welcome).toHaveCount(0);
  });
});

test.describe('scrolling', () => {
  test('a change of route starts at the top', async ({ page }) => {
    await page.goto('/');
    await expectScreen(page, '/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Community Hub' }).scrollIntoViewIfNeeded();
    expect(await scrollTop(page)).toBeGreaterThan(600);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Community Hub' }).click();
    await expectScreen(page, '/community');
    await expect.poll(() => scrollTop(page)).toBe(0);
  });

  test('a link of a page that has not come to life leads to the top of the next', async ({ page, context, baseURL }) => {
    const { promise: slow, resolve: arrive } = Promise.withResolvers<void>();
    await context.route(/\/assets\/home-page-/, async (route) => {
      await slow;
      await route.continue();
    });
    // Opened by hand: Playwright's own way would wait for the code that is held back.
    await page.evaluate((address) => location.assign(address), baseURL!);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Community Hub' });
    await link.scrollIntoViewIfNeeded();
    expect(await scrollTop(page)).toBeGreaterThan(600);
    await link.click();
    await expectScreen(page, '/community');
    await expect.poll(() => scrollTop(page)).toBe(0);
    arrive();
  });

  test('/#meet-deli shows the trade-in section', async ({ page }) => {
    await page.goto('/#meet-deli');
    const section = page.getByRole('region', { name: 'What is your iPhone worth?' });
    await expect(section.getByRole('heading', { level: 2 })).toBeInViewport();
    await expect(section).toBeFocused();
    expect(await scrollTop(page)).toBeGreaterThan(0);
  });

  test('what do you need? expands to its choices, leads to them, and collapses', async ({ page }) => {
    await page.goto('/');
    const ask = page.getByRole('button', { name: 'Tell me what you need' });
    const choices = page.getByRole('group', { name: 'What do you need?' });
    await expect(ask).toHaveAttribute('aria-expanded', 'false');
    await expect(choices).toBeHidden();
    await ask.click();
    await expect(ask).toHaveAttribute('aria-expanded', 'true');
    expect(await linksOf(choices)).toEqual([
      ['Clean water at home', '/products'],
      ['Trade in my iPhone', '/#meet-deli'],
      ['Join the eco leaderboard', '/#meet-deli'],
    ]);
    await choices.getByRole('button', { name: 'Ask me something else' }).click();
    await expect(choices).toBeHidden();
    await expect(page.getByRole('tab', { name: 'Chat' })).toBeInViewport();
    await ask.click();
    await choices.getByRole('link', { name: 'Trade in my iPhone' }).click();
    await expect(page.getByRole('heading', { name: 'What is your iPhone worth?' })).toBeInViewport();
    await choices.getByRole('link', { name: 'Clean water at home' }).click();
    await expectScreen(page, '/products');
  });
});

test.describe('toasts', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await page.route('**/api/calculate-trade', (route) => route.abort());
    await page.goto('/');
    await chooseModel(page, 'iPhone 15');
    await chooseCondition(page, 'Fair');
    await calculateButton(page).click();
    await expect(toasts(page)).toHaveCount(1);
  });

  test('one shows at a time, for five seconds', async ({ page }) => {
    await page.clock.runFor(3000);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(calculateButton(page)).toBeEnabled();
    await expect(toasts(page)).toHaveCount(1);
    await page.mouse.move(0, 0);
    // From here on the clock moves by hand alone: a slow machine must not use up the toast's time.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1500);
    await page.clock.runFor(2000);
    // A toast that is fading out still counts, but is closed.
    await expect(toasts(page)).toHaveAttribute('data-state', 'open');
    await page.clock.runFor(3500);
    await expect(toasts(page)).toHaveCount(0);
  });

  test('a failure toast is read out at once; F8 leads to them, and a button closes them', async ({ page }) => {
    await expect(page.locator('[aria-live="assertive"]').getByRole('listitem')).toHaveCount(1);
    await page.keyboard.press('F8');
    const region = page.getByRole('region', { name: /^Notifications/ });
    await expect.poll(() => region.evaluate((node) => node.contains(document.activeElement))).toBe(true);
    await toasts(page).getByRole('button', { name: 'Close notification' }).click();
    await expect(toasts(page)).toHaveCount(0);
  });

  test('one that is pointed at or has the focus stays, and Escape closes it', async ({ page }) => {
    await toasts(page).hover();
    await page.clock.runFor(8000);
    await expect(toasts(page)).toHaveAttribute('data-state', 'open');
    await page.keyboard.press('F8');
    await page.keyboard.press('Tab');
    await expect(toasts(page).getByRole('button', { name: 'Close notification' })).toBeFocused();
    await page.mouse.move(0, 0);
    await page.clock.runFor(8000);
    await expect(toasts(page)).toHaveAttribute('data-state', 'open');
    await page.keyboard.press('Escape');
    await expect(toasts(page)).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Notifications (F8)' })).toBeFocused();
  });

  test('a swipe of 50 px to the right sends one away, a shorter one or one to the left does not', async ({ page }) => {
    const { x, y } = (await toasts(page).boundingBox())!;
    const swipe = async (distance: number): Promise<void> => {
      await page.mouse.move(x + 60, y + 10);
      await page.mouse.down();
      await page.mouse.move(x + 60 + distance, y + 10, { steps: 4 });
      await page.mouse.up();
    };
    for (const tooShort of [49, -80]) {
      await swipe(tooShort);
      await expect(toasts(page)).toHaveAttribute('data-swipe', 'cancel');
      await expect(toasts(page)).toHaveAttribute('data-state', 'open');
    }
    await swipe(50);
    await expect(toasts(page)).toHaveCount(0);
  });
});

test('dark colours are chosen by hand and remembered over a reload', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  await page.getByRole('button', { name: 'Switch to dark colours' }).click();
  await expect.poll(background).not.toBe(light);
  const dark = await background();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Switch to light colours' })).toBeVisible();
  expect(await background()).toBe(dark);
  await page.getByRole('button', { name: 'Switch to light colours' }).click();
  await expect.poll(background).toBe(light);
});

test('the policy stops an inline script, and the collection of complaints notices', ON_BOTH, async ({ page }) => {
  const complaints = await collectComplaints(page);
  await page.goto('/');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.inlineScriptRan = true';
    document.body.append(script);
  });
  await expect.poll(() => complaints.length).toBeGreaterThan(0);
  expect(await page.evaluate(() => 'inlineScriptRan' in window)).toBe(false);
});
