// Finance takes a credited trade-in back; its hero reads why.
import type { TradeIn } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import { installAxe } from '../support/axe.ts';
import { expectNoViolations } from '../support/axe-everywhere.ts';
import { joinAs } from '../support/heroes.ts';
import { type Admin, expectFault, openAsNew, succeed, test } from '../support/operators.ts';
import type { ServedProduct } from '../support/serve.ts';
import { type Browser, expect, type Locator, type Page } from '../support/test.ts';
import { arrange, describePhone, GOOD, lockPrice, openTradeIn } from '../support/trade-ins.ts';

const FINANCE = { name: 'Mariam Finance', roles: ['finance'] };
const REASON = 'The phone was reported as stolen.';

const region = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const next = (page: Page): Locator => region(page, 'Next step');

/** A hero in a browser of its own, with a phone that is credited, and AED 350 of it spent. */
async function credited(browser: Browser, product: ServedProduct, { request: admin }: Admin) {
  const context = await browser.newContext({ baseURL: product.address });
  const { request } = context;
  await joinAs(request, 'Hessa');
  const tradeIn = await lockPrice(request);
  await describePhone(request, tradeIn, GOOD);
  await succeed(request.put(`/api/me/trade-ins/${tradeIn.id}/payout`, { data: { method: 'credit' } }));
  await arrange(request, tradeIn, { method: 'drop-off' });
  const desk = (step: string, data: object) => succeed(admin.post(`/api/ops/trade-ins/${tradeIn.id}/${step}`, { data }));
  await desk('receive', {});
  await desk('inspect', { answers: GOOD });
  await desk('wipe', { certificate: 'NIST SP 800-88 Purge' });
  await succeed(request.post('/api/me/credit-codes', { data: { amountFils: 35_000 } }));
  return { context, tradeIn };
}

test('finance takes a credited trade-in back with a reason, and its hero reads it', async ({ page, context: desk, browser, product, admin }) => {
  await installAxe(desk);
  const { context, tradeIn } = await credited(browser, product, admin);
  await openAsNew(page, product, admin, { ...FINANCE, path: `/ops/trade-ins?id=${tradeIn.id}` });
  await expect(next(page).getByRole('button')).toHaveText(['Take back…']);
  await next(page).getByRole('button', { name: 'Take back…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('This cannot be undone.');
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Take it back' }).click();
  await expectFault(dialog.getByLabel('Reason'));
  await dialog.getByLabel('Reason').fill(REASON);
  await dialog.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.locator('.result')).toHaveText(`${tradeIn.code} is taken back.`);
  await expect(page.locator('.page-head .state')).toHaveText('Taken back');
  await expect(next(page).getByRole('heading')).toBeFocused();
  await expect(next(page).getByRole('button')).toHaveCount(0);
  const flags = region(page, 'Needs a look');
  await expect(flags).toContainText('AED 350.00 of its AED 850.00 of credit had been spent');
  await expect(flags).toContainText('Only these roles can clear it: admin, desk.');
  await expect(region(page, 'What has happened')).toContainText(REASON);

  const hero = await context.newPage();
  await openTradeIn(hero, tradeIn);
  await expect(hero.getByRole('main').getByRole('status').first()).toContainText(REASON);
  await expect(hero.getByText('what was left of the amount with it')).toBeVisible();
  await hero.getByRole('banner').getByRole('button', { name: /^Inbox/ }).click();
  await expect(hero.getByText(`The trade-in of your ${tradeIn.device} was taken back`)).toBeVisible();
  await context.close();
});

test('what could not be taken back is settled by the desk, which takes nothing back itself', async ({ page, context: desk, browser, product, admin }) => {
  await installAxe(desk);
  const { context, tradeIn } = await credited(browser, product, admin);
  await openAsNew(page, product, admin, { name: 'Omar Desk', roles: ['desk'], path: `/ops/trade-ins?id=${tradeIn.id}` });
  await expect(next(page)).toContainText('Only these roles can take it back: admin, finance.');
  await expect(next(page).getByRole('button')).toHaveCount(0);
  await succeed<TradeIn>(admin.request.post(`/api/ops/trade-ins/${tradeIn.id}/reverse`, { data: { reason: REASON } }));
  await expect(next(page)).toContainText('Settle that with the hero.');
  const flags = region(page, 'Needs a look');
  await expect(flags.getByLabel('How it was settled')).toBeVisible();
  await expectNoViolations(page);
  await flags.getByRole('button', { name: 'It is settled' }).click();
  await expectFault(flags.getByLabel('How it was settled'));
  await flags.getByLabel('How it was settled').fill('Paid back at the desk.');
  await flags.getByRole('button', { name: 'It is settled' }).click();
  await expect(page.locator('.result')).toHaveText('It is settled.');
  await expect(flags).toContainText('Paid back at the desk.');
  await expect(next(page)).toContainText('Nothing is left to do at the desk.');
  await context.close();
});
