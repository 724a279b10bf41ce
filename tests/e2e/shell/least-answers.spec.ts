import { expect, type Page, test } from '../support/test.ts';
import {
  calculateButton,
  chooseCondition,
  chooseModel,
  expectCertainty,
  expectValuation,
} from '../support/calculators.ts';
import { impactFigures, wakeAll } from '../support/live-page.ts';
import { joinAs } from '../support/heroes.ts';
import { SocketGate } from '../support/socket-gate.ts';
import { toasts } from '../support/toasts.ts';

/** A server that answers with the fields of the specs alone, nulls for what may be absent, and no live connection. */
async function answerWith(page: Page, path: string | RegExp, json: unknown, method = 'GET'): Promise<void> {
  const url = typeof path === 'string' ? new RegExp(`${path}(\\?.*)?$`) : path;
  await page.route(url, (route) => (route.request().method() === method ? route.fulfill({ json }) : route.fallback()));
}

const LATER = new Date(Date.now() + 3 * 86_400_000).toISOString();
const BEFORE = '2026-11-01T00:00:00.000Z';

test.beforeEach(async ({ page }) => {
  await (await SocketGate.install(page)).cut();
});
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('the assistant says a response that comes alone', async ({ page }) => {
  await answerWith(page, '/api/ai-chat', { response: 'An iPhone 15 Pro brings AED 3,100.', fallback: false }, 'POST');
  await page.goto('/');
  await page.getByRole('tab', { name: 'Chat' }).click();
  await page.getByRole('textbox', { name: 'Your question' }).fill('What is it worth?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('group', { name: 'Reply of the AI Concierge' })).toContainText(
    'An iPhone 15 Pro brings AED 3,100.',
  );
});

test('both calculators confirm the four figures', async ({ page }) => {
  const figures = { tradeValue: 2480, points: 2240, bottlesPrevented: 1240, co2Saved: 4960 };
  await answerWith(page, '/api/calculate-trade', figures, 'POST');
  await page.goto('/');
  await chooseModel(page, 'iPhone 15 Pro');
  await chooseCondition(page, 'Good');
  await calculateButton(page).click();
  await expectCertainty(page, 'Confirmed value');
  await expectValuation(page, { 'Trade-in value': 'AED 2,480', 'Planet Points': '2,240' });
  await expect(page.getByRole('heading', { name: 'Mission Complete' })).toBeVisible();

  await answerWith(page, '/api/calculate-trade-value', { ...figures, points: 310 }, 'POST');
  await page.goto('/exchange');
  await calculateButton(page).click();
  await expectCertainty(page, 'Confirmed value');
  await expectValuation(page, { 'Hero level': 'Silver Hero', 'Planet Points': '310' });
});

test('the board ranks heroes with little data', async ({ page }) => {
  await answerWith(page, /\/api\/heroes\/leaderboard\/\d+$/, [
    { id: 'a', name: 'Aisha Least', level: 'Gold Hero', points: 900, bottlesPrevented: 40 },
    { id: 'b', name: 'Badr Least', level: 'Planet Legend', points: 800, bottlesPrevented: 30, badges: null },
  ]);
  await page.goto('/leaderboard');
  await expect(page.getByRole('listitem').filter({ hasText: 'Aisha Least' })).toContainText('900');
  await expect(page.getByRole('listitem').filter({ hasText: 'Badr Least' })).toContainText('800');
});

test('each variant of the totals fills both strips, and shows no figure that it does not have', async ({ page }) => {
  await answerWith(page, '/api/impact-stats', {
    totalBottlesPrevented: 2_400_000,
    totalCo2Saved: 180_000_000,
    totalRewards: 129_900,
    activeHeroes: 12_847,
  });
  await page.goto('/impact-dashboard');
  const strip = page.getByRole('main').locator('[data-tip=impact-stats]');
  await expect(strip.getByRole('term')).toHaveText(['Bottles prevented', 'CO2 saved', 'Active heroes']);
  await expect.poll(() => impactFigures(page)).toMatchObject({ 'Bottles prevented': '2,400,000' });

  await answerWith(page, '/api/impact-stats', { bottlesPrevented: 5_000, co2Saved: 6_000, pointsEarned: 7_000 });
  await page.goto('/');
  await wakeAll(page);
  await expect(strip.getByRole('term')).toHaveText(['Bottles prevented', 'CO2 saved']);
});

test('Dubai’s lists take null for no limit, and an answer that says nothing for done', async ({ page }) => {
  const offer = { title: 'Open Metro Month', description: 'Ride the metro.', expiresAt: LATER };
  await answerWith(page, '/api/dubai/challenges', [
    {
      ...offer,
      id: 'c',
      category: 'transport',
      targetZone: null,
      pointsReward: 50,
      rewardItem: 'A bottle',
      currentParticipants: 7,
      participantLimit: null,
    },
  ]);
  await answerWith(page, '/api/dubai/rewards', [
    {
      ...offer,
      id: 'r',
      title: 'Endless Tea',
      category: 'voucher',
      partner: 'Tea House',
      value: 1000,
      pointsCost: 5,
      availableQuantity: null,
      claimedQuantity: 9,
      zoneRestriction: null,
    },
  ]);
  await page.route(/\/api\/dubai\/challenges\/c\/join$/, (route) => route.fulfill({ status: 200, body: '' }));
  await answerWith(page, '/api/dubai/rewards/r/claim', { success: true }, 'POST');
  await joinAs(page.request, 'Least Hero');
  await page.goto('/dubai-rewards');
  const challenge = page.getByRole('article', { name: 'Open Metro Month' });
  await expect(challenge).toContainText('7');
  await expect(challenge).not.toContainText(/full/i);
  await challenge.getByRole('button', { name: 'Join' }).click();
  await expect(toasts(page)).toContainText('Challenge Joined!');

  await page.getByRole('tab', { name: 'Dubai Rewards' }).click();
  const reward = page.getByRole('article', { name: 'Endless Tea', exact: true });
  await expect(reward).toContainText('Unlimited');
  await reward.getByRole('button', { name: 'Claim' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Claim' }).click();
  await expect(toasts(page)).toContainText('Reward Claimed!');
  await expect(reward).toBeVisible();
});

test('a sponsorship that is answered with little, or nothing, is made and leaves the page as it is', async ({ page }) => {
  await answerWith(page, '/api/sponsored-missions', [
    {
      id: 'm',
      title: 'Least Mission',
      description: 'Trees.',
      category: 'space',
      status: 'proposed',
      targetZone: null,
      currentFunding: 0,
      fundingGoal: 2_000_000,
      currentParticipants: 1,
      pointsReward: 10,
    },
  ]);
  await answerWith(page, '/api/sponsorship-tiers', [{
    id: 't',
    name: 'Least Tier',
    minAmount: 50_000,
    maxAmount: null,
    badgeColor: 'teal',
    benefits: ['Thanks'],
  }]);
  await answerWith(page, '/api/mission-sponsorships', {
    id: 's',
    missionId: 'm',
    tierId: 't',
    amount: 50_000,
    state: 'submitted',
  }, 'POST');
  for (const query of ['first', 'again']) {
    if (query === 'again')
      await page.route(/\/api\/mission-sponsorships$/, (route) =>
        route.fulfill({ status: 201, body: '' }));
    await page.goto(`/partners?tab=sponsors&${query}`);
    const mission = page.getByRole('radio', { name: 'Least Mission' });
    await mission.check();
    await page.getByRole('radio', { name: 'Least Tier' }).check();
    await page.getByRole('button', { name: 'Sponsor this mission' }).click();
    await expect(toasts(page)).toContainText('Sponsorship Created!');
    await expect(mission).not.toBeChecked();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('a challenge without a limit is open to all, and joining and setting one need no more data', async ({ page }) => {
  await answerWith(page, '/api/social-challenges', [
    {
      id: 'c',
      title: 'Least Challenge',
      description: 'Fewer bottles for all.',
      challengeType: 'bottles_prevented',
      targetValue: 100,
      pointsReward: 50,
      participantLimit: null,
      currentParticipants: 31,
      isActive: true,
      createdAt: BEFORE,
      expiresAt: LATER,
      creatorName: 'Omar',
    },
  ]);
  await page.route(/\/api\/social-challenges\/c\/join$/, (route) => route.fulfill({ status: 200, body: '' }));
  await page.goto('/community?tab=challenges');
  const card = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: 'Least Challenge' });
  await expect(card).toContainText('31');
  await card.getByRole('button', { name: /^Join/ }).click();
  await expect(toasts(page)).toContainText('Challenge Joined!');

  await answerWith(page, '/api/social-challenges', { ok: true }, 'POST');
  await page.getByRole('button', { name: 'Create Eco-Challenge' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Eco-Challenge' });
  await dialog.getByLabel('Title').fill('Ten days of tap');
  await dialog.getByLabel('Description').fill('Drink from the tap for ten days.');
  await dialog.getByRole('button', { name: /^Create/ }).click();
  await expect(toasts(page)).toContainText('Challenge Created!');
  await expect(dialog).toBeHidden();
  await expect(card).toBeVisible();
});
