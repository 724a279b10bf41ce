import { expect, ON_BOTH, type Page, type Route, test } from '../support/test.ts';
import {
  calculateButton,
  chooseCondition,
  chooseModel,
  expectCertainty,
  expectValuation,
  pressUntilFocused,
} from '../support/calculators.ts';
import { holdRequests } from '../support/requests.ts';
import { toasts } from '../support/toasts.ts';

const CALL = '/api/calculate-trade';

/** An iPhone 15 Pro in good condition: 3,100 and 2,800 times 0.8 (spec document 1, section 9). */
const GOOD_15_PRO = {
  'Trade-in value': 'AED 2,480',
  'Planet Points': '2,240',
  'Bottles prevented': '1,240',
  'CO2 saved': '5 kg',
};

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

async function choose(page: Page, model: string, condition: string): Promise<void> {
  await chooseModel(page, model);
  await chooseCondition(page, condition);
}

test('the button waits for a model and a condition', async ({ page }) => {
  const prompt = page.getByText('Choose a model and a condition, and an estimate appears here at once.');
  await expect(prompt).toBeVisible();
  await expect(calculateButton(page)).toBeDisabled();
  await chooseModel(page, 'iPhone 15 Pro');
  await expect(prompt).toBeVisible();
  await expect(calculateButton(page)).toBeDisabled();
  await chooseCondition(page, 'Good');
  await expect(prompt).toBeHidden();
  await expect(calculateButton(page)).toBeEnabled();
});

test('the estimate is there at once, the server’s value follows, and the mission is complete', ON_BOTH, async ({ page }) => {
  const answer = await holdRequests(page, CALL);
  await expect(page.getByRole('heading', { name: 'Your mission starts with a phone' })).toBeVisible();
  await choose(page, 'iPhone 15 Pro', 'Good');
  await expectValuation(page, GOOD_15_PRO);
  await expectCertainty(page, 'Estimate');

  await calculateButton(page).click();
  await expect(calculateButton(page)).toHaveText('CALCULATING...');
  await expectValuation(page, GOOD_15_PRO);
  await expectCertainty(page, 'Estimate');

  answer();
  await expect(calculateButton(page)).toHaveText('Calculate again');
  await expectCertainty(page, 'Confirmed value');
  await expectValuation(page, GOOD_15_PRO);
  const results = page.getByRole('region', { name: 'Mission Complete' });
  await expect(results).toContainText('This is what your iPhone 15 Pro unlocks right away.');
  await expect(results.getByRole('listitem')).toContainText([/AED\s2,480/, /2,240.*Gold Hero/, '1,240', '5 kg']);
  await expect(page.getByText('Step 2 of 3')).toBeVisible();
});

test('each choice has its value, which the server confirms', async ({ page }) => {
  for (const [model, condition, value, points, bottles] of [
    ['iPhone 16 Pro Max', 'Excellent', 'AED 4,200', '4,000', '2,100'],
    ['iPhone 16 Pro', 'Good', 'AED 3,040', '2,880', '1,520'],
    ['iPhone 14', 'Fair', 'AED 1,320', '1,200', '660'],
    ['iPhone 14 Pro Max', 'Fair', 'AED 1,740', '1,560', '870'],
  ] as const) {
    await test.step(`${model} in ${condition.toLowerCase()} condition is worth ${value}`, async () => {
      await choose(page, model, condition);
      await expectCertainty(page, 'Estimate');
      const answered = page.waitForResponse((response) => new URL(response.url()).pathname === CALL);
      await calculateButton(page).click();
      expect(await (await answered).json()).toMatchObject({
        tradeValue: Number(value.replaceAll(/\D/g, '')),
        points: Number(points.replace(',', '')),
        bottlesPrevented: Number(bottles.replace(',', '')),
      });
      await expectCertainty(page, 'Confirmed value');
      await expectValuation(page, { 'Trade-in value': value, 'Planet Points': points, 'Bottles prevented': bottles });
    });
  }
});

test('another choice returns to the estimate', async ({ page }) => {
  await choose(page, 'iPhone 15 Pro', 'Good');
  await calculateButton(page).click();
  await expectCertainty(page, 'Confirmed value');
  await chooseCondition(page, 'Fair');
  await expectCertainty(page, 'Estimate');
  await expectValuation(page, { 'Trade-in value': 'AED 1,860', 'Planet Points': '1,680', 'Bottles prevented': '930' });
  await expect(page.getByRole('heading', { name: 'Mission Complete' })).toHaveCount(0);
});

for (const [what, fail] of [
  ['an error of the server', (route: Route) => route.fulfill({ status: 500, body: 'out of order' })],
  ['a broken connection', (route: Route) => route.abort()],
] as const) {
  test(`${what} leaves the estimate and can be tried again as the same action`, async ({ page }) => {
    const keys: (string | undefined)[] = [];
    await page.route(
      ({ pathname }) => pathname === CALL,
      (route) => {
        keys.push(route.request().headers()['idempotency-key']);
        return keys.length === 1 ? fail(route) : route.continue();
      },
    );
    await choose(page, 'iPhone 15 Pro', 'Good');
    await calculateButton(page).click();

    await expect(toasts(page)).toContainText('Error');
    await expect(toasts(page)).toContainText('Something went wrong. Please try again.');
    await expect(page.getByText('We could not confirm this value. What you see is still our estimate.')).toBeVisible();
    await expectCertainty(page, 'Estimate');
    await expectValuation(page, GOOD_15_PRO);

    await page.getByRole('button', { name: 'Try again' }).click();
    await expectCertainty(page, 'Confirmed value');
    await expect(page.getByText('We could not confirm this value.')).toHaveCount(0);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
  });
}

test('a request that was accepted stays pending until its stored result is there', ON_BOTH, async ({ page }) => {
  const commandId = '01a1fc06-0000-7000-8000-000000000001';
  let lookUps = 0;
  await page.route(
    ({ pathname }) => pathname === CALL,
    (route) => route.fulfill({ status: 202, json: { commandId, status: 'accepted' } }),
  );
  const { promise: worked, resolve: finishWork } = Promise.withResolvers<void>();
  await page.route(
    ({ pathname }) => pathname === `/api/commands/${commandId}`,
    async (route) => {
      lookUps += 1;
      if (lookUps === 1) return route.fulfill({ json: { commandId, status: 'accepted' } });
      await worked;
      const result = { tradeValue: 2481, points: 2241, bottlesPrevented: 1241, co2Saved: 4962, level: 'Gold Hero' };
      return route.fulfill({ json: { commandId, status: 'succeeded', result } });
    },
  );
  await choose(page, 'iPhone 15 Pro', 'Good');
  await calculateButton(page).click();
  await expect(page.getByText('This is taking a little longer than usual.')).toBeVisible();
  await expect.poll(() => lookUps).toBe(2);
  await expect(calculateButton(page)).toHaveText('CALCULATING...');
  await expectValuation(page, GOOD_15_PRO);
  await expectCertainty(page, 'Estimate');

  finishWork();
  await expectCertainty(page, 'Confirmed value');
  await expectValuation(page, {
    'Trade-in value': 'AED 2,481',
    'Planet Points': '2,241',
    'Bottles prevented': '1,241',
  });
  await expect(calculateButton(page)).toHaveText('Calculate again');
});

test('a keyboard is enough', async ({ page }) => {
  await pressUntilFocused(page, 'Tab', page.getByRole('radio', { name: 'iPhone 16 Pro Max', exact: true }));
  await pressUntilFocused(page, 'ArrowDown', page.getByRole('radio', { name: 'iPhone 15 Pro', exact: true }));
  await expect(page.getByRole('radio', { name: 'iPhone 15 Pro', exact: true })).toBeChecked();
  await page.keyboard.press('Tab');
  await pressUntilFocused(page, 'ArrowRight', page.getByRole('radio', { name: /^Good/ }));
  await page.keyboard.press('Tab');
  await expect(calculateButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectCertainty(page, 'Confirmed value');
  await expectValuation(page, GOOD_15_PRO);
  await expect(calculateButton(page)).toBeFocused();
});
