import { expect, type Page, test } from '../support/test.ts';
import { pressUntilFocused } from '../support/calculators.ts';
import { openLive } from '../support/live-page.ts';
import { linksOf, scrollTo, scrollTop } from '../support/screen.ts';
import { openedTab } from '../support/store.ts';
import { toasts } from '../support/toasts.ts';

/** Every product with its price and the one before, AED (spec document 1, section 9). */
const PRODUCTS = {
  'Refurbished phones': [['iPhone 15 Pro', '3,799', '4,499'], ['iPhone 14 Pro', '2,999', '3,699'], [
    'iPhone 13',
    '2,199',
    '2,799',
  ], ['iPhone 12', '1,799', '2,299']],
  'Water solutions': [
    ['AquaCafe Basic', '199', '299'], ['AquaCafe Premium', '399', '599'], ['Under-Sink Compact', '899', '1,299'],
    ['Under-Sink Premium', '1,499', '1,999'], ['Whole Home Basic', '2,499', '3,499'], ['Kangen K8', '4,999', '6,499'],
  ],
  'Premium water': [['Icelandic Premium', '12', '18'], ['Himalayan Spring', '15', '22'], [
    'Volcanic Mineral',
    '18',
    '25',
  ], ['Kangen Delivery', '45', '65']],
} as const;

const cards = (page: Page) => page.getByRole('article');
const filter = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Show' }).getByRole('button', { name, exact: true });
const count = (page: Page) => page.getByRole('status').filter({ hasText: /products?$/ });

test('the products, all of them and by category', async ({ page }) => {
  await openLive(page, '/products');
  await test.step('fourteen products, each with its price, its preview and its order', async () => {
    await expect(filter(page, 'All')).toHaveAttribute('aria-pressed', 'true');
    await expect(count(page)).toHaveText('14 products');
    const all = Object.values(PRODUCTS).flat();
    await expect(cards(page)).toHaveCount(all.length);
    for (const [name, price, before] of all) {
      const card = page.getByRole('article', { name, exact: true });
      await expect(card).toContainText(`AED ${price}instead of AED ${before}`);
      await expect(card.getByRole('button')).toHaveText([`Order Now ${name}`, `AR Preview of ${name}`]);
    }
    const cross = page.getByRole('region', { name: 'Bring the price down' });
    expect((await linksOf(cross)).map(([, path]) => path)).toEqual(['/exchange', '/aquacafe']);
  });
  await test.step('a category is chosen without the page moving, and its link shows it again', async () => {
    await scrollTo(page, 100);
    for (const [category, products] of Object.entries(PRODUCTS)) {
      await filter(page, category).focus();
      await page.keyboard.press('Enter');
      await expect(cards(page).getByRole('heading')).toHaveText(products.map(([name]) => name));
      await expect(count(page)).toHaveText(`${products.length} products`);
      await expect(filter(page, category)).toHaveAttribute('aria-pressed', 'true');
      await expect(filter(page, 'All')).toHaveAttribute('aria-pressed', 'false');
      await expect(filter(page, category)).toBeFocused();
    }
    expect(await scrollTop(page)).toBe(100);
    await expect(page).toHaveURL(/\/products\?category=premium-water$/);
    await page.reload();
    await expect(cards(page)).toHaveCount(4);
    await filter(page, 'All').click();
    await expect(page).toHaveURL(/\/products$/);
    await page.goto('/products?category=cars');
    await expect(cards(page)).toHaveCount(14);
  });
});

test('an order is processed and opens, without a shop, a page that says so in a new tab', async ({ page }) => {
  await openLive(page, '/products?category=water-solutions');
  const order = page.getByRole('article', { name: 'Kangen K8' }).getByRole('button').first();
  await pressUntilFocused(page, 'Tab', order);
  const address = await openedTab(page, async () => {
    await page.keyboard.press('Enter');
    await expect(order).toHaveText(/^PROCESSING\.\.\./);
    await expect(order).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('main').locator('[aria-disabled=true]')).toHaveCount(1);
  });
  expect(address.pathname + address.search).toMatch(/^\/checkout\?product=kangen-k8/);
  await expect(toasts(page)).toContainText('Redirecting to Checkout');
  await expect(order).toHaveText(/^Order Now/);
  await expect(order).toBeFocused();
  await openLive(page, address.pathname + address.search);
  const choice = page.getByRole('region', { name: 'Kangen K8' });
  await expect(choice).toContainText('No shop is connected here yet, so nothing was ordered or charged.');
  await expect(choice.getByRole('definition')).toHaveText(/^AED\s4,999$/);
  expect((await linksOf(page.getByRole('main'))).map(([, path]) => path))
    .toEqual([expect.stringMatching(/^mailto:.*Kangen%20K8/), '/products']);
});

test('an order that fails says so and can be made again', async ({ page }) => {
  await openLive(page, '/products?category=premium-water');
  await page.evaluate(() => {
    window.open = () => {
      throw new Error('No tab today.');
    };
  });
  const order = page.getByRole('article', { name: 'Volcanic Mineral' }).getByRole('button').first();
  await order.click();
  await expect(toasts(page)).toContainText('Something went wrong. Please try again.');
  await expect(order).toHaveText(/^Order Now/);
  await expect(order).toHaveAttribute('aria-disabled', 'false');
});
