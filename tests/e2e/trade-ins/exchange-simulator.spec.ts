import { expect, type Page, test } from '../support/test.ts';
import {
  calculateButton,
  chooseCondition,
  expectCertainty,
  expectValuation,
  pressUntilFocused,
} from '../support/calculators.ts';
import { handleFirst, holdRequests } from '../support/requests.ts';
import { toasts } from '../support/toasts.ts';

const CALL = '/api/calculate-trade-value';

/** The default: an iPhone 13 Pro in excellent condition (spec document 1, section 9). */
const DEFAULT = {
  'Trade-in value': 'AED 1,000',
  'Planet Points': '2,000',
  'Bottles prevented': '500',
  'CO2 saved': '2 kg',
  'Water protection': '2 months',
};

test.beforeEach(async ({ page }) => {
  await page.goto('/exchange');
});

const modelSelect = (page: Page) => page.getByRole('combobox', { name: 'iPhone model' });

test('the default choice shows its estimate at once and is confirmed by the server', async ({ page }) => {
  const answer = await holdRequests(page, CALL);
  await expect(modelSelect(page)).toHaveValue('iPhone 13 Pro');
  await expect(page.getByRole('radio', { name: /^Excellent/ })).toBeChecked();
  await expectValuation(page, DEFAULT);
  await expectCertainty(page, 'Estimate');

  await calculateButton(page).click();
  await expect(calculateButton(page)).toHaveText('CALCULATING...');
  await expectCertainty(page, 'Estimate');
  answer();
  await expectCertainty(page, 'Confirmed value');
  await expectValuation(page, DEFAULT);
  await expect(page.getByRole('link', { name: 'See water systems' })).toHaveAttribute('href', '/aquacafe');
  await expect(page.getByRole('link', { name: 'See the leaderboard' })).toHaveAttribute('href', '/leaderboard');
});

test('each choice has its estimate, which the server confirms', async ({ page }) => {
  for (const [model, condition, value, points, bottles, protection] of [
    ['iPhone 13 Pro', 'Poor', 'AED 400', '800', '200', '1 month'],
    ['iPhone 13 Pro', 'Good', 'AED 850', '1,700', '425', '2 months'],
    ['iPhone 15 Pro Max', 'Excellent', 'AED 1,500', '3,000', '750', '3 months'],
    ['iPhone 11', 'Fair', 'AED 325', '650', '162', '0 months'],
    ['iPhone 12 Pro Max', 'Good', 'AED 765', '1,530', '382', '1 month'],
  ] as const) {
    await test.step(`${model} in ${condition.toLowerCase()} condition is worth ${value}`, async () => {
      await modelSelect(page).selectOption(model);
      await chooseCondition(page, condition);
      const figures = {
        'Trade-in value': value,
        'Planet Points': points,
        'Bottles prevented': bottles,
        'Water protection': protection,
      };
      await expectValuation(page, figures);
      await expectCertainty(page, 'Estimate');
      const answered = page.waitForResponse((response) => new URL(response.url()).pathname === CALL);
      await calculateButton(page).click();
      expect(await (await answered).json()).toMatchObject({
        tradeValue: Number(value.replaceAll(/\D/g, '')),
        points: Number(points.replace(',', '')),
        bottlesPrevented: Number(bottles),
      });
      await expectCertainty(page, 'Confirmed value');
      await expectValuation(page, figures);
    });
  }
});

test('a failure says so, keeps the estimate and can be tried again', async ({ page }) => {
  await handleFirst(page, `**${CALL}`, (route) => route.fulfill({ status: 500, body: '' }));
  await calculateButton(page).click();
  await expect(toasts(page)).toContainText('Something went wrong. Please try again.');
  await expect(page.getByText('We could not confirm this value. What you see is still our estimate.')).toBeVisible();
  await expectCertainty(page, 'Estimate');
  await expectValuation(page, DEFAULT);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectCertainty(page, 'Confirmed value');
});

test('a keyboard is enough', async ({ page }) => {
  await pressUntilFocused(page, 'Tab', modelSelect(page));
  await page.keyboard.type('iPhone 15 Pro Max');
  await expect(modelSelect(page)).toHaveValue('iPhone 15 Pro Max');
  await page.keyboard.press('Tab');
  await pressUntilFocused(page, 'ArrowDown', page.getByRole('radio', { name: /^Poor/ }));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectCertainty(page, 'Confirmed value');
  await expectValuation(page, {
    'Trade-in value': 'AED 600',
    'Planet Points': '1,200',
    'Bottles prevented': '300',
    'Water protection': '1 month',
  });
});

test('the bottom buttons call nothing and stay on the page', async ({ page }) => {
  await expectValuation(page, DEFAULT);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') calls.push(request.url());
  });
  for (const name of ['Start Trade-In Process', 'Learn More']) await page.getByRole('button', { name }).click();
  await expect(page).toHaveURL(/\/exchange$/);
  expect(calls).toEqual([]);
});
