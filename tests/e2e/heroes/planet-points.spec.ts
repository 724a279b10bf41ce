import { randomUUID } from 'node:crypto';
import type { Route } from '@playwright/test';
import type { PickupsDone } from '@planet-heroes/contracts/areas/pickups/pickups.contract';
import { pickupCompleted } from '../../support/events.ts';
import { expect, test } from '../support/test.ts';
import { joinAs } from '../support/heroes.ts';
import { expectSameVisit, formatted, markVisit, openLive, spokenTexts } from '../support/live-page.ts';
import { report } from '../support/operator.ts';
import { expectScreen } from '../support/screen.ts';
import { SocketGate } from '../support/socket-gate.ts';

test('what a deed is worth, and where the page leads', async ({ page }) => {
  await openLive(page, '/collect');
  await test.step('ranges, rates, levels and the wallet show the figures of the specification', async () => {
    const main = page.getByRole('main');
    const guide = main.locator('details').filter({ hasText: 'Guide figures' });
    for (
      const [deed, figure] of [
        ['Trade in a phone', '100-600 points'], ['Buy clean water', '50-200 points'],
        ['Refer a friend', '25-100 points'], ['Daily actions', '10-50 points'],
        ['Water conservation', '+500 per month'], ['Referrals', '+1,000 per referral'],
        ['Daily check-in', '+100 daily check-in'],
      ]
    ) await expect(guide.locator('dl > div').filter({ hasText: deed! })).toContainText(figure!);
    for (
      const [deed, today] of [
        ['Trade in a phone', '400-4,000'], ['Buy clean water', '1,000-5,000'], ['Refer a friend', '50'],
        ['Daily actions', '100'],
      ]
    ) await expect(main.getByRole('listitem').filter({ hasText: deed! })).toContainText(today!);
    await expect(main.getByText('50 for each friend’s first verified trade, for up to 20 friends a month: 1,000'))
      .toBeVisible();
    await main.getByRole('listitem').filter({ hasText: 'Daily check-in' }).getByRole('button', { name: 'Join to check in' })
      .click();
    await expect(page.getByRole('dialog', { name: 'Join free' })).toBeVisible();
    await page.keyboard.press('Escape');
    for (
      const [level, points] of [['Bronze Hero', '0-299 points'], ['Silver Hero', '300-599 points'], [
        'Gold Hero',
        '600+ points',
      ]]
    ) {
      await expect(main.getByRole('listitem').filter({ has: page.getByRole('heading', { name: level! }) })).toContainText(
        points!,
      );
    }
    const wallet = main.getByRole('figure', { name: 'Wallet preview' });
    await expect(wallet).toContainText('1,200');
    await expect(wallet).toContainText('12,500 litres');
    // The demo hero's points are not shown as the visitor's own.
    await expect(main.getByText(/^Join and get \d+ points/)).toBeVisible();
    await expect(main.getByRole('button', { name: /points: explain$/ })).toHaveCount(0);
  });
  await test.step('the explore button leads down the page and nowhere else, and the board is a link away', async () => {
    await page.getByRole('button', { name: 'Explore ways to earn' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'What a deed is worth' })).toBeInViewport();
    await expectScreen(page, '/collect');
    await page.getByRole('main').getByRole('link', { name: 'See the leaderboard' }).first().click();
    await expectScreen(page, '/leaderboard');
  });
});

test('the pickups done are counted by zone once they are many, and a new one shows while somebody looks', async ({
  page, request,
}) => {
  await openLive(page, '/collect');
  await expect(page.getByRole('main').getByRole('heading', { name: 'What a deed is worth' })).toBeVisible();
  await expect(page.getByText('Doorstep pickups done')).toHaveCount(0);
  await report(request, ...Array.from({ length: 100 }, () => pickupCompleted(randomUUID(), 'zone-1')));
  const done = (await (await request.get('/api/pickups')).json()) as PickupsDone;
  const [center, suburbs, extended] = done.zones.map((zone) => zone.done);
  await openLive(page, '/collect');
  await markVisit(page);
  const counts = page.getByRole('main').locator('dl').filter({ hasText: 'Doorstep pickups done' }).locator('> div');
  const texts = (all: number, suburban: number) => [
    ['Doorstep pickups done', formatted(all)],
    ['Dubai City Center', formatted(center!)],
    ['Dubai Suburbs', formatted(suburban)],
    ['Extended Dubai', formatted(extended!)],
  ];
  expect(await spokenTexts(counts)).toEqual(texts(done.total, suburbs!));
  await report(request, pickupCompleted(randomUUID(), 'zone-2'), pickupCompleted(randomUUID(), 'zone-2'));
  await expect.poll(() => spokenTexts(counts)).toEqual(texts(done.total + 2, suburbs! + 2));
  await expectSameVisit(page);
  await page.goto('/collect?lang=ar');
  await expect(page.getByText('هواتف استلمناها من باب البيت')).toBeVisible();
});

test('the screen is whole where the pickups cannot be read', async ({ page }) => {
  const gate = await SocketGate.install(page);
  await gate.cut();
  await page.route('**/api/pickups', (route) => route.abort());
  await page.goto('/collect');
  await expect(page.getByRole('heading', { name: 'What a deed is worth' })).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await expect(page.getByText('Doorstep pickups done')).toHaveCount(0);
});

test('invitations that cannot be loaded say so and can be asked for again', async ({ page }) => {
  await joinAs(page.request, 'Rana of the Code');
  let answer = (route: Route): Promise<void> => route.abort();
  await page.route('**/api/me/referrals', (route) => answer(route));
  await openLive(page, '/collect');
  await expect(page.getByRole('heading', { name: 'Your invitations could not be loaded' })).toBeVisible();
  // What the page asks for automatically is not answered before the button is pressed, or the button would be gone.
  const pressed = Promise.withResolvers<void>();
  answer = (route) => pressed.promise.then(() => route.continue());
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  pressed.resolve();
  await expect(page.getByRole('main')).toContainText('Your referral code');
});
