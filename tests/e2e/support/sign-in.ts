import { randomUUID } from 'node:crypto';
import { queryOf } from '../../processes/database.ts';
import { joinAs } from './heroes.ts';
import { type APIRequestContext, expect, type Locator, type Page } from './test.ts';
import type { ServedProduct } from './serve.ts';

/** An address that nobody else has. */
export const newEmail = (): string => `hero-${randomUUID()}@example.com`;

export const dialog = (page: Page): Locator => page.getByRole('dialog');

/** The code that an address was sent last, out of the messages that wait to be sent. */
export async function codeSentTo(product: ServedProduct, email: string): Promise<string> {
  const [message] = await queryOf(product.databaseUrl)<{ code: string }>(
    `select content ->> 'code' as code from outbox_message where address = $1 and kind = 'sign-in-code'
     order by created_at desc limit 1`,
    [email],
  );
  if (!message) throw new Error(`No code was sent to ${email}.`);
  return message.code;
}

/** Where the button leads of the e-mail of a kind that an address was sent last. */
export async function linkSentTo(product: ServedProduct, email: string, kind: string): Promise<string> {
  const [message] = await queryOf(product.databaseUrl)<{ link: string }>(
    `select content -> 'action' ->> 'url' as link from outbox_message where address = $1 and kind = $2
     order by created_at desc limit 1`,
    [email, kind],
  );
  if (!message) throw new Error(`No ${kind} was sent to ${email}.`);
  return message.link;
}

/** Signs a browser in without its pages; what it opens from then on is signed in. */
export async function signInBehind(request: APIRequestContext, product: ServedProduct, email: string): Promise<void> {
  const asked = await request.post('/api/sign-in/code', { data: { email } });
  expect(asked.status()).toBe(200);
  const answer = await request.post('/api/sign-in', { data: { email, code: await codeSentTo(product, email) } });
  expect(answer.status()).toBe(200);
}

/** Joins as a new hero with a proven address, to whom a courier comes; the cookies act as that hero. */
export async function joinProven(request: APIRequestContext, product: ServedProduct, name: string): Promise<void> {
  await joinAs(request, name);
  await signInBehind(request, product, newEmail());
}

/** Asks for a code in the form that shows, and types it. The last digit signs in. */
export async function enterByCode(page: Page, product: ServedProduct, email: string): Promise<void> {
  await dialog(page).getByLabel('E-mail').fill(email);
  await dialog(page).getByLabel('E-mail').press('Enter');
  const digits = dialog(page).getByLabel('The six digits');
  await expect(digits).toBeFocused();
  await digits.pressSequentially(await codeSentTo(product, email));
}

/** Signs in from a link to signing in, on any screen. */
export async function signInAt(page: Page, product: ServedProduct, path: string, email: string): Promise<void> {
  await page.goto(`${path}?sign-in`);
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  await enterByCode(page, product, email);
}

/** Joins by the dialog that the top bar opens, which stays open. */
export async function joinBy(page: Page, name: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: /^(Join free|Guest)/ }).click();
  await dialog(page).getByLabel('Your name').fill(name);
  await dialog(page).getByRole('button', { name: 'JOIN FREE' }).click();
  await expect(page.getByRole('dialog', { name: `Welcome, ${name}` })).toBeVisible();
}

/** Shows how one comes back to the own hero, in the profile's dialog. */
export async function showAccount(page: Page): Promise<void> {
  if (!(await dialog(page).isVisible()))
    await page.getByRole('banner').getByRole('button', { name: /\(your profile\)$/ }).click();
  await dialog(page).getByRole('tab', { name: 'Sign-in' }).click();
  await expect(dialog(page).getByRole('heading', { name: 'Where you are signed in' })).toBeVisible();
}

/** The account button of the top bar. */
export const accountButton = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('banner').getByRole('button', { name });
