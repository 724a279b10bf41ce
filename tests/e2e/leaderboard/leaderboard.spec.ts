import { expect, test } from '../support/test.ts';
import { boardRows, expectBoard, formatted, openLive, spokenTexts } from '../support/live-page.ts';
import { readLeaderboard } from '../support/product.ts';
import { holdRequests } from '../support/requests.ts';
import { SocketGate } from '../support/socket-gate.ts';

const BOARD = '**/api/heroes/leaderboard/50';

test('fifty heroes stand on the board, the first three with medals', async ({ page, request }) => {
  await openLive(page, '/leaderboard');
  const heroes = await readLeaderboard(request);
  await expectBoard(page, heroes);
  const rows = await spokenTexts(boardRows(page));
  expect(rows).toHaveLength(50);
  expect(rows.map(([rank]) => rank)).toEqual(heroes.map((_hero, index) => `Rank ${index + 1}`));
  expect(rows.slice(0, 4).map(([, medal]) => medal)).toEqual([', gold medal', ', silver medal', ', bronze medal', heroes[3]!.name]);
  for (const [index, { level, badges }] of heroes.entries()) {
    expect(rows[index]).toContain(level);
    if (badges.length > 0) expect(rows[index]).toContain(badges.join(' · '));
  }
});

test('referrals show only where there are any', async ({ page, request }) => {
  await openLive(page, '/leaderboard');
  const heroes = await readLeaderboard(request);
  const rows = await spokenTexts(boardRows(page));
  expect(new Set(heroes.map(({ referralCount }) => referralCount > 0)).size).toBe(2);
  for (const [index, { referralCount }] of heroes.entries()) {
    const unit = rows[index]!.find((text) => /^referrals?$/.test(text));
    expect(unit).toBe(referralCount === 0 ? undefined : referralCount === 1 ? 'referral' : 'referrals');
    if (referralCount > 0) expect(rows[index]).toContain(formatted(referralCount));
  }
});

test('joining is explained step by step', async ({ page }) => {
  await page.goto('/leaderboard');
  await expect(page.getByRole('heading', { name: 'Join free, start with 150+ points' })).toBeVisible();
  const steps = page.locator('dl').filter({ hasText: 'for joining' });
  expect(await spokenTexts(steps.locator('> div'))).toEqual([
    ['for joining', '+25'],
    ['for completing your profile', '+75'],
    ['for each friend you share with', '+50'],
    ['free points in all', '150+'],
  ]);
});

test('ten skeleton rows hold the place while the board loads', async ({ page, request }) => {
  const gate = await SocketGate.install(page);
  await gate.cut();
  const answer = await holdRequests(page, '/api/heroes/leaderboard/50');
  await page.goto('/leaderboard');
  const busy = page.locator('main [aria-busy=true]').filter({ hasText: 'Loading the leaderboard' });
  await expect(busy.locator('> div:not([aria-hidden])')).toHaveCount(10);
  await expect(boardRows(page)).toHaveCount(0);
  answer();
  await expectBoard(page, await readLeaderboard(request));
  await expect(busy).toHaveCount(0);
});

test('a board that cannot be loaded says so and links home', async ({ page }) => {
  const gate = await SocketGate.install(page);
  await gate.cut();
  await page.route(BOARD, (route) => route.fulfill({ status: 503, body: 'out of order' }));
  await page.goto('/leaderboard');
  await expect(page.getByRole('heading', { name: 'LEADERBOARD UNAVAILABLE' })).toBeVisible();
  await expect(page.getByText('The board cannot be reached right now. Please check back soon.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
});

test('an unavailable board comes back by itself', async ({ page, request }) => {
  const gate = await SocketGate.install(page);
  await gate.cut();
  await page.clock.install();
  await page.route(BOARD, (route) => route.abort(), { times: 2 });
  await page.goto('/leaderboard');
  await expect(page.getByRole('heading', { name: 'LEADERBOARD UNAVAILABLE' })).toBeVisible();
  // A poll that is under way when the clock moves on is one less: so many half minutes as it takes.
  await expect(async () => {
    await page.clock.runFor(35_000);
    await expect(boardRows(page)).toHaveCount(50, { timeout: 1_000 });
  }).toPass();
  await expectBoard(page, await readLeaderboard(request));
});

test('an empty board invites to be the first', async ({ page }) => {
  const gate = await SocketGate.install(page);
  await gate.cut();
  await page.route(BOARD, (route) => route.fulfill({ json: [] }));
  await page.goto('/leaderboard');
  await expect(page.getByRole('heading', { name: 'Be the first hero on the leaderboard!' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Start earning' })).toHaveAttribute('href', '/');
});

for (const width of [320, 390, 1440]) {
  test(`nothing scrolls sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openLive(page, '/leaderboard');
    await expect(boardRows(page)).toHaveCount(50);
    const widest = await page.evaluate(() => {
      window.scrollTo({ left: 200, behavior: 'instant' });
      return { scrolled: window.scrollX, width: document.documentElement.scrollWidth };
    });
    expect(widest).toEqual({ scrolled: 0, width: expect.any(Number) });
    expect(widest.width).toBeLessThanOrEqual(width);
    for (const box of await boardRows(page).evaluateAll((rows) => rows.map((row) => [row.scrollWidth, row.clientWidth]))) {
      expect(box[0]).toBeLessThanOrEqual(box[1]!);
    }
  });
}
