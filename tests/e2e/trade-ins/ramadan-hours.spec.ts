// Booking a pickup on a day in Ramadan, with an instance whose clock stands before it.
import { installAxe } from '../support/axe.ts';
import { expectNoViolations } from '../support/axe-everywhere.ts';
import { operate } from '../support/operator.ts';
import { serve } from '../support/serve.ts';
import { joinProven } from '../support/sign-in.ts';
import { expect, test as base } from '../support/test.ts';
import { chooseCourier, fillDoor, lockPrice, openTradeIn, part } from '../support/trade-ins.ts';

const test = base.extend<object, object>({
  product: [
    async ({ foundation }, use) => {
      const product = await serve(foundation, 'catalogue', { TRADE_AUTO_VERIFY: 'off', VIRTUAL_CLOCK: 'on' });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

test('the times of a day in Ramadan leave iftar free, and say so in both languages', async ({ page, context, product }) => {
  await installAxe(context);
  await operate(page.request, '/api/ops/clock', { at: '2027-02-06T08:00:00Z' });
  await joinProven(page.request, product, 'Noura of Al Barsha');
  const tradeIn = await lockPrice(page.request);
  await openTradeIn(page, tradeIn);
  const handing = part(page, 'Handing over');
  const times = await chooseCourier(handing, 'zone-1');
  await expect(times.locator('label')).toHaveCount(5);
  await expect(times.locator('label').last()).toContainText(/5:30 pm to 8:00 pm/i);
  await expect(handing.getByText('Ramadan hours')).toHaveCount(0);

  await handing.getByRole('combobox', { name: 'Day' }).selectOption('2027-02-08');
  await expect(handing).toContainText('Ramadan hours');
  await expect(handing).toContainText('Nobody comes between 5 pm and 8 pm: that is time for iftar.');
  await expect(times.locator('label').nth(3)).toContainText(/3:00 pm to 5:00 pm/i);
  await expect(times.locator('label').last()).toContainText(/8:00 pm to 10:00 pm/i);
  await expectNoViolations(page);
  await times.locator('label').last().click();
  await fillDoor(handing);
  await handing.getByRole('button', { name: 'Arrange this handover' }).click();
  await expect(handing).toContainText(/Mon, 8 Feb.*8:00 pm to 10:00 pm/is);

  await page.goto(`/my-trade-ins/${tradeIn.id}?lang=ar`);
  await page.getByRole('button', { name: /موعد/ }).first().click();
  await expect(page.getByRole('main')).toContainText('مواعيد رمضان');
  await expect(page.getByRole('main')).toContainText('محجوز لك');
});

test('no time is offered at which the price is locked no more', async ({ page, product }) => {
  await operate(page.request, '/api/ops/clock', { at: '2027-03-15T08:00:00Z' });
  await joinProven(page.request, product, 'Hind of Deira');
  const tradeIn = await lockPrice(page.request);
  await operate(page.request, '/api/ops/clock', { advanceSeconds: 28 * 86_400 });
  await openTradeIn(page, tradeIn);
  const handing = part(page, 'Handing over');
  await chooseCourier(handing, 'zone-1');
  const days = handing.getByRole('combobox', { name: 'Day' }).getByRole('option');
  await expect(days).toHaveText(['Tue, 13 Apr', 'Wed, 14 Apr']);
  await operate(page.request, '/api/ops/clock', { advanceSeconds: 1.5 * 86_400 });
  await page.reload();
  await chooseCourier(handing, 'zone-1');
  await expect(handing).toContainText(/Your price is locked until 14 Apr 2027.* and no pickup is left before\./);
});
