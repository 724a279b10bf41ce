import { expect, type Page, test } from '../support/test.ts';
import { openLive } from '../support/live-page.ts';
import { operate } from '../support/operator.ts';
import { mission, openMission, ownSponsorship, SPONSORS, submitButton, tier } from '../support/missions.ts';
import { holdRequests } from '../support/requests.ts';
import { SocketGate } from '../support/socket-gate.ts';
import { toasts } from '../support/toasts.ts';

async function expectToast(page: Page, title: string, description: string): Promise<void> {
  await expect(toasts(page)).toHaveCount(1);
  await expect(toasts(page)).toContainText(title);
  await expect(toasts(page)).toContainText(description);
}

test('a sponsorship goes from choice to approval, and the mission’s bar moves with it', async ({ page, request }) => {
  const title = await openMission(request);
  await openLive(page, SPONSORS);
  const amount = page.getByLabel('Amount (AED)');
  await expect(amount).toHaveValue('500');
  await submitButton(page).click();
  await expectToast(page, 'Missing Selection', 'Please select both a mission and sponsorship tier.');
  const choice = page.getByRole('group', { name: '1. Choose a mission' });
  await expect(choice).toHaveAccessibleDescription('Choose a mission first.');
  await expect(choice.getByRole('radio', { disabled: false }).first()).toBeFocused();

  await mission(page, title).check();
  await expect(toasts(page)).toHaveCount(1);
  await tier(page, 'Community').check();
  await expect(toasts(page)).toHaveCount(0);
  await expect(amount).toHaveValue('3700');
  await amount.fill('3699');
  await submitButton(page).click();
  await expect(amount).toHaveAccessibleDescription(/Enter at least AED\s3,700\./);
  await amount.fill('5000');
  await page.getByLabel('Message').fill('For shade.');
  await page.getByLabel('Stay anonymous').check();

  const release = await holdRequests(page, '/api/mission-sponsorships');
  const sent = page.waitForRequest('**/api/mission-sponsorships');
  await submitButton(page).press('Enter');
  expect((await sent).postDataJSON()).toMatchObject({
    sponsorId: 'demo-sponsor', tierId: 'community', amount: 500_000, message: 'For shade.', isAnonymous: true,
  });
  await expect(submitButton(page)).toHaveText('Processing...');
  await expect(submitButton(page)).toBeDisabled();
  release();
  await expectToast(page, 'Sponsorship Created!', 'Your mission sponsorship has been submitted for approval.');
  await expect(page.getByRole('region', { name: 'Your sponsorships' })).toBeFocused();
  await expect(mission(page, title)).not.toBeChecked();
  await expect(tier(page, 'Community')).not.toBeChecked();
  await expect(amount).toHaveValue('500');
  await expect(page.getByLabel('Message')).toHaveValue('');
  await expect(page.getByLabel('Stay anonymous')).toBeChecked();

  const own = ownSponsorship(page, title);
  await expect(own).toContainText('Approved');
  await expect(own.getByRole('status')).toHaveText('Thank you. Your support is pledged to the mission.');
  await expect(own).toContainText('Demonstration: nothing is paid.');
  await expect(own.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
  await expect(page.getByRole('progressbar', { name: `Funding of ${title}` }).first()).toHaveAttribute(
    'aria-valuenow',
    '25',
  );
  const sponsors = page.locator('details', { hasText: title });
  await sponsors.locator('summary').click();
  await expect(sponsors.getByRole('listitem')).toHaveText(['Anonymous · Community']);
  await page.reload();
  await expect(ownSponsorship(page, title)).toContainText('Approved');
});

test('what the policy does not decide waits in sight, and shows the reason once a person has decided', async ({ page, request }) => {
  const title = await openMission(request);
  await openLive(page, SPONSORS);
  await mission(page, title).check();
  await tier(page, 'Enterprise').check();
  await page.getByLabel('Amount (AED)').fill('30000');
  const answered = page.waitForResponse('**/api/mission-sponsorships');
  await submitButton(page).click();
  const { id } = (await (await answered).json()) as { id: string };
  const own = ownSponsorship(page, title);
  await expect(own).toContainText('In review');
  await expect(own.getByRole('status')).toContainText('Our team will look at it.');
  await operate(request, `/api/ops/sponsorships/${id}/decide`, {
    decision: 'decline',
    reason: 'Please choose a smaller amount.',
  });
  await expect(own).toContainText('Declined');
  await expect(own.getByRole('status')).toHaveText('Our team: “Please choose a smaller amount.”');
  await expect(own.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
  await own.getByRole('button', { name: 'Choose another mission' }).click();
  await expect(page.getByRole('region', { name: 'Sponsor a mission' })).toBeFocused();
});

test('failures show the server’s words or ours and keep what was entered; Cancel clears the choice', async ({ page, request }) => {
  const title = await openMission(request, `${'A long description. '.repeat(8)}The end.`);
  await openLive(page, SPONSORS);
  const shown = page.getByText(/^A long description\..*…$/);
  expect(((await shown.textContent()) ?? '').length).toBeLessThanOrEqual(121);
  await mission(page, title).check();
  await expect(page.getByRole('definition').getByText(/^A long description\..*The end\.$/)).toBeVisible();
  await tier(page, 'Supporter').check();
  await page.getByLabel('Amount (AED)').fill('9000');
  await submitButton(page).click();
  await expectToast(page, 'Sponsorship Failed', 'The tier Supporter takes amounts from AED 500 to AED 3,699.99.');
  await page.route('**/api/mission-sponsorships', (route) => route.abort());
  await submitButton(page).click();
  await expectToast(page, 'Sponsorship Failed', 'Failed to create sponsorship');
  await expect(mission(page, title)).toBeChecked();
  await expect(page.getByLabel('Amount (AED)')).toHaveValue('9000');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(mission(page, title)).not.toBeChecked();
  await expect(tier(page, 'Supporter')).not.toBeChecked();
});

test('cards say what the specification says, and completed missions cannot be chosen', async ({ page }) => {
  await openLive(page, SPONSORS);
  const panel = page.getByRole('tabpanel');
  for (
    const text of [
      'Enterprise Sponsorship',
      '$5,000+ per month',
      '100+ missions per month',
      'Community Sponsorship',
      '$1,000+ per month',
      '25+ missions per month',
      'Why sponsor',
    ]
  ) {
    await expect(panel.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(panel.getByText('+3 more benefits').first()).toBeVisible();
  await expect(mission(page, 'A desert without plastic')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show all missions' }).click();
  await expect(mission(page, 'A desert without plastic')).toBeDisabled();
  await expect(mission(page, 'A desert without plastic')).toHaveAccessibleDescription(
    /AED\s45,000 of AED\s45,000.*100%.*640 participants.*220 points/,
  );
  await mission(page, 'A mangrove nursery by the creek').focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('definition').filter({ hasText: 'A mangrove nursery by the creek' })).toBeVisible();
  await tier(page, 'Champion').check();
  const benefits = page.getByRole('definition').getByRole('listitem');
  await expect(benefits).toHaveCount(6);
  await expect(benefits.last()).toHaveText('First choice of new missions');
});

test('without missions the flow is left out; missions that cannot be loaded can be asked for again', async ({ page }) => {
  await (await SocketGate.install(page)).cut();
  await page.route(
    '**/api/sponsored-missions',
    (route) => route.fulfill({ contentType: 'application/json', body: '[]' }),
  );
  await page.goto(SPONSORS);
  await expect(page.getByRole('heading', { name: 'Why sponsor' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sponsor a mission' })).toHaveCount(0);
  await page.route('**/api/sponsored-missions', (route) => route.fulfill({ status: 503, body: '' }));
  await page.reload();
  await expect(page.getByText('The missions could not be loaded.')).toBeVisible();
  await page.unroute('**/api/sponsored-missions');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(mission(page, 'A mangrove nursery by the creek')).toBeVisible();
  await page.route('**/api/sponsorship-tiers', (route) => route.fulfill({ status: 503, body: '' }));
  await page.reload();
  await expect(page.getByText('The missions could not be loaded.')).toBeVisible();
  await page.unroute('**/api/sponsorship-tiers');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(mission(page, 'A mangrove nursery by the creek')).toBeVisible();
});

test('champions’ buttons lead to how to reach us, the bottom ones to sponsoring', async ({ page }) => {
  await openLive(page, '/partners');
  await expect(page.getByRole('tab', { name: 'Champions' })).toHaveAttribute('aria-selected', 'true');
  for (
    const name of [
      'Become a Gold Champion',
      'Become a Silver Champion',
      'Become a Bronze Champion',
      'Apply to be an Ambassador',
    ]
  ) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('region', { name: 'Tell us about yourself' })).toBeFocused();
  }
  await expect(page.locator('main a[href^="mailto:"]')).toHaveAttribute('href', /\?subject=Ambassador%20Program&body=/);
  await expect(page.getByRole('heading', { name: 'Ambassador Program' })).toBeVisible();
  await page.getByRole('button', { name: 'Learn More' }).click();
  await expect(page.getByRole('region', { name: 'How sponsoring works' })).toBeFocused();
  await page.getByRole('button', { name: 'Become a Partner' }).click();
  await expect(page.getByRole('region', { name: 'Sponsor a mission' })).toBeFocused();
  await expect(page).toHaveURL(SPONSORS);
});
