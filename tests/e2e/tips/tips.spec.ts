import { expect, type Locator, type Page, test } from '../support/test.ts';
import { installAxe } from '../support/axe.ts';
import { pressUntilFocused } from '../support/calculators.ts';
import { runUntilVisible } from '../support/page-clock.ts';
import { expectNoViolations } from '../support/axe-everywhere.ts';
import { expectScreen } from '../support/screen.ts';

const ON_HOME = ['Start your mission', 'What is your phone worth?', 'Saved together', 'Ask the concierge'];

const help = (page: Page) => page.getByRole('button', { name: /^Tips: \d$/ });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Choose which tips to display' });
const tooltip = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const toggle = (page: Page, name: string) =>
  menu(page).getByRole('button', { name: new RegExp(`^(Show|Hide): ${name.replace('?', '\\?')}$`) });
const flags = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => /hint-dismissed|has-visited/.test(key)).sort());

/** Opens a screen on a clock of the test's own, and waits for `count` tips. */
async function openWithTips(page: Page, path: string, count: number): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await expectTips(page, count);
}

/** Lets the longest delay pass, and expects `count` tips after it. */
async function expectTips(page: Page, count: number): Promise<void> {
  await runUntilVisible(page, page.getByRole('complementary', { name: 'Help', exact: true }).getByRole('button'));
  await page.clock.runFor(15_000);
  await expect(page.getByRole('button', { name: `Tips: ${count}`, exact: true })).toBeVisible();
}

async function openMenu(page: Page): Promise<void> {
  await help(page).click();
  await page.clock.runFor(500);
  await expect(menu(page)).toBeVisible();
}

/** How far a tooltip is from its target and from the window's edges, in px. */
async function expectPlace(page: Page, tip: Locator, target: Locator): Promise<void> {
  const { width, height } = page.viewportSize()!;
  await expect(async () => {
    await page.clock.runFor(100);
    const [box, aim] = [(await tip.boundingBox())!, (await target.boundingBox())!];
    const gaps = [
      aim.y - box.y - box.height,
      box.y - aim.y - aim.height,
      aim.x - box.x - box.width,
      box.x - aim.x - aim.width,
    ];
    expect(Math.max(...gaps)).toBeCloseTo(12, 0);
    expect(Math.min(box.x, box.y, width - box.x - box.width, height - box.y - box.height)).toBeGreaterThanOrEqual(19.5);
  }).toPass();
}

test('come one by one, the most urgent first, and are shown on request', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await runUntilVisible(page, page.getByRole('button', { name: 'Tutorial' }), 100);
  await page.clock.runFor(4000);
  await expect(help(page)).toHaveCount(0);
  await expectTips(page, 4);

  await openMenu(page);
  expect(await menu(page).getByRole('listitem').locator('p:nth-of-type(2)').allTextContents()).toEqual(ON_HOME);
  await expect(menu(page).getByText('Say what you need, and we take you straight there.')).toBeVisible();
  await toggle(page, 'What is your phone worth?').click();
  await expect(tooltip(page, 'What is your phone worth?')).toBeVisible();
  await page.clock.runFor(500);
  await expect(menu(page)).toHaveCount(0);
  await openMenu(page);
  await expect(toggle(page, 'What is your phone worth?')).toHaveText('Hide');
  await toggle(page, 'What is your phone worth?').click();
  await expect(tooltip(page, 'What is your phone worth?')).toHaveCount(0);

  await toggle(page, 'Start your mission').click();
  await page.clock.runFor(500);
  await expect(menu(page)).toHaveCount(0);
  const tip = tooltip(page, 'Start your mission');
  await expect(tip.getByRole('button', { name: 'Got it' })).toBeFocused();
  await expectPlace(page, tip, page.getByRole('button', { name: 'Tell me what you need' }));
  await tip.getByRole('button', { name: 'Got it' }).click();
  await page.clock.runFor(100);
  await expect(tip).toHaveCount(0);
  await expect(help(page)).toBeFocused();
  await expect(help(page)).toHaveAccessibleName('Tips: 3');
  expect(await flags(page)).toEqual(['planet-heroes:has-visited', 'planet-heroes:hint-dismissed:start-mission']);
});

test('close with Escape, the cross and a click elsewhere, and stay in the menu', async ({ page }) => {
  await openWithTips(page, '/leaderboard', 1);
  await test.step('a click beside the menu closes it', async () => {
    await openMenu(page);
    // What closes it listens from the next turn of the clock on.
    await page.clock.runFor(50);
    await page.mouse.click(200, 300);
    await page.clock.runFor(500);
    await expect(menu(page)).toHaveCount(0);
  });
  const tip = tooltip(page, 'A board that moves');
  const ways = [
    () => page.keyboard.press('Escape'),
    () => tip.getByRole('button', { name: 'Close tip' }).click(),
    () => page.getByRole('heading', { level: 1 }).click(),
  ];
  for (const close of ways) {
    await openMenu(page);
    await toggle(page, 'A board that moves').click();
    await page.clock.runFor(500);
    await expect(menu(page)).toHaveCount(0);
    await expect(tip).toBeVisible();
    await close();
    await page.clock.runFor(100);
    await expect(tip).toHaveCount(0);
    await expect(help(page)).toHaveAccessibleName('Tips: 1');
  }
  expect(await flags(page)).toEqual(['planet-heroes:has-visited']);
});

test('a menu whose last tip is dismissed stays away when the next tip comes', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await runUntilVisible(page, page.getByRole('button', { name: 'Tutorial' }));
  await page.clock.runFor(5_500);
  await expect(help(page)).toHaveAccessibleName('Tips: 1');
  await openMenu(page);
  await toggle(page, 'Start your mission').click();
  await tooltip(page, 'Start your mission').getByRole('button', { name: 'Got it' }).click();
  await page.clock.runFor(500);
  await expect(help(page)).toHaveCount(0);
  await page.clock.runFor(6_000);
  await expect(help(page)).toBeVisible();
  await page.clock.runFor(500);
  await expect(menu(page)).toHaveCount(0);
  await expect(page.locator('.menu-overlay')).toHaveCount(0);
});

test('an action leads there and dismisses its tip', async ({ page }) => {
  await openWithTips(page, '/aquacafe', 1);
  await openMenu(page);
  await toggle(page, 'Three packages').click();
  await tooltip(page, 'Three packages').getByRole('button', { name: 'Value my phone' }).click();
  await expectScreen(page, '/exchange');
  await expect(help(page)).toHaveCount(0);
  expect(await flags(page)).toContain('planet-heroes:hint-dismissed:water-system-packages');
});

test('all can be dismissed, and all brought back', async ({ page }) => {
  await openWithTips(page, '/', 4);
  await openMenu(page);
  await menu(page).getByRole('button', { name: 'Dismiss All' }).click();
  await page.clock.runFor(500);
  await expect(help(page)).toHaveCount(0);
  await expect(page.locator('#content')).toBeFocused();
  expect(await flags(page)).toHaveLength(5);

  // Another visit: what was dismissed stays away. The leaderboard's own tip is still to come.
  await page.goto('/leaderboard');
  await expectTips(page, 1);
  await openMenu(page);
  const reloaded = page.waitForEvent('load');
  await menu(page).getByRole('button', { name: 'Reset All' }).click();
  await reloaded;
  await expect.poll(() => flags(page)).toEqual(['planet-heroes:has-visited']);
  await page.goto('/');
  // No first visit any more: the calculator's introduction is for newcomers.
  await expectTips(page, 3);
});

test('a tip without its target is not shown', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await openWithTips(page, '/', 4);
  await page.evaluate(() => document.querySelector('[data-tip=impact-stats]')!.removeAttribute('data-tip'));
  await openMenu(page);
  await toggle(page, 'Saved together').click();
  await expect(toggle(page, 'Saved together')).toHaveText('Show');
  await expect(tooltip(page, 'Saved together')).toHaveCount(0);
  expect(warnings).toContainEqual(expect.stringContaining('Tooltip target not found'));
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu button has a tip of its own, reached with the keyboard', async ({ page }) => {
    await openWithTips(page, '/community', 1);
    await pressUntilFocused(page, 'Shift+Tab', help(page));
    await page.keyboard.press('Enter');
    await page.clock.runFor(500);
    await pressUntilFocused(page, 'Tab', toggle(page, 'Everything is in here'));
    await page.keyboard.press('Enter');
    await page.clock.runFor(500);
    const tip = tooltip(page, 'Everything is in here');
    await expect(tip.getByRole('button', { name: 'Got it' })).toBeFocused();
    await expectPlace(page, tip, page.getByRole('button', { name: 'Open menu' }));
    await page.keyboard.press('Enter');
    await page.clock.runFor(100);
    await expect(tip).toHaveCount(0);
    await expect(page.locator('#content')).toBeFocused();
  });

  test('the tutorial is in the menu of tips, and the help button stands at the end of the page', async ({ page }) => {
    await openWithTips(page, '/leaderboard', 2);
    await expect(page.getByRole('button', { name: 'Tutorial' })).toHaveCount(0);
    const [content, button] = [
      (await page.getByRole('main').boundingBox())!,
      (await help(page).boundingBox())!,
    ];
    expect(button.y).toBeGreaterThanOrEqual(content.y + content.height);
    await openMenu(page);
    await menu(page).getByRole('button', { name: 'Tutorial' }).click();
    await page.clock.runFor(500);
    await expect(page.getByRole('dialog').filter({ hasNot: toggle(page, 'Everything is in here') })).toBeVisible();
  });
});

test('neither menu nor tooltip has violations', async ({ page, context }) => {
  test.slow();
  await installAxe(context);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/aquacafe');
  await expect(help(page)).toBeVisible();
  await help(page).click();
  await expectNoViolations(page);
  await toggle(page, 'Three packages').click();
  await expect(menu(page)).toHaveCount(0);
  await expect(tooltip(page, 'Three packages')).toBeVisible();
  await expectNoViolations(page);
});

test('the image monitor counts what the page has loaded', async ({ page }) => {
  await page.goto('/?image-monitor');
  const monitor = page.getByRole('region', { name: 'Image monitor' });
  const total = monitor.locator('dl > div').filter({ hasText: 'Total images' }).locator('dd');
  const before = Number(await total.textContent());
  await page.evaluate(async () => {
    const image = new Image();
    image.src = '/icons/icon-192.png';
    await image.decode();
  });
  await expect(total).toHaveText(String(before + 1));
  await monitor.getByRole('button', { name: 'Close the image monitor' }).click();
  await expect(monitor).toHaveCount(0);
});
