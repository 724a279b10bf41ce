import { expect, ON_BOTH, type Page, test } from '../support/test.ts';
import { impactTexts } from '../support/impact-texts.ts';
import { expectBoard, expectSameVisit, impactFigures, liveBadge, markVisit, openLive } from '../support/live-page.ts';
import { readImpact, readLeaderboard, verifyTrades } from '../support/product.ts';
import { countRequests, noteFetches } from '../support/requests.ts';
import { SocketGate } from '../support/socket-gate.ts';

const BOARD = '/api/heroes/leaderboard/50';
const TOTALS = '/api/impact-stats';

test('without its connection the home page polls the totals every 10 seconds, and stops when it is back', ON_BOTH, async ({ page, request }) => {
  await page.clock.install();
  const fetchTimes = await noteFetches(page, TOTALS);
  const gate = await SocketGate.install(page);
  await openLive(page, '/');
  await markVisit(page);
  const polls = countRequests(page, TOTALS);
  await page.clock.runFor(15_000);
  expect(polls.count).toBe(0);

  await gate.cut();
  await untilBadgeSays(page, 'Polling');
  await expect.poll(() => polls.count).toBe(1);
  const before = impactTexts(await readImpact(request));
  await verifyTrades(request, { heroId: 'hero-00801' });
  const after = impactTexts(await readImpact(request));
  expect(await impactFigures(page)).toEqual(before);

  await page.clock.runFor(10_000);
  await expect.poll(() => polls.count).toBe(2);
  await expect.poll(() => impactFigures(page)).toEqual(after);
  await page.clock.runFor(10_000);
  await expect.poll(() => polls.count).toBe(3);
  expectRhythm((await fetchTimes()).slice(-3), 10_000);
  expect(gate.attempts).toBeGreaterThan(2);

  await verifyTrades(request, { heroId: 'hero-00802' });
  gate.allow();
  await untilBadgeSays(page, 'Live');
  await expect.poll(() => impactFigures(page)).toEqual(impactTexts(await readImpact(request)));
  const count = polls.count;
  await page.clock.runFor(32_000);
  expect(polls.count).toBe(count);
  await expect(liveBadge(page)).toHaveAccessibleName(/^Live\b/);
  await expectSameVisit(page);
});

test('without its connection the leaderboard polls every 30 seconds, and is the server’s board when it is back', ON_BOTH, async ({ page, request }) => {
  await page.clock.install();
  const fetchTimes = await noteFetches(page, BOARD);
  const gate = await SocketGate.install(page);
  await openLive(page, '/leaderboard');
  await markVisit(page);
  const polls = countRequests(page, BOARD);

  await gate.cut();
  await untilBadgeSays(page, 'Polling');
  await expect.poll(() => polls.count).toBe(1);
  const before = await readLeaderboard(request);
  await expectBoard(page, before);
  await verifyTrades(request, { heroId: before[40]!.id }, { heroId: before[30]!.id });
  const after = await readLeaderboard(request);
  expect(after).not.toEqual(before);

  await page.clock.runFor(20_000);
  expect(polls.count).toBe(1);
  await expectBoard(page, before);
  await page.clock.runFor(10_000);
  await expect.poll(() => polls.count).toBe(2);
  await expectBoard(page, after);
  expectRhythm((await fetchTimes()).slice(-2), 30_000);

  await verifyTrades(request, { heroId: before[44]!.id }, { heroId: before[28]!.id });
  gate.allow();
  await untilBadgeSays(page, 'Live');
  await expectBoard(page, await readLeaderboard(request));
  const count = polls.count;
  await page.clock.runFor(32_000);
  expect(polls.count).toBe(count);

  await verifyTrades(request, { heroId: before[42]!.id });
  await expectBoard(page, await readLeaderboard(request));
  await expectSameVisit(page);
});

test('a network that lets no websocket through still shows the board', ON_BOTH, async ({ page, request }) => {
  await page.clock.install();
  const gate = await SocketGate.install(page);
  await gate.cut();
  await page.goto('/leaderboard');
  await untilBadgeSays(page, 'Polling');
  await expectBoard(page, await readLeaderboard(request));
});

test('a paused board stays still while others move, and catches up on resume', ON_BOTH, async ({ page, browser, request }) => {
  await openLive(page, '/leaderboard');
  await markVisit(page);
  const before = await readLeaderboard(request);
  await expectBoard(page, before);
  await liveBadge(page).click();
  await expect(liveBadge(page)).toHaveAccessibleName('Paused Resume live updates');

  const elsewhere = await browser.newContext();
  const witness = await elsewhere.newPage();
  await openLive(witness, '/leaderboard');
  await verifyTrades(request, { heroId: before[37]!.id }, { heroId: before[25]!.id });
  const after = await readLeaderboard(request);
  await expectBoard(witness, after);
  await elsewhere.close();
  await expectBoard(page, before);

  await liveBadge(page).click();
  await expect(liveBadge(page)).toHaveAccessibleName(/^Live\b/);
  await expectBoard(page, after);
  await expectSameVisit(page);
});

/** Lets the page's clock run, second by second, until the badge says so: attempts to connect take real time as well. */
async function untilBadgeSays(page: Page, state: 'Live' | 'Polling'): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(liveBadge(page)).toHaveAccessibleName(new RegExp(`^${state}\\b`), { timeout: 400 });
  }).toPass();
}

/** The times lie that far apart, give or take what a busy machine adds. */
function expectRhythm(times: number[], everyMs: number): void {
  const gaps = times.slice(1).map((time, index) => time - times[index]!);
  for (const gap of gaps) expect(Math.abs(gap - everyMs)).toBeLessThan(1000);
}
