import { expect, test } from '../support/test.ts';
import { installAxe } from '../support/axe.ts';
import { expectNoViolations } from '../support/axe-everywhere.ts';
import { calculateButton, expectCertainty } from '../support/calculators.ts';
import { openLive } from '../support/live-page.ts';

test('the price that stands is locked by one press, in its own programme, and another choice clears the receipt', async ({ page, context }) => {
  await installAxe(context);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLive(page, '/exchange');
  await expectCertainty(page, 'Estimate');
  const sent = page.waitForRequest((request) =>
    request.url().endsWith('/api/me/trade-ins') && request.method() === 'POST'
  );
  await page.getByRole('button', { name: 'Lock this quote for 30 days' }).press('Enter');
  expect((await sent).postDataJSON()).toEqual({
    programme: 'exchange',
    device: 'iPhone 13 Pro',
    condition: 'excellent',
  });
  await expect(page.getByRole('heading', { name: 'Your quote is locked' })).toBeFocused();
  await expectNoViolations(page);
  await page.getByRole('combobox', { name: 'iPhone model' }).selectOption('iPhone 12');
  await expect(page.getByRole('heading', { name: 'Your quote is locked' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Lock this quote for 30 days' })).toBeEnabled();
});

test('the amount stands in the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openLive(page, '/exchange');
  for (const [width, height] of [[1440, 900], [390, 844]] as const) {
    await test.step(`at ${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height });
      const amount = page.getByRole('definition').filter({ hasText: /^AED\s1,000$/ });
      await expect(amount).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('combobox', { name: 'iPhone model' })).toBeInViewport({ ratio: 1 });
      await expect(page.locator('label').filter({ hasText: 'Excellent' })).toBeInViewport({ ratio: 1 });
    });
  }
});

test('what the page says', async ({ page }) => {
  await openLive(page, '/exchange');
  await test.step('it names three benefits, four steps and the guarantee, and its buttons stay on it', async () => {
    for (
      const name of [
        'Store credit',
        'Product exchange',
        'Planet Points',
        'Evaluate',
        'Choose option',
        'Ship device',
        'Get value',
        'Our value guarantee',
      ]
    ) {
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    }
    await page.getByRole('button', { name: 'Learn More' }).press('Enter');
    await expect(page.locator('#how-it-works')).toBeFocused();
    await page.getByRole('button', { name: 'Start Trade-In Process' }).press('Enter');
    await expect(page.locator('#trade-in-simulator')).toBeFocused();
  });
  await test.step('without a store no checkout is promised', async () => {
    await expect(page.getByText('Our shop opens here later; your credit waits until then.')).toBeVisible();
    await expect(page.getByText(/use it at checkout/)).toBeHidden();
  });
  await test.step('conditions are described by what can be seen of a phone', async () => {
    for (
      const name of [
        'Excellent No visible marks, the battery lasts the day',
        'Good Light scratches, or a battery that runs down early',
        'Fair Visible wear, or a battery that asks for service',
        'Poor Cracked glass or a part that fails, but it turns on',
      ]
    )
      await expect(page.getByRole('radio', { name })).toBeAttached();
  });
  await test.step('the two programmes are compared, and the simulator says what the other one pays', async () => {
    await page.getByRole('link', { name: 'Mission or exchange programme?' }).click();
    const comparison = page.getByRole('region', { name: 'Mission or exchange programme?' });
    await expect(comparison).toBeInViewport();
    const prices = comparison.getByRole('row').filter({ hasText: /AED/ }).getByRole('cell');
    await expect(prices).toHaveText([/AED\s3,100.*2,800 points/, /AED\s1,400.*2,800 points/]);

    await expect(page.getByText('Only the exchange programme takes this phone.')).toBeVisible();
    await page.getByRole('combobox', { name: 'iPhone model' }).selectOption('iPhone 15 Pro');
    await expect(page.getByText(/The mission programme pays AED\s1,700 more for this phone: AED\s3,100\./)).toBeVisible();
    await page.getByRole('link', { name: 'Take the higher price' }).click();
    await expect(page).toHaveURL(/#meet-deli$/);
    await expect(page.locator('#meet-deli')).toContainText(/AED\s3,100/);
  });
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  const wanted = reducedMotion === 'reduce' ? 0 : 1;
  test(`${wanted} drops carry the points of a locked quote, with ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await openLive(page, '/exchange');
    await calculateButton(page).click();
    await expectCertainty(page, 'Confirmed value');
    const lock = page.getByRole('button', { name: 'Lock this quote for 30 days' });
    await lock.evaluate((button) => button.scrollIntoView({ block: 'end', behavior: 'instant' }));
    await page.evaluate(() => {
      const drops = { fallen: 0, longest: 0, left: 0 };
      Object.assign(window, { drops });
      new MutationObserver((records) => {
        for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
          if (!(node instanceof HTMLElement) || !node.matches('span[aria-hidden=true]')) continue;
          drops.fallen += 1;
          for (const { effect } of node.getAnimations({ subtree: true }))
            drops.longest = Math.max(drops.longest, Number(effect!.getComputedTiming().endTime));
        }
        drops.left = document.querySelectorAll('body > span[aria-hidden=true]').length;
      }).observe(document.body, { childList: true });
    });
    await lock.click();
    await expect(page.getByText('Points pending', { exact: true })).toBeVisible();
    const drops = () =>
      page.evaluate(() => (window as unknown as { drops: { fallen: number; longest: number; left: number } }).drops);
    await expect.poll(async () => (await drops()).fallen).toBe(wanted);
    expect((await drops()).longest).toBeLessThanOrEqual(900);
    await expect.poll(async () => (await drops()).left).toBe(0);
  });
}
