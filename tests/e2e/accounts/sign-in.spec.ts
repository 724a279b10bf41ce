import { expect, type Page, test } from '../support/test.ts';
import { installAxe } from '../support/axe.ts';
import { expectNoViolations } from '../support/axe-everywhere.ts';
import { pressUntilFocused } from '../support/calculators.ts';
import { openLive } from '../support/live-page.ts';
import {
  accountButton, codeSentTo, dialog, enterByCode, joinBy, newEmail, showAccount, signInAt,
} from '../support/sign-in.ts';
import { toasts } from '../support/toasts.ts';

const KEEP_NOTICE = 'Only this browser knows your hero';
const devices = (page: Page) =>
  dialog(page).getByRole('list', { name: 'Where you are signed in' }).getByRole('listitem');

test('a hero is kept by e-mail, comes back in another browser, and is signed out there from here', async ({ page, product, browser }) => {
  const email = newEmail();
  await openLive(page, '/leaderboard');
  await joinBy(page, 'Layla Haddad');
  await dialog(page).getByRole('region', { name: KEEP_NOTICE }).getByRole('button', { name: 'Keep my hero' }).click();
  await enterByCode(page, product, email);
  await expect(toasts(page)).toContainText('Your hero is safe');
  await expect(dialog(page).getByText(email)).toBeVisible();
  await expect(dialog(page).getByRole('region', { name: KEEP_NOTICE })).toHaveCount(0);
  await expect(devices(page)).toHaveCount(1);

  const elsewhere = await browser.newPage({ baseURL: product.address, serviceWorkers: 'block' });
  await signInAt(elsewhere, product, '/leaderboard', email);
  await expect(toasts(elsewhere)).toContainText('Welcome back, Layla Haddad');
  await expect(dialog(elsewhere)).toBeHidden();
  expect(new URL(elsewhere.url()).search).toBe('');
  await expect(accountButton(elsewhere, 'Layla Haddad (your profile)')).toBeVisible();
  await expect(elsewhere.getByRole('region', { name: 'Your standing' })).toContainText('You');
  await expect(elsewhere.locator('html')).toHaveAttribute('data-live', 'live');

  await page.keyboard.press('Escape');
  await page.reload();
  await showAccount(page);
  await expect(devices(page)).toHaveCount(2);
  const other = devices(page).filter({ hasNotText: 'This device' });
  await expect(other).toContainText(/last seen .*signed in on /);
  await other.getByRole('button', { name: /^Sign out Chrome/ }).click();
  await expect(toasts(page)).toContainText('is signed out');
  await expect(devices(page)).toHaveCount(1);
  // It ends there while somebody looks, without a click or a reload.
  await expect(toasts(elsewhere)).toContainText('You are signed out');
  await expect(accountButton(elsewhere, 'Join free')).toBeVisible();
  await expect(elsewhere.getByRole('region', { name: 'Your standing' })).toContainText('Mira (demo)');
  await page.keyboard.press('Escape');
  await expect(accountButton(page, 'Layla Haddad (your profile)')).toBeVisible();
  await elsewhere.close();
});

test('an address that was given when joining is sent its code from the profile', async ({ page, product }) => {
  const email = newEmail();
  await openLive(page, '/leaderboard');
  await page.getByRole('banner').getByRole('button', { name: /^(Join free|Guest)/ }).click();
  await dialog(page).getByLabel('Your name').fill('Nadia Salem');
  await dialog(page).getByLabel('E-mail').fill(email);
  await dialog(page).getByRole('button', { name: 'JOIN FREE' }).click();
  await dialog(page).getByRole('region', { name: 'Confirm your e-mail to keep your hero' })
    .getByRole('button', { name: 'Send me a code' }).click();
  const digits = dialog(page).getByLabel('The six digits');
  await expect(digits).toBeVisible();
  await digits.pressSequentially(await codeSentTo(product, email));
  await expect(toasts(page)).toContainText('Your hero is safe');
});

test('signing out everywhere is asked about, and then this browser is a visitor’s again', async ({ page, product, browser }) => {
  const email = newEmail();
  await openLive(page, '/leaderboard');
  await joinBy(page, 'Omar Khalid');
  await showAccount(page);
  await enterByCode(page, product, email);
  await expect(toasts(page)).toContainText('Your hero is safe');
  const elsewhere = await browser.newPage({ baseURL: product.address, serviceWorkers: 'block' });
  await signInAt(elsewhere, product, '/leaderboard', email);
  await expect(accountButton(elsewhere, /^Omar Khalid/)).toBeVisible();

  await page.keyboard.press('Escape');
  await page.reload();
  await showAccount(page);
  await dialog(page).getByRole('button', { name: 'Sign out everywhere' }).click();
  const question = dialog(page).getByRole('group', { name: 'Sign out on every device, this one too?' });
  await expect(question.getByRole('button', { name: 'Stay signed in' })).toBeFocused();
  await question.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(toasts(page)).toContainText('You’re signed out on this device.');
  await expect(accountButton(page, 'Join free')).toBeVisible();
  await expect(accountButton(elsewhere, 'Join free')).toBeVisible();
  await elsewhere.close();
});

test('a hero who could not come back is asked before signing out', async ({ page }) => {
  await openLive(page, '/leaderboard');
  await joinBy(page, 'Mona Saeed');
  await showAccount(page);
  await dialog(page).getByRole('button', { name: 'Sign out', exact: true }).click();
  const question = dialog(page).getByRole('group', { name: /^This hero has no e-mail and no passkey/ });
  await question.getByRole('button', { name: 'Stay signed in' }).press('Enter');
  await expect(dialog(page).getByRole('button', { name: 'Sign out', exact: true })).toBeFocused();
  expect(((await (await page.request.get('/api/me')).json()) as { name: string }).name).toBe('Mona Saeed');
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Sign out and lose it' }).click();
  await expect(toasts(page)).toContainText('You’re signed out on this device.');
  await expect(accountButton(page, 'Join free')).toBeVisible();
  expect(((await (await page.request.get('/api/me')).json()) as { isDemo: boolean }).isDemo).toBe(true);
});

test('a reloaded tab comes back to the code, also where the device’s clock is 40 days ahead', async ({ page, product }) => {
  const email = newEmail();
  await page.clock.install({ time: Date.now() + 40 * 86_400_000 });
  await page.goto('/leaderboard?sign-in');
  await dialog(page).getByLabel('E-mail').fill(email);
  await page.keyboard.press('Enter');
  const digits = dialog(page).getByLabel('The six digits');
  await expect(digits).toHaveAccessibleDescription(/^Use it once, by/);
  await page.reload();
  await expect(dialog(page)).toContainText(email);
  await expect(digits).toHaveAccessibleDescription(/^Use it once, by/);
  // As a password manager does it: no event reports the value.
  const code = await codeSentTo(product, email);
  await digits.evaluate((field: HTMLInputElement, value) => field.value = value, code);
  await dialog(page).getByRole('button', { name: 'Sign in' }).click();
  await expect(digits).toBeHidden();
  expect(await (await page.request.get('/api/me/account')).json()).toMatchObject({ email });
});

test('a browser that blocks cookies reads so before anything is made', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'cookieEnabled', { get: () => false }));
  const writes: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && writes.push(request.url()));
  await page.goto('/leaderboard?sign-in');
  await dialog(page).getByLabel('E-mail').fill(newEmail());
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText('Your browser blocks cookies');
  await page.keyboard.press('Escape');
  await accountButton(page, 'Join free').click();
  await dialog(page).getByLabel('Your name').fill('Layla Haddad');
  await dialog(page).getByRole('button', { name: 'JOIN FREE' }).click();
  await expect(toasts(page)).toContainText('Your browser blocks cookies');
  expect(writes.filter((url) => !url.includes('vitals'))).toEqual([]);
});

test('a wrong code is explained in words, a pasted one enters, and another one replaces it', async ({ page, product }) => {
  const email = newEmail();
  await page.clock.install();
  await page.goto('/leaderboard?sign-in');
  await dialog(page).getByLabel('E-mail').fill('layla');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByLabel('E-mail')).toHaveAccessibleDescription(/Enter a full address/);
  await dialog(page).getByLabel('E-mail').fill(email);
  await page.keyboard.press('Enter');
  const digits = dialog(page).getByLabel('The six digits');
  await expect(digits).toBeFocused();
  await expect(digits).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(digits).toHaveAttribute('inputmode', 'numeric');
  await expect(digits).toHaveAccessibleDescription(/^Use it once, by \d+:\d\d [AP]M\.$/i);
  await expect(dialog(page)).toContainText('No e-mail is sent from this server.');
  await expect(dialog(page)).toContainText('/ops/mail');
  const first = await codeSentTo(product, email);
  await digits.fill('12');
  await page.keyboard.press('Enter');
  await expect(digits).toHaveAccessibleDescription(/Enter all six digits/);
  await digits.fill(first === '000000' ? '000001' : '000000');
  await expect(digits).toHaveAccessibleDescription(/That code is wrong or has expired/);
  await expect(digits).toBeFocused();
  await expect(digits).toHaveValue('');

  const again = dialog(page).getByRole('button', { name: /^Send another code/ });
  await expect(again).toHaveAttribute('aria-disabled', 'true');
  await expect(again).toHaveText(/in \d+ seconds?$/);
  await page.clock.runFor(31_000);
  await expect(again).toHaveText('Send another code');
  await again.click();
  await expect(dialog(page).getByText('A new code is on its way.')).toBeVisible();
  const second = await codeSentTo(product, email);
  expect(second).not.toBe(first);
  await digits.fill(first);
  await expect(digits).toHaveAccessibleDescription(/That code is wrong or has expired/);
  await digits.fill(`${second.slice(0, 3)} ${second.slice(3)}`);
  await expect(toasts(page)).toContainText('You have no hero yet');
  await expect(page.getByRole('dialog', { name: 'Join free' })).toContainText(`You’re signed in as ${email}`);
});

test('too many codes are refused with how long to wait', async ({ page }) => {
  const email = newEmail();
  for (let sent = 0; sent < 5; sent++) await page.request.post('/api/sign-in/code', { data: { email } });
  await page.goto('/leaderboard?sign-in');
  await dialog(page).getByLabel('E-mail').fill(email);
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('alert')).toHaveText(/^Too many tries\. Please try again in \d+ (minutes|seconds)\.$/);
});

test('the hero from before signing in can be left, and brought along later', async ({ page, product, browser }) => {
  const email = newEmail();
  const before = await browser.newPage({ baseURL: product.address, serviceWorkers: 'block' });
  await openLive(before, '/leaderboard');
  await joinBy(before, 'Noor Aziz');
  await showAccount(before);
  await enterByCode(before, product, email);
  await expect(toasts(before)).toContainText('Your hero is safe');
  await before.close();

  await openLive(page, '/leaderboard');
  await joinBy(page, 'Layla');
  await page.request.post('/api/me/check-in');
  await showAccount(page);
  await enterByCode(page, product, email);
  await expect(toasts(page)).toContainText('Welcome back, Noor Aziz');
  const offer = dialog(page).getByRole('region', { name: 'Bring 100 points along from Layla?' });
  await offer.getByRole('button', { name: 'Not now' }).click();
  await expect(offer).toHaveCount(0);
  await page.keyboard.press('Escape');
  await accountButton(page, /^Noor Aziz/).click();
  await expect(dialog(page).getByRole('button', { name: '25 points: explain' })).toBeVisible();
  await offer.getByRole('button', { name: 'Bring them along' }).click();
  await expect(toasts(page)).toContainText('You have 125 points.');
  await expect(offer).toHaveCount(0);
  await expect(dialog(page).getByRole('button', { name: '125 points: explain' })).toBeVisible();
});

test('by keys alone: in, to the devices, and out', async ({ page, product }) => {
  const email = newEmail();
  await page.goto('/leaderboard');
  await accountButton(page, 'Join free').focus();
  await page.keyboard.press('Enter');
  await pressUntilFocused(page, 'Tab', dialog(page).getByRole('button', { name: 'Sign in', exact: true }));
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByLabel('E-mail')).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByLabel('The six digits')).toBeFocused();
  await page.keyboard.type(await codeSentTo(product, email));
  await expect(page.getByRole('dialog', { name: 'Join free' })).toBeVisible();
  await pressUntilFocused(page, 'Tab', dialog(page).getByLabel('Your name'));
  await page.keyboard.type('Salma');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Welcome, Salma' })).toBeVisible();
  await pressUntilFocused(page, 'Tab', dialog(page).getByRole('tab', { name: 'Profile' }));
  for (const tab of ['Friends', 'Sign-in']) {
    await page.keyboard.press('ArrowRight');
    await expect(dialog(page).getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
  }
  await expect(dialog(page).getByText(email)).toBeVisible();
  await pressUntilFocused(page, 'Tab', dialog(page).getByRole('button', { name: 'Sign out', exact: true }));
  await page.keyboard.press('Enter');
  await expect(accountButton(page, 'Join free')).toBeVisible();
});

test('nothing is wrong for axe in any step, narrow and light, wide and dark', async ({ page, context, product }) => {
  test.setTimeout(120_000);
  await installAxe(context);
  const email = newEmail();
  await page.goto('/leaderboard?sign-in');
  await expect(dialog(page).getByLabel('E-mail')).toBeVisible();
  await expectNoViolations(page);
  await dialog(page).getByLabel('E-mail').fill(email);
  await page.keyboard.press('Enter');
  const digits = dialog(page).getByLabel('The six digits');
  const code = await expect(digits).toBeFocused().then(() => codeSentTo(product, email));
  await digits.fill(code === '000000' ? '000001' : '000000');
  await expect(digits).toHaveAccessibleDescription(/That code is wrong or has expired/);
  await expectNoViolations(page);
  await digits.fill(code);
  await dialog(page).getByLabel('Your name').fill('Hessa');
  await expectNoViolations(page);
  await dialog(page).getByRole('button', { name: 'JOIN FREE' }).click();
  await showAccount(page);
  await expectNoViolations(page);
  await page.setViewportSize({ width: 320, height: 700 });
  const panel = dialog(page).getByRole('tabpanel');
  expect(await panel.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('it speaks Arabic', async ({ page, context, product }) => {
  await installAxe(context);
  const email = newEmail();
  await page.goto('/leaderboard?lang=ar&sign-in');
  await expect(page.getByRole('dialog', { name: 'تسجيل الدخول' })).toBeVisible();
  await dialog(page).getByLabel('البريد الإلكتروني').fill(email);
  await page.keyboard.press('Enter');
  const digits = dialog(page).getByLabel('الأرقام الستة');
  await expect(digits).toBeFocused();
  const code = await codeSentTo(product, email);
  const wrong = code === '000000' ? '000001' : '000000';
  await digits.fill(wrong);
  await expect(digits).toHaveAccessibleDescription(/هذا الرمز غير صحيح/);
  await expectNoViolations(page);
  // As an Arabic keyboard writes them.
  await digits.fill(code.replaceAll(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit))));
  await expect(page.getByRole('dialog', { name: 'انضم مجاناً' })).toContainText(email);
});
