import { expect, type Page, test } from '../support/test.ts';
import { installAxe, violationsOf } from '../support/axe.ts';
import { expectNoViolations, expectNoViolationsAtThisWidth } from '../support/axe-everywhere.ts';
import { calculateButton, chooseCondition, chooseModel, expectCertainty } from '../support/calculators.ts';
import { boardRows, expectBoard, openLive } from '../support/live-page.ts';
import { planClimb, readLeaderboard, verifyTrades } from '../support/product.ts';
import { expectScreen } from '../support/screen.ts';
import { SocketGate } from '../support/socket-gate.ts';
import { toasts } from '../support/toasts.ts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

test.beforeEach(({ context }) => installAxe(context));

test('a completed mission has no violations', async ({ page }) => {
  await open(page, '/', PHONE);
  await page.getByRole('button', { name: 'Tell me what you need' }).click();
  await chooseModel(page, 'iPhone 15 Pro');
  await chooseCondition(page, 'Good');
  await calculateButton(page).click();
  await expectCertainty(page, 'Confirmed value');
  await expectNoViolations(page);
});

test('a failed calculation has no violations', async ({ page }) => {
  await page.route('**/api/calculate-trade-value', (route) => route.abort());
  await open(page, '/exchange', DESK);
  await calculateButton(page).click();
  await expect(toasts(page)).toHaveCount(1);
  await expectNoViolationsAtThisWidth(page);
});

test('the menu has no violations', async ({ page }) => {
  await open(page, '/', PHONE);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expectNoViolationsAtThisWidth(page);
});

test('an unavailable board has no violations', async ({ page }) => {
  const gate = await SocketGate.install(page);
  await gate.cut();
  await page.route('**/api/heroes/leaderboard/50', (route) => route.abort());
  await page.goto('/leaderboard');
  await expect(page.getByRole('heading', { name: 'LEADERBOARD UNAVAILABLE' })).toBeVisible();
  await expectNoViolations(page);
});

test('the check notices a button without a name', async ({ page }) => {
  await open(page, '/terms', DESK);
  await page.evaluate(() => document.querySelector('main')!.append(document.createElement('button')));
  expect(await violationsOf(page)).toEqual([expect.stringMatching(/^button-name: /)]);
});

test('the check notices a text that is too pale in one theme', async ({ page }) => {
  await open(page, '/terms', DESK);
  await page.evaluate(() => {
    const text = Object.assign(document.createElement('p'), { textContent: 'Pale in the dark' });
    text.style.color = 'light-dark(#000, #333)';
    document.querySelector('main')!.append(text);
  });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect(await violationsOf(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => violationsOf(page))
    .toEqual([expect.stringMatching(/^color-contrast: /)]);
});

for (const [reducedMotion, moves] of [
  ['no-preference', true],
  ['reduce', false],
] as const) {
  test(`a climbing row ${moves ? 'glides' : 'is simply there'} with reduced motion at ${reducedMotion}`, async ({ page, request }) => {
    await page.emulateMedia({ reducedMotion });
    await openLive(page, '/leaderboard');
    const board = await readLeaderboard(request, 100);
    await expectBoard(page, board.slice(0, 50));
    const { hero } = planClimb(board, 3600);
    await watchAnimations(page);
    await verifyTrades(request, { heroId: hero.id, device: 'iPhone 16 Pro', condition: 'excellent' });
    await expectBoard(page, await readLeaderboard(request));
    if (moves) await expect.poll(() => mostAnimations(page)).toBeGreaterThan(0);
    else expect(await mostAnimations(page)).toBe(0);
  });
}

/** Opens a path and waits for its content. */
async function open(page: Page, path: string, viewport: typeof PHONE): Promise<void> {
  await page.setViewportSize(viewport);
  await openLive(page, path);
  await expectScreen(page, path);
}

/** Notes how many animations run in the board in each frame, from now on. */
async function watchAnimations(page: Page): Promise<void> {
  await boardRows(page).first().evaluate((row) => {
    const list = row.parentElement!;
    const counts: number[] = [];
    Object.assign(window, { animationCounts: counts });
    const look = (): void => {
      counts.push(list.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running').length);
      requestAnimationFrame(look);
    };
    look();
  });
}

/** The most animations of one frame since the watch began. */
function mostAnimations(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(...(window as unknown as { animationCounts: number[] }).animationCounts));
}
