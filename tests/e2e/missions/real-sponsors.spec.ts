import { pathOfSubject } from '@planet-heroes/contracts/areas/notifications/subject-path';
import { expect, test } from '../support/test.ts';
import { openLive } from '../support/live-page.ts';
import { mission, openMission, ownSponsorship, SPONSORS, submitButton, tier } from '../support/missions.ts';
import { toasts } from '../support/toasts.ts';
import { codeSentTo, dialog, newEmail } from '../support/sign-in.ts';

// Where sponsors are real, and written to.
test.use({ seed: 'catalogue' });

test('a visitor who sponsors joins with an address, proves it, and finds the choice again', async ({ page, browser, request, product }) => {
  const title = await openMission(request);
  await openLive(page, SPONSORS);
  await mission(page, title).check();
  await tier(page, 'Community').check();
  await submitButton(page).click();
  const joining = page.getByRole('dialog', { name: 'Join to sponsor a mission' });
  await joining.getByLabel('Your name').fill('Huda Sponsor');
  await joining.getByRole('button', { name: 'JOIN FREE' }).click();
  await expect(joining.getByLabel('E-mail')).toHaveAccessibleDescription('Enter a full address, such as layla@example.com.');
  const email = newEmail();
  await joining.getByLabel('E-mail').fill(email);
  await joining.getByRole('button', { name: 'JOIN FREE' }).click();
  await dialog(page).getByRole('region', { name: 'Confirm your e-mail to sponsor' }).getByRole('button').click();
  const digits = dialog(page).getByLabel('The six digits');
  await expect(digits).toBeVisible();
  await digits.pressSequentially(await codeSentTo(product, email));
  await expect(dialog(page)).toHaveCount(0);
  await expect(toasts(page)).toContainText('Your sponsorship is not sent yet: press Sponsor this mission.');
  await expect(mission(page, title)).toBeChecked();
  const created = page.waitForResponse('**/api/mission-sponsorships');
  await submitButton(page).click();
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
