import { expect, type Page, test } from '../support/test.ts';
import { joinAs } from '../support/heroes.ts';
import { pressUntilFocused } from '../support/calculators.ts';
import { openLive } from '../support/live-page.ts';
import { expectScreen, linksOf } from '../support/screen.ts';
import { openedTab, standInFor } from '../support/store.ts';
import { toasts } from '../support/toasts.ts';

/** Packages as the specification lists them (document 1, section 9). */
const PLANS = {
  'Hero Minimal': [
    'AED 1,299',
    'instead of AED 1,599',
    'Save AED 300',
    'Planet Hero Level 2',
    '1,000 starter points',
    '2X points multiplier',
    '12-month filters',
    'Hero discount of AED 300',
    '20% off future plans',
  ],
  'Hero Premium': [
    'AED 1,499',
    'instead of AED 1,999',
    'Most popular',
    'Planet Hero Level 3',
    '2,500 starter points',
    '2X points multiplier',
    '18-month filters',
    'Free installation',
  ],
  'Hero Elite': [
    'AED 2,299',
    'instead of AED 2,999',
    'Planet Hero Level 4',
    '5,000 starter points',
    '3X points multiplier',
    '36-month filters',
  ],
};

const plan = (page: Page, name: string) => page.getByRole('article', { name });
const order = (page: Page, name: string) => plan(page, name).getByRole('button').first();

test('the water systems: the offer, the partner kitchen and the visitor’s own code', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await standInFor(context, 'https://www.google.com/**');
  await openLive(page, '/aquacafe');
  await test.step('the offer names the packages, the starter kit, the partners and the way on', async () => {
    for (const [name, facts] of Object.entries(PLANS)) {
      for (const fact of facts) await expect(plan(page, name)).toContainText(fact);
      await expect(plan(page, name).getByRole('button', { name: `AR Preview of ${name}` })).toBeVisible();
    }
    const kit = page.getByRole('region', { name: 'Begin with the AED 99 starter kit' });
    for (
      const fact of [
        'one-time',
        'Lifetime value AED 1,000+',
        'Free ionic shower filter',
        'AED 399 value',
        'Free membership card and setup, with free installation',
        'AED 299 value',
        '1,000 Planet Points',
        '30-day guarantee',
        '5-year warranty',
      ]
    ) {
      await expect(kit).toContainText(fact);
    }
    const toKit = kit.getByRole('link');
    await expect(toKit).toHaveAttribute('href', /^\/checkout\?starter=loyalty-starter&ref=HERO/);
    await expect(toKit).toHaveAttribute('target', '_blank');
    expect((await linksOf(page.getByRole('navigation', { name: 'From phone to water' }))).map(([, path]) => path))
      .toEqual([
        '/exchange',
        '/collect',
        '/redeem',
        '/community',
        '/aquacafe-alliance',
      ]);
    await page.getByRole('link', { name: 'See the packages' }).click();
    await expect(page.getByRole('heading', { name: 'Three packages' })).toBeInViewport();
  });
  await test.step('the map of the partner kitchen opens in a new tab', async () => {
    const map = page.getByRole('link', { name: /^Find it on the map/ });
    await pressUntilFocused(page, 'Tab', map);
    const address = await openedTab(page, () => page.keyboard.press('Enter'));
    expect(address.pathname).toBe('/maps/search/');
    expect(address.searchParams.get('query')).toContain('Business Bay');
    await expect(toasts(page)).toContainText('Opening Maps');
  });
  await test.step('the visitor’s own code is shared, or copied where there is no share sheet', async () => {
    await expect(page.getByText('Join to get your own code and link.')).toBeVisible();
    await joinAs(page.request, 'Rana of the Code');
    await openLive(page, '/aquacafe');
    const { referralCode } = (await (await page.request.get('/api/me')).json()) as { referralCode: string };
    const programme = page.getByRole('region', { name: 'Bring a friend, and both of you eat' });
    await expect(programme).toContainText(referralCode);
    await expect(programme).toContainText('each of you gets an AED 100 voucher for our partner restaurant');
    await programme.getByRole('button', { name: 'Share' }).click();
    await expect(toasts(page)).toContainText('Link copied to clipboard! Share with friends to unlock rewards.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`/join?ref=${referralCode}`);
  });
});

test('an order is processed for a second and goes on, with its package, on the alliance screen', async ({ page }) => {
  await openLive(page, '/aquacafe');
  await order(page, 'Hero Premium').click();
  await expect(order(page, 'Hero Premium')).toContainText('PROCESSING...');
  await expect(order(page, 'Hero Premium')).toHaveAttribute('aria-busy', 'true');
  await expect(order(page, 'Hero Elite')).toContainText('Order now');
  await expect(page).toHaveURL(/\/aquacafe-alliance\?variant=hero-premium$/);
  await expect(toasts(page)).toContainText('Redirecting to Alliance Page');
  await expectScreen(page, '/aquacafe-alliance');

  const chosen = page.getByRole('region', { name: 'Your package' });
  for (const fact of ['Hero Premium', 'AED 1,499', 'instead of AED 1,999', '2,500 starter points'])
    await expect(chosen).toContainText(fact);
  // No shop is connected: the order is a letter.
  await expect(chosen.getByRole('link', { name: 'E-mail us to order' }))
    .toHaveAttribute('href', /^mailto:.*Hero%20Premium/);
  // The tag of one's own order does not count as a friend's invitation.
  await openLive(page, '/checkout?plan=hero-premium&ref=HEROAB12CD');
  expect(await page.evaluate(() => localStorage.getItem('planet-heroes:referral'))).toBeNull();
});

test('an order that cannot go on says so, clears its mark and can be made again', async ({ page }) => {
  await page.route('**/assets/alliance-page-*.js', (route) => route.abort());
  await openLive(page, '/aquacafe');
  await order(page, 'Hero Elite').focus();
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toContainText('Error');
  await expect(toasts(page)).toContainText('Failed to process order. Please try again.');
  await expect(order(page, 'Hero Elite')).toContainText('Order now');
  await expect(order(page, 'Hero Elite')).toBeFocused();
  await expect(page).toHaveURL(/\/aquacafe$/);
  await page.unroute('**/assets/alliance-page-*.js');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/aquacafe-alliance\?variant=hero-elite$/);
});

test('both alliance paths show the same: a choice, what happens next, and what is promised', async ({ page }) => {
  for (const path of ['/aquacafe-alliance', '/products/aquacafe']) {
    await openLive(page, `${path}?variant=unknown`);
    await expectScreen(page, path);
    for (const name of Object.keys(PLANS)) await expect(plan(page, name)).toBeVisible();
    await expect(page.getByRole('region', { name: 'What happens next' })).toContainText('within 48 hours of delivery');
    await expect(page.getByText('You order by e-mail, and nothing is charged')).toBeVisible();
    await expect(page.getByText('with your trade-in credit or a card')).toBeHidden();
    const promises = page.getByRole('region', { name: 'What the alliance promises' });
    await expect(promises.getByRole('listitem')).toHaveText([
      '5 yearswarranty on filtration parts', '1 yearwarranty on electronics', '30 daysmoney-back guarantee',
      '48 hoursfrom delivery to installation', '4 hoursto an emergency repair in Dubai', '10 yearsof replacement parts',
    ]);
  }
  await page.getByRole('link', { name: 'Choose this one Hero Minimal' }).click();
  await expect(page).toHaveURL(/\?variant=hero-minimal$/);
  await expect(page.getByRole('region', { name: 'Your package' })).toContainText('AED 1,299');
});

test('a code that cannot be loaded says so and can be asked for again', async ({ page }) => {
  await page.route('**/api/me', (route) => route.fulfill({ status: 500, body: '' }));
  // Live, since a page that still connects polls, and then asks again without the button.
  await openLive(page, '/aquacafe');
  const alert = page.getByRole('alert').filter({ hasText: 'Your code could not be loaded.' });
  await expect(alert).toBeVisible();
  await page.unroute('**/api/me');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Join to get your own code and link.')).toBeVisible();
});
