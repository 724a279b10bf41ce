// Moving a test instance's clock from the board.
import { OPERATOR_TOKEN } from '../../processes/secrets.ts';
import { installAxe } from '../support/axe.ts';
import { expectNoViolations } from '../support/axe-everywhere.ts';
import { joinAs } from '../support/heroes.ts';
import { serve } from '../support/serve.ts';
import { expect, test as base } from '../support/test.ts';
import { lockPrice } from '../support/trade-ins.ts';

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

test('what is planned is listed, and falls due where the clock is moved on to it', async ({ page, context }) => {
  await installAxe(context);
  await joinAs(page.request, 'Noura of Al Barsha');
  await lockPrice(page.request);
  await page.goto('/ops/');
  await page.getByLabel('Operator token').fill(OPERATOR_TOKEN);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  const clock = page.getByRole('region', { name: 'Planned by the clock' });
  const lapses = clock.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'expire-trade-in' }) });
  await expect(lapses.getByRole('cell').last()).toHaveText('1');
  await expectNoViolations(page);
  await clock.getByRole('button', { name: '+31 d: move the clock on by 31 days' }).click();
  const question = page.getByRole('dialog', { name: 'Move the clock on by 31 days?' });
  await expect(question).toContainText('This is a test instance.');
  await question.getByRole('button', { name: 'Move it' }).click();
  await expect(page.locator('.result')).toContainText('became due.');
  await expect(lapses).toHaveCount(0);
  const tradeIns = (await (await page.request.get('/api/me/trade-ins')).json()) as { state: string }[];
  expect(tradeIns.map(({ state }) => state)).toEqual(['expired']);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
