import { expect, test } from '../support/test.ts';
import { collectComplaints } from '../support/screen.ts';

test.describe('the page of the calls', () => {
  test('shows them without anything from elsewhere, and lets one be tried', async ({ page, baseURL }) => {
    const complaints = await collectComplaints(page);
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(baseURL!)) elsewhere.push(request.url());
    });
    await page.goto('/api/docs');
    await expect(page).toHaveTitle('Planet Heroes: the calls');
    await expect(page.getByRole('heading', { name: /^Planet Heroes/ })).toBeVisible();

    // Few enough calls that each part opens unasked.
    await page.locator('#operations-tag-Impact').click();
    await page.getByRole('button', { name: /\/api\/impact-stats/ }).first().click();
    await page.getByRole('button', { name: 'Try it out' }).click();
    await page.getByRole('button', { name: 'Execute' }).click();
    await expect(page.locator('.live-responses-table')).toContainText('totalBottlesPrevented');

    await page.locator('#operations-tag-Heroes').click();
    await page.getByRole('button', { name: /\/api\/heroes ?Join free/ }).first().click();
    await page.getByRole('tab', { name: 'Schema' }).first().click();
    await page.getByRole('button', { name: 'Authorize' }).click();
    await expect(page.getByText('The operator token of this instance.')).toBeVisible();
    expect(complaints).toEqual([]);
    expect(elsewhere).toEqual([]);
  });
});
