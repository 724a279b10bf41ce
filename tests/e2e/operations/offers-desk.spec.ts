// What the desk adds: rewards and stock, challenges, missions, companies, partners' pickups, checks on the spot.
import { randomUUID } from 'node:crypto';
import { installAxe } from '../support/axe.ts';
import { expectNoViolations } from '../support/axe-everywhere.ts';
import { joinAs } from '../support/heroes.ts';
import { expectFault, openAsNew, registerOwnCompany, succeed, test } from '../support/operators.ts';
import { expect, type Locator, type Page } from '../support/test.ts';
import { lockPrice } from '../support/trade-ins.ts';

const AS_DESK = { name: 'Omar Desk', roles: ['desk'] };

const region = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const row = (page: Page, name: string): Locator => page.getByRole('row').filter({ hasText: name });
const result = (page: Page): Locator => page.locator('.result');
const dialog = (page: Page): Locator => page.getByRole('dialog');

async function fill(form: Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await form.getByLabel(label, { exact: true }).fill(value);
}

test('a reward is added once its form is right and what follows is confirmed, and stocked', async ({ page, context, product, admin }) => {
  await installAxe(context);
  await openAsNew(page, product, admin, { ...AS_DESK, path: '/ops/rewards' });
  await page.getByRole('link', { name: 'Catalogue: what can be claimed, and adding to it' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const form = region(page, 'Add a reward');
  const [send, problem] = [form.getByRole('button', { name: 'Add…' }), form.getByRole('alert')];
  await send.click();
  await expectFault(form.getByLabel('Title'));
  await expectFault(form.getByLabel('Points'));
  await expect(form.getByLabel('Title')).toBeFocused();
  await expectNoViolations(page);
  const code = `brunch-${randomUUID()}`;
  await fill(form, {
    Title: 'Brunch by the creek', Code: 'two words', Partner: 'Wadi Kitchen', 'Worth in AED': '149.50', Points: '400',
    Stock: '10', 'Ends, Dubai time': '2099-01-31T18:30', Description: 'For two, on any Friday.',
  });
  await send.click();
  await expectFault(form.getByLabel('Code'), /It must be letters, digits, _ or -\.$/);
  await expect(form.getByLabel('Code')).toBeFocused();
  await form.getByLabel('Code').fill(code);
  await expect(form.locator('[aria-invalid]')).toHaveCount(0);
  await send.click();
  await expect(dialog(page)).toContainText(/10 of it for 400 points each until 31 Jan 2099, 18:30:00 in Dubai/);
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(row(page, 'Brunch by the creek')).toHaveCount(0);
  await send.click();
  await dialog(page).getByRole('button', { name: 'Add the reward' }).click();
  await expect(result(page)).toHaveText('“Brunch by the creek” can be claimed.');
  await expect(form.getByLabel('Title')).toHaveValue('');
  const rewards = await succeed<{ id: string; value: number; expiresAt: string }[]>(page.request.get('/api/dubai/rewards'));
  expect(rewards.find(({ id }) => id === code)).toMatchObject({ value: 14_950, expiresAt: '2099-01-31T14:30:00.000Z' });

  await page.getByRole('button', { name: 'Stock Brunch by the creek' }).click();
  await dialog(page).getByRole('button', { name: 'Add to the stock' }).click();
  await expectFault(dialog(page).getByLabel('How many more'));
  await dialog(page).getByLabel('How many more').fill('15');
  await dialog(page).getByRole('button', { name: 'Add to the stock' }).click();
  await expect(row(page, 'Brunch by the creek').locator('[data-column=left]')).toHaveText('25');
  await fill(form, {
    Title: 'Again', Code: code, Partner: 'Wadi Kitchen', 'Worth in AED': '1', Points: '1', Description: 'Again.',
    'Ends, Dubai time': '2099-01-31T18:30',
  });
  await send.click();
  await dialog(page).getByRole('button', { name: 'Add the reward' }).click();
  await expect(problem).toContainText(`There is a reward "${code}" already.`);
  await expectNoViolations(page);
});

test('a challenge and a mission are opened, and a mission is closed', async ({ page, context, product, admin }) => {
  await installAxe(context);
  await openAsNew(page, product, admin, { ...AS_DESK, path: '/ops/programme' });
  const challenge = region(page, 'Open a Dubai challenge');
  const ids = [randomUUID(), randomUUID()] as const;
  await fill(challenge, {
    Title: 'Refill week', Code: ids[0], Goal: '500', Points: '300', 'Reward item': 'Steel bottle', Places: '50',
    'Ends, Dubai time': '2020-01-01T10:00', Description: 'Bring your own bottle.',
  });
  await challenge.getByRole('button', { name: 'Open…' }).click();
  await expectFault(challenge.getByLabel('Ends, Dubai time'), /A day and a time that lie ahead\.$/);
  await challenge.getByLabel('Ends, Dubai time').fill('2099-06-30T23:59');
  await challenge.getByRole('button', { name: 'Open…' }).click();
  await dialog(page).getByRole('button', { name: 'Open the challenge' }).click();
  const [challenges, missions] = [region(page, 'Dubai challenges'), region(page, 'Missions')];
  await expect(challenges.getByRole('row').filter({ hasText: 'Refill week' })).toContainText(/500 bottles prevented.*300.*0 of 50/);

  const mission = region(page, 'Open a mission');
  await fill(mission, {
    Title: 'Turtles of the gulf', Code: ids[1], 'Funding goal in AED': '1000', 'Has already, AED': '2000', Points: '50',
    Description: 'Nests are kept safe.',
  });
  await mission.getByRole('button', { name: 'Open…' }).click();
  await expectFault(mission.getByLabel('Has already, AED'), /It must not be above the funding goal\.$/);
  await mission.getByLabel('Has already, AED').fill('1000');
  await mission.getByRole('button', { name: 'Open…' }).click();
  await expect(dialog(page)).toContainText('under way and with its whole goal');
  await dialog(page).getByRole('button', { name: 'Open the mission' }).click();
  const turtles = missions.getByRole('row').filter({ hasText: 'Turtles of the gulf' });
  await expect(turtles).toContainText('Under way');
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Close Turtles of the gulf' }).click();
  await dialog(page).getByRole('button', { name: 'Close the mission' }).click();
  await expect(turtles).toContainText('Closed');
});

test('a form whose checks do not load sends nothing and says so', async ({ page, product, admin }) => {
  await page.route(/\/ops\/assets\/checks-/, (route) => route.abort());
  await openAsNew(page, product, admin, { ...AS_DESK, path: '/ops/route' });
  const form = region(page, 'Done by a partner’s courier');
  await fill(form, { 'The partner’s number': 'partner-1' });
  await form.getByRole('button', { name: 'Count…' }).click();
  await expect(form.getByRole('alert')).toContainText('nothing was sent');
  await expect(form.getByLabel('The partner’s number')).toHaveValue('partner-1');
  await expect(dialog(page)).toHaveCount(0);
});

test('an offer is written in Arabic, and heroes who read Arabic see it so', async ({ page, context, product, admin }) => {
  await installAxe(context);
  const [rewardId, title] = [randomUUID(), `Picnic ${randomUUID().slice(0, 6)}`];
  await succeed(admin.request.post('/api/ops/rewards', {
    data: {
      rewardId, title, description: `What ${title} brings.`, category: 'experience', partner: 'Wadi Kitchen',
      value: 5_000, pointsCost: 5, expiresAt: '2090-01-01T00:00:00Z', fulfilment: 'partner',
    },
  }));
  await openAsNew(page, product, admin, { ...AS_DESK, path: '/ops/programme' });
  const texts = region(page, 'In Arabic');
  const button = page.getByRole('button', { name: new RegExp(`in Arabic: ${title}$`) });
  const own = texts.getByRole('row').filter({ has: button });
  await expect(own).toContainText('Missing');
  await own.getByRole('button').click();
  await dialog(page).getByRole('button', { name: 'Keep' }).click();
  await expectFault(dialog(page).getByLabel('Arabic'));
  await expect(dialog(page).getByLabel('Arabic')).toBeFocused();
  await dialog(page).getByLabel('Arabic').fill('نزهة تحت أشجار الغاف');
  await expectNoViolations(page);
  await dialog(page).getByRole('button', { name: 'Keep' }).click();
  await expect(result(page)).toContainText('Saved.');
  await expect(own.locator('[lang=ar][dir=rtl]')).toHaveText('نزهة تحت أشجار الغاف');
  await expectNoViolations(page);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dubai-rewards?tab=rewards&lang=ar');
  const card = page.getByRole('article', { name: 'نزهة تحت أشجار الغاف', exact: true });
  await expect(card.locator('[lang=en]')).toHaveText(`What ${title} brings.`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('who may look at the programme and the catalogue alone is offered no form', async ({ page, product, admin }) => {
  await openAsNew(page, product, admin, { name: 'Sara', roles: ['support'], path: '/ops/programme' });
  await expect(page.getByText('Only these roles can do this: admin, desk.')).toBeVisible();
  await expect(page.getByRole('form')).toHaveCount(0);
  await page.goto('/ops/rewards?view=catalogue');
  await expect(region(page, 'Add a reward')).toContainText('Only these roles can do this: admin, desk.');
});

test('a company is registered, and its key is shown once', async ({ page, context, product, admin }) => {
  await installAxe(context);
  await openAsNew(page, product, admin, { ...AS_DESK, path: '/ops/companies' });
  const form = region(page, 'Register a company');
  const name = `Desert Rose ${randomUUID().slice(0, 8)}`;
  await fill(form, { Name: name, 'Work e-mail': 'nobody' });
  await form.getByRole('button', { name: 'Register…' }).click();
  await expectFault(form.getByLabel('Work e-mail'), /An address such as/);
  await form.getByLabel('Work e-mail').fill('it@rose.example');
  await form.getByRole('button', { name: 'Register…' }).click();
  await dialog(page).getByRole('button', { name: 'Register the company' }).click();
  const key = region(page, `The key of ${name}`);
  await expect(key.locator('code')).toHaveText(/^phk_live_/);
  const own = { headers: { authorization: `Bearer ${await key.locator('code').textContent()}` } };
  expect(await succeed(page.request.get('/api/corporate/company', own))).toMatchObject({ name, state: 'approved' });
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(region(page, 'Details')).toContainText('it@rose.example');
  await expectNoViolations(page);
});

test('a company’s page shows its people, and its payment method is verified there', async ({ page, context, browser, product, admin }) => {
  await installAxe(context);
  const { id, email, request } = await registerOwnCompany(browser, product, { name: 'Zayed Hotels' });
  await succeed(admin.request.post(`/api/ops/companies/${id}/decide`, { data: { decision: 'approve' } }));
  const method = { type: 'bank_transfer', name: 'Bank of the creek', account: 'AE07 0331 2345 6789 0123 456' };
  await succeed(request.post('/api/corporate/payment-methods', { data: method }));
  await openAsNew(page, product, admin, { ...AS_DESK, path: `/ops/companies?id=${id}` });
  await expect(row(page, email)).toContainText(/Salma Qasim.*Admin.*Active/);
  const methods = region(page, 'Payment methods');
  await expect(methods).toContainText(/Bank of the creek.*3456.*To be verified/);
  await expectNoViolations(page);
  await methods.getByRole('button', { name: 'Show account and holder' }).click();
  await expect(methods).toContainText('Zayed Hotels, AE070331234567890123456');
  await methods.getByRole('button', { name: 'Verify Bank of the creek' }).click();
  await dialog(page).getByRole('button', { name: 'It is the company’s' }).click();
  await expect(methods).toContainText(/Default.*Verified/);
  await expect(methods.getByRole('button')).toHaveCount(0);
  await expect(methods.getByRole('heading')).toBeFocused();
  await page.getByRole('link', { name: 'Orders under its name' }).click();
  await expect(page).toHaveURL(/\/ops\/orders\?search=/);
});

test('a partner’s pickup is counted by the desk, and no courier is asked for it', async ({ page, context, browser, product, admin }) => {
  await installAxe(context);
  await openAsNew(page, product, admin, { ...AS_DESK, path: '/ops/route' });
  const form = region(page, 'Done by a partner’s courier');
  const pickupId = `partner-${randomUUID()}`;
  const count = async () => {
    await fill(form, { 'The partner’s number': pickupId });
    await form.getByLabel('Zone').selectOption('Extended Dubai');
    await form.getByRole('button', { name: 'Count…' }).click();
    await dialog(page).getByRole('button', { name: 'Count it' }).click();
  };
  await count();
  await expect(result(page)).toHaveText(`Pickup ${pickupId} is counted.`);
  await count();
  await expect(form.getByRole('alert')).toContainText('was counted before');
  await expectNoViolations(page);
  const { zones } = await succeed<{ zones: { zoneId: string; done: number }[] }>(page.request.get('/api/pickups'));
  expect(zones[2]).toEqual({ zoneId: 'zone-3', done: 1 });
  const courier = await (await browser.newContext({ baseURL: product.address })).newPage();
  await openAsNew(courier, product, admin, { name: 'Ravi', roles: ['courier'], path: '/ops/route' });
  await expect(courier.getByText('No home pickup is left on this day.')).toBeVisible();
  await expect(courier.getByRole('region', { name: 'Done by a partner’s courier' })).toHaveCount(0);
  await courier.context().close();
});

test('a phone checked on the spot is credited as it was found', async ({ page, context, browser, product, admin }) => {
  await installAxe(context);
  const hero = await browser.newContext({ baseURL: product.address });
  await joinAs(hero.request, 'Hessa');
  const { id } = await lockPrice(hero.request);
  await openAsNew(page, product, admin, { ...AS_DESK, path: `/ops/trade-ins?id=${id}` });
  const form = page.getByRole('form', { name: 'Checked on the spot' });
  await expect(form.getByRole('status')).toContainText('As locked:');
  await form.getByLabel('Condition').selectOption('fair');
  await expect(form.getByRole('status')).toContainText('Its hero is not asked.');
  await expectNoViolations(page);
  await form.getByRole('button', { name: 'Checked: credit it' }).click();
  const question = page.getByRole('dialog', { name: 'Credit PH-' });
  await expect(question).toContainText(/points go to its hero at once/);
  await question.getByRole('button', { name: 'Credit it' }).click();
  await expect(page.locator('.page-head .state')).toHaveText('Credited');
  await expect(region(page, 'What has happened')).toContainText('Credited');
  await expect(region(page, 'Phone')).toContainText('fair');
  await hero.close();
});
