// The desk hands claimed rewards over, gives back what cannot be handed over, and decides about sponsorships; finance
// notes what is paid.
import { randomUUID } from 'node:crypto';
import { installAxe } from '../support/axe.ts';
import { expectNoViolations } from '../support/axe-everywhere.ts';
import { joinAs } from '../support/heroes.ts';
import { type Admin, expectFault, openAsAdmin, openAsNew, succeed, test } from '../support/operators.ts';
import type { ServedProduct } from '../support/serve.ts';
import { type Browser, expect, type Locator, type Page } from '../support/test.ts';

const REWARDS = { name: 'Omar Desk', roles: ['desk'], path: '/ops/rewards' };
const SPONSORSHIPS = { name: 'Aisha Desk', roles: ['desk'], path: '/ops/sponsorships' };

const region = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const next = (page: Page): Locator => region(page, 'Next step');
const result = (page: Page): Locator => page.locator('.result');
const state = (page: Page): Locator => page.locator('.page-head .state');
const row = (page: Page, name: string): Locator => page.getByRole('row').filter({ hasText: name });

function ingest({ request }: Admin, type: string, data: object): Promise<{ applied: number }> {
  const event = { specversion: '1.0', id: randomUUID(), source: '/desk/test', type, time: new Date().toISOString(), data };
  return succeed(request.post('/api/ops/events', { data: [event] }));
}

/** A reward that a partner hands over, claimed by a hero of its own. */
async function claimed(
  browser: Browser,
  product: ServedProduct,
  admin: Admin,
  title: string,
  category = 'voucher',
) {
  const rewardId = randomUUID();
  const added = await ingest(admin, 'reward.added', {
    rewardId, title, description: 'A treat.', category, partner: 'Wadi Kitchen', value: 5000, pointsCost: 20,
    availableQuantity: 5, fulfilment: 'partner', expiresAt: '2099-01-01T00:00:00Z',
  });
  expect(added.applied).toBe(1);
  const context = await browser.newContext({ baseURL: product.address });
  await joinAs(context.request, 'Hessa');
  const { id: heroId } = await succeed<{ id: string }>(context.request.get('/api/me'));
  const path = `/api/dubai/rewards/${rewardId}/claim`;
  const { claimId } = await succeed<{ claimId: string }>(context.request.post(path, { data: { heroId } }));
  const mine = () => succeed<{ state: string; reason: string | null }[]>(context.request.get('/api/me/claims'));
  return { rewardId, heroId, claimId, mine, close: () => context.close() };
}

/** A sponsorship that waits for somebody to decide, and that nobody but operators shall know the name behind. */
async function inReview(admin: Admin, title: string, amount: number): Promise<string> {
  const [missionId, sponsorshipId] = [randomUUID(), randomUUID()];
  const mission = { missionId, title, description: 'Trees for the creek.', category: 'biodiversity', fundingGoal: 100_000 };
  expect((await ingest(admin, 'mission.opened', { ...mission, pointsReward: 100 })).applied).toBe(1);
  const given = { sponsorshipId, missionId, sponsorId: 'demo-sponsor', tierId: 'supporter', amount, message: 'For the creek.' };
  expect((await ingest(admin, 'sponsorship.submitted', { ...given, isAnonymous: true })).applied).toBe(1);
  const decided = { sponsorshipId, missionId, decision: 'review', reason: 'A large one' };
  expect((await ingest(admin, 'sponsorship.decided', decided)).applied).toBe(1);
  return sponsorshipId;
}

test('a claim is found, prepared and handed over; its hero is notified', async ({ page, context, browser, product, admin }) => {
  await installAxe(context);
  const claim = await claimed(browser, product, admin, 'Brunch for two');
  await openAsNew(page, product, admin, REWARDS);
  await expect(row(page, 'Brunch for two')).toContainText(/Wadi Kitchen.*Claimed/);
  const field = page.getByLabel('Claim’s code');
  await expect(field).toBeFocused();
  await field.fill('nowhere');
  await page.keyboard.press('Enter');
  await expect(region(page, 'Find by claim').getByRole('alert')).toContainText('There is no claim "nowhere".');
  await expectNoViolations(page);
  await field.fill(claim.claimId);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Claim: Brunch for two');
  await expect(page.getByTitle(claim.claimId)).toHaveText(claim.claimId.slice(-8).toUpperCase());
  await expect(page.getByRole('link', { name: 'Hessa' })).toBeVisible();
  await expect(next(page).getByRole('button')).toHaveText(['Prepare it', 'Give back…']);
  await expectNoViolations(page);
  await next(page).getByRole('button', { name: 'Prepare it' }).click();
  await expect(result(page)).toHaveText('The reward is being prepared.');
  await expect(state(page)).toHaveText('Being prepared');
  await expect(next(page).getByRole('heading')).toBeFocused();
  await next(page).getByRole('button', { name: 'Handed over' }).click();
  await expectFault(next(page).getByLabel('Code or booking for the hero'));
  await next(page).getByLabel('Code or booking for the hero').fill('BRUNCH-7K3M');
  await next(page).getByRole('button', { name: 'Handed over' }).click();
  await expect(state(page)).toHaveText('Handed over');
  await expect(next(page).getByRole('button')).toHaveCount(0);
  expect(await claim.mine()).toMatchObject([{ state: 'fulfilled', reason: 'BRUNCH-7K3M' }]);
  await page.getByRole('link', { name: 'All claims of this hero' }).click();
  await expect(page).toHaveURL(new RegExp(`heroId=${claim.heroId}`));
  await expect(row(page, 'Brunch for two')).toContainText('Handed over');
  await expect(row(page, 'Brunch for two').getByRole('link', { name: 'Hessa' })).toBeVisible();
  const entries = await succeed<{ entries: { call: string }[] }>(admin.request.get('/api/ops/audit'));
  expect(entries.entries.map(({ call }) => call)).toContain('POST /api/ops/claims/{id}/advance');
  await claim.close();
});

test('a claim without an address is not handed over, but given back with a reason', async ({ page, browser, product, admin }) => {
  const claim = await claimed(browser, product, admin, 'Steel flask', 'product');
  await openAsNew(page, product, admin, { ...REWARDS, path: `/ops/rewards?id=${claim.claimId}` });
  await next(page).getByRole('button', { name: 'Prepare it' }).click();
  const handOver = next(page).getByRole('button', { name: 'Handed over' });
  await expect(handOver).toBeDisabled();
  await expect(handOver).toHaveAccessibleDescription('Waits for the hero’s address.');
  await next(page).getByRole('button', { name: 'Give back…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Give back' }).click();
  await expectFault(dialog.getByLabel('Reason'));
  await dialog.getByLabel('Reason').fill('The partner has closed.');
  await dialog.getByRole('button', { name: 'Give back' }).click();
  await expect(state(page)).toHaveText('Given back');
  await expect(region(page, 'The claim')).toContainText('The partner has closed.');
  expect(await claim.mine()).toMatchObject([{ state: 'expired', reason: 'The partner has closed.' }]);
  await claim.close();
});

test('support may look, and sees whose the steps are', async ({ page, browser, product, admin }) => {
  const other = await claimed(browser, product, admin, 'Desert walk');
  await openAsNew(page, product, admin, { name: 'Sara', roles: ['support'], path: `/ops/rewards?id=${other.claimId}` });
  await expect(next(page)).toContainText('Only these roles can take the steps: admin, desk.');
  await expect(next(page).getByRole('button')).toHaveCount(0);
  await other.close();
});

test('a sponsorship in review is approved or declined with a reason', async ({ page, context, browser, product, admin }) => {
  await installAxe(context);
  const [approved, declined] = [await inReview(admin, 'Mangroves', 60_000), await inReview(admin, 'Turtles', 60_000)];
  await openAsNew(page, product, admin, SPONSORSHIPS);
  await expect(row(page, 'Mangroves')).toContainText(/Anonymous to others.*To be decided.*AED\s600/);
  await expectNoViolations(page);
  await row(page, 'Mangroves').getByRole('link').click();
  const decision = region(page, 'Decision');
  await expect(decision.getByRole('button')).toHaveText(['Approve…', 'Decline…']);
  await expectNoViolations(page);
  await decision.getByRole('button', { name: 'Approve…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expectFault(dialog.getByLabel('Reason'));
  await dialog.getByLabel('Reason').fill('A partner of many years.');
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(state(page)).toHaveText('Approved');
  await expect(region(page, 'The sponsorship')).toContainText(/The mission lacks\s*AED\s400/);
  await expect(decision.getByRole('button')).toHaveCount(0);
  await expect(decision).toContainText('Finance notes here when its money has come.');

  await page.goto(`/ops/sponsorships?id=${declined}`);
  await decision.getByRole('button', { name: 'Decline…' }).click();
  await dialog.getByLabel('Reason').fill('Not this time.');
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(state(page)).toHaveText('Declined');
  await page.getByRole('link', { name: 'All sponsorships' }).click();
  await page.getByRole('search', { name: 'Sponsorships' }).getByLabel('State').selectOption('Any');
  await page.getByRole('search', { name: 'Sponsorships' }).getByRole('button', { name: 'Search' }).click();
  await expect(row(page, 'Turtles')).toContainText('Declined');

  const other = await browser.newContext({ baseURL: product.address });
  const finance = await other.newPage();
  const path = `/ops/sponsorships?id=${approved}`;
  await openAsNew(finance, product, admin, { name: 'Faisal Finance', roles: ['finance'], path: '/ops/sponsorships' });
  await finance.getByRole('search', { name: 'Sponsorships' }).getByLabel('State').selectOption('Awaiting payment');
  await finance.getByRole('search', { name: 'Sponsorships' }).getByRole('button', { name: 'Search' }).click();
  await expect(row(finance, 'Mangroves')).toContainText('Approved');
  await expect(row(finance, 'Turtles')).toHaveCount(0);
  await finance.goto(path);
  await finance.getByRole('button', { name: 'The money has come…' }).click();
  await finance.getByLabel('The bank’s reference').fill('ENBD-204417');
  await finance.getByRole('button', { name: 'It is paid' }).click();
  await expect(region(finance, 'The sponsorship')).toContainText('ENBD-204417');
  await expect(state(finance)).toHaveText('Approved and paid');
  await other.close();

  const audit = await browser.newPage({ baseURL: product.address });
  await openAsAdmin(audit, admin, `/ops/audit?search=${declined}`);
  await expect(audit.getByRole('link', { name: `All that was done about ${declined.slice(0, 8)}` })).toBeVisible();
  await audit.getByText('All values').click();
  await audit.getByRole('link', { name: declined }).click();
  await expect(state(audit)).toHaveText('Declined');
  await audit.close();
});
