// A company is asked once about what the inspection found to be worth less, in both languages.
import type { Page } from '@playwright/test';
import { installAxe } from '../support/axe.ts';
import { expectNoViolations } from '../support/axe-everywhere.ts';
import { advance, company, desk, placedOrder } from '../support/company-desk.ts';
import { recordDetails, recordRow } from '../support/data-table.ts';
import { openLive } from '../support/live-page.ts';
import { type APIRequestContext, expect, test } from '../support/test.ts';
import { toasts } from '../support/toasts.ts';

const PATH = '/purchase-orders';

/** An order of ten phones at AED 765, of which the inspection finds two to be worth less. */
async function askedOrder(request: APIRequestContext): Promise<string> {
  const id = await placedOrder(request);
  await company(request, `/orders/${id}/approve`);
  await advance(request, id, 'received');
  const findings = [
    { device: 2, condition: 'fair', note: 'The back is scratched.' }, { device: 5, condition: 'poor' },
  ];
  await desk(request, `/orders/${id}/advance`, { stage: 'inspected', findings });
  return id;
}
const difference = (page: Page, id: string) => recordDetails(page, id).getByRole('region', { name: '2 devices are worth less' });

test('the difference is shown device by device and approved once', async ({ page, request, context }) => {
  await installAxe(context);
  const id = await askedOrder(request);
  await openLive(page, `${PATH}?order=${id}`);
  await expect(recordRow(page, id)).toContainText('Answer needed');
  const panel = difference(page, id);
  const rows = panel.getByRole('row');
  await expect(rows.nth(1)).toContainText(/No\. 2 iPhone 13 · good.*iPhone 13 · fair.*The back is scratched\..*AED.765.*AED.585/);
  await expect(rows.nth(2)).toContainText(/No\. 5/);
  await expect(panel).toContainText('without an answer they go back');
  await expectNoViolations(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(panel.getByRole('button')).toHaveText([/^Approve AED.\S+ less$/, 'Have them back']);
  await expectNoViolations(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  await panel.getByRole('button', { name: /^Approve/ }).press('Enter');
  const dialog = page.getByRole('dialog', { name: `Approve the difference of ${id}?` });
  await page.keyboard.press('Escape');
  await expect(panel.getByRole('button', { name: /^Approve/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: /^Approve/ }).press('Enter');
  await expect(toasts(page)).toContainText('Difference approved');
  await expect(panel).toContainText('You approved the new prices.');
  await expect(panel.getByRole('button')).toHaveCount(0);
  await expect(recordRow(page, id)).not.toContainText('Answer needed');
  await advance(request, id, 'wiped');
  await expect(recordRow(page, id)).toContainText('Completed');
});

test('declined devices go back, in Arabic too', async ({ page, request }) => {
  const id = await askedOrder(request);
  await openLive(page, `${PATH}?order=${id}&lang=ar`);
  const panel = page.getByRole('region', { name: 'أجهزة قيمتها أقل مما عُرض: 2' });
  await expect(panel).toContainText('ما وجدناه');
  await panel.getByRole('button', { name: 'استعادة الأجهزة' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'استعادة الأجهزة' }).click();
  await expect(panel).toContainText('رفضتم الأسعار الجديدة');
  await page.getByRole('tab', { name: 'الأجهزة' }).click();
  const devices = page.getByRole('list', { name: 'الأجهزة بحسب الرقم' }).getByRole('listitem');
  await expect(devices.nth(1)).toContainText('تُعاد إليكم');
  await expect(devices.nth(2)).not.toContainText('تُعاد إليكم');
});
