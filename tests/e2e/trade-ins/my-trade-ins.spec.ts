// A hero's trade-ins where a desk works: nothing goes on until it is done.
import { PICKUPS_PER_SLOT } from '@planet-heroes/contracts/areas/pickups/slots';
import { OPEN_PICKUPS } from '@planet-heroes/contracts/areas/trade-ins/fair-play';
import type { TradeIn } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import { type APIRequestContext, type BrowserContext, expect, ON_BOTH, type Page, test } from '../support/test.ts';
import { installAxe } from '../support/axe.ts';
import { expectNoViolations } from '../support/axe-everywhere.ts';
import { calculateButton, chooseCondition, expectCertainty } from '../support/calculators.ts';
import { joinAs } from '../support/heroes.ts';
import { openLive, wakeAll } from '../support/live-page.ts';
import { operate } from '../support/operator.ts';
import { toasts } from '../support/toasts.ts';
import { enterByCode, joinProven, newEmail, signInBehind } from '../support/sign-in.ts';
import {
  arrange, AT_THE_DOOR, chooseCourier, describePhone, fillDoor, freeSlot, GOOD, happenings, lockPrice, openTradeIn,
  part, newDoor, unfold,
} from '../support/trade-ins.ts';

test.use({ desk: 'off' });

const desk = (request: APIRequestContext, { id }: TradeIn, step: string, body: object = {}) =>
  operate(request, `/api/ops/trade-ins/${id}/${step}`, body);
const standing = (page: Page) => page.getByRole('main').getByRole('status').first();

test.beforeEach(({ page }) => joinAs(page.request, 'Noura of Al Barsha'));

/** A phone at the desk that was said to be good, and is cracked. */
async function countered(request: APIRequestContext): Promise<TradeIn> {
  const tradeIn = await lockPrice(request);
  await describePhone(request, tradeIn, GOOD);
  await arrange(request, tradeIn, { method: 'post' });
  await desk(request, tradeIn, 'receive');
  await desk(request, tradeIn, 'inspect', {
    answers: { ...GOOD, screen: 'cracked' }, note: 'A crack at the lower left.',
  });
  return tradeIn;
}

test('without trade-ins the way leads to the calculator; menu and footer lead here', async ({ page }) => {
  await openLive(page, '/my-trade-ins');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'No trade-in yet' })).toBeVisible();
  await main.getByRole('link', { name: 'Price an iPhone' }).click();
  await expect(page).toHaveURL(/\/exchange#trade-in-simulator$/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'My trade-ins' }).click();
  await expect(page).toHaveURL(/\/my-trade-ins$/);
});

test('what cannot be loaded says so and can be tried again; what is another’s is not shown', async ({ page, browser }) => {
  const other = await browser.newContext();
  await joinAs(other.request, 'Somebody Else');
  const theirs = await lockPrice(other.request);
  await other.close();
  await page.goto(`/my-trade-ins/${theirs.id}`);
  await expect(page.getByRole('heading', { name: 'This trade-in is not one of yours' })).toBeVisible();

  const own = await lockPrice(page.request);
  let asked = 0;
  let isDown = true;
  await page.route('**/api/me/trade-ins', (route) => {
    asked += 1;
    return isDown ? route.abort() : route.continue();
  });
  await page.goto('/my-trade-ins');
  // Queried again as the live connection comes up.
  await expect(page.locator('html')).toHaveAttribute('data-live', 'live');
  await expect.poll(() => asked).toBeGreaterThan(1);
  await expect(page.getByRole('alert')).toContainText('Your trade-ins could not be loaded');
  isDown = false;
  // Pressed at once: another query may replace it meanwhile.
  await page.getByRole('button', { name: 'Try again' }).evaluate((button: HTMLButtonElement) => button.click());
  await expect(page.getByRole('list', { name: 'Your trade-ins, your turn first' })).toContainText(own.code!);
});

test('where not even the profile can be read, the page says so, and does not ask without end', async ({ page }) => {
  await lockPrice(page.request);
  let asked = 0;
  await page.route(/\/api\/me(\/trade-ins)?$/, (route) => {
    asked += 1;
    return route.abort();
  });
  await page.goto('/my-trade-ins');
  await expect(page.getByRole('alert')).toContainText('Your trade-ins could not be loaded');
  await expect(page.locator('html')).toHaveAttribute('data-live', 'live');
  expect(asked).toBeLessThan(20);
});

test('the list says where each phone stands, who acts next and by when, and follows the desk live', ON_BOTH, async ({ page }) => {
  const first = await lockPrice(page.request);
  await lockPrice(page.request, { device: 'iPhone 12', condition: 'fair' });
  await openLive(page, '/my-trade-ins');
  const cards = page.getByRole('list', { name: 'Your trade-ins, your turn first' }).locator('> li');
  await expect(cards).toHaveCount(2);
  await expect(cards.nth(0)).toContainText(/iPhone 12, fair.*Price locked.*AED\s455.*910.*You, by .*Answer five questions/s);
  await expect(cards.nth(1)).toContainText(first.code!);
  await arrange(page.request, first, { method: 'drop-off' });
  await expect(cards.nth(1)).toContainText(/Handover arranged.*Back the phone up, sign out of iCloud and reset it\. Then bring it to our desk/s);
  await desk(page.request, first, 'receive');
  await expect(cards.nth(1)).toContainText(/At our desk.*Our desk, by .*Inspects the phone within 24 hours/s);
  await cards.nth(1).getByRole('link', { name: 'See where it stands: iPhone 13 Pro' }).click();
  await expect(page).toHaveURL(`/my-trade-ins/${first.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('link', { name: 'All my trade-ins' }).click();
  await expect(cards).toHaveCount(2);
});

test('a locked price is there again after a reload, and on home as on exchange', async ({ page }) => {
  await openLive(page, '/exchange');
  await chooseCondition(page, 'Good');
  await calculateButton(page).click();
  await expectCertainty(page, 'Confirmed value');
  await page.getByRole('button', { name: 'Lock this quote for 30 days' }).click();
  await expect(page.getByRole('link', { name: 'Answer five questions' })).toBeVisible();
  for (const path of ['/exchange', '/']) {
    await page.goto(path);
    await wakeAll(page);
    await expect(page.getByText(/A trade-in of your iPhone 13 Pro is open already, at AED\s850\./)).toBeVisible();
  }
  await page.getByRole('link', { name: 'Go on with this trade-in' }).click();
  await expect(page).toHaveURL(/\/my-trade-ins\/[\w-]+$/);
  await expect(standing(page)).toContainText('Price locked');
});

const UNPROVEN = {
  'a guest': (request: APIRequestContext) => request.post('/api/guests'),
  'a joined hero': (request: APIRequestContext) => joinAs(request, 'Nora Haddad'),
};
for (const [who, begin] of Object.entries(UNPROVEN)) {
  test(`${who} is asked for an address before the courier’s form, and comes back to it`, async ({ page, product }) => {
    await page.context().clearCookies();
    await begin(page.request);
    const { id } = await lockPrice(page.request);
    await page.goto(`/my-trade-ins/${id}`);
    const handing = part(page, 'Handing over');
    await unfold(handing);
    await handing.locator('label').filter({ hasText: 'Courier' }).click();
    const ask = handing.getByRole('button', { name: 'Add my e-mail address' });
    await expect(ask).toBeVisible();
    await expect(handing.getByRole('textbox')).toHaveCount(0);
    await ask.click();
    await enterByCode(page, product, newEmail());
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(`/my-trade-ins/${id}`);
    await expect(handing.getByRole('combobox').first()).toBeInViewport();
    await expect(ask).toHaveCount(0);
  });
}

test('its way stands on top, from the lock to the money, and follows the desk live', async ({ page }) => {
  const tradeIn = await lockPrice(page.request);
  await openTradeIn(page, tradeIn);
  const way = page.getByRole('list', { name: 'The way of this trade-in' }).getByRole('listitem');
  const current = page.locator('[aria-current=step]');
  await expect(way).toHaveText([/^Locked\d/, /^Handed over/, /^Inspected/, /^Wiped/, /^Paid/]);
  await expect(current).toHaveText(/^Handed over/);
  await expect(standing(page)).toContainText('Answer five questions about the phone');
  await describePhone(page.request, tradeIn, GOOD);
  await openTradeIn(page, tradeIn);
  await expect(standing(page)).toContainText('Choose how you hand the phone over.');
  await arrange(page.request, tradeIn, { method: 'drop-off' });
  await expect(part(page, 'Handing over')).toContainText(`Say this code at the desk: ${tradeIn.code}.`);
  await desk(page.request, tradeIn, 'receive');
  await expect(current).toHaveText(/^Inspected/);
  // What was to be said at the desk has been said.
  await expect(part(page, 'Handing over')).not.toContainText('Say this code');
  await desk(page.request, tradeIn, 'inspect', { answers: GOOD });
  await expect(current).toHaveText(/^Wiped/);
  await desk(page.request, tradeIn, 'wipe', { certificate: 'NIST SP 800-88 purge' });
  // Credited is not paid: how was not chosen yet.
  await expect(current).toHaveText(/^Paid.*not yet$/);
  await page.getByRole('button', { name: 'Credit with us: iPhone 13 Pro' }).click();
  await page.getByRole('button', { name: /^Take AED\s850 as credit$/ }).click();
  await expect(current).toHaveText(/^Paid\d/);
});

test('what was entered is there after a reload until it is sent, and the profile’s own is filled in', async ({ page, product }) => {
  await signInBehind(page.request, product, newEmail());
  await page.request.patch('/api/me', { data: { phone: '+971 50 765 4321', zoneId: 'zone-2' } });
  const tradeIn = await lockPrice(page.request);
  await openTradeIn(page, tradeIn);
  const about = part(page, 'About the phone');
  await about.getByRole('group', { name: 'How is the battery?' }).locator('label').first().click();
  const handing = part(page, 'Handing over');
  await unfold(handing);
  await handing.locator('label').filter({ hasText: 'Courier' }).click();
  const field = (name: string) => handing.getByRole('textbox', { name });
  await expect(handing.getByRole('combobox', { name: 'Your area' })).toHaveValue('zone-2');
  await expect(field('Name at the door')).toHaveValue('Noura of Al Barsha');
  await expect(field('Mobile number')).toHaveValue('+971 50 765 4321');
  await handing.getByRole('combobox', { name: 'Your area' }).selectOption('Mirdif');
  await field('Address').fill('Villa 7, Street 3');
  await field('Name at the door').fill('Hind');

  await page.reload();
  await expect(about.getByRole('status')).toHaveText('4 questions left');
  await expect(handing.getByRole('combobox', { name: 'Your area' })).toHaveValue('Mirdif');
  await expect(field('Address')).toHaveValue('Villa 7, Street 3');
  await expect(field('Name at the door')).toHaveValue('Hind');
  await handing.getByRole('group', { name: /^Time/ }).locator('label').first().click();
  await handing.getByRole('button', { name: 'Arrange this handover' }).click();
  await expect(handing).toContainText('Villa 7, Street 3, Mirdif');
  expect(await page.evaluate(() => sessionStorage.getItem('planet-heroes:drafts'))).not.toContain('Villa 7');

  // The next phone is fetched at the same door.
  await openTradeIn(page, await lockPrice(page.request));
  await unfold(handing);
  await handing.locator('label').filter({ hasText: 'Courier' }).click();
  await expect(handing.getByRole('combobox', { name: 'Your area' })).toHaveValue('Mirdif');
  await expect(field('Address')).toHaveValue('Villa 7, Street 3, Mirdif');
  await expect(field('Name at the door')).toHaveValue('Hind');
});

test('a pickup is moved to another time, then to the post with the code, then called off', async ({ page, product }) => {
  await signInBehind(page.request, product, newEmail());
  const tradeIn = await lockPrice(page.request);
  const { day, slot } = await freeSlot(page.request, 'zone-1');
  await arrange(page.request, tradeIn, { method: 'pickup', zoneId: 'zone-1', day, slot, ...AT_THE_DOOR });
  await openTradeIn(page, tradeIn);
  const calendar = page.getByRole('link', { name: /Calendar entry/ });
  const [download] = await Promise.all([page.waitForEvent('download'), calendar.click()]);
  expect(download.suggestedFilename()).toBe(`pickup-${tradeIn.code}.ics`);
  const handing = part(page, 'Handing over');
  const before = await handing.getByRole('definition').nth(1).innerText();
  await handing.getByRole('button', { name: 'Reschedule or choose another way' }).click();
  await expect(handing.getByRole('textbox', { name: 'Address' })).toHaveValue(AT_THE_DOOR.address);
  const times = handing.getByRole('group', { name: /^Time/ });
  await expect(times.getByRole('radio').first()).toBeChecked();
  await times.locator('label').nth(2).click();
  await handing.getByRole('button', { name: 'Change the handover' }).click();
  await expect(standing(page)).toBeFocused();
  await expect(toasts(page)).toContainText(/Your pickup is booked: \w+/);
  await expect(handing.getByRole('definition').nth(1)).not.toHaveText(before);

  await handing.getByRole('button', { name: 'Reschedule or choose another way' }).click();
  await handing.locator('label').filter({ hasText: 'Post' }).click();
  await handing.getByRole('button', { name: 'Change the handover' }).click();
  await expect(handing).toContainText('Dubai Airport Freezone UAE');
  await expect(handing).toContainText(tradeIn.code!);
  await expect(calendar).toHaveCount(0);
  await expect.poll(() => happenings(page)).toEqual([
    'Price locked · You', 'Handover arranged · You', 'Handover changed · You', 'Handover changed · You',
  ]);

  const opener = page.getByRole('button', { name: 'Cancel this trade-in' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this trade-in?' });
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(opener).toBeFocused();
  await opener.click();
  await dialog.getByRole('button', { name: 'Cancel the trade-in' }).click();
  await expect(dialog).toBeHidden();
  await expect(standing(page)).toContainText('You cancelled this trade-in.');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('button', { name: /Reschedule|Cancel this|Change the/ })).toHaveCount(0);
});

test('a time that others take meanwhile is reported, and what is left is shown', async ({ page, browser, product }) => {
  await signInBehind(page.request, product, newEmail());
  const tradeIn = await lockPrice(page.request);
  await openTradeIn(page, tradeIn);
  const handing = part(page, 'Handing over');
  const times = await chooseCourier(handing, 'zone-3');
  await times.locator('label').first().click();
  await fillDoor(handing);
  const { day, slot } = await freeSlot(page.request, 'zone-3');
  // Each has as many as one hero may.
  for (let taken = 0; taken < PICKUPS_PER_SLOT; taken += OPEN_PICKUPS.ofMailbox) {
    const others: BrowserContext = await browser.newContext();
    await joinProven(others.request, product, 'The Others');
    for (let own = 0; own < OPEN_PICKUPS.ofMailbox; own++) {
      const theirs = await lockPrice(others.request);
      await arrange(others.request, theirs, { method: 'pickup', zoneId: 'zone-3', day, slot, ...newDoor() });
    }
    await others.close();
  }
  await handing.getByRole('button', { name: 'Arrange this handover' }).click();
  await expect(handing.getByRole('alert')).toHaveText(
    'This time has just been taken. These are the ones that are left now.',
  );
  await expect(times.getByRole('radio').first()).toBeDisabled();
  await expect(times.locator('label').first()).toContainText('full');
  await times.locator('label').nth(1).click();
  await handing.getByRole('button', { name: 'Arrange this handover' }).click();
  await expect(standing(page)).toContainText('Handover arranged');
});

test('another price names what was found; accepted, it is what is paid', async ({ page, context }) => {
  await installAxe(context);
  const tradeIn = await countered(page.request);
  await openTradeIn(page, tradeIn);
  await expect(standing(page)).toContainText(/New offer.*You, by /s);
  const offer = part(page, 'We offer another price');
  const accept = offer.getByRole('button', { name: /^Accept AED\s400$/ });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(accept).toBeInViewport();
  const about = part(page, 'About the phone');
  await expect(about.getByText('Light scratches')).toHaveCount(0);
  await about.getByRole('button', { name: 'About the phone' }).click();
  await expect(about.getByText('Light scratches')).toBeVisible();
  await expect(offer).toContainText(
    /Screen: you said “Light scratches”, we found “Cracked”\. That makes it Poor: AED\s400\./,
  );
  await expect(offer).toContainText('A crack at the lower left.');
  await expect(offer.getByRole('definition')).toHaveText([/^AED\s400\s*AED\s450 less$/, /^AED\s850$/, 'Poor', '1,700 800']);
  await expect(offer).toContainText('If you decline, we return the phone free of charge.');
  await expectNoViolations(page);
  await accept.press('Enter');
  await expect(offer.getByRole('group', { name: /^Accept AED\s400 for good\?/ })).toBeVisible();
  await accept.press('Enter');
  await expect(standing(page)).toContainText('Offer accepted');
  await desk(page.request, tradeIn, 'wipe', { certificate: 'NIST SP 800-88 purge' });
  await expect(standing(page)).toContainText(/AED\s400 is waiting for you\..*800 Planet Points came on top\./s);
  await expect(page.getByRole('list', { name: 'What has happened' }))
    .toContainText(/we offer another price.*AED\s400.*NIST SP 800-88 purge/s);
});

test('a declined offer and a phone that is not taken come back free of charge, with the reasons', async ({ page }) => {
  const tradeIn = await countered(page.request);
  await openTradeIn(page, tradeIn);
  const decline = part(page, 'We offer another price').getByRole('button', { name: 'Decline: send it back' });
  await decline.click();
  await expect(part(page, 'We offer another price')).toContainText('Decline for good?');
  await expect(page.getByRole('button', { name: /^Accept/ })).toHaveCount(0);
  await decline.click();
  await expect(standing(page)).toContainText(/Comes back to you.*free of charge/s);
  await expect(page.locator('main s')).toHaveText([/^AED\s850$/]);
  await expect(page.getByRole('link', { name: 'Price it again' })).toBeVisible();
  await desk(page.request, tradeIn, 'return', { note: 'By courier' });
  await expect(standing(page)).toContainText('The phone is back with you.');

  const refused = await lockPrice(page.request);
  await arrange(page.request, refused, { method: 'drop-off' });
  await desk(page.request, refused, 'receive');
  await desk(page.request, refused, 'reject', {
    reasons: ['It is locked to another account.', 'It does not turn on.'],
  });
  await openTradeIn(page, refused);
  await expect(page.locator('[aria-current=step]')).toHaveText(/^Comes back to you/);
  // Nothing is promised or asked for any more.
  await expect(page.locator('main s')).toHaveText([/^AED\s850$/, '1,700']);
  await expect(page.getByRole('main')).not.toContainText(/Say this code|bring it to our desk/);
  await expect(page.getByRole('link', { name: /^icloud\.com\/find/ })).toBeVisible();
  const remedies = page.getByRole('main').locator('dl').filter({ has: page.getByRole('link', { name: /^icloud/ }) });
  await expect(remedies).toHaveText(
    /^It is locked to another account\.Its owner can remove it.*It does not turn on\.Have it repaired/,
  );
  await expect(page.getByRole('link', { name: 'Price it again' })).toBeVisible();
  await standing(page).getByRole('button', { name: 'Give your address' }).click();
  const back = part(page, 'Where we send it back');
  await expect(back).toBeFocused();
  await back.getByRole('button', { name: 'Save the address' }).click();
  await expect(back.getByText('Write where the phone should go.')).toBeVisible();
  await back.getByLabel('Address').fill('Villa 12, Street 4, Al Barsha 2');
  await back.getByLabel('Name').fill('Noura');
  await back.getByLabel('Mobile number').fill('+971 50 123 4567');
  await back.getByRole('button', { name: 'Save the address' }).click();
  await expect(back).toContainText('Villa 12, Street 4, Al Barsha 2');
});

test('it is in Arabic throughout, and nothing is wrong for axe, with and without answers', async ({ page, context, product }) => {
  await installAxe(context);
  await signInBehind(page.request, product, newEmail());
  const tradeIn = await lockPrice(page.request);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openTradeIn(page, tradeIn);
  const handing = part(page, 'Handing over');
  await chooseCourier(handing, 'zone-1');
  await expect(handing.getByText('Pickup is free here.')).toBeVisible();
  await expectNoViolations(page);

  await describePhone(page.request, tradeIn, GOOD);
  await arrange(page.request, tradeIn, { method: 'post' });
  for (const path of [`/my-trade-ins/${tradeIn.id}`, '/my-trade-ins']) {
    await page.goto(`${path}?lang=ar`);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('main')).toContainText('رُتّب التسليم');
    const english = (await page.getByRole('main').innerText()).match(/[A-Za-z’]+ [A-Za-z’]+ [A-Za-z’]+/g) ?? [];
    expect(english.filter((text) => text !== 'Dubai Airport Freezone')).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await expectNoViolations(page);
  }
});
