import { expect, type Locator, type Page, test } from '../support/test.ts';
import { OPERATOR_TOKEN } from '../../processes/secrets.ts';
import { installAxe } from '../support/axe.ts';
import { expectNoViolations } from '../support/axe-everywhere.ts';
import { openLive } from '../support/live-page.ts';
import { verifyTrades } from '../support/product.ts';

const bell = (page: Page): Locator => page.getByRole('banner').getByRole('button', { name: /^(Inbox|الوارد)/ });
const inbox = (page: Page): Locator => page.getByRole('dialog', { name: /^(Inbox|الوارد)$/ });
const lines = (page: Page): Locator => inbox(page).getByRole('list').getByRole('listitem');

/** A hero to whom nothing was said yet: what tests before this one did may have rung the demo hero's bell. */
async function joinHero(page: Page): Promise<string> {
  const joined = await page.request.post('/api/heroes', { data: { name: 'Noura' } });
  expect(joined.status()).toBe(201);
  return ((await joined.json()) as { id: string }).id;
}

test('the inbox is empty at first, in both languages and colours, narrow and wide', async ({ page, context }) => {
  await installAxe(context);
  await joinHero(page);
  await openLive(page, '/terms');
  await expect(bell(page)).toHaveAccessibleName('Inbox');
  await bell(page).press('Enter');
  await expect(inbox(page).getByRole('heading', { name: 'Nothing new yet' })).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(bell(page)).toBeFocused();
});

test('a verified trade rings, is read by keyboard, and leads to where it shows', async ({ page, request, context }) => {
  await installAxe(context);
  const heroId = await joinHero(page);
  await openLive(page, '/terms');
  await verifyTrades(request, { heroId, device: 'iPhone 14' }, { heroId, device: 'iPhone 15' });
  await expect(bell(page)).toHaveAccessibleName('Inbox, 2 unread');
  await bell(page).press('Enter');
  await expect(lines(page)).toHaveCount(2);
  await expect(inbox(page).getByRole('status')).toHaveText('2 unread');
  await expectNoViolations(page);

  await lines(page).filter({ hasText: 'iPhone 14' }).getByRole('link').press('Enter');
  await expect(page).toHaveURL(/\/my-trade-ins\/[\w-]+$/);
  await expect(inbox(page)).toBeHidden();
  await expect(bell(page)).toHaveAccessibleName('Inbox, 1 unread');

  // What comes while it is open appears in it.
  await bell(page).click();
  await verifyTrades(request, { heroId, device: 'iPhone 16' });
  await expect(lines(page)).toHaveCount(3);
  await expect(lines(page).first()).toHaveText(/Unread: Your iPhone 16 is verified/);
  await inbox(page).getByRole('button', { name: 'Mark all as read' }).click();
  await expect(inbox(page).getByRole('status')).toHaveText('All read');
  await expect(inbox(page).getByRole('button', { name: 'Mark all as read' })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(bell(page)).toHaveAccessibleName('Inbox');
});

test('the inbox is in Arabic, from right to left', async ({ page, request, context }) => {
  await installAxe(context);
  const heroId = await joinHero(page);
  await openLive(page, '/terms?lang=ar');
  await verifyTrades(request, { heroId, device: 'iPhone 16 Pro' });
  await expect(bell(page)).toHaveAccessibleName('الوارد، غير مقروء: 1');
  await bell(page).click();
  await expect(lines(page).first()).toContainText('تم التحقق من iPhone 16 Pro');
  await expectNoViolations(page);
});

test('choices are made by switches, are kept, and each joined hero has its own', async ({ page, context }) => {
  await installAxe(context);
  await openLive(page, '/leaderboard');
  await bell(page).click();
  await inbox(page).getByRole('tab', { name: 'Notifications' }).click();
  await expect(inbox(page)).toContainText('This hero is everybody’s');
  await page.keyboard.press('Escape');

  await joinHero(page);
  await openLive(page, '/leaderboard');
  await bell(page).click();
  await inbox(page).getByRole('tab', { name: 'Notifications' }).click();
  const challenges = inbox(page).getByRole('switch', { name: 'Challenges' });
  // The browser blocks notifications, and the hero has no other one.
  await expect(inbox(page)).toContainText('Your browser blocks notifications here');
  await expect(challenges).toHaveCount(0);
  // Chromium without a window blocks them for good.
  await context.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'default' }));
  await openLive(page, '/leaderboard');
  await bell(page).click();
  await inbox(page).getByRole('tab', { name: 'Notifications' }).click();
  await expect(challenges).toBeEnabled();
  await expect(challenges).toBeChecked();
  await expectNoViolations(page);
  await challenges.press('Space');
  await expect(challenges).not.toBeChecked();
  const from = inbox(page).getByLabel('From');
  await from.fill('23:15');
  await from.blur();
  const kept = async () => (await page.request.get('/api/me/notifications')).json();
  await expect.poll(kept).toMatchObject({ quietHours: { from: '23:15', until: '08:00' } });
  expect((await kept()).choices).toContainEqual({ kind: 'challenge-ended', email: null, push: false });

  await page.reload();
  await bell(page).click();
  await inbox(page).getByRole('tab', { name: 'Notifications' }).click();
  await expect(challenges).not.toBeChecked();
  await expect(from).toHaveValue('23:15');
});

test('a link that is cut off says so where it is pressed', async ({ page, context }) => {
  await installAxe(context);
  const named = Buffer.from(JSON.stringify(['account', 'rank-lost'])).toString('base64url');
  await page.goto(`/unsubscribe?token=${named}.cut`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stop e-mails about: Places lost on the leaderboard?');
  await page.getByRole('button', { name: 'Stop these e-mails' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'This link is not complete' })).toBeVisible();
  await expectNoViolations(page);
  await page.goto('/unsubscribe');
  await expect(page.getByRole('main').getByRole('status')).toContainText('This link is incomplete.');
  await expect(page.getByRole('button', { name: 'Stop these e-mails' })).toBeHidden();
});

test('operators see what went out, and nobody without the token', async ({ page, context }) => {
  await installAxe(context);
  await page.goto('/ops/');
  await page.getByLabel('Operator token').fill(OPERATOR_TOKEN);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByRole('link', { name: 'Mailbox' }).click();
  await expect(page).toHaveURL(/\/ops\/mail$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mailbox');
  await expect(page.getByText('No mail server is set (SMTP_URL)')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByLabel('Operator token')).toBeVisible();
});
