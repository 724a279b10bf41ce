import {
  type APIRequestContext,
  expect,
  type Locator,
  type Page,
  type PlaywrightWorkerArgs,
  test,
} from '../support/test.ts';
import { CHALLENGE_TYPES } from '@planet-heroes/contracts/areas/social-challenges/catalogue';
import type { SocialChallenge } from '@planet-heroes/contracts/areas/social-challenges/schemas';
import { tradeVerified } from '../../support/events.ts';
import { OPERATOR_TOKEN } from '../../processes/secrets.ts';
import { installAxe } from '../support/axe.ts';
import { formatted, openLive } from '../support/live-page.ts';
import { expectNoViolations } from '../support/axe-everywhere.ts';
import { joinAs } from '../support/heroes.ts';
import { OWN_HERO } from '../support/product.ts';
import { CHECKS, countRequests, holdRequests } from '../support/requests.ts';
import { SocketGate } from '../support/socket-gate.ts';
import { toasts } from '../support/toasts.ts';

const SCREEN = '/community?tab=challenges';
const LIST = '/api/social-challenges';

const cardOf = (page: Page, title: string): Locator =>
  page.getByRole('tabpanel').getByRole('listitem').filter({
    has: page.getByRole('heading', { name: title, exact: true }),
  });
const listTab = (page: Page, name: string): Locator =>
  page.getByRole('tablist', { name: 'Challenges' }).getByRole('tab', { name, exact: true });

/** A title that no other challenge has. */
const uniqueTitle = (words: string): string => `${words} ${Date.now().toString(36)}`;

/** Sets a challenge through the API, as the hero that browsers act as. */
async function setChallenge(
  request: APIRequestContext,
  values: Partial<SocialChallenge> & { title: string },
): Promise<SocialChallenge> {
  const answer = await request.post(LIST, {
    data: {
      description: 'A challenge of the tests, small and short.', challengeType: 'bottles_prevented', targetValue: 100,
      duration: 1, pointsReward: 50, participantLimit: 2, creatorId: OWN_HERO, ...values,
    },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as SocialChallenge;
}

/** Another hero with a session of its own, who joins a challenge. */
async function anotherJoins(
  playwright: PlaywrightWorkerArgs['playwright'],
  baseURL: string,
  challenge: SocialChallenge,
): Promise<void> {
  const hero = await playwright.request.newContext({ baseURL });
  expect((await hero.post('/api/heroes', { data: { name: 'Rival Hero' } })).status()).toBe(201);
  expect((await hero.post(`${LIST}/${challenge.id}/join`)).status()).toBe(200);
  await hero.dispose();
}

test('a challenge is set: every message, quick picks, and what is sent', async ({ page }) => {
  await openLive(page, SCREEN);
  await page.getByRole('button', { name: 'Create Eco-Challenge' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Eco-Challenge' });
  const field = (name: string | RegExp) => dialog.getByLabel(name);
  await expect(field('Duration (days)')).toHaveValue('7');
  await expect(field('Points reward')).toHaveValue('100');
  await expect(field('Participant limit')).toHaveValue('20');
  await expect(field(/^Target value/).first()).toHaveValue('100');

  await field('Title').fill('Four');
  await field('Description').fill('Too short');
  await field(/^Target value/).first().fill('0');
  await field('Duration (days)').fill('31');
  await field('Points reward').fill('49');
  await field('Participant limit').fill('101');
  await dialog.getByRole('button', { name: 'Create Challenge' }).click();
  for (const message of [
    'Title must be at least 5 characters',
    'Description must be at least 10 characters',
    'Target value must be positive',
    'Duration must be between 1-30 days',
    'Minimum reward is 50 points',
    'Participant limit must be between 2-100',
  ]) {
    await expect(dialog.getByText(message)).toBeVisible();
  }
  await expect(field('Title')).toBeFocused();
  await field('Duration (days)').fill('');
  await field('Participant limit').fill('1');
  await expect(dialog.getByText('Duration must be between 1-30 days')).toBeVisible();
  await expect(dialog.getByText('Participant limit must be between 2-100')).toBeVisible();

  const picks = dialog.getByRole('group', { name: 'Quick picks for the target value' }).getByRole('button');
  for (const [type, { quickPicks }] of Object.entries(CHALLENGE_TYPES)) {
    await field('What counts').selectOption(type);
    await expect(picks).toHaveText(quickPicks.map((value) => new RegExp(`(^|\\s)${formatted(value)}(\\s|$)`)));
  }
  await field('What counts').selectOption('co2_saved');
  await dialog.getByRole('button', { name: '50 kg', exact: true }).click();
  await expect(field('Target value (kg)')).toHaveValue('50');

  const title = uniqueTitle('Cool heads');
  await field('Title').fill(title);
  await field('Description').fill('Fifty kilograms of CO2 in three days.');
  await field('Duration (days)').fill('3');
  await field('Points reward').fill('50');
  await field('Participant limit').fill('2');
  const sent = page.waitForRequest((request) =>
    request.method() === 'POST' && new URL(request.url()).pathname === LIST
  );
  await dialog.getByRole('button', { name: 'Create Challenge' }).click();
  expect((await sent).postDataJSON()).toEqual({
    title, description: 'Fifty kilograms of CO2 in three days.', challengeType: 'co2_saved', targetValue: 50,
    duration: 3, pointsReward: 50, participantLimit: 2, creatorId: OWN_HERO,
  });
  await expect(toasts(page)).toContainText('Challenge Created!');
  await expect(toasts(page)).toContainText('Your eco-challenge is now live. Start sharing to get participants!');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Create Eco-Challenge' })).toBeFocused();
  await expect(cardOf(page, title)).toContainText('50 kg');
  await expect(cardOf(page, title)).toContainText('Open');
  await expect(cardOf(page, title)).toContainText(/3d 0h|2d 23h/);

  await page.getByRole('button', { name: 'Share it' }).click();
  await expect(page.getByRole('dialog', { name: 'Share your impact' })).toContainText(title);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Share it' })).toBeFocused();
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByRole('button', { name: 'Share it' })).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  await page.getByRole('button', { name: 'Create Eco-Challenge' }).click();
  await expect(field('Title')).toHaveValue('');
  await expect(field('Duration (days)')).toHaveValue('7');
});

test('a challenge that is cancelled while its checks are on their way is not set, and its draft stays', async ({ page }) => {
  const letChecksCome = await holdRequests(page, CHECKS);
  const set = countRequests(page, LIST, 'POST');
  await openLive(page, SCREEN);
  await page.getByRole('button', { name: 'Create Eco-Challenge' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Eco-Challenge' });
  const title = uniqueTitle('Second thoughts');
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Description').fill('A hundred bottles in seven days.');
  await dialog.getByRole('button', { name: 'Create Challenge' }).click();
  await expect(dialog.locator('button[type=submit]')).toHaveAttribute('aria-busy', 'true');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  letChecksCome();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Create Eco-Challenge' }).click();
  await expect(dialog.locator('button[type=submit]')).toHaveAttribute('aria-busy', 'false');
  await expect(dialog.getByLabel('Title')).toHaveValue(title);
  expect(set.count).toBe(0);
});

test('a challenge that the server refuses keeps its draft and says why', async ({ page }) => {
  await openLive(page, SCREEN);
  await page.route(`**${LIST}`, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
        status: 409,
        json: { error: { code: 'budget_exhausted', message: 'Your budget has 10 left.', requestId: 'test' } },
      })
      : route.fallback());
  await page.getByRole('button', { name: 'Create Eco-Challenge' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Eco-Challenge' });
  await dialog.getByLabel('Title').fill('Bottles of the week');
  await dialog.getByLabel('Description').fill('A hundred bottles, each of us.');
  await dialog.getByRole('button', { name: 'Create Challenge' }).click();
  await expect(toasts(page)).toContainText('Error');
  await expect(toasts(page)).toContainText('Failed to create challenge. Please try again.');
  await expect(dialog.getByRole('alert')).toHaveText('Your budget has 10 left.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Create Eco-Challenge' }).click();
  await expect(dialog.getByLabel('Title')).toHaveValue('Bottles of the week');
  await expect(dialog.getByRole('alert')).toHaveCount(0);
});

test('who joins sees verified trades count until the goal is reached', async ({ page, request }) => {
  const challenge = await setChallenge(request, {
    title: uniqueTitle('Two trades'),
    targetValue: 2000,
    pointsReward: 60,
  });
  // The demo hero opened it, and nobody is paid by a challenge of their own.
  const heroId = await joinAs(page.request, uniqueTitle('Rana'));
  await openLive(page, SCREEN);
  const card = cardOf(page, challenge.title);
  const release = await holdRequests(page, `${LIST}/${challenge.id}/join`);
  await card.getByRole('button', { name: /^Join Challenge/ }).click();
  await expect(card.getByRole('button', { name: /^Joining/ })).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(toasts(page)).toContainText('Challenge Joined!');
  await expect(toasts(page)).toContainText("You're now part of the challenge. Start making impact!");
  await expect(card).toContainText('Joined');
  await expect(card.getByRole('button', { name: /^You have joined/ })).toBeFocused();
  await expect(card.getByRole('progressbar', { name: 'Your progress' })).toHaveAttribute('aria-valuenow', '0');
  await expect(card).toContainText('1 of 2 heroes');

  // An iPhone 15 Pro in good condition saves 1,240 bottles (spec document 1, section 9).
  await tradeNow(request, heroId);
  await expect(card).toContainText('1,240 of 2,000');
  await tradeNow(request, heroId);
  await expect(card).toContainText('2,000 of 2,000');
  await expect(card).toContainText('Completed');
  await expect(card).toContainText('You earned 60 points');

  await listTab(page, 'My Challenges').click();
  await expect(card).toBeVisible();
  await listTab(page, 'Completed').click();
  await expect(card).toHaveCount(0);
});

/** A trade of a hero, decided now: what was decided before joining does not count. */
async function tradeNow(request: APIRequestContext, heroId: string): Promise<void> {
  const answer = await request.post('/api/ops/events', {
    headers: { authorization: `Bearer ${OPERATOR_TOKEN}` },
    data: [tradeVerified({ heroId }, { time: new Date().toISOString() })],
  });
  expect(await answer.json()).toMatchObject({ applied: 1 });
}

test('the last place goes to somebody else while the page is open: the button closes, and keeps the focus', async ({ page, request, playwright, baseURL }) => {
  const challenge = await setChallenge(request, { title: uniqueTitle('Last seat') });
  await anotherJoins(playwright, baseURL!, challenge);
  await openLive(page, SCREEN);
  const card = cardOf(page, challenge.title);
  await expect(card).toContainText('1 of 2 heroes');
  await card.getByRole('button', { name: /^Join Challenge/ }).focus();
  await anotherJoins(playwright, baseURL!, challenge);
  const full = card.getByRole('button', { name: /^All places taken/ });
  await expect(full).toHaveAttribute('aria-disabled', 'true');
  await expect(full).toBeFocused();
  await expect(card).toContainText('2 of 2 heroes');
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toHaveCount(0);
});

test('a refused join shows the catalogue’s toast and asks for the list again', async ({ page, request, playwright, baseURL }) => {
  const challenge = await setChallenge(request, { title: uniqueTitle('Too late') });
  await anotherJoins(playwright, baseURL!, challenge);
  const gate = await SocketGate.install(page);
  await gate.cut();
  await page.goto(SCREEN);
  const card = cardOf(page, challenge.title);
  await expect(card.getByRole('button', { name: /^Join Challenge/ })).toBeVisible();
  await anotherJoins(playwright, baseURL!, challenge);
  await card.getByRole('button', { name: /^Join Challenge/ }).click();
  await expect(toasts(page)).toContainText('Error');
  await expect(toasts(page)).toContainText('Failed to join challenge. Please try again.');
  await expect(card.getByRole('button', { name: /^All places taken/ })).toBeVisible();
});

test('three tabs with their filters, empty states, and a list that cannot be reached', async ({ page, context }) => {
  await installAxe(context);
  await openLive(page, SCREEN);
  const panel = page.getByRole('tabpanel').last();
  await listTab(page, 'Completed').click();
  await expect(cardOf(page, 'The First Thousand Bottles')).toContainText('Completed');
  await expect(cardOf(page, 'Back to School, Back to Water')).toContainText('Expired');
  await expect(panel.getByRole('button', { name: /^Join Challenge/ })).toHaveCount(0);
  await listTab(page, 'My Challenges').click();
  await expect(cardOf(page, 'Marina Bottle Marathon')).toContainText('Joined');

  const gate = await SocketGate.install(page);
  await gate.cut();
  await page.route(`**${LIST}`, (route) => route.abort());
  await page.reload();
  await expect(page.getByText('The challenges cannot be reached')).toBeVisible();
  await page.unroute(`**${LIST}`);
  await page.route(`**${LIST}`, (route) => route.fulfill({ json: [] }));
  await page.getByRole('button', { name: 'Try again' }).click();
  for (const [name, empty] of [
    ['Active Challenges', 'No Active Challenges'],
    ['My Challenges', 'No Joined Challenges'],
    ['Completed', 'No Completed Challenges'],
  ] as const) {
    await listTab(page, name).click();
    await expect(panel.getByRole('heading', { name: empty })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Create Eco-Challenge' }).click();
  await page.getByRole('button', { name: 'Create Challenge' }).click();
  await expect(page.getByText('Title must be at least 5 characters')).toBeVisible();
  await expectNoViolations(page);
});
