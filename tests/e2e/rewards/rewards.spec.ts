import { expect, type Locator, test } from '../support/test.ts';
import { openLive } from '../support/live-page.ts';
import { expectScreen } from '../support/screen.ts';

/** Names of the rewards that show in an area, with what their buttons say. All buttons must be disabled. */
async function rewardsIn(area: Locator): Promise<string[][]> {
  const cards = area.getByRole('article');
  const rewards: string[][] = [];
  for (const card of await cards.all()) {
    const button = card.getByRole('button');
    await expect(button).toBeDisabled();
    rewards.push([(await card.getByRole('heading').textContent())!, (await button.textContent())!]);
  }
  return rewards;
}

test('balance, level, ways and featured rewards are those of the specification', async ({ page }) => {
  await openLive(page, '/redeem');
  const main = page.getByRole('main');
  const standing = main.getByRole('region', { name: 'Example: a new hero' });
  await expect(standing).toContainText(/Available points\s*0/);
  await expect(standing).toContainText('Bronze Hero');
  await expect(standing).toContainText('0 points to next level');
  await expect(main.getByRole('link', { name: 'Apply at Checkout' })).toHaveAttribute('href', '/aquacafe');
  await expect(main.getByRole('link', { name: 'View Offers' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Badges & Perks' })).toBeVisible();

  const featured = main.getByRole('region', { name: 'Featured rewards' });
  expect(await rewardsIn(featured)).toEqual([
    ['iPhone 17 Pro Max', 'Redeem (Need 1,200 points)'],
    ['Premium water system', 'Redeem (Need 800 points)'],
    ['VIP Experience', 'Redeem (Need 1,500 points)'],
  ]);
  await expect(featured.getByRole('article').filter({ hasText: 'Most popular' })).toHaveText(/iPhone 17 Pro Max/);
  for (
    const [category, points] of [['Technology', 400], ['Water Systems', 200], ['Lifestyle', 100], ['Experiences', 500]]
  ) {
    await expect(
      main.getByRole('region', { name: 'Where rewards start' }).getByRole('listitem').filter({
        hasText: `${category}`,
      }),
    )
      .toContainText(`from ${points} points`);
  }
  const steps = main.getByRole('region', { name: 'How Redemption Works' }).getByRole('listitem');
  await expect(steps.getByRole('heading')).toHaveText([
    'Choose reward',
    'Confirm points',
    'Process order',
    'Receive reward',
  ]);
  await expect(steps.last()).toContainText('within 48 hours');
});

test('the catalogue is filtered with the keyboard, and what is not available is coming soon', async ({ page }) => {
  await openLive(page, '/redeem');
  const catalogue = page.getByRole('main').getByRole('region', { name: 'All rewards' });
  const all = [
    ['iPhone 17 Pro Max', 'Redeem (Need 45,000 points)'],
    ['Water system', 'Redeem (Need 15,000 points)'],
    ['Ionic shower filter', 'Redeem (Need 2,500 points)'],
    ['Solar charger', 'COMING SOON'],
    ['Partner-kitchen voucher', 'Redeem (Need 800 points)'],
    ['Dinner for two', 'Redeem (Need 1,200 points)'],
  ];
  await expect(catalogue.getByRole('tab')).toHaveText(['All', 'Tech', 'Water', 'Food']);
  expect(await rewardsIn(catalogue)).toEqual(all);
  await catalogue.getByRole('tab', { name: 'All' }).focus();
  for (const [tab, shown] of [['Tech', [0, 3]], ['Water', [1, 2]], ['Food', [4, 5]]] as const) {
    await page.keyboard.press('ArrowRight');
    await expect(catalogue.getByRole('tab', { name: tab, selected: true })).toBeFocused();
    expect(await rewardsIn(catalogue)).toEqual(shown.map((index) => all[index]));
  }
});

test('the rewards that can be claimed now come first, the cheapest first', async ({ page, request }) => {
  const { length } = (await (await request.get('/api/dubai/rewards')).json()) as unknown[];
  expect(length).toBeGreaterThan(6);
  await openLive(page, '/redeem');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText('Claim today in Dubai');
  const open = main.getByRole('region', { name: 'Claim today in Dubai' });
  await expect(open.getByRole('listitem')).toHaveCount(6);
  const top = async (region: string) => (await main.getByRole('region', { name: region }).boundingBox())!.y;
  expect(await top('Your points for redemption')).toBeLessThan(await top('Claim today in Dubai'));
  expect(await top('Claim today in Dubai')).toBeLessThan(await top('Example: a new hero'));
  const costs = (await open.getByRole('listitem').allInnerTexts())
    .map((text) => Number(/([\d,]+)\s+points/.exec(text)![1]!.replace(',', '')));
  expect(costs).toEqual(costs.toSorted((a, b) => a - b));
  for (const shelf of ['Featured rewards', 'All rewards'])
    await expect(main.getByRole('region', { name: shelf })).toContainText('later');
  await open.getByRole('link', { name: 'See all Dubai rewards' }).click();
  await expectScreen(page, '/dubai-rewards');
});

test('real points are spent on the Dubai rewards, collecting starts on the points page', async ({ page }) => {
  await page.route('**/api/me', (route) => route.abort());
  await openLive(page, '/redeem');
  const main = page.getByRole('main');
  await expect(main).toContainText('Points you have earned can be spent');
  await main.getByRole('link', { name: 'View All Rewards' }).first().click();
  await expect(main.getByRole('heading', { name: 'All rewards' })).toBeInViewport();
  await main.getByRole('link', { name: 'Claim rewards in Dubai' }).click();
  await expectScreen(page, '/dubai-rewards');
  await page.goBack();
  await main.getByRole('link', { name: 'Start Collecting Points' }).first().click();
  await expectScreen(page, '/collect');
});
