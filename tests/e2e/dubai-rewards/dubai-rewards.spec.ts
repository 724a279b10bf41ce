import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page, type Request, test } from '../support/test.ts';
import { challengeOpened, rewardAdded } from '../../support/dubai-events.ts';
import { tradeVerified } from '../../support/events.ts';
import { OPERATOR_TOKEN } from '../../processes/secrets.ts';
import { installAxe } from '../support/axe.ts';
import { expectNoViolations } from '../support/axe-everywhere.ts';
import { joinAs } from '../support/heroes.ts';
import { openLive } from '../support/live-page.ts';
import { operate, report } from '../support/operator.ts';
import { holdRequests } from '../support/requests.ts';
import { expectScreen } from '../support/screen.ts';
import { SocketGate } from '../support/socket-gate.ts';
import { toasts } from '../support/toasts.ts';

const REWARDS = '/dubai-rewards?tab=rewards';

/** A name that no other offer has. */
const unique = (name: string) => `${name} ${randomUUID().slice(0, 6)}`;
const card = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true });

async function expectToast(page: Page, title: string, description: string | RegExp): Promise<void> {
  await expect(toasts(page)).toHaveCount(1);
  await expect(toasts(page)).toContainText(title);
  await expect(toasts(page)).toContainText(description);
}

/** A receipt among the visitor's claims. */
function receipt(page: Page, title: string): Locator {
  return page.getByRole('region', { name: 'My rewards' }).getByRole('article', { name: title, exact: true });
}

test('who watches the last two vouchers sees them go, and the button closes with focus on it', async ({ page, playwright, baseURL, request }) => {
  const title = unique('Souk voucher');
  const reward = rewardAdded({ title, availableQuantity: 2, pointsCost: 10, value: 12_345, category: 'voucher' });
  await report(request, reward);
  await joinAs(page.request, 'Slower Hero');
  await openLive(page, REWARDS);
  const offer = card(page, title);
  await expect(offer).toContainText('Only 2 left');
  await expect(offer).toContainText(/Worth AED\s123\.45/);
  await offer.getByRole('button', { name: 'Claim' }).focus();

  const other = await playwright.request.newContext({ baseURL: baseURL! });
  const heroId = await joinAs(other, 'Quicker Hero');
  const claim = () => other.post(`/api/dubai/rewards/${reward.data.rewardId}/claim`, { data: { heroId } });
  expect((await claim()).status()).toBe(201);
  await expect(offer).toContainText('Only 1 left');
  expect((await claim()).status()).toBe(201);
  const closed = offer.getByRole('button', { name: 'Sold Out' });
  await expect(closed).toBeDisabled();
  await expect(closed).toBeFocused();
  await expect(offer).toContainText('0 of 2 left');
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toHaveCount(0);
  await other.dispose();
});

test('a claim holds its points, leaves a receipt, and the receipt moves as an operator hands the reward over', async ({ page, request }) => {
  const heroId = await joinAs(page.request, 'Claiming Hero');
  const title = unique('Steel bottle');
  const reward = rewardAdded({ title, pointsCost: 20, category: 'voucher' });
  await report(request, reward);
  await openLive(page, REWARDS);
  const points = page.getByRole('region', { name: 'Your points' });
  await expect(points.getByRole('definition')).toContainText(['25', '0']);

  const release = await holdRequests(page, `/api/dubai/rewards/${reward.data.rewardId}/claim`);
  const sent = page.waitForRequest('**/claim');
  await card(page, title).getByRole('button', { name: 'Claim' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Claim for 20 points?' });
  await expect(question).toContainText(`${title}. Leaves you 5 points.`);
  await expect(question.getByRole('button', { name: 'Keep my points' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(card(page, title).getByRole('button', { name: 'Claim' })).toBeFocused();
  await card(page, title).getByRole('button', { name: 'Claim' }).click();
  await question.getByRole('button', { name: 'Claim' }).click();
  const waiting = card(page, title).getByRole('button', { name: 'Claiming' });
  await expect(waiting).toBeDisabled();
  await expect(waiting).toBeFocused();
  expect((await sent).postDataJSON()).toEqual({ heroId });
  release();
  await expectToast(page, 'Reward Claimed!', 'Your reward has been successfully claimed and will be processed soon.');
  await expect(points.getByRole('definition')).toContainText(['5', '20']);
  await expect(points).toContainText('A claim sets its points aside.');

  await card(page, title).getByRole('button', { name: 'See it in My rewards' }).click();
  const slip = receipt(page, title);
  await expect(slip).toBeFocused();
  await expect(slip).toContainText('20 points');
  await expect(slip).toContainText('With you by');
  const current = slip.locator('[aria-current=step]');
  await expect(current).toContainText('Claimed');

  const [claim] = (await (await page.request.get('/api/me/claims')).json()) as { claimId: string }[];
  const advance = (to: string, reason?: string) =>
    operate(request, `/api/ops/claims/${claim!.claimId}/advance`, { to, reason });
  await advance('processing');
  await expect(current).toContainText('Processing');
  await advance('fulfilled', 'WADI-4711');
  await expect(current).toContainText('Fulfilled');
  await expect(slip).toContainText('Points spent');
  await expect(slip).toContainText(/Your code or booking\s*WADI-4711/);
  await expect(points.getByRole('definition')).toContainText(['5', '0']);
  await expect(card(page, title).first().getByRole('button', { name: 'You need 15 more points' })).toBeDisabled();
});

test('while live, a claim costs one call: rooms bring stock and points', async ({ page, request }) => {
  await joinAs(page.request, 'Thrifty Hero');
  const title = unique('Thermos');
  await report(request, rewardAdded({ title, availableQuantity: 3, pointsCost: 20, category: 'voucher' }));
  const calls: string[] = [];
  const underWay = new Set<Request>();
  page.on('request', (sent) => {
    const { pathname } = new URL(sent.url());
    if (!pathname.startsWith('/api/')) return;
    calls.push(`${sent.method()} ${pathname}`);
    underWay.add(sent);
  });
  page.on('requestfinished', (sent) => underWay.delete(sent));
  page.on('requestfailed', (sent) => underWay.delete(sent));
  await openLive(page, REWARDS);
  const points = page.getByRole('region', { name: 'Your points' });
  await expect(points.getByRole('definition')).toContainText(['25', '0']);
  await expect.poll(() => underWay.size).toBe(0);

  calls.length = 0;
  const offer = page.getByRole('list', { name: 'Dubai Rewards' }).getByRole('article', { name: title, exact: true });
  await offer.getByRole('button', { name: 'Claim' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Claim' }).click();
  await expect(offer).toContainText('Only 2 left');
  await expect(points.getByRole('definition')).toContainText(['5', '20']);
  await expect(receipt(page, title)).toBeVisible();
  await expectToast(page, 'Reward Claimed!', 'Your reward has been successfully claimed');
  expect(calls).toEqual([expect.stringMatching(/^POST .*\/claim$/)]);
});

test('what cannot be claimed says why on its button, and a second press claims nothing', async ({ page, request }) => {
  await joinAs(page.request, 'Barred Hero');
  const [dear, far, single] = [unique('Desert night'), unique('Suburb service'), unique('Only once')];
  await report(
    request,
    rewardAdded({ title: dear, pointsCost: 1500 }),
    rewardAdded({ title: far, zoneRestriction: 'zone-2' }),
    rewardAdded({ title: single, pointsCost: 5, onePerHero: true, category: 'voucher' }),
  );
  const sent: string[] = [];
  page.on('request', (made) => {
    if (made.url().endsWith('/claim')) sent.push(made.url());
  });
  await openLive(page, REWARDS);
  for (const [title, reason] of [[dear, 'You need 1,475 more points'], [far, 'Only for Dubai Suburbs']] as const) {
    const button = card(page, title).getByRole('button', { name: reason });
    await expect(button).toBeDisabled();
    await button.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  const offer = page.getByRole('list', { name: 'Dubai Rewards' }).getByRole('article', { name: single, exact: true });
  await offer.getByRole('button', { name: 'Claim' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Claim' }).click();
  const claimed = offer.getByRole('button', { name: 'Claimed already' });
  await expect(claimed).toBeDisabled();
  await claimed.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(sent).toHaveLength(1);
});

test('a thing that is sent asks for an address, which the desk reads and the hero can change', async ({ page, request }) => {
  await joinAs(page.request, 'Sara Noor');
  const title = unique('Compost bin');
  const reward = rewardAdded({ title, pointsCost: 20, category: 'waste' });
  await report(request, reward);
  await openLive(page, REWARDS);
  const offer = page.getByRole('list', { name: 'Dubai Rewards' }).getByRole('article', { name: title, exact: true });
  await offer.getByRole('button', { name: 'Claim' }).click();
  const question = page.getByRole('dialog', { name: 'Claim for 20 points?' });
  await expect(question.getByLabel('Name')).toHaveValue('Sara Noor');
  await question.getByRole('button', { name: 'Claim' }).click();
  await expect(question).toContainText('Write where it should go.');
  await question.getByLabel('Address').fill('Villa 7, Jumeirah 1');
  await question.getByLabel('Mobile number').fill('+971 50 123 4567');
  await question.getByRole('button', { name: 'Claim' }).click();
  const slip = receipt(page, title);
  await expect(slip).toContainText('Goes to Sara Noor, Villa 7, Jumeirah 1');

  const kept = async () => {
    const answer = await request.get(`/api/ops/claims?rewardId=${reward.data.rewardId}`, {
      headers: { authorization: `Bearer ${OPERATOR_TOKEN}` },
    });
    const { claims } = (await answer.json()) as { claims: { deliverTo: unknown }[] };
    return claims[0]?.deliverTo;
  };
  expect(await kept()).toEqual({ contact: 'Sara Noor', phone: '+971 50 123 4567', address: 'Villa 7, Jumeirah 1' });
  await slip.getByRole('button', { name: 'Change address' }).click();
  await slip.getByLabel('Address').fill('Tower 2, Deira');
  await slip.getByRole('button', { name: 'Save address' }).click();
  await expect(slip).toContainText('Goes to Sara Noor, Tower 2, Deira');
  await expect(slip.getByRole('button', { name: 'Change address' })).toBeFocused();
  await expect.poll(kept).toMatchObject({ address: 'Tower 2, Deira' });
});

test('a challenge is joined, progresses with a verified trade and pays its points', async ({ page, request }) => {
  const heroId = await joinAs(page.request, 'Joining Hero');
  const title = unique('Refill run');
  const challenge = challengeOpened({ title, participantLimit: 1 });
  await report(request, challenge);
  await openLive(page, '/dubai-rewards');
  const offer = card(page, title);
  await expect(offer).toContainText('0 of 1 places taken');

  const release = await holdRequests(page, `/api/dubai/challenges/${challenge.data.challengeId}/join`);
  await offer.getByRole('button', { name: 'Join' }).press('Enter');
  await expect(offer.getByRole('button', { name: 'Joining' })).toBeDisabled();
  release();
  await expectToast(
    page,
    'Challenge Joined!',
    'You\'ve successfully joined the challenge. Start working towards your goal!',
  );
  await expect(offer.getByRole('button', { name: 'Joined' })).toBeFocused();
  await expect(offer).toContainText('1 of 1 places taken');
  await expect(offer).toContainText('Full');
  await expect(offer).toContainText('0 bottles of 100 bottles');

  await report(request, tradeVerified({ heroId }, { time: new Date(Date.now() + 1000).toISOString() }));
  await expect(offer.getByRole('button', { name: 'Completed' })).toBeVisible();
  await expect(offer).toContainText('You earned 30 points');
  await expect(offer).toContainText(/Cup: collect it from us at Dubai Airport Freezone UAE by \d+ \w+ \d{4}\. Show this page\./);
  await expect(offer.getByRole('progressbar', { name: `Your progress in ${title}` })).toHaveAttribute(
    'aria-valuenow',
    '100',
  );
});

test('a refusal of the server is never shown as a success: its words are shown, or ours where it has none', async ({ page, request }) => {
  await joinAs(page.request, 'Refused Hero');
  const [dear, full] = [unique('Desert night'), unique('Tiny run')];
  const fullRun = challengeOpened({ title: full, participantLimit: 5 });
  const night = rewardAdded({ title: dear, pointsCost: 20, category: 'experience' });
  await report(request, night, fullRun);
  await openLive(page, REWARDS);
  const claim = async () => {
    await card(page, dear).getByRole('button', { name: 'Claim' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Claim' }).click();
  };
  const path = `**/api/dubai/rewards/${night.data.rewardId}/claim`;
  const message = `${dear} costs 20 points and you have 5.`;
  await page.route(path, (route) => route.fulfill({
    status: 409, json: { error: { code: 'insufficient_points', message } },
  }));
  await claim();
  await expectToast(page, 'Error', message);

  await page.route('**/api/dubai/*/*/*', (route) => route.fulfill({ status: 500, body: '' }));
  await claim();
  await expectToast(page, 'Error', 'Failed to claim reward. Please check your points and try again.');
  await page.getByRole('tab', { name: 'Dubai Challenges' }).click();
  await card(page, full).getByRole('button', { name: 'Join' }).click();
  await expectToast(page, 'Error', 'Failed to join challenge. Please try again.');
  await expect(card(page, full).getByRole('button', { name: 'Join' })).toBeEnabled();
});

test('tabs follow the address, the banner’s buttons and the arrow keys', async ({ page }) => {
  await openLive(page, '/dubai-rewards');
  const tab = (name: string) => page.getByRole('tab', { name });
  await expect(tab('Dubai Challenges')).toHaveAttribute('aria-selected', 'true');
  await expect(card(page, 'Metro Month')).toContainText('Almost full');
  await page.getByRole('button', { name: 'Browse rewards' }).click();
  await expect(tab('Dubai Rewards')).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(REWARDS);
  await expect(page.getByRole('button', { name: 'Browse rewards' })).toBeFocused();
  await page.getByRole('button', { name: 'Explore challenges' }).click();
  await expect(card(page, 'Metro Month')).toBeVisible();
  await page.getByRole('button', { name: 'See my rewards' }).click();
  await expect(page.getByRole('region', { name: 'My rewards' })).toBeFocused();
  await expect(page).toHaveURL(REWARDS);
  await page.reload();
  await expect(card(page, 'Ionic Shower Filter').getByRole('button', { name: 'Sold Out' })).toBeDisabled();
  await tab('Dubai Rewards').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(card(page, 'Metro Month')).toBeVisible();
  await expect(page).toHaveURL('/dubai-rewards');
  await expect(tab('Dubai Challenges')).toBeFocused();
});

test('lists show skeletons, then that they are empty; one that fails replaces the whole screen until it is tried again', async ({ page }) => {
  await (await SocketGate.install(page)).cut();
  const answers = { challenges: '[]', rewards: '[]' };
  const releases = await Promise.all([
    holdRequests(page, '/api/dubai/challenges'),
    holdRequests(page, '/api/dubai/rewards'),
  ]);
  await page.goto('/dubai-rewards');
  const skeletons = page.getByRole('tabpanel').locator('[aria-busy=true] > div');
  await expect(skeletons).toHaveCount(4);
  await page.getByRole('tab', { name: 'Dubai Rewards' }).click();
  await expect(skeletons).toHaveCount(6);
  releases.forEach((release) => release());
  await expect(card(page, 'Ionic Shower Filter')).toBeVisible();

  for (const list of ['challenges', 'rewards'] as const) {
    await page.route(
      `**/api/dubai/${list}`,
      (route) => route.fulfill({ contentType: 'application/json', body: answers[list] }),
    );
  }
  await page.reload();
  await expect(page.getByText('No rewards available at the moment.', { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Dubai Challenges' }).click();
  await expect(page.getByText('No active challenges available at the moment.', { exact: true })).toBeVisible();

  await page.route('**/api/dubai/rewards', (route) => route.fulfill({ status: 503, body: '' }));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Unable to load Dubai rewards data. Please try again later.',
  );
  await expect(page.getByRole('tab')).toHaveCount(0);
  await page.unroute('**/api/dubai/rewards');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectScreen(page, '/dubai-rewards');
});

test('claimed rewards have no violations', async ({ page, context, request }) => {
  await installAxe(context);
  const heroId = await joinAs(page.request, 'Looking Hero');
  const reward = rewardAdded({ title: unique('Filter'), availableQuantity: 3, pointsCost: 5 });
  await report(request, reward);
  await page.request.post(`/api/dubai/rewards/${reward.data.rewardId}/claim`, { data: { heroId } });
  await openLive(page, '/dubai-rewards?tab=rewards');
  await expect(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible();
  await expectNoViolations(page);
});
