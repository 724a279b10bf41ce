import type { HeroProfile } from '@planet-heroes/contracts/areas/heroes/schemas';
import { expect, test } from '../support/test.ts';
import { installAxe } from '../support/axe.ts';
import { expectNoViolations } from '../support/axe-everywhere.ts';
import { openLive } from '../support/live-page.ts';
import { countRequests } from '../support/requests.ts';
import { accountButton, dialog, enterByCode, joinBy, newEmail } from '../support/sign-in.ts';
import { toasts } from '../support/toasts.ts';

// As real instances begin: nobody acts as a demo hero.
test.use({ seed: 'catalogue' });

test('a visitor without a hero sees first states, and no failure', async ({ page, context }) => {
  await installAxe(context);
  const calls = countRequests(page, '/api/me');
  await openLive(page, '/leaderboard');
  await expect(page.getByText('Join to appear on the board.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Around you' })).toHaveCount(0);
  await expectNoViolations(page);
  for (const [path, text] of [
    ['/dubai-rewards', 'Join and get 25 points right away.'],
    ['/collect', 'Join and get 25 points right away.'],
    ['/redeem', 'Join and get 25 points right away.'],
    ['/aquacafe', 'Join to get your own code and link.'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(text).first()).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await expect(toasts(page)).toHaveCount(0);
  }
  await page.goto('/community?tab=achievements');
  await expect(page.getByRole('main').getByRole('progressbar').first()).toBeVisible();
  // Asked once a page, and not again and again.
  expect(calls.count).toBeLessThanOrEqual(6);
  await expect(accountButton(page, 'Join free')).toBeVisible();
});

test('the first action makes a guest, once, and is not lost; joining makes it a hero', async ({ page }) => {
  const guests = countRequests(page, '/api/guests', 'POST');
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await openLive(page, '/dubai-rewards?tab=challenges');
  const buttons = page.getByRole('main').getByRole('button', { name: 'Join', exact: true });
  await expect(buttons.first()).toBeVisible();
  // Two at once make one guest.
  await buttons.evaluateAll(([first, second]) => {
    (first as HTMLElement).click();
    (second as HTMLElement).click();
  });
  await expect(toasts(page)).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('button', { name: 'Joined' })).toHaveCount(2);
  expect(guests.count).toBe(1);
  await expect(accountButton(page, 'Guest (join free)')).toBeVisible();
  const guest = (await (await page.request.get('/api/me')).json()) as HeroProfile;
  expect(guest).toMatchObject({ isGuest: true, isDemo: false });

  await page.reload();
  await expect(accountButton(page, 'Guest (join free)')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Joined' })).toHaveCount(2);
  await openLive(page, '/leaderboard');
  await expect(page.getByText('Join to appear on the board.')).toBeVisible();
  // The prerendered screen is hydrated unchanged.
  expect(faults).toEqual([]);
  await expect(page.getByRole('main').getByRole('button', { name: 'JOIN FREE', exact: true })).toBeVisible();
  await accountButton(page, /^Guest/).click();
  await expect(dialog(page)).toContainText('You’re a guest');
  await page.keyboard.press('Escape');

  await joinBy(page, 'Salma');
  await page.keyboard.press('Escape');
  await expect(accountButton(page, 'Salma (your profile)')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your standing' })).toContainText('You');
  const hero = (await (await page.request.get('/api/me')).json()) as HeroProfile;
  expect(hero).toMatchObject({ id: guest.id, name: 'Salma', isGuest: false });
  expect(guests.count).toBe(1);
});

test('a guest who signs in with a new address gives a name next, and stays the same hero', async ({ page, product }) => {
  const { id } = (await (await page.request.post('/api/guests')).json()) as { id: string };
  await openLive(page, '/leaderboard');
  await accountButton(page, /^Guest/).click();
  await dialog(page).getByRole('button', { name: 'Sign in' }).click();
  await enterByCode(page, product, newEmail());
  await dialog(page).getByLabel('Your name').fill('Noora');
  await dialog(page).getByRole('button', { name: 'JOIN FREE' }).click();
  await expect(page.getByRole('dialog', { name: 'Welcome, Noora' })).toBeVisible();
  expect(await (await page.request.get('/api/me')).json()).toMatchObject({ id, name: 'Noora', isGuest: false });
});

test('a guest’s first command that fails is reported, and tried again as the same guest', async ({ page }) => {
  const keys: (string | undefined)[] = [];
  await page.route('**/api/guests', (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    return keys.length === 1 ? route.abort() : route.continue();
  });
  await openLive(page, '/dubai-rewards?tab=challenges');
  const join = page.getByRole('main').getByRole('button', { name: 'Join', exact: true }).first();
  await join.click();
  await expect(toasts(page)).toContainText('Error');
  await expect(accountButton(page, 'Join free')).toBeVisible();
  await join.click();
  await expect(accountButton(page, 'Guest (join free)')).toBeVisible();
  expect(keys[1]).toBe(keys[0]);
});
