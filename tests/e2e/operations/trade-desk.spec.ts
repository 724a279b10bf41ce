// The desk takes a phone from its label to the credit; a courier collects at doors.
import sharp from 'sharp';
import { FAIR_PLAY } from '@planet-heroes/contracts/areas/trade-ins/fair-play';
import type { TradeIn } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import { installAxe } from '../support/axe.ts';
import { expectNoViolations } from '../support/axe-everywhere.ts';
import { expectFault, openAsNew, succeed, test } from '../support/operators.ts';
import type { ServedProduct } from '../support/serve.ts';
import { joinProven } from '../support/sign-in.ts';
import { type APIRequestContext, type Browser, expect, type Locator, type Page } from '../support/test.ts';
import { answer, answerAll, find, next, region, result, state } from '../support/trade-desk.ts';
import { arrange, AT_THE_DOOR, describePhone, freeSlot, GOOD, lockPrice } from '../support/trade-ins.ts';

const DESK = { name: 'Omar Desk', roles: ['desk'], path: '/ops/trade-ins' };

/** A hero of its own, in a browser of their own. */
async function newHero(browser: Browser, product: ServedProduct): Promise<APIRequestContext> {
  const { request } = await browser.newContext({ baseURL: product.address });
  await joinProven(request, product, 'Hessa');
  return request;
}

test('a phone is received, inspected, countered, and wiped once its hero agrees', async ({ page, browser, product, admin }) => {
  const hero = await newHero(browser, product);
  const tradeIn = await lockPrice(hero);
  await describePhone(hero, tradeIn, GOOD);
  await arrange(hero, tradeIn, { method: 'drop-off' });
  const code = tradeIn.code!;
  await openAsNew(page, product, admin, DESK);
  await find(page, 'PH-22222-22222');
  await expect(region(page, 'Find by code').getByRole('alert')).toContainText('No trade-in has the code PH-22222-22222.');
  await find(page, code.toLowerCase().replaceAll('-', ''));
  await expect(page).toHaveURL(new RegExp(`/ops/trade-ins\\?id=${tradeIn.id}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Trade-in ${code}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(next(page).getByRole('button')).toHaveText(['Received']);
  await next(page).getByLabel('Remark').fill('Box is dented.');
  await page.keyboard.press('Enter');
  await expect(result(page)).toHaveText(`${code} is received.`);
  await expect(state(page)).toHaveText('To be inspected');
  await expect(region(page, 'What has happened')).toContainText('Box is dented.');

  await expect(next(page).getByRole('button')).toHaveText(['Inspected', 'Reject…']);
  await expect(next(page).getByRole('group', { name: 'Screen' })).toContainText('Hero: Light scratches');
  await next(page).getByRole('button', { name: 'Inspected' }).click();
  await expect(next(page).getByRole('alert')).toContainText('Missing: Screen, Back, Battery, Face ID, Liquid indicator.');
  await answerAll(page, 'Light scratches');
  const preview = next(page).locator('.preview');
  await expect(preview).toContainText('The locked price stands: AED 850.00.');
  await answer(page, 'Screen', 'Cracked');
  await expect(preview).toContainText('A counter-offer of AED 400.00 in the place of AED 850.00.');
  await expect(preview).toContainText('Wrong answers: Screen.');
  await next(page).getByLabel('Note').fill('A crack at the lower left.');
  await page.keyboard.press('Enter');
  await expect(result(page)).toHaveText(`${code} is inspected. Another price is offered.`);
  await expect(state(page)).toHaveText('Counter-offer open');
  await expect(next(page)).toContainText('AED 400.00 is offered.');
  await expect(next(page).getByRole('button')).toHaveCount(0);

  await succeed(hero.post(`/api/me/trade-ins/${tradeIn.id}/counter-offer`, { data: { accept: true } }));
  await expect(state(page)).toHaveText('Offer accepted');
  await expect(next(page).getByLabel('How it was erased')).toHaveValue(/NIST SP 800-88/);
  await next(page).getByRole('button', { name: 'Wiped' }).click();
  await expect(result(page)).toHaveText(`${code} is wiped, and its hero is credited.`);
  await expect(state(page)).toHaveText('Credited');
  await expect(next(page)).toContainText('Nothing is left to do at the desk.');
  await expect(region(page, 'Payment')).toHaveText(/Only these roles see the payment: admin, finance, support\.$/);
  await expect(region(page, 'Phone')).toContainText('NIST SP 800-88');
  const credited = await succeed<{ valueFils: number }>(hero.get(`/api/me/trade-ins/${tradeIn.id}`));
  expect(credited).toMatchObject({ state: 'verified', valueFils: 40_000 });
});

test('what the hero’s photos show does not lower the price; the desk’s own come with its offer', async ({ page, context, browser, product, admin }) => {
  await installAxe(context);
  const hero = await newHero(browser, product);
  const tradeIn = await lockPrice(hero);
  await describePhone(hero, tradeIn, GOOD);
  const data = await sharp({ create: { width: 640, height: 480, channels: 3, background: 'teal' } }).jpeg().toBuffer();
  const path = `/api/me/trade-ins/${tradeIn.id}/photos?question=screen`;
  await succeed(hero.post(path, { data, headers: { 'content-type': 'image/jpeg' } }));
  await arrange(hero, tradeIn, { method: 'post' });
  await succeed(admin.request.post(`/api/ops/trade-ins/${tradeIn.id}/receive`, { data: {} }));
  await openAsNew(page, product, admin, DESK);
  await expect(page.getByRole('link', { name: tradeIn.code! })).toBeVisible();
  await expectNoViolations(page);
  await find(page, tradeIn.code!);
  const photos = region(page, 'Photos');
  await expect(photos.getByRole('img', { name: 'Hero’s photo 1: Screen' })).toHaveJSProperty('naturalWidth', 640);

  for (const [question, text] of [
    ['Screen', 'Cracked'], ['Back', 'Cracked'], ['Battery', 'Lasts the day'], ['Face ID', 'Works'],
    ['Liquid indicator', 'Dry'],
  ] as const)
    await answer(page, question, text);
  await expectNoViolations(page);
  const preview = next(page).locator('.preview');
  await expect(preview).toContainText('Wrong answers: Screen, Back.');
  await answer(page, 'Screen', 'The hero’s photos show it');
  await expect(preview).toContainText('Wrong answers: Back.');
  await expect(preview).toContainText('Shown by the hero’s photos, so it does not lower the price: Screen.');

  await photos.getByRole('button', { name: 'Add' }).click();
  await expect(photos.getByRole('alert')).toHaveText('Choose a photo first.');
  const found = { name: 'back.jpg', mimeType: 'image/jpeg', buffer: data };
  await photos.getByLabel('Photo', { exact: true }).setInputFiles({ ...found, buffer: Buffer.from('no photo') });
  await photos.getByRole('button', { name: 'Add' }).click();
  await expect(photos.getByRole('alert')).toContainText('not a photo that we can read');
  await photos.getByLabel('What it shows').selectOption('Back');
  await photos.getByLabel('Photo', { exact: true }).setInputFiles(found);
  await photos.getByRole('button', { name: 'Add' }).click();
  await expect(result(page)).toHaveText('The photo is added.');
  await expect(photos.getByRole('img', { name: 'Desk’s photo 1: Back' })).toHaveJSProperty('naturalWidth', 640);
  await photos.getByRole('button', { name: 'Remove: Desk’s photo 1: Back' }).click();
  await expect(photos.getByRole('img', { name: /^Desk/ })).toHaveCount(0);
  await expect(photos.getByRole('heading', { name: 'Photos' })).toBeFocused();
  await photos.getByLabel('Photo', { exact: true }).setInputFiles(found);
  await photos.getByRole('button', { name: 'Add' }).click();
  await expect(photos.getByRole('img', { name: /^Desk/ })).toHaveCount(1);

  await next(page).getByRole('button', { name: 'Inspected' }).click();
  await expect(state(page)).toHaveText('Counter-offer open');
  await expect(photos.getByRole('button')).toHaveCount(0);
  const offered = await succeed<TradeIn>(hero.get(`/api/me/trade-ins/${tradeIn.id}`));
  expect(offered.inspection?.wrongAnswers).toEqual(['back']);
  const heros = await browser.newPage({ baseURL: product.address, storageState: await hero.storageState() });
  await heros.goto(`/my-trade-ins/${tradeIn.id}`);
  const list = heros.getByRole('list', { name: 'Photos from our desk' });
  await expect(list.getByRole('img')).toHaveJSProperty('naturalWidth', 640);
  await heros.close();
});

test('a phone is rejected with reasons, and returned', async ({ page, browser, product, admin }) => {
  const hero = await newHero(browser, product);
  const tradeIn = await lockPrice(hero);
  await openAsNew(page, product, admin, DESK);
  await find(page, tradeIn.code!);
  await next(page).getByRole('button', { name: 'Received' }).click();
  await expect(state(page)).toHaveText('To be inspected');
  await next(page).getByRole('button', { name: 'Reject…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Reject the phone' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Choose a reason, or write one.');
  await dialog.getByLabel('It is reported lost or stolen').check();
  await dialog.getByLabel('In your own words').fill('Its number is filed off.');
  await dialog.getByRole('button', { name: 'Reject the phone' }).click();
  await expect(state(page)).toHaveText('To be returned');
  await expect(region(page, 'Phone')).toContainText('It is reported lost or stolen. Its number is filed off.');
  await next(page).getByRole('button', { name: 'Returned' }).click();
  await expect(state(page)).toHaveText('Returned');
});

test('what a colleague did meanwhile is said at the form', async ({ page, browser, product, admin }) => {
  const tradeIn = await lockPrice(await newHero(browser, product));
  await openAsNew(page, product, admin, DESK);
  await find(page, tradeIn.code!);
  await expect(next(page).getByRole('button')).toHaveText(['Received', 'Checked: credit it', 'Reject…']);
  await page.route(`**/api/ops/trade-ins/${tradeIn.id}`, () => undefined);
  await succeed(admin.request.post(`/api/ops/trade-ins/${tradeIn.id}/reject`, { data: { reasons: ['No.'] } }));
  await next(page).getByRole('button', { name: 'Received' }).click();
  await expect(next(page).getByRole('alert')).toContainText('rejected');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('the list is narrowed in the address, and support may look', async ({ page, browser, product, admin }) => {
  const tradeIn = await lockPrice(await newHero(browser, product));
  await openAsNew(page, product, admin, { name: 'Sara Support', roles: ['support'], path: '/ops/trade-ins' });
  const search = page.getByRole('search', { name: 'Trade-ins' });
  await search.getByLabel('State').selectOption('Price locked');
  await search.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\?state=quoted$/);
  await page.getByRole('link', { name: tradeIn.code! }).click();
  await expect(next(page)).toContainText('Only these roles can take the steps: admin, desk.');
  await expect(next(page).getByRole('button')).toHaveCount(0);
  await page.goBack();
  await expect(search.getByLabel('State')).toHaveValue('quoted');
});

test('a courier collects at the door, in the order of slots', async ({ page, context, browser, product, admin }) => {
  await installAxe(context);
  const hero = await newHero(browser, product);
  const tradeIn = await lockPrice(hero);
  const { day, slot } = await freeSlot(hero, 'zone-1');
  await arrange(hero, tradeIn, { method: 'pickup', zoneId: 'zone-1', day, slot, ...AT_THE_DOOR });
  await openAsNew(page, product, admin, { name: 'Ravi Courier', roles: ['courier'], path: '/ops/route' });
  await expect(page.getByRole('link', { name: 'Trade-ins' })).toHaveCount(0);
  await expect(page.getByText('No home pickup is left on this day.')).toBeVisible();
  await page.getByLabel('Day in Dubai').fill(day);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`\\?day=${day}$`));
  const untaken = page.getByRole('article', { name: `${slot}, Dubai City Center` }).filter({ hasText: tradeIn.code! });
  await expect(untaken).not.toContainText(AT_THE_DOOR.address);
  await expect(page.getByText('You see an address once you take the pickup.')).toBeVisible();
  await page.getByRole('button', { name: `Take ${slot}: ${tradeIn.code}` }).click();
  await expect(result(page)).toHaveText(`${tradeIn.code} is on your route.`);
  const door = page.getByRole('article', { name: `${slot}, Noura` }).filter({ hasText: tradeIn.code! });
  for (const fact of [AT_THE_DOOR.address, AT_THE_DOOR.phone, 'Dubai City Center']) await expect(door).toContainText(fact);
  await expectNoViolations(page);
  await page.getByRole('button', { name: `Collected from Noura: ${tradeIn.code}` }).click();
  const asked = page.getByRole('dialog', { name: 'Collected from Noura?' });
  const signer = asked.getByLabel('Handed over by');
  await page.getByRole('button', { name: 'I have the phone' }).click();
  await expectFault(signer);
  await signer.fill('Her neighbour');
  const field = asked.getByRole('img', { name: 'Signature, with a finger or the mouse' });
  await draw(page, field);
  await asked.getByRole('button', { name: 'Clear the signature' }).click();
  await expect(field.locator('path')).toHaveAttribute('d', '');
  await draw(page, field);
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'I have the phone' }).click();
  await expect(result(page)).toHaveText(`${tradeIn.code} is collected.`);
  await expect(door).toHaveCount(0);
  expect(await succeed(hero.get(`/api/me/trade-ins/${tradeIn.id}`))).toMatchObject({
    state: 'collected',
    handover: { signature: { name: 'Her neighbour', drawing: expect.stringMatching(/^M30 50(L\d+ \d+)+$/) } },
  });
  const desk = await context.newPage();
  await openAsNew(desk, product, admin, { ...DESK, path: `/ops/trade-ins?id=${tradeIn.id}` });
  await expect(region(desk, 'Handover').getByRole('img', { name: 'The signature of Her neighbour' })).toBeVisible();
  await expectNoViolations(desk);
});

/** One stroke, from a tenth of the field to its other end. */
async function draw(page: Page, field: Locator): Promise<void> {
  const { x, y, width, height } = (await field.boundingBox())!;
  await page.mouse.move(x + width / 10, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y + height / 5, { steps: 5 });
  await page.mouse.move(x + width * 0.9, y + height * 0.8, { steps: 5 });
  await page.mouse.up();
}

/** The last of enough phones at once to need a look; all are received. */
async function flaggedPhone(hero: APIRequestContext, desk: APIRequestContext): Promise<TradeIn> {
  let last!: TradeIn;
  for (let phone = 0; phone <= FAIR_PLAY.phones; phone++) {
    last = await lockPrice(hero);
    await arrange(hero, last, { method: 'drop-off' });
    await succeed(desk.post(`/api/ops/trade-ins/${last.id}/receive`, { data: {} }));
  }
  return last;
}

test('a flagged phone that goes back asks for nothing more', async ({ page, browser, product, admin }) => {
  const hero = await newHero(browser, product);
  const last = await flaggedPhone(hero, admin.request);
  await openAsNew(page, product, admin, { ...DESK, path: `/ops/trade-ins?id=${last.id}` });
  await expect(region(page, 'Needs a look').getByRole('button', { name: 'It is in order' })).toBeVisible();
  await succeed(admin.request.post(`/api/ops/trade-ins/${last.id}/reject`, { data: { reasons: ['Not yours.'] } }));
  await succeed(admin.request.post(`/api/ops/trade-ins/${last.id}/return`, { data: {} }));
  await expect(state(page)).toHaveText('Returned');
  const found = region(page, 'What was found');
  await expect(found).toContainText('Many phones at once');
  await expect(found.getByRole('button')).toHaveCount(0);
  await expect(region(page, 'Needs a look')).toHaveCount(0);
});

test('a phone that looks unusual is credited once somebody has found it in order', async ({ page, context, browser, product, admin }) => {
  await installAxe(context);
  const hero = await newHero(browser, product);
  const last = await flaggedPhone(hero, admin.request);
  await succeed(admin.request.post(`/api/ops/trade-ins/${last.id}/inspect`, { data: { answers: GOOD } }));
  await openAsNew(page, product, admin, { ...DESK, path: `/ops/trade-ins?id=${last.id}` });
  const flags = region(page, 'Needs a look');
  await expect(flags).toContainText(/Many phones at once.*6 phones within 24 hours\./);
  await expectNoViolations(page);
  await next(page).getByRole('button', { name: 'Wiped' }).click();
  await expect(result(page)).toHaveText(`${last.code} is wiped. It needs a look first.`);
  await expect(next(page)).toContainText('It is credited once its flags are cleared, or rejected.');

  await flags.getByRole('button', { name: 'It is in order' }).click();
  await expectFault(flags.getByLabel('Why it is in order'));
  await flags.getByLabel('Why it is in order').fill('A repair shop that we know.');
  await page.keyboard.press('Enter');
  await expect(result(page)).toHaveText('It is in order, and its hero is credited.');
  const found = region(page, 'What was found');
  await expect(found).toContainText(/found in order by Omar Desk.*A repair shop that we know\./);
  await expect(found.getByRole('button')).toHaveCount(0);
  expect(await succeed(hero.get('/api/me'))).toMatchObject({ score: 25 + last.points });
});
