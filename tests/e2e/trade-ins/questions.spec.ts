import { joinAs } from '../support/heroes.ts';
import { expect, test } from '../support/test.ts';
import { toasts } from '../support/toasts.ts';
import { describePhone, GOOD, lockPrice, openTradeIn, part, unfold } from '../support/trade-ins.ts';

test.use({ desk: 'off' });

test('five answers find the condition, and what a programme does not take is shown before it is sent', async ({ page }) => {
  await joinAs(page.request, 'Noura of Al Barsha');
  const tradeIn = await lockPrice(page.request, { programme: 'home', device: '16', condition: 'fair' });
  await openTradeIn(page, tradeIn);
  const about = part(page, 'About the phone');
  const answer = (question: string, name: string) =>
    about.getByRole('group', { name: question }).locator('label').filter({ hasText: name }).click();
  await answer('What does the screen look like?', 'Cracked');
  await expect(about.getByRole('status')).toHaveText('4 questions left');
  await answer('What does the back look like?', 'Dents');
  await answer('How is the battery?', 'Runs down early');
  await answer('Does Face ID work?', 'Yes, it does');
  await answer('Has it been wet inside?', 'No, never');
  await expect(about.getByRole('status')).toContainText('The mission programme takes no phone in this condition.');
  await expect(about.getByRole('status')).toContainText('The trade-in exchange does not take this model.');
  await expect(about.getByRole('button', { name: 'Save and go on' })).toBeDisabled();
  await answer('What does the screen look like?', 'Light scratches');
  await expect(about.getByRole('status')).toContainText(/Fair – AED\s1,920.*What decides: Back/s);
  await about.getByRole('button', { name: 'Save and go on' }).click();
  await unfold(about);
  await about.getByRole('button', { name: 'Change the answers' }).click();
  await answer('What does the back look like?', 'Like new');
  await expect(about.getByRole('status')).toContainText(/Good – AED\s2,560/);
  await about.getByRole('button', { name: 'Save and go on' }).click();
  await expect(page.getByRole('definition').filter({ hasText: /^AED\s2,560$/ })).toBeVisible();

  const other = await lockPrice(page.request, { programme: 'home', device: '15', condition: 'good' });
  await describePhone(page.request, other, GOOD);
  await openTradeIn(page, other);
  await unfold(about);
  await about.getByRole('button', { name: 'Change the answers' }).click();
  await answer('What does the screen look like?', 'Cracked');
  await expect(about.getByRole('status')).toContainText(/The trade-in exchange takes it as Poor: AED\s480\./);
  await about.getByRole('button', { name: 'Move it to the exchange' }).click();
  await expect(toasts(page)).toContainText(/Your price is AED\s480 now.*Before, it was AED\s2,240\./s);
  await expect(page.getByRole('definition').filter({ hasText: /^AED\s480$/ })).toBeVisible();
});
