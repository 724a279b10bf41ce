import { QUEUES } from '@planet-heroes/contracts/kernel/commands/queues';
import type { Overview } from '@planet-heroes/contracts/areas/operations/overview';
import { expect, type Locator, type Page, type Route, test } from '../support/test.ts';
import { OPERATOR_TOKEN } from '../../processes/secrets.ts';
import { installAxe } from '../support/axe.ts';
import { expectNoViolations } from '../support/axe-everywhere.ts';
import { pressUntilFocused } from '../support/calculators.ts';
import { operate } from '../support/operator.ts';
import { collectComplaints, scrollTo, scrollTop } from '../support/screen.ts';

const OVERVIEW = '**/api/ops/overview';
const JOB = {
  queue: 'trade-ins',
  id: '0193a7c2-5e41-4d0b-9f3a-2c6d8e1b7f50',
  command: 'verify-trade',
  attempts: 5,
  reason: 'connection terminated',
  failedAt: '2026-11-21T08:30:00Z',
} as const;

const field = (page: Page) => page.getByLabel('Operator token');
const table = (page: Page) => page.getByRole('table', { name: 'Queues' });
const row = (page: Page, queue: string) =>
  table(page).getByRole('row').filter({ has: page.getByRole('rowheader', { name: queue }) });
const cell = (page: Page, queue: string, column: string) => row(page, queue).locator(`[data-column=${column}]`);
const result = (page: Page) => page.locator('.result');
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function giveToken(page: Page, token = OPERATOR_TOKEN): Promise<void> {
  await field(page).fill(token);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
}

async function openBoard(page: Page): Promise<void> {
  await page.goto('/ops/');
  await giveToken(page);
  await showQueues(page);
}

/** The queues are folded while all are well. */
async function showQueues(page: Page): Promise<void> {
  const show = page.getByRole('button', { name: 'Show: Queues' });
  await expect(show.or(table(page))).toBeVisible();
  if (await show.isVisible()) await show.click();
  await expect(table(page)).toBeVisible();
}

/** Lets the page see another overview than the one that the server gives. */
async function changeOverview(page: Page, change: (overview: Overview) => void): Promise<void> {
  await page.route(OVERVIEW, async (route: Route) => {
    const answer = await route.fetch();
    const overview = (await answer.json()) as Overview;
    if (answer.ok()) change(overview);
    await route.fulfill({ response: answer, json: overview });
  });
}

function inTrouble(overview: Overview): void {
  const [first, second, third] = overview.queues!;
  Object.assign(first!, {
    waiting: 40,
    oldestWaitingSeconds: 14,
    secondsToEmpty: 92,
    workers: 2,
    wantedWorkers: 4,
    failed: 1,
  });
  overview.groups = [{
    name: 'trades', queues: ['trade-ins', 'heroes'], workers: 2, utilisation: 0.92, oldestWaitingSeconds: 14, wantedWorkers: 4,
  }];
  Object.assign(second!, { paused: true, waiting: 12, secondsToEmpty: null });
  Object.assign(third!, { workers: 0 });
  overview.failedJobs = { count: 1, latest: [JOB] };
  overview.books = {
    ...overview.books!,
    holds: false,
    claimsPaused: true,
    broken: [{ name: 'The ledger sums to zero', holds: false, pausesClaims: true, found: 'hero:1 has 25, its entries 50' }],
  };
  overview.projections.all[0]!.stoppedAt = {
    eventId: 'e',
    type: 'hero.joined',
    position: '1-1',
    reason: 'unknown hero',
  };
  overview.sockets = {
    connected: 7,
    rooms: [{ kind: 'impact', rooms: 1, followers: 7 }, { kind: 'hero', rooms: 2, followers: 3 }],
    ages: [{ connection: 'live', reports: 9, p50Ms: 40, p95Ms: 210, p99Ms: 2900 }],
  };
  const { at } = overview;
  overview.faults = [{
    kind: 'request',
    text: 'POST /api/heroes: 503 queue_unavailable',
    reference: JOB.id,
    count: 3,
    firstAt: at,
    lastAt: at,
  }];
  overview.missing = [{ part: 'clock', reason: 'The database does not answer.' }];
}

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('asks for the token, says when it is wrong, and keeps the right one for this tab only', async ({ page, baseURL }) => {
  const complaints = await collectComplaints(page);
  const elsewhere: string[] = [];
  page.on('request', (request) => request.url().startsWith(baseURL!) || elsewhere.push(request.url()));
  const response = await page.goto('/ops');
  expect(new URL(page.url()).pathname).toBe('/ops/');
  expect(response!.headers()['content-security-policy']).toMatch(
    /default-src 'none'; script-src 'self'; style-src 'self';/,
  );
  await expect(page).toHaveTitle('Operations | Planet Heroes');
  await giveToken(page, '');
  await expect(page.getByRole('alert')).toHaveText('Give the operator token.');
  for (const wrong of ['guess', 'فلان']) {
    await giveToken(page, wrong);
    await expect(page.getByRole('alert')).toContainText('This is not the operator token.');
    await expect(field(page)).toBeFocused();
  }
  await giveToken(page);
  await expect(panel(page, 'Queues')).toBeVisible();
  await page.reload();
  await expect(panel(page, 'Queues')).toBeVisible();
  expect(await page.evaluate(() => [document.cookie, JSON.stringify(localStorage)].join())).not.toContain(
    OPERATOR_TOKEN,
  );
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(field(page)).toBeVisible();
  await page.reload();
  await expect(field(page)).toBeVisible();
  expect(elsewhere).toEqual([]);
  // The browser itself reports the refusal of the wrong token.
  expect(complaints.filter((text) => !text.includes('403'))).toEqual([]);
});

test('on a phone the pages are behind a button that says which one shows', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openBoard(page);
  const nav = page.getByRole('navigation', { name: 'Operators’ pages' });
  const menu = nav.getByRole('button', { name: 'Menu' });
  await expect(menu).toHaveText(/Board$/);
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await expect(nav.getByRole('link')).toHaveCount(0);
  const closed = (await page.getByRole('banner').boundingBox())!;
  expect(closed.height).toBeLessThan(150);

  await menu.press('Enter');
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await nav.getByRole('link', { name: 'Mailbox' }).focus();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await expect(nav.getByRole('link')).toHaveCount(0);

  await menu.click();
  await nav.getByRole('link', { name: 'Audit log' }).click();
  await expect(page).toHaveURL(/\/ops\/audit$/);
  await expect(menu).toHaveText(/Audit log$/);
  await expect(nav.getByRole('link')).toHaveCount(0);
});

test('says by which name the start token operates, and offers every page', async ({ page }) => {
  await openBoard(page);
  await expect(page.getByRole('banner')).toContainText(/Start token\s*admin/);
  const nav = page.getByRole('navigation', { name: 'Operators’ pages' });
  await expect(nav.getByRole('link')).toHaveText([
    'Board', 'People', 'Companies', 'Trade-ins', 'Quotes', 'Orders', 'Route', 'Rewards', 'Programme', 'Sponsorships',
    'Payouts', 'Operators', 'Commands', 'Audit log', 'Recordings', 'Mailbox',
  ]);
  await expect(nav.getByRole('link', { name: 'Board' })).toHaveAttribute('aria-current', 'page');
  await nav.getByRole('link', { name: 'Operators' }).click();
  await expect(page).toHaveURL(/\/ops\/operators$/);
  await expect(page.getByText(/^You’re signed in with the start token\./)).toBeVisible();
  const form = page.getByRole('region', { name: 'Add an operator' });
  await form.getByLabel('Name').fill('Omar Desk');
  await form.getByLabel('E-mail', { exact: true }).fill('omar@desk.example');
  await form.getByRole('checkbox', { name: 'desk' }).check();
  await form.getByRole('button', { name: 'Add' }).click();
  await expect(form.getByRole('alert')).toContainText('An active admin who is a person is needed first');
  await page.goBack();
  await expect(panel(page, 'Queues')).toBeVisible();
});

test('shows queues, reconciliation, projections and sockets, and keeps them current', async ({ page, request, context }) => {
  await operate(request, '/api/ops/books/check', undefined);
  await openBoard(page);
  for (const queue of QUEUES) await expect(row(page, queue)).toHaveCount(1);
  await expect(cell(page, 'heroes', 'workers')).toHaveText('1 of 1 wanted');
  await expect(row(page, 'heroes').getByRole('img', { name: /^Waiting \d+, at most \d+; drained up to/ }))
    .toBeVisible();
  await expect(panel(page, 'Books')).toContainText('In order');
  const answer = await request.get('/api/ops/projections', { headers: { authorization: `Bearer ${OPERATOR_TOKEN}` } });
  await page.getByRole('button', { name: 'Show: Projections' }).click();
  for (const { name } of (await answer.json()).projections)
    await expect(panel(page, 'Projections').getByRole('rowheader', { name }))
      .toHaveCount(1);

  const shop = await context.newPage();
  await shop.goto('/leaderboard');
  await expect(panel(page, 'Sockets')).toContainText(/leaderboard\s*1 follower in 1 room/);
  await shop.close();
  await expect(panel(page, 'Sockets')).not.toContainText('leaderboard');
});

test('what is pressed on the board is done once', async ({ page, request }) => {
  await openBoard(page);
  await test.step('reconciles once, however often the button is pressed', async () => {
    let checks = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/books/check')) checks++;
    });
    const check = page.getByRole('button', { name: 'Check now' });
    await check.dblclick();
    await expect(result(page)).toHaveText('Checked: the books are in order.');
    await expect(check).toBeFocused();
    expect(checks).toBe(1);
  });
  await test.step('asks again at once, even while the question before is still closing', async () => {
    const pause = page.getByRole('button', { name: 'Pause: trade-calculations', includeHidden: true });
    await pause.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    // Closed and asked again in one turn: the page has not been drawn in between.
    await pause.evaluate((button: HTMLButtonElement) => {
      document.querySelector<HTMLElement>('[role=dialog] button')!.click();
      button.click();
    });
    await page.getByRole('dialog', { name: 'Pause trade-calculations?' }).getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(row(page, 'trade-calculations')).not.toContainText('Paused');
  });
  await test.step('pauses a queue and lets it go on, with the keyboard alone', async () => {
    const pause = page.getByRole('button', { name: 'Pause: trade-calculations' });
    await pressUntilFocused(page, 'Tab', pause);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Pause trade-calculations?' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(pause).toBeFocused();
    await page.keyboard.press('Enter');
    await pressUntilFocused(page, 'Tab', page.getByRole('button', { name: 'Pause the queue' }));
    await page.keyboard.press('Enter');
    await expect(result(page)).toHaveText('trade-calculations is paused.');
    await expect(row(page, 'trade-calculations')).toContainText('Paused');

    const calculation = request.post('/api/calculate-trade', { data: { device: 'iPhone 15 Pro', condition: 'good' } });
    await expect(cell(page, 'trade-calculations', 'waiting').locator('strong')).toHaveText('1');
    const resume = page.getByRole('button', { name: 'Resume: trade-calculations' });
    await resume.press('Enter');
    await page.getByRole('button', { name: 'Resume the queue' }).press('Enter');
    await expect(result(page)).toHaveText('trade-calculations goes on.');
    await expect(cell(page, 'trade-calculations', 'waiting').locator('strong')).toHaveText('0');
    expect((await calculation).ok()).toBe(true);
  });
});

test('has failed jobs done again, one or all of a queue, and says when somebody was faster', async ({ page }) => {
  let retried = 0;
  let failed = true;
  await changeOverview(page, (overview) => {
    if (failed) inTrouble(overview);
  });
  await openBoard(page);
  const retry = page.getByRole('button', { name: `Retry verify-trade ${JOB.id}` });
  // The server has no such job any more.
  await retry.click();
  await expect(result(page)).toHaveText('verify-trade is no longer among the failed jobs.');

  await page.route(`**/failed-jobs/${JOB.queue}/${JOB.id}/retry`, async (route) => {
    retried++;
    failed = false;
    await route.fulfill({ json: { retried: 1 } });
  });
  await retry.dblclick();
  await expect(result(page)).toHaveText('verify-trade will run again.');
  await expect(panel(page, 'Failed jobs')).toContainText('Nothing has failed for good.');
  await expect(page.getByRole('heading', { name: 'Failed jobs' })).toBeFocused();
  expect(retried).toBe(1);

  failed = true;
  await page.getByRole('button', { name: /^Retry all: / }).click();
  await expect(page.getByRole('dialog')).toContainText('1 job will run again.');
  await page.getByRole('dialog').getByRole('button', { name: 'Retry all' }).click();
  await expect(result(page)).toHaveText(/^0 jobs of [\w-]+ will run again\.$/);
});

test('says what is missing, and what is wrong in words', async ({ page }) => {
  await changeOverview(page, (overview) => {
    inTrouble(overview);
    overview.queues = null;
    overview.missing = [{ part: 'queues', reason: 'The queues do not answer.' }];
  });
  await page.goto('/ops/');
  await giveToken(page);
  await expect(page.getByText('Not everything could be read: queues. The queues do not answer.')).toBeVisible();
  await expect(panel(page, 'Queues')).toContainText('The queues cannot be read just now.');
  await expect(panel(page, 'Books')).toContainText(
    'Reward claims are paused until a check finds points and rewards in order; everything else goes on.',
  );
  await expect(panel(page, 'Projections')).toContainText('Stands still before hero.joined: unknown hero');
  await expect(panel(page, 'Last faults')).toContainText('POST /api/heroes: 503 queue_unavailable');
  await expect(page.getByRole('listitem').filter({ hasText: 'Projections' }).getByRole('img', { name: 'Act' }))
    .toBeVisible();
});

test('keeps the last picture while the server is away, and recovers automatically', async ({ page }) => {
  await openBoard(page);
  await page.route(OVERVIEW, (route) => route.abort());
  await expect(
    page.getByText(/^The server does not answer\. This is how everything stood at \d\d:\d\d:\d\d; trying again\.$/),
  )
    .toBeVisible();
  await expect(row(page, 'heroes')).toHaveCount(1);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await expect(page.getByText('The server does not answer.')).toHaveCount(0);
});

test('asks again when the token ends, and leaves the page where it was', async ({ page }) => {
  await openBoard(page);
  await expect(page.getByRole('region', { name: 'To do now' })).not.toContainText('Reading what waits…');
  await scrollTo(page, 400);
  await page.route(
    OVERVIEW,
    (route) =>
      route.fulfill({
        status: 401,
        json: { error: { code: 'operator_token_required', message: 'x', requestId: 'x' } },
      }),
  );
  const dialog = page.getByRole('dialog', { name: 'Who is asking?' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await giveToken(page, 'another');
  await expect(dialog.getByRole('alert')).toContainText('This is not the operator token.');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await giveToken(page);
  await expect(dialog).toHaveCount(0);
  expect(await scrollTop(page)).toBe(400);
  const { length } = await drawn(row(page, 'heroes'));
  await expect.poll(async () => (await drawn(row(page, 'heroes'))).length).toBeGreaterThan(length);
});

test('reads nothing while it is paused or hidden', async ({ page }) => {
  await page.clock.install();
  await openBoard(page);
  let reads = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/overview')) reads++;
  });
  const expectReading = async (reading: boolean) => {
    const before = reads;
    if (!reading) await page.clock.runFor(20_000);
    else await expect(async () => {
      await page.clock.runFor(2_500);
      expect(reads).toBeGreaterThan(before + 1);
    }).toPass();
    if (!reading) expect(reads).toBe(before);
  };
  await expectReading(true);
  await page.getByRole('button', { name: 'Hold the view' }).click();
  await expect(page.getByText(/^Held as of/)).toBeVisible();
  await expectReading(false);
  await page.getByRole('button', { name: 'Follow again' }).click();
  await expectReading(true);
  const hide = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value });
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: value ? 'hidden' : 'visible' });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await hide(true);
  await expectReading(false);
  await hide(false);
  await expectReading(true);
});

test('has no violations, narrow and light, wide and dark, and fits 320 px', async ({ page, context }) => {
  test.slow();
  await installAxe(context);
  await changeOverview(page, inTrouble);
  await page.goto('/ops/');
  await expect(field(page)).toBeVisible();
  await expectNoViolations(page);
  await giveToken(page, 'guess');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectNoViolations(page);
  await giveToken(page);
  await expect(table(page)).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: /^Retry all: / }).click();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

/** The path of a queue's first line. */
function drawn(queueRow: Locator): Promise<string> {
  return queueRow.locator('.sparkline .line').first().getAttribute('d').then((path) => path ?? '');
}
