import { expect, type Page, test } from '../support/test.ts';
import { installAxe } from '../support/axe.ts';
import { expectScreen } from '../support/screen.ts';
import { expectNoViolations } from '../support/axe-everywhere.ts';

const STEPS = [
  'Welcome, Planet Hero',
  'Value your iPhone',
  'See your impact',
  'Earn Planet Points',
  'Get clean water',
  'Play together',
  'Ready to go',
];
const PERCENT = ['14', '29', '43', '57', '71', '86', '100'];

const opener = (page: Page) => page.getByRole('button', { name: 'Tutorial' });
const completed = (page: Page) => page.evaluate(() => localStorage.getItem('planet-heroes:onboarding-completed'));
const dialogOf = (page: Page, step: number) => page.getByRole('dialog', { name: STEPS[step]! });

async function expectStep(page: Page, step: number): Promise<void> {
  await expect(dialogOf(page, step)).toBeVisible();
  await expect(page.getByText(`Step ${step + 1} of 7`)).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Progress of the tutorial' })).toHaveAttribute(
    'aria-valuenow',
    PERCENT[step]!,
  );
  await expect(page.getByText(`${PERCENT[step]}%`, { exact: true })).toBeVisible();
  await expect(page.getByRole('button').and(page.locator('[aria-current=step]')))
    .toHaveAccessibleName(STEPS[step]!);
}

test.beforeEach(async ({ page }) => {
  await page.goto('/community');
});

test('never opens unasked, and leads through seven steps and back', async ({ page }) => {
  await expect(opener(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await completed(page)).toBe('true');

  await opener(page).click();
  await expectStep(page, 0);
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
  for (let step = 1; step < STEPS.length; step++) {
    await page.getByRole('button', { name: 'Next' }).click();
    await expectStep(page, step);
    if (STEPS[step] === 'Earn Planet Points') await expect(dialogOf(page, step)).toContainText('+2,400');
  }
  await page.getByRole('button', { name: 'Previous' }).click();
  await expectStep(page, 5);
  await page.getByRole('button', { name: 'Ready to go' }).click();
  await page.evaluate(() => localStorage.removeItem('planet-heroes:onboarding-completed'));
  await page.getByRole('link', { name: 'Start playing' }).click();
  await expectScreen(page, '/exchange');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await completed(page)).toBe('true');

  await opener(page).click();
  await expectStep(page, 0);
});

test('is skipped by button, by a click beside it and with Escape, and gives the focus back', async ({ page }) => {
  const ways = [
    () => page.getByRole('button', { name: 'Skip' }).click(),
    () => page.mouse.click(20, 300),
    () => page.keyboard.press('Escape'),
  ];
  for (const skip of ways) {
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expectStep(page, 0);
    await page.evaluate(() => localStorage.removeItem('planet-heroes:onboarding-completed'));
    await skip();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await completed(page)).toBe('true');
    await expect(opener(page)).toBeFocused();
  }
});

test('has no violations', async ({ page, context }) => {
  await installAxe(context);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/community');
  await opener(page).click();
  await expectStep(page, 0);
  await expectNoViolations(page);
});
