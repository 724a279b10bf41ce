import type { HeroProfile, PointsAnswer } from '@planet-heroes/contracts/areas/heroes/schemas';
import type { SocialShare } from '@planet-heroes/contracts/areas/shares/schemas';
import { expect, type Locator, type Page, test } from '../support/test.ts';
import { installAxe } from '../support/axe.ts';
import { expectNoViolations } from '../support/axe-everywhere.ts';
import { expectSameVisit, formatted, markVisit, openLive, spokenTexts } from '../support/live-page.ts';
import { verifyTrades } from '../support/product.ts';
import { joinAs } from '../support/heroes.ts';

const dialog = (page: Page): Locator => page.getByRole('dialog');
const standing = (page: Page): Locator => page.getByRole('region', { name: 'Your standing' });
const explain = (points: string): RegExp => new RegExp(`^${points} points: explain$`);

/** Joins by the dialog that the top bar opens, and waits for the welcome. */
async function join(page: Page, name: string): Promise<HeroProfile> {
  await page.getByRole('button', { name: 'Join free', exact: true }).click();
  await dialog(page).getByLabel('Your name').fill(name);
  await dialog(page).getByRole('button', { name: 'JOIN FREE' }).click();
  await expect(page.getByRole('dialog', { name: `Welcome, ${name}` })).toBeVisible();
  return (await (await page.request.get('/api/me')).json()) as HeroProfile;
}

test('a friend’s link opens on who invites, what both get, and joining', async ({ page, browser }) => {
  const friend = await browser.newPage();
  await openLive(friend, '/leaderboard');
  const { referralCode } = await join(friend, 'Sara Noor');
  await openLive(page, `/join?ref=${referralCode}`);
  const invitation = page.getByRole('dialog', { name: 'Sara N. invites you' });
  await expect(invitation).toContainText('Join free and get 25 points at once.');
  await expect(invitation).toContainText(/both of you get an AED\s100 partner-kitchen voucher/);
  await expect(invitation).toContainText('Invited by Sara N.');
  await invitation.getByRole('button', { name: 'Change' }).click();
  await expect(invitation.getByLabel('Referral code')).toBeFocused();
  await expect(invitation.getByLabel('Referral code')).toHaveValue(referralCode);
  await expect(page).toHaveURL(`/leaderboard?ref=${referralCode}`);
  await invitation.getByLabel('Your name').fill('Omar Nasser');
  await invitation.getByRole('button', { name: 'JOIN FREE' }).click();
  await expect(page.getByRole('dialog', { name: 'Welcome, Omar Nasser' })).toBeVisible();
  // Who has joined is not asked again.
  await openLive(page, `/join?ref=${referralCode}`);
  await expect(page).toHaveURL(`/leaderboard?ref=${referralCode}`);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await friend.close();
});

test('a friend’s link with a slip in its code says so in joining, where it can be mended', async ({ page }) => {
  await openLive(page, '/join?ref=HEROTYPO1');
  const code = dialog(page).getByLabel('Referral code');
  await expect(code).toHaveAccessibleDescription(/The code in your link is not one of ours\./);
  await expect(code).toHaveValue('');
  await expect(code).not.toHaveAttribute('aria-invalid', 'true');
  await dialog(page).getByLabel('Your name').fill('Omar Nasser');
  await dialog(page).getByRole('button', { name: 'JOIN FREE' }).click();
  await expect(page.getByRole('dialog', { name: 'Welcome, Omar Nasser' })).toBeVisible();
});

test('a friend’s link, joining, the profile and every point of it, live', async ({ page, browser }) => {
  const friend = await browser.newPage();
  await openLive(friend, '/leaderboard');
  const { referralCode } = await join(friend, 'Omar Khalid');
  await dialog(friend).getByRole('tab', { name: 'Friends' }).click();
  await expect(dialog(friend)).toContainText(referralCode);
  await expect(dialog(friend)).toContainText('Nobody yet.');

  await page.goto(`/redeem?ref=${referralCode.toLowerCase()}`);
  await openLive(page, '/leaderboard?ref=HEROZZZZZZ');
  await markVisit(page);
  await page.getByRole('main').getByRole('button', { name: 'JOIN FREE' }).click();
  await expect(dialog(page)).toContainText('Invited by Omar K.');
  await dialog(page).getByLabel('Your name').fill('Layla Haddad');
  await dialog(page).getByRole('button', { name: 'JOIN FREE' }).click();
  await expect(page.getByRole('dialog', { name: 'Welcome, Layla Haddad' })).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: explain('25') })).toBeVisible();
  await expect(dialog(page).getByRole('status').first()).toHaveText('You are a hero now: +25 points for joining.');

  await dialog(page).getByLabel('E-mail').fill('layla@example.com');
  await dialog(page).getByLabel('Phone').fill('+971 50 123 4567');
  await dialog(page).getByLabel('Zone').selectOption({ label: 'Dubai Suburbs' });
  await dialog(page).getByRole('button', { name: 'Save profile' }).click();
  await expect(dialog(page).getByRole('button', { name: explain('100') })).toBeVisible();
  await expect(dialog(page).getByRole('status').first()).toHaveText('Your profile is complete: +75 points.');
  // An area is shown to others only if it is chosen.
  const area = dialog(page).getByLabel('My area on the board');
  const boardArea = async () => ((await (await page.request.get('/api/me')).json()) as HeroProfile).boardArea;
  await expect(area).toHaveValue('');
  expect(await boardArea()).toBeNull();
  await area.selectOption({ label: 'Deira' });
  await expect.poll(boardArea).toBe('Deira');
  await expect(area).toHaveValue('Deira');
  await page.keyboard.press('Escape');

  await expect(standing(page)).toContainText('You');
  await expect(standing(page)).toContainText('Last move: +75 points: Completed the profile');
  await expect(standing(page)).toContainText(/to pass the next hero/);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Layla Haddad (your profile)' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Share your code' })).toBeVisible();
  await expectSameVisit(page);

  const friends = dialog(friend).getByRole('region', { name: 'Your friends' }).getByRole('listitem');
  await dialog(friend).getByRole('tab', { name: 'Profile' }).click();
  await friend.reload();
  await friend.getByRole('banner').getByRole('button', { name: 'Omar Khalid (your profile)' }).click();
  await dialog(friend).getByRole('tab', { name: 'Friends' }).click();
  await expect(friends).toHaveText(/Layla H\..*Joined$/);
  await friend.close();
});

test('a trade of a joined hero shows why the rank moved, and the ledger adds up to it', async ({ page, request }) => {
  await openLive(page, '/leaderboard');
  const { id } = await join(page, 'Mona Saeed');
  await page.keyboard.press('Escape');
  await expect(standing(page).getByRole('button', { name: explain('25') })).toBeVisible();
  await verifyTrades(request, { heroId: id, device: 'iPhone 15 Pro', condition: 'good' });
  await expect(standing(page)).toContainText('Last move: +2,240 points: iPhone 15 Pro, good');

  const points = standing(page).getByRole('button', { name: explain('2,265') });
  await points.press('Enter');
  const ledger = page.getByRole('dialog', { name: 'Your points, explained' });
  const lines = ledger.getByRole('list', { name: 'Every movement' }).getByRole('listitem');
  await expect(lines).toHaveCount(2);
  const rows = await spokenTexts(lines);
  const changes = rows.map((texts) => Number(texts.find((text) => /^[+−]/.test(text))!.replaceAll(/[+,]/g, '')));
  expect(changes).toEqual([2240, 25]);
  await expect(lines.first()).toContainText('2,265 available after');
  await expect(lines.first()).toContainText('Trade-in');
  await expect(lines.last()).toContainText('25 available after');
  await expect(lines.last()).toContainText('Joining');
  await expect(ledger.locator('dl')).toContainText(
    /Available\s*2,265.*Pending\s*0.*Held\s*0.*Lifetime earned\s*2,265.*Score\s*2,265/,
  );
  await expect(ledger.getByRole('region', { name: 'Your rank' })).toContainText(
    /^Your rankRank [\d,]+ of [\d,]+\. [\d,]+ points? more to pass the next hero\.You climbed from rank [\d,]+ to rank [\d,]+: \+2,240 points/,
  );
  await page.keyboard.press('Escape');
  await expect(ledger).toBeHidden();
  await expect(points).toBeFocused();
});

test('the ledger turns its pages, and says when it cannot be read', async ({ page }) => {
  const line = (index: number) => ({
    id: `line-${index}`,
    rule: 'trade-verified',
    reason: `Trade ${index}`,
    cause: 'test',
    amount: 10,
    from: 'issuer',
    to: 'available',
    change: 10,
    balance: 10 * index,
    occurredAt: '2026-11-01T09:00:00.000Z',
  });
  const answer = (lines: object[], next: string | null) => ({
    availablePoints: 20, pendingPoints: 5, heldPoints: 3, lifetimePoints: 20, score: 20, lines, next,
  }) as PointsAnswer;
  let works = false;
  await page.route(({ pathname }) => pathname === '/api/me/points', (route) => {
    if (!works) return route.abort();
    const isSecond = new URL(route.request().url()).searchParams.get('before') === '2026_2';
    return route.fulfill({ json: isSecond ? answer([line(1)], null) : answer([line(2)], '2026_2') });
  });
  await openLive(page, '/leaderboard');
  await standing(page).getByRole('button').click();
  const ledger = page.getByRole('dialog', { name: 'Your points, explained' });
  await expect(ledger.getByRole('heading', { name: 'Your movements could not be loaded' })).toBeVisible();
  works = true;
  await ledger.getByRole('button', { name: 'Try again' }).click();
  await expect(ledger.getByRole('list').getByRole('listitem')).toHaveText([/^Trade 2/]);
  await ledger.getByRole('button', { name: 'Show earlier movements' }).click();
  await expect(ledger.getByRole('list').getByRole('listitem')).toHaveText([/^Trade 2/, /^Trade 1/]);
  await expect(ledger).toContainText('That is all, back to your first point.');
});

test('what is wrong is said beside its field, and a server that fails in a toast', async ({ page }) => {
  await openLive(page, '/leaderboard');
  const opener = page.getByRole('main').getByRole('button', { name: 'JOIN FREE' });
  await opener.press('Enter');
  const name = dialog(page).getByLabel('Your name');
  await expect(name.or(dialog(page))).not.toHaveCount(0);
  await dialog(page).getByLabel('E-mail').fill('layla');
  await dialog(page).getByLabel('Referral code').fill('HERO00ZZ00');
  await dialog(page).getByLabel('Referral code').press('Enter');
  await expect(name).toHaveAccessibleDescription(/Please enter a name with at least one letter/);
  await expect(name).toBeFocused();
  await expect(dialog(page).getByLabel('E-mail')).toHaveAccessibleDescription(/Enter a full address/);

  await name.fill('Layla');
  await dialog(page).getByLabel('E-mail').fill('');
  await dialog(page).getByRole('button', { name: 'JOIN FREE' }).click();
  await expect(dialog(page).getByLabel('Referral code')).toHaveAccessibleDescription(
    /No hero has the referral code HERO00ZZ00/,
  );
  await dialog(page).getByLabel('Referral code').fill('');
  await page.route('**/api/heroes', (route) => route.abort());
  await dialog(page).getByRole('button', { name: 'JOIN FREE' }).click();
  await expect(page.getByText('Something went wrong. Please try again.', { exact: true })).toBeVisible();
  // The toast lies on top, and goes first.
  await page.keyboard.press('Escape');
  await expect(page.getByText('Something went wrong. Please try again.', { exact: true })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a share has a code of its own, which is noted', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await joinAs(page.request, 'Rana of the Code');
  await openLive(page, '/collect');
  const recorded = page.waitForResponse('**/api/social-shares');
  await page.getByRole('main').getByRole('button', { name: 'Share your link' }).click();
  await expect(page.getByText('Link copied to clipboard! Share with friends to unlock rewards.', { exact: true }))
    .toBeVisible();
  const response = await recorded;
  expect(response.status()).toBe(201);
  const { shareUrl } = (await response.json()) as SocialShare;
  expect(shareUrl).toMatch(/\/join\?ref=HERO[A-Z0-9]{6}$/);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(shareUrl);

  await context.clearCookies();
  await openLive(page, '/collect');
  await page.route('**/api/social-shares', (route) => route.abort());
  await page.getByRole('complementary', { name: 'Welcome offer' }).getByRole('button', { name: 'Share with a friend' })
    .click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toContain(shareUrl);
  await expect(page.getByText('Something went wrong')).toHaveCount(0);
});

test('a hero takes the data along, and leaves after being asked twice', async ({ page }) => {
  await openLive(page, '/leaderboard');
  const me = await join(page, 'Huda Nasser');
  await dialog(page).getByRole('tab', { name: 'Your data' }).click();
  const download = page.waitForEvent('download');
  await dialog(page).getByRole('link', { name: 'Download my data' }).click();
  expect((await download).suggestedFilename()).toBe('planet-heroes.json');
  await dialog(page).getByRole('button', { name: 'Delete my account' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Keep my account' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('button', { name: 'Delete my account' })).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog(page).getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('Your account is deleted', { exact: true })).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Join free', exact: true })).toBeVisible();
  const demo = (await (await page.request.get('/api/me')).json()) as HeroProfile;
  expect(demo.isDemo).toBe(true);
  await expect(standing(page).getByRole('button', { name: explain(formatted(demo.score)) })).toBeVisible();
  expect((await page.request.get(`/api/heroes/leaderboard/around/${me.id}`)).status()).toBe(404);
});

test.describe('accessibility', () => {
  test.slow(); // Each dialog is checked four times.

  test.beforeEach(async ({ page, context }) => {
    await installAxe(context);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openLive(page, '/terms');
  });

  test('joining and the profile have no violations', async ({ page }) => {
    await page.getByRole('button', { name: 'Join free', exact: true }).click();
    await dialog(page).getByRole('button', { name: 'JOIN FREE' }).click();
    await expect(dialog(page)).toContainText('Please enter a name');
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await join(page, 'Reem Aziz');
    await expectNoViolations(page);
  });

  test('friends, own data and the ledger have no violations', async ({ page }) => {
    await join(page, 'Reem Aziz');
    await dialog(page).getByRole('tab', { name: 'Friends' }).click();
    await expect(dialog(page)).toContainText('Your referral code');
    await expectNoViolations(page);
    await dialog(page).getByRole('tab', { name: 'Your data' }).click();
    await dialog(page).getByRole('button', { name: 'Delete my account' }).click();
    await expectNoViolations(page);
    await dialog(page).getByRole('tab', { name: 'Profile' }).click();
    await dialog(page).getByRole('button', { name: explain('25') }).click();
    await expect(page.getByRole('dialog', { name: 'Your points, explained' }).getByRole('listitem')).toHaveCount(1);
    await expectNoViolations(page);
  });
});

test('a hero who has joined is not asked to: steps that are left, a check-in once a day, and badges with their day', async ({ page, request }) => {
  await openLive(page, '/leaderboard');
  await expect(page.getByRole('heading', { name: 'Join free, start with 150+ points' })).toBeVisible();
  const { id } = await join(page, 'Huda Karim');
  await expect(dialog(page).getByRole('region', { name: 'Your badges' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Your first 150 points' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Join free, start with 150+ points' })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: '+25 for joining' })).toContainText(
    'done',
  );

  await page.goto('/collect');
  const checkIn = page.getByRole('button', { name: 'Check in for today' });
  const wide = page.viewportSize()!;
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await checkIn.boundingBox())!.y, 'in the first screen of a phone').toBeLessThan(844);
  await page.setViewportSize(wide);
  await checkIn.click();
  await expect(page.getByRole('button', { name: 'Checked in today' })).toHaveAttribute('aria-disabled', 'true');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Checked in today' })).toBeVisible();
  expect(((await (await page.request.get('/api/me')).json()) as HeroProfile).availablePoints).toBe(125);

  await verifyTrades(request, { heroId: id, device: 'iPhone 15 Pro', condition: 'good' });
  await page.getByRole('banner').getByRole('button', { name: 'Huda Karim (your profile)' }).click();
  await expect(dialog(page).getByRole('region', { name: 'Your badges' }).getByRole('listitem').first()).toHaveText(
    /^First Trade since \d/,
  );
});
