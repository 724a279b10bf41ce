// Each branch of a journey with everybody who is in it, each in a browser of their own: what one of them does, the
// others see without a reload.
import type { TradeIn } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import { boardRows, expectSameVisit, formatted, markVisit, openLive, spokenTexts } from '../support/live-page.ts';
import { type Admin, openAsNew, succeed, test } from '../support/operators.ts';
import type { ServedProduct } from '../support/serve.ts';
import { joinProven } from '../support/sign-in.ts';
import { type Browser, expect, type Locator, ON_BOTH, type Page } from '../support/test.ts';
import { answer, answerAll, find, next, region, result, state } from '../support/trade-desk.ts';
import {
  arrange, chooseCourier, describePhone, type Door, fillDoor, GOOD, happenings, lockPrice, newDoor, part, unfold,
} from '../support/trade-ins.ts';

const DESK = { name: 'Omar Desk', roles: ['desk'], path: '/ops/trade-ins' };
/** What joining gives; more is earned by a credited phone alone. */
const AT_FIRST = 25;
const standing = (page: Page): Locator => page.getByRole('main').getByRole('status').first();

/** Where further browsers come from, and who lets operators in. */
interface Scene {
  browser: Browser;
  product: ServedProduct;
  admin: Admin;
}

/** A browser of somebody else. */
async function anotherBrowser({ browser, product }: Scene): Promise<Page> {
  return (await browser.newContext({ baseURL: product.address })).newPage();
}

/** A hero with a locked price, who looks at it. */
async function heroWithPrice(page: Page, product: ServedProduct, name: string): Promise<TradeIn & { code: string }> {
  await joinProven(page.request, product, name);
  const tradeIn = await lockPrice(page.request);
  await describePhone(page.request, tradeIn, GOOD);
  await openLive(page, `/my-trade-ins/${tradeIn.id}`);
  await markVisit(page);
  return { ...tradeIn, code: tradeIn.code! };
}

async function operator(scene: Scene, who: { name: string; roles: readonly string[]; path: string }): Promise<Page> {
  const page = await anotherBrowser(scene);
  await openAsNew(page, scene.product, scene.admin, who);
  return page;
}

/** A courier whose page shows the day of a hero's pickup. */
async function courier(scene: Scene, name: string, hero: Page, tradeIn: TradeIn): Promise<Page> {
  const { handover } = await succeed<TradeIn>(hero.request.get(`/api/me/trade-ins/${tradeIn.id}`));
  const page = await operator(scene, { name, roles: ['courier'], path: `/ops/route?day=${handover!.day}` });
  await expect(doorOf(page, tradeIn)).toBeVisible();
  return page;
}

const doorOf = (page: Page, { code }: TradeIn): Locator => page.getByRole('article').filter({ hasText: code! });
const press = (page: Page, button: string): Promise<void> => next(page).getByRole('button', { name: button }).click();

async function bookPickup(hero: Page, at: number): Promise<Door> {
  const door = newDoor();
  const handing = part(hero, 'Handing over');
  const times = await chooseCourier(handing, 'zone-1');
  await times.locator('label').nth(at).click();
  await fillDoor(handing, door);
  await handing.getByRole('button', { name: /Arrange this handover|Change the handover/ }).click();
  await expect(standing(hero)).toContainText('Handover arranged');
  return door;
}

/** A phone that was brought is at the desk, and open on the desk's page. */
async function receive(desk: Page, { code }: { code: string }): Promise<void> {
  await find(desk, code);
  await press(desk, 'Received');
  await expect(result(desk)).toHaveText(`${code} is received.`);
}

/** The desk finds a cracked screen instead of scratches, and offers another price. */
async function counter(desk: Page): Promise<void> {
  await answerAll(desk, 'Cracked');
  await next(desk).getByLabel('Note').fill('A crack at the lower left.');
  await press(desk, 'Inspected');
  await expect(state(desk)).toHaveText('Counter-offer open');
}

async function scoreOf({ request }: Page): Promise<number> {
  return (await succeed<{ score: number }>(request.get('/api/me'))).score;
}

test.beforeEach(() => test.slow());

test('fetched at the door, inspected and credited: two couriers want it, and points move at the end alone', ON_BOTH, async ({ page: hero, browser, product, admin }) => {
  const scene = { browser, product, admin };
  const tradeIn = await heroWithPrice(hero, product, 'Shamma of the Door');
  const board = await anotherBrowser(scene);
  await openLive(board, '/leaderboard');
  await markVisit(board);
  const row = boardRows(board).filter({ hasText: 'Shamma of the Door' });
  const boardSays = async (points: number) =>
    expect.poll(async () => (await spokenTexts(row))[0]).toContain(formatted(points));
  await boardSays(AT_FIRST);
  const door = await bookPickup(hero, 0);

  const ravi = await courier(scene, 'Ravi Courier', hero, tradeIn);
  const samir = await courier(scene, 'Samir Courier', hero, tradeIn);
  // His page does not hear of it until he has pressed.
  await samir.route('**/api/ops/pickups?*', () => undefined);
  const take = new RegExp(`^Take .*: ${tradeIn.code}$`);
  await ravi.getByRole('button', { name: take }).click();
  await expect(result(ravi)).toHaveText(`${tradeIn.code} is on your route.`);
  await samir.getByRole('button', { name: take }).click();
  await expect(result(samir)).toHaveText(/Ravi Courier has taken this pickup\./);
  await samir.unrouteAll({ behavior: 'ignoreErrors' });
  await expect(doorOf(samir, tradeIn)).toHaveCount(0);
  await expect(samir.getByText(door.address)).toHaveCount(0);
  await expect(doorOf(ravi, tradeIn)).toContainText(door.address);
  await ravi.getByRole('button', { name: `Collected from Noura: ${tradeIn.code}` }).click();
  await ravi.getByLabel('Handed over by').fill('Noura');
  await ravi.keyboard.press('Enter');
  await expect(standing(hero)).toContainText('With the courier');

  const desk = await operator(scene, DESK);
  await receive(desk, tradeIn);
  await expect(standing(hero)).toContainText('At our desk');
  await answerAll(desk, 'Light scratches');
  await press(desk, 'Inspected');
  await expect(result(desk)).toHaveText(`${tradeIn.code} is inspected. The locked price stands.`);
  await expect(standing(hero)).toContainText('Inspected');
  expect(await scoreOf(hero)).toBe(AT_FIRST);
  await boardSays(AT_FIRST);
  await press(desk, 'Wiped');
  await expect(result(desk)).toHaveText(`${tradeIn.code} is wiped, and its hero is credited.`);
  await expect(standing(hero)).toContainText(/Choose how you are paid.*AED\s850 is waiting for you\..*1,700 Planet Points came on top\./s);
  await boardSays(AT_FIRST + 1700);
  expect(await happenings(hero)).toEqual([
    'Price locked · You',
    'Handover arranged · You',
    'Collected by the courier · Courier',
    'Arrived at our desk · Our desk',
    'Inspected: the locked price stands · Our desk',
    expect.stringMatching(/^Data wiped · Our desk · Certificate of erasure: DoD 5220\.22-M, by NIST/),
    'Verified: points credited',
  ]);
  await Promise.all([expectSameVisit(hero), expectSameVisit(board)]);
  await Promise.all([board, ravi, samir, desk].map((page) => page.context().close()));
});

test('another price with the wrong answer by its name, which the hero takes', async ({ page: hero, browser, product, admin }) => {
  const tradeIn = await heroWithPrice(hero, product, 'Alia of the Offer');
  await arrange(hero.request, tradeIn, { method: 'post' });
  const desk = await operator({ browser, product, admin }, DESK);
  await receive(desk, tradeIn);
  await counter(desk);
  const offer = part(hero, 'We offer another price');
  await expect(offer).toContainText('Screen: you said “Light scratches”, we found “Cracked”');
  await expect(offer.getByRole('definition')).toHaveText([/^AED\s400AED\s450 less$/, /^AED\s850$/, 'Poor', '1,700 800']);
  await expect(next(desk)).toContainText('AED 400.00 is offered.');
  const accept = offer.getByRole('button', { name: /^Accept AED\s400$/ });
  await accept.click();
  await accept.click();
  await expect(standing(hero)).toContainText('Offer accepted');
  await expect(state(desk)).toHaveText('Offer accepted');
  expect(await scoreOf(hero)).toBe(AT_FIRST);
  await press(desk, 'Wiped');
  await expect(standing(hero)).toContainText(/Choose how you are paid.*AED\s400 is waiting for you\..*800 Planet Points came on top\./s);
  expect(await scoreOf(hero)).toBe(AT_FIRST + 800);
  await expectSameVisit(hero);
  await desk.context().close();
});

test('another price that the hero declines: the phone comes back free of charge, and nothing is credited', async ({ page: hero, browser, product, admin }) => {
  const tradeIn = await heroWithPrice(hero, product, 'Reem of the Return');
  await arrange(hero.request, tradeIn, { method: 'post' });
  const desk = await operator({ browser, product, admin }, DESK);
  await receive(desk, tradeIn);
  await counter(desk);
  const decline = part(hero, 'We offer another price').getByRole('button', { name: 'Decline: send it back' });
  await decline.click();
  await expect(part(hero, 'We offer another price')).toContainText('Decline for good?');
  await decline.click();
  await expect(standing(hero)).toContainText(/Comes back to you.*free of charge/s);
  await expect(state(desk)).toHaveText('To be returned');
  await press(desk, 'Returned');
  await expect(state(desk)).toHaveText('Returned');
  await expect(standing(hero)).toContainText('The return was free of charge, nothing was credited.');
  expect((await happenings(hero)).slice(-2)).toEqual(['Offer declined: to go back to you, free of charge · You', 'Back with you · Our desk']);
  expect(await succeed(hero.request.get('/api/me'))).toMatchObject({ score: AT_FIRST, pendingPoints: 0 });
  await expectSameVisit(hero);
  await desk.context().close();
});

test('a pickup is moved away from its courier and called off; the next phone is brought to the desk', async ({ page: hero, browser, product, admin }) => {
  const scene = { browser, product, admin };
  const first = await heroWithPrice(hero, product, 'Latifa of the Desk');
  const door = await bookPickup(hero, 1);
  const ravi = await courier(scene, 'Ravi Courier', hero, first);
  await ravi.getByRole('button', { name: new RegExp(`^Take .*: ${first.code}$`) }).click();
  await expect(doorOf(ravi, first)).toContainText(door.address);
  const handing = part(hero, 'Handing over');
  await handing.getByRole('button', { name: 'Reschedule or choose another way' }).click();
  await handing.getByRole('group', { name: /^Time/ }).locator('label').nth(2).click();
  await handing.getByRole('button', { name: 'Change the handover' }).click();
  await expect(standing(hero)).toBeFocused();
  // The courier who had taken it is not held to another time, and the door is not shown any more.
  await expect(ravi.getByRole('button', { name: new RegExp(`^Take 13:00-15:00: ${first.code}$`) })).toBeVisible();
  await expect(ravi.getByText(door.address)).toHaveCount(0);
  await hero.getByRole('button', { name: 'Cancel this trade-in' }).click();
  await hero.getByRole('dialog').getByRole('button', { name: 'Cancel the trade-in' }).click();
  await expect(standing(hero)).toContainText('You cancelled this trade-in.');
  await expect(doorOf(ravi, first)).toHaveCount(0);
  expect(await succeed(hero.request.get('/api/me'))).toMatchObject({ score: AT_FIRST, pendingPoints: 0 });

  const second = await lockPrice(hero.request);
  await openLive(hero, `/my-trade-ins/${second.id}`);
  await unfold(handing);
  await handing.locator('label').filter({ hasText: 'Drop-off' }).click();
  await handing.getByRole('button', { name: 'Arrange this handover' }).click();
  await expect(handing).toContainText(second.code!);
  await markVisit(hero);
  const desk = await operator(scene, DESK);
  await find(desk, first.code);
  await expect(next(desk)).toContainText('Nothing is left to do at the desk.');
  await desk.goto('/ops/trade-ins');
  await receive(desk, { code: second.code! });
  await expect(standing(hero)).toContainText('At our desk');
  await answerAll(desk, 'Like new');
  await answer(desk, 'Screen', 'Light scratches');
  await press(desk, 'Inspected');
  await press(desk, 'Wiped');
  await expect(standing(hero)).toContainText(/Choose how you are paid.*AED\s850 is waiting for you\..*1,700 Planet Points came on top\./s);
  await expectSameVisit(hero);
  await Promise.all([ravi, desk].map((page) => page.context().close()));
});

test('a transfer: the hero names an account, two people of finance pay, and the hero sees it paid', ON_BOTH, async ({ page: hero, browser, product, admin }) => {
  const scene = { browser, product, admin };
  const tradeIn = await heroWithPrice(hero, product, 'Maitha of the Bank');
  const payment = part(hero, 'How you are paid');
  await unfold(payment);
  await payment.getByRole('radio', { name: 'Bank transfer' }).check({ force: true });
  await payment.getByLabel('Account holder').fill('Maitha Al Falasi');
  await payment.getByLabel('IBAN').fill('AE07 0331 2345 6789 0123 456');
  await payment.getByRole('button', { name: 'Save' }).click();
  await expect(payment).toContainText('Paid once the phone is inspected and wiped.');
  await arrange(hero.request, tradeIn, { method: 'drop-off' });
  const desk = await operator(scene, DESK);
  await receive(desk, tradeIn);
  await answerAll(desk, 'Light scratches');
  await press(desk, 'Inspected');
  await expect(result(desk)).toHaveText(`${tradeIn.code} is inspected. The locked price stands.`);
  await press(desk, 'Wiped');
  await expect(payment).toContainText('The transfer goes out within two working days.');

  const finance = { roles: ['finance'], path: '/ops/payouts' };
  const proposer = await operator(scene, { ...finance, name: 'Mariam Finance' });
  await proposer.getByRole('button', { name: 'Propose a batch' }).click();
  await proposer.getByRole('button', { name: 'Propose the batch' }).click();
  await expect(result(proposer).first()).toContainText('Proposed: 1 transfer, AED 850.00.');
  await expect(payment).toContainText('We are preparing the transfer to your bank.');
  await expect(payment.getByRole('button', { name: 'Choose another way' })).toHaveCount(0);
  const approver = await operator(scene, { ...finance, name: 'Yusuf Finance' });
  const batch = region(approver, 'Batches, the newest first').getByRole('listitem').first();
  await batch.getByRole('button', { name: 'Approve' }).click();
  await approver.getByRole('button', { name: 'Approve the batch' }).click();
  await batch.getByRole('button', { name: 'Settle' }).click();
  await approver.getByLabel('The bank’s reference').fill('ENBD-11');
  await approver.getByRole('button', { name: 'Settle the batch' }).click();
  await expect(result(approver).first()).toContainText('Settled: 1 transfer, AED 850.00.');
  await expect(payment).toContainText('The transfer is paid.');
  await expect(standing(hero)).toContainText(/AED\s850 was paid to AE••\s••••\s3456 on /);
  await expect(payment).toContainText('ENBD-11');
  await expectSameVisit(hero);
  await Promise.all([desk, proposer, approver].map((page) => page.context().close()));
});
