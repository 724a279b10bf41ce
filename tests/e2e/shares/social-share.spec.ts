import { expect, type Page, test } from '../support/test.ts';
import type { RecordShareRequest } from '@planet-heroes/contracts/areas/shares/schemas';
import { installAxe } from '../support/axe.ts';
import { openLive } from '../support/live-page.ts';
import { expectNoViolations } from '../support/axe-everywhere.ts';
import { toasts } from '../support/toasts.ts';

const SHARES = '/api/social-shares';

/** Opens the dialog on an achievement, with what the page opens elsewhere noted instead of opened. */
async function openDialog(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const opened: unknown[][] = [];
    window.open = (...parameters) => {
      opened.push(parameters);
      return null;
    };
    Object.assign(window, { opened });
  });
  await openLive(page, '/community?tab=achievements');
  await page.getByRole('button', { name: 'Share', exact: true }).nth(1).click();
  await expect(dialogOf(page)).toBeVisible();
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Share your impact' });
const opened = (page: Page) =>
  page.evaluate(() => (window as unknown as { opened: [string, string, string][] }).opened);

/** Presses what shares, and answers with what is recorded. */
async function recordedBy(page: Page, share: () => Promise<void>): Promise<RecordShareRequest> {
  const answer = page.waitForResponse((response) =>
    response.request().method() === 'POST' && new URL(response.url()).pathname === SHARES
  );
  await share();
  expect((await answer).status()).toBe(201);
  return (await answer).request().postDataJSON() as RecordShareRequest;
}

test('four networks open with their parameters, and each share is recorded with a code of its own', async ({ page, baseURL }) => {
  await openDialog(page);
  const dialog = dialogOf(page);
  const preview = (await dialog.getByRole('blockquote').textContent())!;
  expect(preview).toContain('Point collector');
  await expect(dialog.getByRole('list', { name: 'Share with' }).getByRole('button')).toHaveText([
    /^WhatsApp/, /^Twitter/, /^Facebook/, /^LinkedIn/, /^Instagram$/, /^More Options$/,
  ]);
  const codes = new Set<string>();
  for (
    const [name, platform, page_, parameters] of [
      ['WhatsApp', 'whatsapp', 'https://wa.me/', (url: string) => ({ text: `${preview} ${url}` })],
      ['Twitter', 'twitter', 'https://twitter.com/intent/tweet', (url: string) => ({ text: `${preview} ${url}` })],
      [
        'Facebook',
        'facebook',
        'https://www.facebook.com/sharer/sharer.php',
        (url: string) => ({ u: url, quote: preview }),
      ],
      [
        'LinkedIn',
        'linkedin',
        'https://www.linkedin.com/sharing/share-offsite/',
        (url: string) => ({ url, summary: preview }),
      ],
    ] as const
  ) {
    const share = await recordedBy(page, () => dialog.getByRole('button', { name: new RegExp(`^${name}`) }).click());
    expect(share).toEqual({
      shareType: 'achievement',
      contentId: 'points',
      platform,
      shareUrl: expect.any(String),
      shareText: preview,
    });
    expect(share.shareUrl).toMatch(new RegExp(`^${baseURL}/join\\?ref=HERO[A-Z0-9]{6}$`));
    codes.add(share.shareUrl);
    await expect(toasts(page)).toContainText('Shared Successfully!');
    await expect(toasts(page)).toContainText('Your eco-action has been shared. Earn points when friends join!');
    const [address, target, features] = (await opened(page)).at(-1)!;
    expect([target, features]).toEqual(['_blank', 'noopener']);
    expect(address.startsWith(`${page_}?`)).toBe(true);
    expect(Object.fromEntries(new URL(address).searchParams)).toEqual(parameters(share.shareUrl));
  }
  expect(codes.size).toBe(4);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Share', exact: true }).nth(1)).toBeFocused();
});

test('Instagram copies the caption; what was copied is said before that it was shared', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openDialog(page);
  const share = await recordedBy(page, () => dialogOf(page).getByRole('button', { name: 'Instagram' }).click());
  expect(share.platform).toBe('instagram');
  await expect(toasts(page)).toContainText('Content Copied!');
  await expect(toasts(page)).toContainText('Instagram caption copied to clipboard. Open Instagram to share!');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${share.shareText} ${share.shareUrl}`);
  await expect(toasts(page)).toContainText('Shared Successfully!');
  expect(await opened(page)).toEqual([]);
});

test('More Options uses the device’s sheet, or copies where there is none', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openDialog(page);
  const more = dialogOf(page).getByRole('button', { name: 'More Options' });
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined, configurable: true }));
  const copied = await recordedBy(page, () => more.click());
  await expect(toasts(page)).toContainText('Link Copied!');
  await expect(toasts(page)).toContainText('Share text copied to clipboard!');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${copied.shareText} ${copied.shareUrl}`);

  await page.evaluate(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(navigator, 'share', {
      value: async (content: unknown) => void shared.push(content),
      configurable: true,
    });
  });
  const share = await recordedBy(page, () => more.click());
  expect(await page.evaluate(() => (window as unknown as { shared: unknown[] }).shared)).toEqual([
    { title: expect.any(String), text: share.shareText, url: share.shareUrl },
  ]);

  const posts: string[] = [];
  page.on('request', (request) => void (request.method() === 'POST' && posts.push(request.url())));
  await page.evaluate(() => {
    const dismiss = async () => Promise.reject(new DOMException('dismissed', 'AbortError'));
    Object.defineProperty(navigator, 'share', { value: dismiss, configurable: true });
  });
  await more.click();
  await page.evaluate(() => {
    const fail = async () => Promise.reject(new DOMException('not allowed', 'NotAllowedError'));
    Object.defineProperty(navigator, 'share', { value: fail, configurable: true });
  });
  await more.click();
  await expect(toasts(page)).toContainText('It could not be shared. Please try again.');
  expect(posts).toEqual([]);
});

test('up to three running challenges are shared by WhatsApp; a share that is not recorded troubles nobody', async ({ page, context, baseURL }) => {
  await installAxe(context);
  await openDialog(page);
  const dialog = dialogOf(page);
  await expectNoViolations(page);
  await dialog.getByRole('tab', { name: 'Challenges' }).click();
  const challenges = dialog.getByRole('listitem');
  await expect(challenges).toHaveCount(3);
  await expectNoViolations(page);
  const share = await recordedBy(
    page,
    () => challenges.first().getByRole('button', { name: /^Share Challenge/ }).click(),
  );
  expect(share).toMatchObject({ shareType: 'challenge', platform: 'whatsapp' });
  expect(share.shareUrl).toMatch(
    new RegExp(`^${baseURL}/join\\?ref=HERO[A-Z0-9]{6}&to=%2Fcommunity%3Ftab%3Dchallenges$`),
  );
  expect((await opened(page)).at(-1)![0]).toMatch(/^https:\/\/wa\.me\/\?text=/);
  await expect(toasts(page)).toContainText('Shared Successfully!');
  await toasts(page).getByRole('button', { name: 'Close notification' }).click();
  await expect(toasts(page)).toHaveCount(0);

  await page.route(`**${SHARES}`, (route) => route.fulfill({ status: 500, body: '' }));
  const failed = page.waitForResponse((response) => new URL(response.url()).pathname === SHARES);
  await challenges.nth(1).getByRole('button', { name: /^Share Challenge/ }).click();
  await failed;
  expect(await opened(page)).toHaveLength(2);
  await expect(toasts(page)).toHaveCount(0);
});
