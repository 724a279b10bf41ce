import { joinAs } from '../support/heroes.ts';
import { operate } from '../support/operator.ts';
import { expect, test } from '../support/test.ts';
import { arrange, happenings, lockPrice, openTradeIn } from '../support/trade-ins.ts';

test.use({ desk: 'off' });

test('a phone is posted by its hero, who reads where it is, and the desk still receives it', async ({ page }) => {
  await joinAs(page.request, 'Noura of Al Barsha');
  const standing = page.getByRole('main').getByRole('status').first();
  const tradeIn = await lockPrice(page.request);
  await arrange(page.request, tradeIn, { method: 'post' });
  await openTradeIn(page, tradeIn);
  await standing.getByRole('button', { name: 'I have posted it' }).click();
  await standing.getByRole('button', { name: 'Yes, it is posted' }).click();
  await expect(standing).toContainText(/In the post.*The post, by .*Your parcel is on its way.*within 24 hours/s);
  await expect(standing).toBeFocused();
  await expect(page.getByRole('button', { name: /Cancel this|another way/ })).toHaveCount(0);
  expect(await happenings(page)).toEqual(['Price locked · You', 'Handover arranged · You', 'Posted · You']);
  await operate(page.request, `/api/ops/trade-ins/${tradeIn.id}/receive`, {});
  await expect(standing).toContainText('At our desk');
});
