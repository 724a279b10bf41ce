// How a hero is paid for a phone, where a desk works.
import type { TradeIn } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import { type APIRequestContext, expect, ON_BOTH, test } from '../support/test.ts';
import { installAxe } from '../support/axe.ts';
import { expectNoViolations } from '../support/axe-everywhere.ts';
import { joinAs } from '../support/heroes.ts';
import { openLive } from '../support/live-page.ts';
import { operate } from '../support/operator.ts';
import { arrange, describePhone, GOOD, lockPrice } from '../support/trade-ins.ts';

test.use({ desk: 'off' });
test.beforeEach(({ page }) => joinAs(page.request, 'Noura of Al Barsha'));

async function credit(request: APIRequestContext, tradeIn: TradeIn): Promise<void> {
  await describePhone(request, tradeIn, GOOD);
  await arrange(request, tradeIn, { method: 'drop-off' });
  await operate(request, `/api/ops/trade-ins/${tradeIn.id}/receive`, {});
  await operate(request, `/api/ops/trade-ins/${tradeIn.id}/inspect`, { answers: GOOD });
  await operate(request, `/api/ops/trade-ins/${tradeIn.id}/wipe`, { certificate: 'NIST SP 800-88 purge' });
}

test('an account is checked, shown by its end, and given up for credit, by keyboard', async ({ page, context }) => {
  await installAxe(context);
  const tradeIn = await lockPrice(page.request);
  await openLive(page, `/my-trade-ins/${tradeIn.id}`);
  const payment = page.getByRole('region', { name: 'How you are paid' });
  await payment.getByRole('button', { name: 'How you are paid' }).press('Enter');
  await payment.getByRole('radio', { name: 'Bank transfer' }).press('Space');
  await payment.getByLabel('Account holder').fill('Noura Al Marri');
  await payment.getByLabel('IBAN').fill('AE08 0331 2345 6789 0123 456');
  await payment.getByLabel('IBAN').press('Enter');
  await expect(payment.getByText('This IBAN is not right.')).toBeVisible();
  await expect(payment.getByLabel('IBAN')).toBeFocused();
  await expectNoViolations(page);
  await payment.getByLabel('IBAN').fill('AE07 0331 2345 6789 0123 456');
  await payment.getByLabel('IBAN').press('Enter');
  await expect(payment).toContainText('AE•• •••• 3456');
  await expect(payment).not.toContainText('0331');
  await expect(payment).toContainText('Paid once the phone is inspected and wiped.');

  await payment.getByRole('button', { name: 'Choose another way' }).press('Enter');
  await payment.getByRole('radio', { name: 'Credit' }).press('Space');
  await payment.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(payment).not.toContainText('3456');
  await page.reload();
  await expect(payment).toContainText('Credit');
});

test('money that waits is asked about in the list and on the page, and one press leads to the answer', ON_BOTH, async ({ page }) => {
  const tradeIn = await lockPrice(page.request);
  const newer = await lockPrice(page.request, { device: 'iPhone 12', condition: 'fair' });
  await arrange(page.request, newer, { method: 'drop-off' });
  await operate(page.request, `/api/ops/trade-ins/${newer.id}/receive`, {});
  await openLive(page, '/my-trade-ins');
  const card = page.getByRole('list', { name: 'Your trade-ins, your turn first' }).getByRole('listitem').first();
  await credit(page.request, tradeIn);
  await expect(card).toContainText(/Choose how you are paid.*AED\s850 is waiting for you/s);
  await expect(card.getByRole('button', { name: 'Credit with us: iPhone 13 Pro' })).toBeVisible();
  await card.getByRole('link', { name: 'Bank transfer: iPhone 13 Pro' }).click();
  const payment = page.getByRole('region', { name: 'How you are paid' });
  await expect(payment.getByRole('heading', { name: 'How you are paid' })).toBeFocused();
  await expect(payment.getByLabel('IBAN')).toBeVisible();
  await expect(payment.getByRole('radio')).toHaveCount(0);
  await payment.getByRole('button', { name: 'Add your e-mail' }).click();
  await expect(page.getByRole('dialog')).toContainText('Keep it with an e-mail');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Credit with us: iPhone 13 Pro' }).click();
  await page.getByRole('button', { name: /^Take AED\s850 as credit$/ }).click();
  await expect(page.getByText(/^AED\s850 is in your credit$/).first()).toBeVisible();
  await expect(page.getByText(/AED\s850 was added to your credit with us\./)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Paid as credit' })).toBeVisible();
  await expect(page.getByText('Choose how you are paid')).toHaveCount(0);
  // Taken money is no longer asked about by the news of it.
  await page.getByRole('banner').getByRole('button', { name: /^Inbox/ }).click();
  const inbox = page.getByRole('dialog');
  await expect(inbox.getByRole('link', { name: /AED\s850 is in your credit/ })).toContainText('For your iPhone 13 Pro.');
  const news = inbox.getByRole('link', { name: /iPhone 13 Pro is verified/ });
  await expect(news).not.toContainText('is waiting for you');
});

test('a guest who was away is greeted, asked to join, and led to the answer', async ({ browser, product }) => {
  const page = await browser.newPage({ baseURL: product.address, serviceWorkers: 'block' });
  await page.request.post('/api/guests');
  const tradeIn = await lockPrice(page.request);
  await credit(page.request, tradeIn);
  await page.goto(`/my-trade-ins/${tradeIn.id}`);
  const card = page.getByRole('region', { name: /is verified$/ });
  await expect(card.getByRole('definition').first()).toBeVisible();
  const wide = page.viewportSize()!;
  await page.setViewportSize({ width: 390, height: 724 });
  await expect(card.getByRole('definition')).toHaveCount(2);
  const choice = (await page.getByRole('link', { name: /^Bank transfer/ }).boundingBox())!;
  expect(choice.y + choice.height, 'leaves room for the choice').toBeLessThan((await card.boundingBox())!.y);
  await page.setViewportSize(wide);
  await expect(card.getByRole('button', { name: 'Join to keep them' })).toBeVisible();
  await card.getByRole('link', { name: 'Choose how you are paid' }).click();
  await expect(card).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Choose how you are paid' })).toBeFocused();
  await page.close();
});

test('credit comes with the phone’s end, live, and becomes a code', ON_BOTH, async ({ page, context }) => {
  await installAxe(context);
  const tradeIn = await lockPrice(page.request);
  await openLive(page, `/my-trade-ins/${tradeIn.id}`);
  await credit(page.request, tradeIn);
  const payment = page.getByRole('region', { name: 'How you are paid' });
  await page.getByRole('button', { name: 'Credit with us: iPhone 13 Pro' }).click();
  await expect(page.getByRole('group', { name: /^Take AED\s850 as credit/ }))
    .toContainText('Until then your credit keeps its value. You can’t change credit back into a transfer.');
  await page.getByRole('button', { name: /^Take AED\s850 as credit$/ }).click();
  await expect(page.getByRole('link', { name: 'See your credit' })).toBeVisible();
  await expect(payment).toContainText('The amount was added to your credit.');
  await page.getByRole('link', { name: 'All my trade-ins' }).click();
  const money = page.getByRole('region', { name: 'Your money' });
  await expectNoViolations(page);
  await expect(money.getByRole('status')).toHaveText(/^You have AED\s850 of credit\.$/);
  const amount = money.getByLabel('Amount in AED');
  await amount.fill('9000');
  await money.getByRole('button', { name: 'Make a code' }).click();
  await expect(money.getByText(/Choose an amount between AED 1 and AED\s850/)).toBeVisible();
  await amount.fill('99.50');
  await amount.press('Enter');
  const codes = money.getByRole('list', { name: 'Your codes, newest first' });
  await expect(codes).toContainText(/PHC-\w{6}-\w{6}/);
  await expect(money.getByRole('status')).toHaveText(/^You have AED\s750\.50 of credit and AED\s99\.50 in codes\.$/);
  const order = money.getByRole('link', { name: 'See what it will buy' });
  await expectNoViolations(page);
  const code = (await codes.locator('code').textContent())!;
  await order.click();
  // The code goes along with the next order.
  await expect(page.getByText(`Your code ${code} goes along`)).toBeVisible();
  await page.goto('/checkout?plan=hero-minimal');
  await expect(page.getByRole('main')).toContainText(code);
  await expect(page.getByRole('main')).toContainText(/−AED\s99\.50.*AED\s1,199\.50/s);
  await page.goto('/checkout?product=icelandic-premium');
  await expect(page.getByText(/worth AED\s87\.50 more than this/)).toBeVisible();
  await page.goto('/aquacafe-alliance');
  await expect(page.getByText(/^AED\s1,199\.50 left to pay with your code$/)).toBeVisible();
  await page.goto('/aquacafe-alliance?variant=hero-minimal');
  await expect(page.getByText(`Your code ${code} goes along`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'E-mail us to order' })).toHaveAttribute('href', new RegExp(`body=.*${code}`));
  const checkout = await page.context().newPage();
  await openLive(checkout, `/checkout?plan=hero-minimal&code=${code}`);
  await expect(checkout.getByRole('main')).toContainText(/−AED\s99\.50/);
  await page.goto('/my-trade-ins');
  await money.getByRole('button', { name: `Undo: back to credit ${code}` }).press('Enter');
  await expect(money.getByRole('status')).toHaveText(/^You have AED\s850 of credit\.$/);
  await expect(amount).toBeFocused();
  await expect(codes).toHaveCount(0);
  // An order that is open elsewhere learns it at once, and says why it costs more.
  await expect(checkout.getByRole('main')).toContainText(`The code ${code} takes nothing off`);
  await checkout.getByRole('link', { name: 'See your credit' }).click();
  await expect(checkout).toHaveURL('/my-trade-ins');
});

test('a hero who leaves sees how much is given up, and what is paid all the same', async ({ page, context }) => {
  await installAxe(context);
  const [spent, owed] = [await lockPrice(page.request), await lockPrice(page.request)];
  const choose = (tradeIn: TradeIn, data: object) => page.request.put(`/api/me/trade-ins/${tradeIn.id}/payout`, { data });
  await choose(spent, { method: 'credit' });
  await choose(owed, { method: 'bank', holder: 'Noura Al Marri', iban: 'AE07 0331 2345 6789 0123 456' });
  const leave = async (names: { profile: RegExp; data: string; start: string }) => {
    await page.getByRole('button', { name: names.profile }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('tab', { name: names.data }).click();
    await dialog.getByRole('button', { name: names.start }).click();
    return dialog.getByRole('group');
  };
  const english = { profile: /\(your profile\)/, data: 'Your data', start: 'Delete my account' };
  await openLive(page, '/my-trade-ins');
  const question = await leave(english);
  await expect(question).toContainText('Delete your account and all your points for good?');
  await expect(question).not.toContainText('You give up');

  await credit(page.request, spent);
  await credit(page.request, owed);
  await expect(question).toContainText(/You give up AED\s850: credit that you have not spent/);
  await expect(question).toContainText(/AED\s850 is still transferred to the account that you named\./);
  await expect(question).toHaveAccessibleDescription(/You give up AED\s850/);
  await expectNoViolations(page);
  await page.goto('/my-trade-ins?lang=ar');
  const asked = await leave({ profile: /Noura of Al Barsha/, data: 'بياناتك', start: 'احذف حسابي' });
  await expect(asked).toContainText(/تتخلى عن .*850.*رصيد لم تنفقه/);
});
