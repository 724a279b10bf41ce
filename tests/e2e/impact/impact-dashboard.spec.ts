import { expect, type Page, test } from '../support/test.ts';
import { installAxe } from '../support/axe.ts';
import { expectValuation, pressUntilFocused } from '../support/calculators.ts';
import { formatted, impactFigures, openLive, spokenTexts } from '../support/live-page.ts';
import { runUntilVisible } from '../support/page-clock.ts';
import { expectNoViolations } from '../support/axe-everywhere.ts';
import { readImpact } from '../support/product.ts';
import { expectScreen } from '../support/screen.ts';
import { SocketGate } from '../support/socket-gate.ts';

const PATH = '/impact-dashboard';

const machine = (page: Page) => page.getByRole('region', { name: 'The impact machine' });
const spinButton = (page: Page) => machine(page).getByRole('button', { name: /Spin for impact|Calculating\.\.\./ });
const result = (page: Page) => machine(page).getByRole('status');

test('shows the totals, the calculator, the city’s goals and the path', async ({ page, request }) => {
  await openLive(page, PATH);
  const stats = await readImpact(request);
  await expect.poll(() => impactFigures(page)).toMatchObject({
    'Bottles prevented': formatted(stats.bottlesPrevented),
    'Points earned': formatted(stats.pointsEarned),
    'Active heroes': formatted(stats.activeHeroes),
  });
  await page.getByRole('main').getByRole('link', { name: 'Calculate my impact' }).click();
  await expect(page.getByRole('heading', { name: 'Your personal impact' })).toBeInViewport();
  await expectValuation(page, {
    'Planet Points': '2,000',
    'CO2 saved': '2 kg',
    'Hero level': 'Gold Hero',
    'Water protection': '2 months',
  });

  const goals = page.getByRole('region', { name: 'Dubai 2030' }).getByRole('listitem');
  expect(await spokenTexts(goals)).toEqual([
    ['Clean water', '60', '%', 'One more trade: +0.003%'],
    ['Carbon reduction', '45', '%', 'One more trade: +0.002%'],
    ['Plastic elimination', '72', '%', 'One more trade: +0.001%'],
  ]);
  for (
    const [name, percent] of [['Clean water', '60'], ['Carbon reduction', '45'], ['Plastic elimination', '72']] as const
  ) {
    await expect(page.getByRole('progressbar', { name })).toHaveAttribute('aria-valuenow', percent);
  }
  await expect(page.getByRole('region', { name: 'Your sustainability path' }).getByRole('listitem')).toHaveCount(3);
  await machine(page).getByRole('link', { name: 'Boost Your Impact' }).click();
  await expectScreen(page, '/aquacafe');
});

test('says when the totals cannot be loaded', async ({ page }) => {
  const gate = await SocketGate.install(page);
  await gate.cut();
  await page.route('**/api/impact-stats', (route) => route.abort());
  await page.goto(PATH);
  await expect(page.getByRole('heading', { name: 'Unable to load impact statistics' })).toBeVisible();
  await expect(page.getByText('Environmental data will be updated soon!')).toBeVisible();
});

test.describe('the slot machine', () => {
  test.beforeEach(async ({ page }) => {
    // Draws of 28 ticks that never put four alike on the reels.
    await page.addInitScript(() => {
      let draw = 0;
      Math.random = () => (draw++ % 2 === 0 ? 0.82 : 0.84);
    });
    await page.clock.install();
    await page.goto(PATH);
    await expect(spinButton(page)).toBeVisible();
    await page.clock.pauseAt(Date.now() + 60_000);
  });

  test('spins, settles and celebrates a trade; a keyboard is enough', async ({ page }) => {
    await pressUntilFocused(page, 'Tab', spinButton(page));
    await page.keyboard.press('Enter');
    await expect(spinButton(page)).toHaveText('Calculating...');
    await expect(spinButton(page)).toBeDisabled();
    await page.clock.runFor(1500);
    await page.keyboard.press('Enter');
    await expect(machine(page).getByText('Spins: 1')).toBeVisible();
    await expect(result(page)).toBeEmpty();

    await page.clock.runFor(1300);
    await expect(spinButton(page)).toHaveText('Spin for impact');
    await expect(result(page)).toHaveText(
      /^(?:[^,]+(?:,\d{3}[^,]*)?, ){3}.+ What a trade like this would bring: AED\s1,200 for an iPhone 13 Pro\.$/,
    );

    const dialog = page.getByRole('dialog', { name: 'What a trade like this would bring' });
    await runUntilVisible(page, dialog);
    const saved = dialog.locator('dl > div');
    expect(await spokenTexts(saved)).toEqual([['Bottles prevented', '600'], ['CO2 saved', '2.4 kg'], [
      'Planet Points',
      '2,400',
    ]]);
    await page.clock.runFor(600);
    await expect(dialog.getByRole('progressbar', { name: 'Hero progress, for example' })).toHaveAttribute('aria-valuenow', '65');
    await expect(dialog.getByRole('listitem')).toContainText([
      'High Value Trade',
      'Bottle Saver',
    ]);
    await expect(dialog).not.toContainText(/New|earned|\+\d/);

    await page.keyboard.press('Escape');
    await page.clock.runFor(500);
    await expect(dialog).toBeHidden();
    await expect(spinButton(page)).toBeFocused();
  });

  test('makes the fifth spin a jackpot, with a banner and a milestone', async ({ page }) => {
    for (let spin = 1; spin <= 5; spin++) {
      await spinButton(page).click();
      await page.clock.runFor(2800);
      await expect(machine(page).getByText(`Spins: ${spin}`)).toBeVisible();
      if (spin === 5) break;
      await runUntilVisible(page, page.getByRole('dialog', { name: 'What a trade like this would bring' }));
      await page.keyboard.press('Escape');
      await page.clock.runFor(500);
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    await expect(machine(page).getByText('Maximum impact', { exact: true })).toBeVisible();
    await expect(result(page)).toContainText('Maximum impact. Every fifth spin is an impact jackpot.');
    const dialog = page.getByRole('dialog', { name: 'A jackpot in the impact machine' });
    await runUntilVisible(page, dialog);
    await expect(dialog).toContainText('Environmental Impact Jackpot: 75%');
    await expect(dialog).not.toContainText(/New|earned|\+\d/);
  });

  test('takes no celebration to another screen', async ({ page }) => {
    await spinButton(page).click();
    await page.clock.runFor(500);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Community Hub' }).click();
    await expectScreen(page, '/community');
    await page.clock.runFor(5000);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('its celebration has no violations; where it cannot be shared it is copied, and says so', async ({ page, context }) => {
  test.slow();
  await installAxe(context);
  await page.addInitScript(() => {
    Object.assign(navigator, { share: undefined });
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => Object.assign(window, { copied: text }) },
    });
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLive(page, PATH);
  await spinButton(page).click();
  const dialog = page.getByRole('dialog', { name: /would bring|A jackpot/ });
  await expect(dialog).toBeVisible();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Share this' }).click();
  await expect(dialog.getByRole('status')).toHaveText(
    'Link copied to clipboard! Share with friends to unlock rewards.',
  );
  expect(await page.evaluate(() => (window as unknown as { copied: string }).copied)).toMatch(
    /\/join\?ref=HERO[A-Z0-9]{6}$/,
  );
});
