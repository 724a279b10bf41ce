import { type APIRequestContext, type Browser, expect, type Locator, type Page, test as base } from './test.ts';
import { operate } from './operator.ts';
import { codeSentTo, newEmail } from './sign-in.ts';
import { serve, type ServedProduct } from './serve.ts';

/** The admin who was the first operator, with calls of their own. */
export interface Admin {
  email: string;
  request: APIRequestContext;
}

/**
 * The test of products that people operate by name: the start token opens nothing there, and companies wait for the
 * desk. Other tests’ products, which the start token operates, stay as they are.
 */
export const test = base.extend<object, { admin: Admin }>({
  product: [
    async ({ foundation }, use) => {
      const product = await serve(foundation, 'catalogue', { TRADE_AUTO_VERIFY: 'off' });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  admin: [
    async ({ product, playwright }, use) => {
      const request = await playwright.request.newContext({ baseURL: product.address });
      const email = newEmail();
      await operate(request, '/api/ops/operators', { name: 'Huda Rahman', email, roles: ['admin'] });
      await signInByCalls(request, product, email);
      await use({ email, request });
      await request.dispose();
    },
    { scope: 'worker' },
  ],
});

/** Proves an address, in the browser or the program that a context of calls belongs to. */
export async function signInByCalls(request: APIRequestContext, product: ServedProduct, email: string): Promise<void> {
  await succeed(request.post('/api/sign-in/code', { data: { email } }));
  await succeed(request.post('/api/sign-in', { data: { email, code: await codeSentTo(product, email) } }));
}

/** Adds an operator as the admin. Without an address it is a machine, whose key is in the answer. */
export function addOperator(
  { request }: Admin,
  operator: { name: string; roles: readonly string[]; email?: string },
): Promise<{ id: string; key?: string }> {
  return succeed(request.post('/api/ops/operators', { data: operator }));
}

/** Opens one of the operators' pages as a new operator, who signs in by e-mail in this browser. */
export async function openAsNew(
  page: Page,
  product: ServedProduct,
  admin: Admin,
  { name, roles, path }: { name: string; roles: readonly string[]; path: string },
): Promise<{ id: string; email: string }> {
  const email = newEmail();
  const { id } = await addOperator(admin, { name, roles, email });
  await signInByCalls(page.context().request, product, email);
  await openSignedIn(page, path);
  return { id, email };
}

/** The same as the admin, in the admin's own session: an address is sent few codes in an hour. */
export async function openAsAdmin(page: Page, { request }: Admin, path: string): Promise<void> {
  await page.context().addCookies((await request.storageState()).cookies);
  await openSignedIn(page, path);
}

async function openSignedIn(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: 'Open as whoever is signed in here' }).click();
}

/** A company that somebody registers in a browser of their own, and that browser's calls. */
export async function registerOwnCompany(
  browser: Browser,
  product: ServedProduct,
  company: { name: string; tradeNumber?: string },
): Promise<{ id: string; email: string; request: APIRequestContext }> {
  const { request } = await browser.newContext({ baseURL: product.address });
  const email = newEmail();
  await signInByCalls(request, product, email);
  const data = { tradeNumber: 'CN-2093311', licenceAuthority: 'DMCC', licenceExpiresOn: '2099-12-31', contactName: 'Salma Qasim', ...company };
  const { id } = await succeed<{ id: string }>(request.post('/api/me/companies', { data }));
  return { id, email, request };
}

/** Fails unless a field says what is wrong with it, also to those who hear the page. */
export async function expectFault(field: Locator, text = /Fill this in\.$/): Promise<void> {
  await expect(field).toHaveAccessibleDescription(text);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
}

/** What a call is answered with; it fails unless it succeeded. */
export async function succeed<T>(sent: ReturnType<APIRequestContext['post']>): Promise<T> {
  const answer = await sent;
  if (!answer.ok()) throw new Error(`${answer.url()}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as T;
}
