import { readFile, writeFile } from 'node:fs/promises';
import { expect, type Page, test } from '../support/test.ts';
import { expectNoViolations } from '../support/axe-everywhere.ts';
import { installAxe } from '../support/axe.ts';
import { recordToggle } from '../support/data-table.ts';
import { openLive, translatePage } from '../support/live-page.ts';
import { CHECKS, holdRequests, loseFirstAnswer } from '../support/requests.ts';
import { expectScreen } from '../support/screen.ts';
import { toasts } from '../support/toasts.ts';

const PATH = '/bulk-tradein';

async function fillCompany(page: Page): Promise<void> {
  await page.getByLabel('Company name').fill('Al Noor');
  await page.getByLabel('E-mail').fill('layla@alnoor.example');
  await page.getByLabel('Phone', { exact: true }).fill('+971 4 555 0142');
}

const estimate = (page: Page) => page.getByRole('region', { name: 'Estimated value' });
const row = (page: Page, number: number) => page.getByRole('group', { name: `Row ${number}` });

/** Chooses a list and sends it; one whose names leave its columns open with the columns as they were read. */
async function uploadCsv(page: Page, content: string): Promise<void> {
  await chooseCsv(page, content);
  await sendList(page);
}

function chooseCsv(page: Page, content: string): Promise<void> {
  return page.getByLabel(/Choose a CSV file/).setInputFiles({
    name: 'devices.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(content),
  });
}

const sendList = (page: Page) => page.getByRole('button', { name: 'Send the list' }).press('Enter');

test('devices are valued as they are listed, with their volume tier, and asked for by keyboard', async ({ page }) => {
  await openLive(page, PATH);
  await expectScreen(page, PATH);
  for (const promise of ['24 hours', '48 hours', 'up to 15%', 'For 500+ devices we suggest a CSV file.'])
    await expect(page.locator('main'))
      .toContainText(promise);
  await expect(page.locator('main')).toContainText(/\+5% valueBasic: 50 to 99 unitsResponse within 24 hours/);
  await expect(page.locator('main')).toContainText(/\+10% valuePlus: 100 to 499 unitsResponse within 12 hours/);
  await expect(page.locator('main')).toContainText(/\+15% valueEnterprise: 500\+ unitsResponse within 6 hours/);

  await expect(row(page, 1).getByLabel('Quantity')).toHaveValue('1');
  await expect(row(page, 1).getByLabel('Estimated value')).toHaveAttribute('readonly', '');
  await row(page, 1).getByLabel('Quantity').fill('60');
  await expect(row(page, 1).getByLabel('Estimated value')).toHaveValue(/71,400/);
  await expect(estimate(page).getByRole('status')).toHaveText('Basic tier: +5% on everything.');
  await expect(estimate(page)).toContainText('40 more for Plus, +10%.');
  // From here on as in a browser that translates the page.
  await translatePage(page);

  await page.getByRole('button', { name: 'Add a row' }).press('Enter');
  await expect(row(page, 2).getByLabel('Model')).toBeFocused();
  await row(page, 2).getByLabel('Model').selectOption('MacBook Air');
  await row(page, 2).getByLabel('Condition').selectOption('Fair');
  await row(page, 2).getByLabel('Quantity').fill('40');
  await expect(estimate(page).getByRole('status')).toHaveText('Plus tier: +10% on everything.');
  await expect(estimate(page)).toContainText('400 more for Enterprise');
  // 60 × AED 1,190 and 40 × AED 1,170, and 10 % on top.
  await expect(estimate(page)).toContainText('130,020');

  await page.getByRole('button', { name: 'Add a row' }).press('Enter');
  await page.getByRole('button', { name: 'Remove row 3' }).press('Enter');
  await expect(row(page, 3)).toHaveCount(0);
  await expect(row(page, 2).getByLabel('Quantity')).toBeFocused();

  await row(page, 1).getByLabel('Quantity').fill('0');
  await page.getByRole('button', { name: 'Request a quote' }).press('Enter');
  await expect(row(page, 1)).toContainText('A whole number from 1 to 10,000.');
  await expect(page.getByText('Please fill this in.')).toHaveCount(3);
  await expect(row(page, 1).getByLabel('Quantity')).toBeFocused();
  await row(page, 1).getByLabel('Quantity').fill('60');
  await fillCompany(page);
  await page.getByLabel('Department').selectOption('IT');
  await page.getByLabel('Employees').selectOption('201-500');
  await page.getByRole('button', { name: 'Request a quote' }).press('Enter');
  const receipt = page.getByRole('heading', { name: /^Quote request Q-\w+ received$/ });
  await expect(receipt).toBeFocused();
  await expect(toasts(page).getByRole('listitem')).toHaveCount(0);
  const [id] = (await receipt.textContent())!.match(/Q-\w+/)!;
  await page.getByRole('link', { name: 'Follow this quote' }).click();
  await expectScreen(page, '/corporate-quotes');
  await expect(recordToggle(page, id)).toBeFocused();
});

test('a refusal of the server is shown in its words, and nothing typed is lost', async ({ page }) => {
  const refusal = {
    error: {
      code: 'queue_unavailable',
      message: 'Nothing was accepted. Please try again in a moment.',
      requestId: 'r',
    },
  };
  await page.route('**/api/corporate/bulk-trade-ins', (route) => route.fulfill({ status: 503, json: refusal }));
  await openLive(page, PATH);
  await fillCompany(page);
  await page.getByRole('button', { name: 'Request a quote' }).click();
  await expect(toasts(page)).toContainText(refusal.error.message);
  await expect(page.getByLabel('Company name')).toHaveValue('Al Noor');
});

test('a form whose checks do not come is not sent: the visitor is notified, and nothing typed is lost', async ({ page }) => {
  await page.route(CHECKS, (route) => route.abort());
  const missing = page.waitForEvent('requestfailed', (request) => request.url().includes('checks'));
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
  });
  await openLive(page, PATH);
  await fillCompany(page);
  await missing;
  await page.getByRole('button', { name: 'Request a quote' }).click();
  await expect(toasts(page)).toContainText('That could not be loaded');
  await expect(page.getByLabel('Company name')).toHaveValue('Al Noor');
  expect(sent).not.toContain('/api/corporate/bulk-trade-ins');
});

test('a request that is sent again while its checks are on their way is made once, as it was first', async ({ page }) => {
  const letChecksCome = await holdRequests(page, CHECKS);
  const made: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/bulk-trade-ins')) made.push(request.postData() ?? '');
  });
  await openLive(page, PATH);
  await fillCompany(page);
  await page.getByRole('button', { name: 'Request a quote' }).press('Enter');
  const send = page.getByRole('button', { name: 'Sending your request' });
  await expect(send).toHaveAttribute('aria-busy', 'true');
  // Another request: the same one would be made once in any case.
  await page.getByLabel('Company name').fill('Al Noor Trading');
  await send.press('Enter');
  letChecksCome();
  await expect(page.getByRole('heading', { name: /^Quote request Q-\w+ received$/ })).toBeFocused();
  expect(made).toEqual([expect.stringContaining('"Al Noor"')]);
});

test('a list is checked while one watches, and its good rows become one request once that is wanted', async ({ page, context }) => {
  test.slow();
  await installAxe(context);
  await openLive(page, PATH);
  await uploadCsv(page, 'device,condition\niphone-13,good\n');
  await expect(page.getByRole('alert').filter({ hasText: 'The first line does not name these columns' })).toBeVisible();

  const lines = Array.from(
    { length: 400 },
    (_, index) => (index === 1 ? 'nokia-3310,good,1' : index === 5 ? 'iphone-13,good,none' : 'iphone-13,good,2'),
  );
  await chooseCsv(page, ['model,condition,quantity', ...lines].join('\n'));
  // Nothing is sent by choosing.
  await expect(page.getByRole('form', { name: 'Send “devices.csv”?' }).getByRole('button', { name: 'Send the list' }))
    .toBeFocused();
  await expect(page.getByRole('region', { name: /^Import IMP-/ })).toHaveCount(0);
  await sendList(page);
  const report = page.getByRole('region', { name: /^Import IMP-/ });
  await expect(report.getByRole('heading', { name: 'Every row is checked' })).toBeVisible();
  await expect(report.getByRole('progressbar', { name: '400 of 400 rows checked' })).toHaveAttribute(
    'aria-valuenow',
    '400',
  );
  await expect(report.getByRole('status')).toContainText('Rows refused: 2, accepted: 398. Nothing is requested yet');
  // Its rows are read before the check has ended.
  await page.route(/\/imports\/IMP-.*rows=/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...await response.json(), status: 'checking', rows: [], next: null } });
  }, { times: 1 });
  await page.reload();
  const rows = report.getByRole('list', { name: 'Rows of the file, by line' }).getByRole('listitem');
  await expect(rows).toHaveText([
    /^Line 3RefusedModel: “nokia-3310” is not a model/,
    /^Line 7RefusedQuantity: “none” is not a whole number/,
  ]);
  await report.getByRole('button', { name: 'Ask with the accepted rows' }).click();
  await expect(report.getByRole('status')).toBeFocused();
  await expect(report.getByRole('status')).toContainText(
    /^398 accepted rows are in quote request Q-\w+\. 2 refused rows were left out/,
  );

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    report.getByRole('button', { name: 'Download refused rows' }).click(),
  ]);
  const saved = await readFile((await download.path())!, 'utf8');
  expect(saved.split('\r\n').slice(0, 3)).toEqual([
    '\uFEFFline,column,reason,model,condition,quantity,serial,imei',
    expect.stringMatching(/^3,model,.*,nokia-3310,good,1,,$/),
    expect.stringMatching(/^7,quantity,.*,iphone-13,good,none,,$/),
  ]);

  await report.getByLabel('Rows to show').selectOption('Accepted rows');
  await expect(rows).toHaveCount(15);
  await report.getByRole('button', { name: 'Show more rows' }).click();
  await expect(rows).toHaveCount(30);
  await expectNoViolations(page);
  await report.getByRole('link', { name: 'See the quote request' }).click();
  await expectScreen(page, '/corporate-quotes');
});

test('refused rows and files say why in Arabic on Arabic pages', async ({ page }) => {
  await openLive(page, `${PATH}?lang=ar`);
  const send = async (content: string) => {
    await page.locator('input[type=file]').setInputFiles({
      name: 'devices.csv', mimeType: 'text/csv', buffer: Buffer.from(content),
    });
    await page.getByRole('button', { name: 'إرسال القائمة' }).press('Enter');
  };
  await send('model,condition,quantity\n');
  await expect(page.locator('main').getByRole('alert')).toHaveText('في الملف أسماء الأعمدة فقط، بلا أسطر.');
  await send('model,condition,quantity,imei\niphone-13,good,1,356938035643808\niphone-13,good,none,\n');
  const rows = page.getByRole('list', { name: 'أسطر الملف بالترتيب' }).getByRole('listitem');
  await expect(rows).toHaveText([/356938035643808.*ليس رقم IMEI/, /none.*ليس عدداً صحيحاً من 1 إلى 10,000/]);
});

test('a list whose answer was lost is sent again, and asked for once', async ({ page, request }) => {
  const imports = async () =>
    ((await (await request.get('/api/corporate/imports')).json()) as { imports: { id: string }[] }).imports.length;
  const before = await imports();
  await openLive(page, PATH);
  const upload = /\/api\/corporate\/imports/;
  await loseFirstAnswer(page, (url) => upload.test(url.pathname));
  // A file of the disk has its time: chosen again, it is the same.
  const list = test.info().outputPath('devices.csv');
  await writeFile(list, 'model,condition,quantity\niphone-13,good,3\n');
  const drop = page.getByLabel(/Choose a CSV file/);
  await drop.setInputFiles(list);
  await sendList(page);
  await expect(toasts(page)).toContainText('Something went wrong');
  await drop.setInputFiles(list);
  await sendList(page);
  await expect(page.getByRole('region', { name: /^Import IMP-/ })).toBeVisible();
  expect(await imports()).toBe(before + 1);
});

test('a list as companies keep it is taken, and what is not taken from it stays said', async ({ page, context }) => {
  test.slow();
  await installAxe(context);
  await openLive(page, PATH);
  const hints = page.getByRole('table', { name: 'Columns of the file' });
  for (const name of ['Device', 'Product', 'Grade', 'Qty', 'Units', 'Serial Number', 'IMEI'])
    await expect(hints).toContainText(name);

  await chooseCsv(page, 'Serial Number,Device,Qty\nC02X1,iPhone 13,1\n');
  const mapping = page.getByRole('form', { name: 'Which column is which?' });
  await expect(mapping.getByLabel('Model')).toHaveValue('2');
  await expect(mapping.getByLabel('Condition')).toHaveValue('0');
  await sendList(page);
  await expect(page.getByRole('alert').filter({ hasText: 'does not name these columns: Condition.' })).toBeVisible();
  await expectNoViolations(page);

  await uploadCsv(page, 'Serial Number,Device,Grade,Qty,Asset Tag\nC02X1,iPhone 13,A,1,77\n,MacBook Air,B,2,78\n');
  const report = page.getByRole('region', { name: /^Import IMP-/ });
  await expect(report.getByRole('heading', { name: 'Every row is checked' })).toBeVisible();
  await expect(report).toContainText('Columns we ignored: Asset Tag.');
  const rows = report.getByRole('list', { name: 'Rows of the file, by line' }).getByRole('listitem');
  await expect(rows).toHaveText([/iPhone 13 · excellent · × 1$/, /MacBook Air · good · × 2$/]);
  await expectNoViolations(page);

  // Without a quantity, a row of a list by serial number is one device.
  await uploadCsv(page, 'Serial Number,Device,Grade\nC02X1,iPhone 13,A\n');
  await expect(rows).toHaveText([/iPhone 13 · excellent · × 1$/]);
  await expect(report).toContainText('Serial number or IMEI from “Serial Number”');

  // Names that leave it open are asked about before any row is taken.
  await chooseCsv(page, 'Handset,Grade,Qty,Count\niPhone 13,A,1,7\n');
  await expect(mapping.getByLabel('Model')).toBeFocused();
  await mapping.getByLabel('Model').selectOption('Handset');
  await mapping.getByLabel('Quantity').selectOption('Count');
  await sendList(page);
  await expect(rows).toHaveText([/iPhone 13 · excellent · × 7$/]);
  await expect(report).toContainText('Quantity from “Count”');
});
