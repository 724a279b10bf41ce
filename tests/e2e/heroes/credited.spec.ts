import { expect, test } from '../support/test.ts';
import { tradeVerified } from '../../support/events.ts';
import { joinAs } from '../support/heroes.ts';
import { openLive } from '../support/live-page.ts';
import { report } from '../support/operator.ts';

test('a trade that is credited is celebrated once, with what stands in the ledger, and takes no focus', async ({ page, request }) => {
  const heroId = await joinAs(page.request, 'Credited Hero');
  await openLive(page, '/leaderboard');
  const card = page.getByRole('region', { name: /is verified$/ });
  await expect(card).toHaveCount(0);
  const trade = tradeVerified({ heroId });
  await report(request, trade);
  await expect(card).toBeVisible();
  const [own] = (await (await page.request.get('/api/me/trade-ins')).json()) as {
    id: string; device: string; valueFils: number; points: number; bottlesPrevented: number;
  }[];
  await expect(card).toContainText(`Your ${own!.device} is verified`);
  const figures = card.getByRole('definition');
  await expect(figures.nth(0)).toHaveText(new RegExp(`^AED\\s${(own!.valueFils / 100).toLocaleString('en')}(\\.00)?$`));
  await expect(figures.nth(1)).toHaveText(own!.points.toLocaleString('en'));
  await expect(figures.nth(2)).toHaveText(own!.bottlesPrevented.toLocaleString('en'));
  await expect(card).toContainText(/You climbed from rank [\d,]+ to rank [\d,]+\./);
  await expect(card).toContainText(/New badges: .*First Trade/);
  await expect(card.locator(':focus')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);

  await Promise.all([
    page.waitForResponse('**/api/me'),
    page.goto(`/my-trade-ins/${own!.id}`),
  ]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(card).toHaveCount(0);
});

test('who was away is greeted by it on the trade-in’s page', async ({ page, request }) => {
  const heroId = await joinAs(page.request, 'Absent Hero');
  await report(request, tradeVerified({ heroId }));
  const [own] = (await (await page.request.get('/api/me/trade-ins')).json()) as { id: string }[];
  await page.goto(`/my-trade-ins/${own!.id}`);
  const card = page.getByRole('region', { name: /is verified$/ });
  await expect(card).toContainText(/New badges: .*First Trade/);
  await expect(card).not.toContainText('from rank');
  // It lies over nothing that the hero goes on with.
  await page.getByRole('heading', { level: 1 }).click();
  await expect(card).toHaveCount(0);
});
