import { expect, test } from '../support/test.ts';

const SIZES = [{ width: 1440, height: 900 }, { width: 390, height: 844 }];

test('products show with their prices', async ({ page }) => {
  await page.goto('/products');
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect(page.getByRole('main').getByText(/^AED\s3,799$/), `at ${size.width} px`).toBeInViewport({ ratio: 1 });
  }
});

test('Dubai rewards show with what is left of them', async ({ page }) => {
  await page.goto('/dubai-rewards?tab=rewards');
  const first = page.getByRole('list', { name: 'Dubai Rewards' }).getByRole('listitem').first();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect(first.getByRole('heading'), `at ${size.width} px`).toBeInViewport({ ratio: 1 });
    // Digits that roll are spoken by a text beside them, which is not seen.
    const stock = first.getByRole('paragraph').filter({ hasText: /left|Unlimited/ });
    await expect(stock.first(), `at ${size.width} px`).toBeInViewport({ ratio: 1 });
  }
});
