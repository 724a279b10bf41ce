import { pathOfSubject } from '@planet-heroes/contracts/areas/notifications/subject-path';
import { expect, test } from '../support/test.ts';
import { desk } from '../support/company-desk.ts';
import { joinAs } from '../support/heroes.ts';
import { openLive } from '../support/live-page.ts';
import { mission, openMission, ownSponsorship, SPONSORS, submitButton, tier } from '../support/missions.ts';
import { toasts } from '../support/toasts.ts';
import { dialog, enterByCode, newEmail, signInBehind } from '../support/sign-in.ts';

// Where sponsors are real, and written to.
test.use({ seed: 'catalogue' });

test('a visitor who sponsors proves an address and says a name, which sends it', async ({ page, browser, request, product }) => {
  const title = await openMission(request);
  await openLive(page, SPONSORS);
  await mission(page, title).check();
  await tier(page, 'Community').check();
  await submitButton(page).click();
  const email = newEmail();
  await expect(page.getByRole('dialog', { name: 'Your e-mail, to sponsor a mission' })).toBeVisible();
  await enterByCode(page, product, email);
  const joining = page.getByRole('dialog', { name: 'Your name as a sponsor' });
  await expect(joining.getByRole('textbox')).toHaveCount(1);
  await expect(toasts(page)).toContainText('You are signed in');
  await expect(toasts(page)).not.toContainText('Join free');
  await joining.getByLabel('Your name').fill('Huda Sponsor');
  const created = page.waitForResponse('**/api/mission-sponsorships');
  await joining.getByRole('button', { name: 'Confirm and send sponsorship' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(toasts(page)).toContainText('Sponsorship Created!');
  await expect(ownSponsorship(page, title)).toBeVisible();

  // A message leads to it from another browser too.
  const { id: sponsorshipId } = await (await created).json() as { id: string };
  const subject = { kind: 'sponsorship-decided', data: { sponsorshipId, mission: title, state: 'approved' } } as const;
  const elsewhere = await browser.newPage({ baseURL: product.address });
  await openLive(elsewhere, pathOfSubject(subject));
  await expect(ownSponsorship(elsewhere, title)).toBeVisible();
  await expect(elsewhere.getByRole('region', { name: 'Your sponsorships' })).toBeFocused();
  await elsewhere.close();

  // And the account lists it wherever it signs in, without anything that this browser keeps.
  const { cookies } = await page.context().storageState();
  const signedIn = await browser.newContext({ baseURL: product.address, storageState: { cookies, origins: [] } });
  const other = await signedIn.newPage();
  await openLive(other, SPONSORS);
  await expect(ownSponsorship(other, title)).toBeVisible();
  await signedIn.close();
});

test('a hero who has joined without an address is asked for that alone', async ({ page, request, product }) => {
  const title = await openMission(request);
  await joinAs(page.request, 'Rashid Sponsor');
  await openLive(page, SPONSORS);
  await mission(page, title).check();
  await tier(page, 'Community').check();
  await submitButton(page).click();
  const asked = page.getByRole('dialog', { name: 'Your e-mail, to sponsor a mission' });
  await expect(asked.getByRole('textbox')).toHaveCount(1);
  const created = page.waitForResponse((answer) => answer.url().endsWith('/api/mission-sponsorships') && answer.ok());
  await enterByCode(page, product, newEmail());
  await expect(dialog(page)).toHaveCount(0);
  const { id } = await (await created).json() as { id: string };

  // What is to be entered at the bank, once it is approved.
  const decision = { decision: 'approve', reason: 'A partner of many years.' };
  await desk(request, `/sponsorships/${id}/decide`, decision);
  const own = ownSponsorship(page, title);
  await expect(own).toContainText('Once the money is here, this shows Paid');
  await expect(own.getByRole('button', { name: `Copy ${id.slice(0, 8)}` })).toBeVisible();
  const email = await own.getByRole('link', { name: 'Write the e-mail' }).getAttribute('href');
  expect(decodeURIComponent(email!)).toContain(`Reference: ${id.slice(0, 8)}`);
  await desk(request, `/sponsorships/${id}/pay`, { reference: 'ENBD-204417' });
  await expect(own).toContainText('Paid: the money arrived on');
  await expect(own.getByText('Approved', { exact: true })).toHaveCount(0);
  await expect(own.getByRole('button', { name: /^Copy/ })).toHaveCount(0);
});

test('who is signed in without a name is asked for that alone, as nobody yet and as a guest', async ({ page, request, product }) => {
  const title = await openMission(request);
  await signInBehind(page.request, product, newEmail());
  const sent: string[] = [];
  page.on('request', (asked) => sent.push(`${asked.method()} ${new URL(asked.url()).pathname}`));
  await openLive(page, SPONSORS);
  await mission(page, title).check();
  await tier(page, 'Community').check();
  await submitButton(page).click();
  const joining = page.getByRole('dialog', { name: 'Your name as a sponsor' });
  await expect(joining.getByRole('textbox')).toHaveCount(1);
  expect(sent).not.toContain('POST /api/mission-sponsorships');

  // A price that is locked meanwhile makes a guest.
  expect((await page.request.post('/api/guests')).status()).toBe(201);
  await openLive(page, SPONSORS);
  await mission(page, title).check();
  await tier(page, 'Community').check();
  await submitButton(page).click();
  await joining.getByLabel('Your name').fill('Noor Sponsor');
  const created = page.waitForResponse('**/api/mission-sponsorships');
  await joining.getByRole('button', { name: 'Confirm and send sponsorship' }).click();
  await expect(dialog(page)).toHaveCount(0);
  expect(await (await created).json()).toMatchObject({ sponsorName: 'Noor Sponsor' });
});

test('a guest proves an address, then says a name', async ({ page, request, product }) => {
  const title = await openMission(request);
  expect((await page.request.post('/api/guests')).status()).toBe(201);
  await openLive(page, SPONSORS);
  await mission(page, title).check();
  await tier(page, 'Community').check();
  await submitButton(page).click();
  await enterByCode(page, product, newEmail());
  const joining = page.getByRole('dialog', { name: 'Your name as a sponsor' });
  await joining.getByLabel('Your name').fill('Sami Sponsor');
  await joining.getByRole('button', { name: 'Confirm and send sponsorship' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(ownSponsorship(page, title)).toBeVisible();
});
