// A demonstration goes through every step automatically once its hero has arranged the handover, and says so.
import { expect, ON_BOTH, test } from '../support/test.ts';
import { calculateButton, expectCertainty, pressUntilFocused } from '../support/calculators.ts';
import { joinProven } from '../support/sign-in.ts';
import { openLive } from '../support/live-page.ts';
import { AT_THE_DOOR, happenings, part } from '../support/trade-ins.ts';

test.use({ desk: '1' });

test('a keyboard is enough for the whole way: price, phone, pickup, credit; and a reload loses nothing', ON_BOTH, async ({ page, product }) => {
  test.slow();
  await joinProven(page.request, product, 'Noura of Al Barsha');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLive(page, '/exchange');
  await calculateButton(page).press('Enter');
  await expectCertainty(page, 'Confirmed value');
  await page.getByRole('button', { name: 'Lock this quote for 30 days' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Your quote is locked' })).toBeFocused();
  await expect(page.getByRole('main')).not.toContainText(/verified\.|Points earned/);
  await pressUntilFocused(page, 'Tab', page.getByRole('link', { name: 'Answer five questions' }));
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/my-trade-ins\/[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('iPhone 13 Pro');
  await expect(page.getByText('Demo: checks are automatic')).toBeVisible();
  const about = part(page, 'About the phone');
  await expect(about.getByRole('button', { name: 'Save and go on' })).toBeDisabled();
  for (const [question, presses] of [['screen', 1], ['back', 0], ['battery', 0], ['Face ID', 0], ['wet', 0]] as const) {
    const answers = about.getByRole('group', { name: new RegExp(question) }).getByRole('radio');
    await pressUntilFocused(page, 'Tab', answers.first());
    await page.keyboard.press('Space');
    for (let press = 0; press < presses; press++) await page.keyboard.press('ArrowDown');
    await expect(answers.nth(presses)).toBeChecked();
  }
  await expect(about.getByRole('status')).toContainText(/Good – AED\s850/);
  await pressUntilFocused(page, 'Tab', about.getByRole('button', { name: 'Save and go on' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Handing over' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Handing over' })).toBeInViewport();
  await about.getByRole('button', { name: 'About the phone' }).press('Enter');
  await expect(about.getByRole('definition')).toHaveText([
    'Light scratches', 'Like new', 'Lasts the day', 'Yes, it does', 'No, never',
  ]);

  await page.reload();
  await expect(about.getByRole('button', { name: 'Answer five questions' })).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'Price locked' })).toContainText('You, by');
  const handing = part(page, 'Handing over');
  await pressUntilFocused(page, 'Tab', handing.getByRole('radio', { name: /^Courier/ }));
  await page.keyboard.press('Space');
  await pressUntilFocused(page, 'Tab', handing.getByRole('combobox', { name: 'Your area' }));
  await page.keyboard.type('Elsewhere in Dubai Suburbs');
  await expect(handing.getByText('Pickup costs AED 25 here, kept back from what we pay you.')).toBeVisible();
  await pressUntilFocused(page, 'Tab', handing.getByRole('button', { name: 'Arrange this handover' }));
  await page.keyboard.press('Enter');
  await expect(handing.getByText('Choose a time.')).toBeVisible();
  await expect(handing.getByText('Write where we should come to.')).toBeVisible();

  const times = handing.getByRole('group', { name: /^Time/ }).getByRole('radio');
  await pressUntilFocused(page, 'Shift+Tab', times.last());
  await page.keyboard.press('Space');
  for (const [name, text] of [
    ['Address', AT_THE_DOOR.address], ['Name at the door', AT_THE_DOOR.contact], ['Mobile number', AT_THE_DOOR.phone],
  ] as const) {
    await pressUntilFocused(page, 'Tab', handing.getByRole('textbox', { name }));
    await page.keyboard.type(text);
  }
  await pressUntilFocused(page, 'Tab', handing.getByRole('button', { name: 'Arrange this handover' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Handover arranged' })).toBeFocused();
  await expect(handing).toContainText(AT_THE_DOOR.address);
  await expect(page.getByRole('definition').filter({ hasText: /^AED\s825 after the AED\s25 pickup fee$/ })).toBeVisible();

  await expect(page.getByRole('status').filter({ hasText: 'Choose how you are paid' })).toContainText(
    /AED\s825 is waiting for you\..*AED\s825 is play money\..*pickup fee of AED\s25.*1,700 Planet Points came on top\./s, { timeout: 30_000 },
  );
  expect(await happenings(page)).toEqual([
    'Price locked · You',
    expect.stringMatching(/^New price, by your answers · You · AED\s1,000 AED\s850$/),
    'Handover arranged · You',
    'Collected by the courier · Demo',
    'Arrived at our desk · Demo',
    'Inspected: the locked price stands · Demo',
    expect.stringMatching(/^Data wiped · Demo/),
    'Verified: points credited',
  ]);
});
