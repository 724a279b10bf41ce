// Support finds a hero, sees what is kept of it, and changes what it may; a large correction takes a second operator.
import { queryOf } from '../../processes/database.ts';
import { installAxe } from '../support/axe.ts';
import { expectNoViolations } from '../support/axe-everywhere.ts';
import { joinAs } from '../support/heroes.ts';
import { expectFault, openAsAdmin, openAsNew, succeed, test } from '../support/operators.ts';
import { openLive } from '../support/live-page.ts';
import { loseFirstAnswer } from '../support/requests.ts';
import { newEmail, signInBehind } from '../support/sign-in.ts';
import type { ServedProduct } from '../support/serve.ts';
import { type Browser, expect, type Locator, type Page } from '../support/test.ts';

const SUPPORT = { name: 'Noor of support', roles: ['support'], path: '/ops/people' };
const NOTE = 'Reported by three heroes';

const region = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const dialog = (page: Page): Locator => page.getByRole('dialog');
const state = (page: Page): Locator => page.locator('.page-head .state');
const result = (page: Page): Locator => page.locator('main .result').last();

/** A hero in a browser of its own, on the leaderboard’s screen. */
async function heroOnBoard(browser: Browser, product: ServedProduct, name: string) {
  const context = await browser.newContext({ baseURL: product.address });
  await joinAs(context.request, name);
  const { id } = await succeed<{ id: string }>(context.request.get('/api/me'));
  await installAxe(context);
  const page = await context.newPage();
  await openLive(page, '/leaderboard');
  return { id, page, close: () => context.close() };
}

/** Presses one of support’s actions, fills its form and sends it. */
async function act(page: Page, button: string, fields: Readonly<Record<string, string>>, yes: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  for (const [label, value] of Object.entries(fields)) await dialog(page).getByLabel(label).fill(value);
  await dialog(page).getByRole('button', { name: yes, exact: true }).click();
}

test('a hero is found, renamed, hidden and shown again; its own screen says so', async ({
  page, context, browser, product, admin,
}) => {
  const hero = await heroOnBoard(browser, product, 'Zulaikha Naming');
  await installAxe(context);
  await openAsNew(page, product, admin, SUPPORT);
  await page.getByLabel('Who are you looking for?').fill('zulaikha');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Zulaikha Naming' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zulaikha Naming');
  await expect(region(page, 'Points')).toContainText('Joined Planet Heroes');
  await expect(state(page)).toHaveText('On the board');

  await page.getByRole('button', { name: 'Rename…' }).click();
  await dialog(page).getByRole('button', { name: 'Rename', exact: true }).click();
  await expectFault(dialog(page).getByLabel('Note for the audit log'));
  await page.keyboard.press('Escape');
  await act(page, 'Rename…', { 'New name': 'Hero of the creek', 'Note for the audit log': NOTE }, 'Rename');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hero of the creek');

  await act(page, 'Hide…', { 'Note for the audit log': NOTE }, 'Hide');
  await expect(state(page)).toHaveText('Hidden');
  await expect(region(hero.page, 'The leaderboard does not show you')).toContainText('Write to us');
  await expectNoViolations(hero.page);
  await act(page, 'Show again…', { 'Note for the audit log': NOTE }, 'Show');
  await expect(state(page)).toHaveText('On the board');
  await expect(region(hero.page, 'The leaderboard does not show you')).toHaveCount(0);
  const audit = region(page, 'What operators did');
  await expect(audit).toContainText('Renamed a hero');
  await expect(audit).toContainText(NOTE);
  await expectNoViolations(page);
  await hero.close();
});

test('a correction whose answer was lost is sent again, and made once', async ({ page, browser, product, admin }) => {
  const hero = await heroOnBoard(browser, product, 'Amna Twice');
  await openAsNew(page, product, admin, { ...SUPPORT, path: `/ops/people?id=${hero.id}` });
  await loseFirstAnswer(page, `**/api/ops/people/${hero.id}/point-corrections`);
  await act(page, 'Correct points…', { Points: '40', 'Note for the audit log': NOTE }, 'Correct');
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Correct', exact: true }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(region(page, 'Corrections of points').getByRole('listitem')).toHaveCount(1);
  await act(page, 'Correct points…', { Points: '40', 'Note for the audit log': NOTE }, 'Correct');
  await expect(region(page, 'Corrections of points').getByRole('listitem')).toHaveCount(2);
  await hero.close();
});

test('a large correction waits for a second operator; a hero is erased once its code is typed', async ({
  page, browser, product, admin,
}) => {
  const hero = await heroOnBoard(browser, product, 'Khawla Points');
  await openAsNew(page, product, admin, { ...SUPPORT, path: `/ops/people?id=${hero.id}` });
  await act(page, 'Correct points…', { Points: '1,500', 'Note for the audit log': NOTE }, 'Correct');
  await expect(result(page)).toHaveText(/somebody else has to approve it/);
  const own = region(page, 'Corrections of points');
  await own.getByRole('button', { name: 'Approve: +1,500 points' }).click();
  await expect(result(page)).toHaveText(/Somebody else has to approve it/);

  const second = await (await browser.newContext({ baseURL: product.address })).newPage();
  await openAsAdmin(second, admin, '/ops/people');
  const waiting = region(second, 'Corrections that wait for a second operator').getByRole('listitem')
    .filter({ hasText: NOTE });
  await waiting.getByRole('button', { name: /Approve/ }).click();
  await expect(second.locator('.result')).toHaveText('The points have moved.');
  await expect(region(page, 'The hero')).toContainText('1,525');

  const wrong = { 'Type the hero’s code to confirm': 'Khawla', 'Note for the audit log': NOTE };
  await act(page, 'Erase…', wrong, 'Erase for good');
  await expect(dialog(page).getByRole('alert')).toContainText('must repeat the id of the hero');
  await dialog(page).getByLabel('Type the hero’s code to confirm').fill(hero.id);
  await dialog(page).getByRole('button', { name: 'Erase for good' }).click();
  await expect(state(page)).toHaveText('Has left');
  await expect(page.getByRole('button', { name: 'Rename…' })).toHaveCount(0);
  await second.context().close();
  await hero.close();
});

test('the desk looks and changes nothing; contacts are masked until support has them shown', async ({
  page, browser, product, admin,
}) => {
  const context = await browser.newContext({ baseURL: product.address });
  await joinAs(context.request, 'Amina Desk-Look');
  const patched = context.request.patch('/api/me', { data: { phone: '+971 50 111 2233' } });
  const { id } = await succeed<{ id: string }>(patched);
  await openAsNew(page, product, admin, { name: 'Omar Desk', roles: ['desk'], path: `/ops/people?id=${id}` });
  await expect(region(page, 'Contacts')).toContainText('••• 2233');
  await expect(region(page, 'Contacts').getByRole('button')).toHaveCount(0);
  await expect(region(page, 'What support does')).toContainText('admin, support');

  const support = await (await browser.newContext({ baseURL: product.address })).newPage();
  await openAsAdmin(support, admin, `/ops/people?id=${id}`);
  await region(support, 'Contacts').getByRole('button', { name: 'Show in full' }).click();
  await expect(region(support, 'Contacts')).toContainText('+971 50 111 2233');
  await support.context().close();
  await context.close();
});

test('a challenge and a sponsor’s message are taken away', async ({ page, browser, product, admin }) => {
  const hero = await heroOnBoard(browser, product, 'Wafa Writing');
  const calls = hero.page.context().request;
  // Only a hero with an account, and of some days, opens challenges.
  await signInBehind(calls, product, newEmail());
  const aWeekAgo = `update hero set joined_at = joined_at - interval '8 days' where id = $1`;
  await queryOf(product.databaseUrl)(aWeekAgo, [hero.id]);
  await succeed(calls.post('/api/social-challenges', {
    data: {
      title: 'Unkind words', description: 'And some more of them.', challengeType: 'points_earned', targetValue: 500,
      pointsReward: 50, participantLimit: 2, duration: 7,
    },
  }));
  const missions = await succeed<{ id: string; status: string }[]>(calls.get('/api/sponsored-missions'));
  const [tier] = await succeed<{ id: string; minAmount: number }[]>(calls.get('/api/sponsorship-tiers'));
  const { id: sponsorshipId } = await succeed<{ id: string }>(calls.post('/api/mission-sponsorships', {
    data: {
      sponsorId: 'demo-sponsor', missionId: missions.find(({ status }) => status === 'funding')!.id, tierId: tier!.id,
      amount: tier!.minAmount, message: 'Words that nobody should read', isAnonymous: false,
    },
  }));
  await openLive(hero.page, '/community?tab=challenges');
  await expect(hero.page.getByText('Unkind words').first()).toBeVisible();
  await openAsNew(page, product, admin, { ...SUPPORT, path: `/ops/people?id=${hero.id}` });
  const challenges = region(page, 'Challenges');
  await challenges.getByRole('button', { name: 'Remove…' }).click();
  await dialog(page).getByLabel('Note for the audit log').fill(NOTE);
  await dialog(page).getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(challenges).toContainText('A challenge that was taken away');
  await expect(challenges.getByRole('button', { name: 'Remove…' })).toHaveCount(0);
  await expect(hero.page.getByText('Unkind words')).toHaveCount(0);

  await page.goto(`/ops/sponsorships?id=${sponsorshipId}`);
  await expect(region(page, 'Message')).toContainText('Words that nobody should read');
  await act(page, 'Remove the message…', { 'Note for the audit log': NOTE }, 'Remove');
  await expect(page.getByText('Words that nobody should read')).toHaveCount(0);
  await hero.close();
});
