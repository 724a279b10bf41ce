import { expect, type Page, test } from '../support/test.ts';
import { DUBAI_AREAS, HEADLINE_CHALLENGE } from '@planet-heroes/contracts/areas/community/community-hub';
import type { HeroProfile } from '@planet-heroes/contracts/areas/heroes/schemas';
import { formatted, openLive } from '../support/live-page.ts';
import { OWN_HERO, readImpact, readLeaderboard, verifyTrades } from '../support/product.ts';
import { scrollTop, scrollTo } from '../support/screen.ts';
import { SocketGate } from '../support/socket-gate.ts';
import { toasts } from '../support/toasts.ts';

/** The nine tabs of the hub with their addresses (spec document 2, section 2). */
const TABS = [
  ['Overview', ''],
  ['Challenge Friends', '?tab=challenges'],
  ['Heroes Forum', '?tab=forum'],
  ['Events', '?tab=events'],
  ['Social Feed', '?tab=feed'],
  ['Global Connect', '?tab=connect'],
  ['Leaderboard', '?tab=leaderboard'],
  ['Achievements', '?tab=achievements'],
  ['Delivery Areas', '?tab=delivery'],
] as const;

const hubTabs = (page: Page) => page.getByRole('tablist', { name: 'Community' }).getByRole('tab');
const hubTab = (page: Page, name: string) =>
  page.getByRole('tablist', { name: 'Community' }).getByRole('tab', { name, exact: true });
const listed = (page: Page, name: string) =>
  page.getByRole('list', { name }).getByRole('listitem').filter({ has: page.getByRole('heading') });

test('nine tabs have addresses: links lead to them, and the way back is kept', async ({ page }) => {
  await openLive(page, '/community');
  await expect(hubTabs(page)).toHaveText(TABS.map(([name]) => name));
  await expect(hubTab(page, 'Overview')).toHaveAttribute('aria-selected', 'true');

  await scrollTo(page, 60);
  await hubTab(page, 'Heroes Forum').click();
  await expect(page).toHaveURL(/\/community\?tab=forum$/);
  await expect(page.getByRole('heading', { name: 'Heroes Forum' })).toBeVisible();
  await expect(hubTab(page, 'Heroes Forum')).toBeFocused();
  expect(await scrollTop(page)).toBe(60);
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/\?tab=events$/);
  await expect(hubTab(page, 'Events')).toBeFocused();
  await page.goBack();
  await expect(hubTab(page, 'Heroes Forum')).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(page).toHaveURL(/\/community$/);
  await expect(page.getByRole('heading', { name: '1 Million Bottles by Ramadan' })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/community?tab=delivery');
  await expect(hubTab(page, 'Delivery Areas')).toBeInViewport({ ratio: 0.9 });
  await page.goto('/community?tab=nothing');
  await expect(hubTab(page, 'Overview')).toHaveAttribute('aria-selected', 'true');
});

test('the million counts live, and says so where the count cannot be reached', async ({ page, request }) => {
  await openLive(page, '/community');
  const bottles = async () =>
    formatted((await readImpact(request)).totalBottlesPrevented - HEADLINE_CHALLENGE.fromTotalBottles);
  const challenge = page.getByRole('region', { name: '1 Million Bottles by Ramadan' });
  await expect(challenge.getByText(await bottles(), { exact: true }).first()).toBeAttached();
  await expect(challenge).toContainText('of 1,000,000 bottles');
  await expect(challenge).toContainText(/\d+ days? left|The challenge is over/);
  const [hero] = await readLeaderboard(request);
  await verifyTrades(request, { heroId: hero!.id });
  await expect(challenge.getByText(await bottles(), { exact: true }).first()).toBeAttached();

  const gate = await SocketGate.install(page);
  await gate.cut();
  await page.route('**/api/impact-stats', (route) => route.abort());
  await page.reload();
  await expect(challenge).toContainText('We can’t load the count right now');
});

test('the map is read by mouse, by keys and as a table', async ({ page }) => {
  await openLive(page, '/community');
  const area = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}, [\\d,]+ heroes$`) });
  await expect(page.getByRole('radio')).toHaveCount(DUBAI_AREAS.length);
  await expect(area('Dubai Marina')).toBeChecked();
  await area('Deira').click();
  await expect(page.locator('main')).toContainText('4 of 16 areas');
  await expect(page.locator('main')).toContainText('Delivery zone: Dubai City Center');
  await page.keyboard.press('ArrowRight');
  await expect(area('Lake Towers')).toBeFocused();
  await expect(area('Lake Towers')).toBeChecked();
  await page.keyboard.press('Home');
  await expect(area('Jebel Ali')).toBeFocused();

  await page.getByText('Show the figures as a table').click();
  const rows = page.getByRole('table', { name: 'Heroes by area, most first' }).getByRole('row');
  await expect(rows).toHaveCount(DUBAI_AREAS.length + 1);
  await expect(rows.nth(1)).toHaveText(/Dubai Marina\s*1,684\s*Dubai Suburbs/);
});

test('the forum is searched by title, content or tag, and keeps own posts on this device', async ({ page }) => {
  // As on a phone on the local network, by an address without TLS.
  await page.addInitScript(() => Object.defineProperty(crypto, 'randomUUID', { value: undefined }));
  await openLive(page, '/community?tab=forum');
  const posts = listed(page, 'Posts');
  const search = page.getByRole('searchbox', { name: 'Search posts' });
  const all = await posts.count();
  for (const [words, title] of [
    ['REFILL points', 'Refill points along Marina Walk'],
    ['tram stop', 'Refill points along Marina Walk'],
    ['#starter-kit', 'Five phones in one drawer'],
  ] as const) {
    await search.fill(words);
    await expect(posts).toHaveCount(1);
    await expect(posts).toContainText(title);
  }
  await search.fill('nothing of the kind');
  await expect(page.getByText('No post says that')).toBeVisible();
  await search.fill('');

  for (const category of ['Water', 'E-waste', 'Missions', 'Connect']) {
    await page.getByRole('button', { name: new RegExp(`^${category}`) }).click();
    await expect(posts).toHaveCount(2);
    await expect(posts.filter({ hasText: category })).toHaveCount(2);
  }
  await page.getByRole('button', { name: /^Connect/ }).click();
  await expect(posts).toHaveCount(all);

  const requests: string[] = [];
  page.on('request', (request) => new URL(request.url()).pathname.startsWith('/api/') && requests.push(request.url()));
  for (const name of [/^Like/, /^Reply/, /^Share/]) {
    const button = posts.first().getByRole('button', { name });
    await expect(button).toBeDisabled();
    await button.click({ force: true });
  }
  await page.getByRole('button', { name: 'Write a post' }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByText('Title must be at least 3 characters')).toBeVisible();
  await expect(page.getByText('Write something first')).toBeVisible();
  await page.getByRole('textbox', { name: 'Title' }).fill('Refills in Al Quoz');
  await page.getByRole('textbox', { name: 'Content' }).fill('One beside the bakery.');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(toasts(page)).toContainText('It is kept on this device only.');
  await expect(posts.first()).toContainText('Refills in Al Quoz');
  await expect(posts.first()).toContainText('Only on this device');
  await expect(page.getByRole('button', { name: 'Write a post' })).toBeFocused();
  expect(requests).toEqual([]);
  await expect(page).toHaveURL(/\?tab=forum$/);

  await page.reload();
  await expect(posts.first()).toContainText('Refills in Al Quoz');
  await posts.first().getByRole('button', { name: 'Remove' }).click();
  await expect(posts).toHaveCount(all);
});

test('events, feed and channels', async ({ page }) => {
  await openLive(page, '/community?tab=events');
  const events = listed(page, 'Events');
  for (const event of await events.all()) {
    const isActive = (await event.getByText('Active', { exact: true }).count()) > 0;
    await expect(event.getByRole('button', { name: isActive ? /^Join Now/ : /^Register/ })).toBeVisible();
  }
  await events.first().getByRole('button').click();
  await page.reload();
  await expect(events.first().getByRole('button', { pressed: true })).toHaveText(/^Join Now/);

  await hubTab(page, 'Social Feed').click();
  const feed = page.getByRole('list', { name: 'Feed' }).locator('> li');
  await expect(feed).toHaveCount(4);
  await expect(feed.first()).toContainText('Silver Hero');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByText('Write something first')).toBeVisible();
  await page.getByRole('textbox', { name: 'Share an eco-action' }).fill('Walked to work.');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(feed.first()).toContainText('Walked to work.');
  await feed.first().getByRole('button', { name: 'Remove' }).click();
  await expect(feed).toHaveCount(4);

  await hubTab(page, 'Global Connect').click();
  const joins = page.locator('main').getByRole('link', { name: /^Join / });
  await expect(joins).toHaveText([/WhatsApp/, /LinkedIn/, /Facebook/, /Telegram/]);
  for (const join of await joins.all()) {
    await expect(join).toHaveAttribute('target', '_blank');
    await expect(join).toHaveAttribute('rel', /noopener/);
    await expect(join).toHaveAttribute('href', /^https:\/\//);
  }
  await expect(page.getByText(/Add Resource|Admin/)).toHaveCount(0);
});

test('the board, live achievements and the delivery zones', async ({ page, request }) => {
  await openLive(page, '/community?tab=leaderboard');
  await expect(page.getByRole('list', { name: 'Heroes, best first' }).getByRole('listitem')).toHaveCount(10);

  await hubTab(page, 'Achievements').click();
  const me = async () => (await (await request.get('/api/me')).json()) as HeroProfile;
  const expectFigures = async () => {
    const { bottlesPrevented, lifetimePoints, referralCount } = await me();
    for (const figure of [bottlesPrevented, lifetimePoints, referralCount]) {
      await expect(page.getByRole('tabpanel').getByText(formatted(figure), { exact: true }).first()).toBeAttached();
    }
  };
  await expectFigures();
  const before = (await me()).lifetimePoints;
  await verifyTrades(request, { heroId: OWN_HERO });
  await expect.poll(async () => (await me()).lifetimePoints).toBeGreaterThan(before);
  await expectFigures();

  await hubTab(page, 'Delivery Areas').click();
  const zones = page.getByRole('tabpanel').getByRole('listitem').filter({ has: page.getByRole('heading') });
  await expect(zones).toHaveText([
    /Dubai City Center.*FREE.*Next-day/,
    /Dubai Suburbs.*AED.25.*2-3 days/,
    /Extended Dubai.*AED.50.*2-3 days/,
  ]);
  await expect(zones.nth(0).getByRole('listitem')).toHaveCount(5);
});
