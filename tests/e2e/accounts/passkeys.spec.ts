import { expect, type Page, test } from '../support/test.ts';
import { installAxe } from '../support/axe.ts';
import { expectNoViolations } from '../support/axe-everywhere.ts';
import { openLive } from '../support/live-page.ts';
import { accountButton, dialog, enterByCode, joinBy, newEmail, showAccount } from '../support/sign-in.ts';
import { toasts } from '../support/toasts.ts';

// A passkey belongs to a site's name: an address in numbers has none.
test.use({ baseURL: ({ product }, use) => use(product.address.replace('127.0.0.1', 'localhost')) });

/** Gives the browser a device that makes passkeys and always agrees. */
async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a hero is kept by a passkey and comes back by it; the only way back stays', async ({ page, context, product }) => {
  await installAxe(context);
  await addAuthenticator(page);
  await openLive(page, '/leaderboard');
  await joinBy(page, 'Reem Nasser');
  await showAccount(page);
  await dialog(page).getByLabel('A name for the passkey').fill('Reem’s phone');
  await dialog(page).getByRole('button', { name: 'Keep it with a passkey' }).click();
  await expect(toasts(page)).toContainText('Your hero is safe');
  const passkeys = dialog(page).getByRole('list', { name: 'Passkeys' }).getByRole('listitem');
  await expect(passkeys).toHaveCount(1);
  await expect(passkeys).toContainText('Reem’s phone');
  await expect(passkeys).toContainText('not used yet');
  await expect(passkeys).toContainText('This passkey is your only way back.');
  await expect(passkeys.getByRole('button')).toHaveCount(0);
  await dialog(page).getByRole('button', { name: 'Add a passkey' }).click();
  await expect(dialog(page).getByRole('alert').filter({ hasText: 'has a passkey for your hero already' })).toBeVisible();
  await expectNoViolations(page);

  // The account is kept: signing out loses nothing, and asks nothing.
  await dialog(page).getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(accountButton(page, 'Join free')).toBeVisible();
  await page.goto('/leaderboard?sign-in');
  await dialog(page).getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(toasts(page)).toContainText('Welcome back, Reem Nasser');
  await expect(accountButton(page, 'Reem Nasser (your profile)')).toBeVisible();

  // With an address it is not the only way any more.
  await showAccount(page);
  await expect(passkeys).toContainText('last used just now');
  await dialog(page).getByRole('button', { name: 'Add an e-mail address' }).click();
  const email = newEmail();
  await enterByCode(page, product, email);
  await expect(dialog(page).getByText(email)).toBeVisible();
  await passkeys.getByRole('button', { name: 'Remove Reem’s phone' }).click();
  await dialog(page).getByRole('button', { name: 'Remove it' }).click();
  await expect(passkeys).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(accountButton(page, /^Reem Nasser/)).toBeVisible();
});

test('a passkey that opens nothing here, and one that is not given, are explained in words', async ({ page }) => {
  await page.goto('/leaderboard?sign-in');
  await page.evaluate(() => {
    navigator.credentials.get = () => Promise.reject(new DOMException('No.', 'NotAllowedError'));
  });
  const button = dialog(page).getByRole('button', { name: 'Sign in with a passkey' });
  await button.click();
  await expect(dialog(page).getByRole('alert')).toHaveText(/^No passkey was chosen/);
  await page.evaluate(() => {
    const bytes = new Uint8Array([1, 2, 3]).buffer;
    const response = { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes, userHandle: null };
    navigator.credentials.get = () =>
      Promise.resolve({
        id: 'AQID', rawId: bytes, type: 'public-key', response, getClientExtensionResults: () => ({}),
      } as unknown as Credential);
  });
  await button.click();
  await expect(dialog(page).getByRole('alert')).toHaveText(/^We don’t know this passkey/);
});

test('where a browser knows no passkeys none are offered', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'PublicKeyCredential'));
  await page.goto('/leaderboard?sign-in');
  await expect(dialog(page).getByLabel('E-mail')).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Sign in with a passkey' })).toHaveCount(0);
});
