// Any operator follows one command from the call to the screens.
import { installAxe } from '../support/axe.ts';
import { expectNoViolations } from '../support/axe-everywhere.ts';
import { openAsNew, test } from '../support/operators.ts';
import { expect, type Page } from '../support/test.ts';

const TRACEPARENT = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';

const field = (page: Page) => page.getByLabel('Id', { exact: true });
const steps = (page: Page) => page.getByRole('region', { name: 'Steps', exact: true });

test('shows the steps of a command by its id and by its event’s, and says what is not known', async (
  { page, product, admin },
) => {
  await installAxe(page.context());
  const joined = await fetch(`${product.address}/api/heroes`, {
    method: 'POST',
    body: JSON.stringify({ name: 'Followed' }),
    headers: { 'content-type': 'application/json', traceparent: TRACEPARENT },
  });
  const id = joined.headers.get('command-id')!;
  await openAsNew(page, product, admin, { name: 'Sara Support', roles: ['support'], path: '/ops/commands' });
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Type the id first.');
  await page.keyboard.type('nothing-of-ours');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Nothing is known of “nothing-of-ours” any more.');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(id);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Command: join-hero');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(steps(page).getByRole('listitem').locator('strong')).toHaveText([
    'Asked', 'Waited', 'Handled', 'Events written', 'Shown by this backend', 'Pushed to screens', 'Ended',
  ]);
  await expect(steps(page)).toContainText('1 try of 5 at the most');
  await expect(steps(page)).toContainText('Its reads show it.');
  await expect(steps(page).getByRole('listitem').last()).toContainText('Done');
  await expect(page.getByText('4bf92f3577b34da6a3ce929d0e0e4736')).toBeVisible();
  await expectNoViolations(page);

  const event = page.getByRole('region', { name: 'What it wrote into the log' }).getByRole('listitem').first();
  await expect(event).toContainText('hero.joined');
  const eventId = (await event.locator('code').last().textContent())!;
  await page.goto(`/ops/commands?id=${eventId}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Command: join-hero');
  await page.getByRole('link', { name: 'Find another command' }).click();
  await expect(field(page)).toBeFocused();
});
