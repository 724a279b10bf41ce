import { expect, ON_BOTH, test } from '../support/test.ts';
import { tradeVerified } from '../../support/events.ts';
import { installAxe } from '../support/axe.ts';
import { expectNoViolations } from '../support/axe-everywhere.ts';
import { boardRows, expectBoard, formatted, openLive, spokenTexts } from '../support/live-page.ts';
import { report } from '../support/operator.ts';
import { OWN_HERO, readLeaderboard, readStanding, verifyTrades } from '../support/product.ts';
import { handleFirst, holdRequests } from '../support/requests.ts';
import { SocketGate } from '../support/socket-gate.ts';

const BOARD = '**/api/heroes/leaderboard/50';

test('the board as it stands, and what explains it', async ({ page, context, request }) => {
  await installAxe(context);
  await openLive(page, '/leaderboard');
  const heroes = await readLeaderboard(request);
  await expectBoard(page, heroes);
  const rows = await spokenTexts(boardRows(page));

  await test.step('fifty heroes stand on the board, the first three with medals', async () => {
    expect(rows).toHaveLength(50);
    expect(rows.map(([rank]) => rank)).toEqual(heroes.map((_hero, index) => `Rank ${index + 1}`));
    expect(rows.slice(0, 4).map(([, medal]) => medal)).toEqual([
      ', gold medal',
      ', silver medal',
      ', bronze medal',
      heroes[3]!.name,
    ]);
    for (const [index, { level }] of heroes.entries()) expect(rows[index]).toContain(level);
    const badges = await boardRows(page).evaluateAll((all) =>
      all.map((row) => [...row.querySelectorAll('[role=img]')].map((badge) => badge.getAttribute('aria-label')))
    );
    expect(badges).toEqual(heroes.map((hero) => hero.badges));
    expect(badges.flat().length).toBeGreaterThan(50);
    await expect(boardRows(page).first().getByRole('img', { name: 'First Trade' })).toHaveAttribute('title', 'First Trade');
  });
  await test.step('referrals show only where there are any', () => {
    expect(new Set(heroes.map(({ referralCount }) => referralCount > 0)).size).toBe(2);
    for (const [index, { referralCount }] of heroes.entries()) {
      const unit = rows[index]!.find((text) => /^referrals?$/.test(text));
      expect(unit).toBe(referralCount === 0 ? undefined : referralCount === 1 ? 'referral' : 'referrals');
      if (referralCount > 0) expect(rows[index]).toContain(formatted(referralCount));
    }
  });
  await test.step('joining is explained step by step', async () => {
    await expect(page.getByRole('heading', { name: 'Join free, start with 150+ points' })).toBeVisible();
    const steps = page.locator('dl').filter({ hasText: 'for joining' });
    expect(await spokenTexts(steps.locator('> div'))).toEqual([
      ['for joining', '+25'],
      ['for completing your profile', '+75'],
      ['for each friend who trades', '+50'],
      ['free points in all', '150+'],
    ]);
  });
  await test.step('the badges’ signs are explained below the board', async () => {
    await page.getByText('What the badges stand for').click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Water Guardian' }).last()).toContainText(
      '1,000 bottles saved',
    );
  });
  await test.step('nothing is wrong for axe, narrow and light, wide and dark', async () => {
    await expect(page.getByRole('list', { name: 'Heroes around you' })).toBeVisible();
    await expectNoViolations(page);
  });
  await test.step('the demo hero, as whom everybody acts, keeps its name and is called what it is', async () => {
    const standing = page.getByRole('region', { name: 'Your standing' });
    await expect(standing).toContainText('Mira (demo)');
    await expect(standing).toContainText('Demo hero');
    await expect(page.getByRole('main').getByText('You', { exact: true })).toHaveCount(0);
    await page.getByRole('banner').getByRole('button', { name: 'Join free', exact: true }).click();
    await expect(page.getByRole('dialog')).toContainText('our demo hero, whom all visitors share');
  });
});

for (const [width, height, highestStrip, highestRow] of [[1440, 900, 72, 84], [390, 844, 80, 96]] as const) {
  test(`the strip is slim and five rows stand in the first screen at ${width} × ${height}`, async ({ page, request }) => {
    // Every figure that a row can have.
    const [first] = await readLeaderboard(request, 1);
    expect(first!.referralCount).toBeGreaterThan(0);
    const anHourAgo = new Date(Date.now() - 3_600_000).toISOString();
    await report(request, { ...tradeVerified({ heroId: first!.id }), time: anHourAgo });
    await page.setViewportSize({ width, height });
    await openLive(page, '/leaderboard');
    const standing = page.getByRole('region', { name: 'Your standing' });
    await expect(standing).toBeVisible();
    const strip = await page.locator('[data-tip=leaderboard]').boundingBox();
    expect(strip!.height).toBeLessThanOrEqual(highestStrip);
    await standing.getByText(/ ahead of /).evaluate((text) => text.textContent += ' and of a name that is long');
    const foot = (await standing.boundingBox())!.y;
    const rows = await boardRows(page).evaluateAll((all) =>
      all.map((row) => row.getBoundingClientRect()).map(({ bottom, height: high }) => ({ bottom, high }))
    );
    expect(rows[4]!.bottom).toBeLessThanOrEqual(foot);
    expect(rows[0]!.bottom - rows[0]!.high).toBeGreaterThan(0);
    expect(Math.max(...rows.map(({ high }) => high))).toBeLessThanOrEqual(highestRow);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
}

test('the visitor’s own row never lies over the headings of the columns', async ({ page }) => {
  // So low a window that the board only just begins in it.
  await page.setViewportSize({ width: 1440, height: 520 });
  await openLive(page, '/leaderboard');
  const standing = page.getByRole('region', { name: 'Your standing' });
  await expect(standing).toBeVisible();
  for (const top of [0, 40, 80, 120, 160]) {
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
    const [headings, own] = await Promise.all([
      page.getByText('Bottles saved', { exact: true }).boundingBox(),
      standing.boundingBox(),
    ]);
    expect(own!.y).toBeGreaterThanOrEqual(headings!.y + headings!.height);
  }
});

test('on a phone the four amounts of joining open below the strip', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/leaderboard');
  const total = page.getByText('free points in all');
  await expect(total).toBeHidden();
  const opener = page.getByRole('button', { name: 'What the points are for' });
  await opener.press('Enter');
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  for (const amount of ['+25', '+75', '+50', '150+'])
    await expect(page.getByText(amount, { exact: true }).first()).toBeVisible();
  await expect(total).toBeVisible();
});

test('a long name is read in full, however narrow the screen', async ({ page, request }) => {
  const gate = await SocketGate.install(page);
  await gate.cut();
  const [first, ...others] = await readLeaderboard(request);
  const name = 'Abdulrahman Al-Muhairi bin Khalifa of the Northern Creekside';
  await page.route(BOARD, (route) => route.fulfill({ json: [{ ...first, name }, ...others] }));
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/leaderboard');
  const shown = boardRows(page).first().getByText(name);
  await expect(shown).toBeVisible();
  expect(await shown.evaluate((text) => [text.scrollWidth > text.clientWidth, text.scrollHeight > text.clientHeight]))
    .toEqual([false, false]);
});

test('the board at each width', async ({ page, request }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openLive(page, '/leaderboard');
  await test.step('the first three stand on the podium, where there is room for it', async () => {
    const heroes = await readLeaderboard(request, 3);
    // It repeats the board for the eye, and is hidden from screen readers.
    const podium = page.locator('aside > div[class*=hidden]').first();
    await expect(podium).toBeVisible();
    for (const { name } of heroes) await expect(podium.getByText(name, { exact: true })).toBeVisible();
    await expect(podium.locator('[aria-hidden]').first()).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(podium).toBeHidden();
  });
  for (const width of [320, 390, 1440]) {
    await test.step(`nothing scrolls sideways at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await expect(boardRows(page)).toHaveCount(50);
      const widest = await page.evaluate(() => {
        window.scrollTo({ left: 200, behavior: 'instant' });
        return { scrolled: window.scrollX, width: document.documentElement.scrollWidth };
      });
      expect(widest).toEqual({ scrolled: 0, width: expect.any(Number) });
      expect(widest.width).toBeLessThanOrEqual(width);
      for (
        const box of await boardRows(page).evaluateAll((rows) => rows.map((row) => [row.scrollWidth, row.clientWidth]))
      ) {
        expect(box[0]).toBeLessThanOrEqual(box[1]!);
      }
    });
  }
});

test('around the visitor stand two above and two below, and a move brings others', ON_BOTH, async ({ page, request }) => {
  await openLive(page, '/leaderboard');
  const around = page.getByRole('list', { name: 'Heroes around you' });
  const expectAround = async () => {
    const { heroes } = (await (await request.get(`/api/heroes/leaderboard/around/${OWN_HERO}?radius=2`)).json()) as {
      heroes: { id: string; rank: number; name: string; points: number }[];
    };
    const place = heroes.findIndex(({ id }) => id === OWN_HERO);
    const [above, own, below] = [heroes[place - 1]!, heroes[place]!, heroes[place + 1]!];
    await expect.poll(async () => (await spokenTexts(around.getByRole('listitem'))).map((texts) => texts.slice(0, 3)))
      .toEqual(heroes.map(({ rank, name, points }) => [
        `Rank ${formatted(rank)}`,
        name,
        formatted(points),
      ]));
    await expect(page.getByText(`${formatted(above.points - own.points + 1)} points to pass ${above.name}`))
      .toBeVisible();
    await expect(page.getByText(`${formatted(own.points - below.points)} points ahead of ${below.name}`)).toBeVisible();
    return { heroes, place };
  };

  // Far down: they are asked for.
  const { heroes, place } = await expectAround();
  expect(heroes).toHaveLength(5);
  await verifyTrades(request, { heroId: heroes[place + 1]!.id, device: 'iPhone 14', condition: 'fair' });
  const moved = await expectAround();
  expect(moved.heroes.map(({ id }) => id)).not.toEqual(heroes.map(({ id }) => id));

  // Among the shown: the live board has them.
  const best = { device: 'iPhone 16 Pro Max', condition: 'excellent' };
  await verifyTrades(request, ...Array.from({ length: 3 }, () => ({ heroId: OWN_HERO, ...best })));
  const risen = await expectAround();
  expect(risen.heroes[0]!.rank).toBeLessThan(50);
  await verifyTrades(request, { heroId: risen.heroes.at(-1)!.id, ...best });
  await expectAround();
});

test('what a hero earned in the last seven days stands under the points, and the last trade beside it', async ({ page, request }) => {
  // A hero of whom nobody has asked before: what was asked is kept for a minute. These trades lift it onto the board.
  const id = 'hero-00300';
  const anHourAgo = new Date(Date.now() - 3_600_000).toISOString();
  const trade = { heroId: id, device: 'iPhone 16 Pro Max', condition: 'excellent' };
  await report(request, ...Array.from({ length: 5 }, () => ({ ...tradeVerified(trade), time: anHourAgo })));
  await openLive(page, '/leaderboard');
  const place = (await readLeaderboard(request)).findIndex((hero) => hero.id === id);
  await expect(boardRows(page).nth(place)).toContainText('20,000 points in the last 7 days');
  await expect(boardRows(page).nth(place)).toContainText('+20,000 in 7 days');
  await expect(boardRows(page).nth(place)).toContainText('Last trade 1 hr. ago, Jebel Ali');
  await expect(boardRows(page).filter({ hasText: 'in the last 7 days' })).not.toHaveCount(50);

  // What was read before the points moved is no longer the last trade.
  const before = (await readLeaderboard(request))[place]!;
  const row = boardRows(page).filter({ hasText: before.name });
  await expect(row.getByTitle('Last trade')).toBeVisible();
  await verifyTrades(request, trade);
  await expect(row).toContainText((before.points + 4000).toLocaleString('en'));
  await expect(row.getByTitle('Last trade')).toBeHidden();
});

test('a row opens what is known of its hero, by its name or anywhere on it', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openLive(page, '/leaderboard');
  const [first, second] = await readLeaderboard(request, 2);
  await boardRows(page).first().getByRole('button', { name: first!.name }).press('Enter');
  const shown = page.getByRole('dialog', { name: first!.name });
  await expect(shown).toContainText(`#1`);
  await expect(shown).toContainText(formatted(first!.points));
  await expect(shown.getByRole('region', { name: 'Badges' }).getByRole('listitem')).toHaveCount(first!.badges.length);
  await expect(shown).toContainText('The first verified trade');
  await page.keyboard.press('Escape');
  await expect(boardRows(page).first().getByRole('button', { name: first!.name })).toBeFocused();
  await boardRows(page).nth(1).getByText(formatted(second!.bottlesPrevented)).first().click();
  await expect(page.getByRole('dialog', { name: second!.name })).toBeVisible();
});

test('a demo shows what a year brings, at an address of its own', async ({ page, request }) => {
  await openLive(page, '/leaderboard');
  await page.getByRole('main').getByRole('link', { name: 'See how it looks after more than a year' }).click();
  const { rank } = await readStanding(request);
  const shown = page.getByRole('dialog', { name: 'How it looks after more than a year' });
  await expect(shown).toContainText(`#${rank}`);
  await expect(shown.getByRole('list', { name: 'Around her' }).getByRole('listitem')).toHaveCount(5);
  await page.reload();
  await expect(shown).toContainText('Mira (demo)');
  await shown.getByRole('button', { name: 'JOIN FREE' }).click();
  await expect(page.getByRole('dialog', { name: 'Join free' })).toBeVisible();
  await expect(shown).toHaveCount(0);
  await expect(page).toHaveURL(/\/leaderboard$/);
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

test('an unavailable board comes back automatically', async ({ page, request }) => {
  const gate = await SocketGate.install(page);
  await gate.cut();
  await page.clock.install();
  await handleFirst(page, BOARD, (route) => route.abort(), 2);
  await page.goto('/leaderboard');
  await expect(page.getByRole('heading', { name: 'LEADERBOARD UNAVAILABLE' })).toBeVisible();
  // A poll that is in flight when the clock moves on is one less: as many half minutes as it takes.
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
