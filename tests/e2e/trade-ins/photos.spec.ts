// A hero shows the phone. That the desk sees it is tested at the desk.
import type { TradeIn } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import { type Page, expect, test } from '../support/test.ts';
import { installAxe } from '../support/axe.ts';
import { expectNoViolations } from '../support/axe-everywhere.ts';
import { joinAs } from '../support/heroes.ts';
import { operate } from '../support/operator.ts';
import { arrange, describePhone, GOOD, lockPrice, openTradeIn, part } from '../support/trade-ins.ts';

test.use({ desk: 'off' });
test.beforeEach(({ page }) => joinAs(page.request, 'Noura of Al Barsha'));

/** A picture as a camera makes it, larger than what is kept. */
async function picture(page: Page, colour: string) {
  const drawn = await page.evaluate(async (fill) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [2400, 1800];
    const context = canvas.getContext('2d')!;
    context.fillStyle = fill;
    context.fillRect(0, 0, canvas.width, canvas.height);
    return canvas.toDataURL('image/png').split(',')[1]!;
  }, colour);
  return { name: `${colour}.png`, mimeType: 'image/png', buffer: Buffer.from(drawn, 'base64') };
}

const photosOf = async (page: Page, { id }: TradeIn) =>
  ((await (await page.request.get(`/api/me/trade-ins/${id}`)).json()) as TradeIn).photos;
const unfold = (page: Page, name = 'Photos') => part(page, name).getByRole('button', { name }).click();
const chooser = (page: Page) => part(page, 'Photos').getByLabel('Choose photos');

test('photos are made small in the browser, are shown with what they show, and can be taken back', async ({ page, context }) => {
  await installAxe(context);
  const tradeIn = await lockPrice(page.request);
  await openTradeIn(page, tradeIn);
  await unfold(page);
  const photos = part(page, 'Photos');
  await expect(photos).toContainText('You can add 6 more.');
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/photos'));
  await photos.getByRole('combobox', { name: 'What the next photo shows' }).selectOption('Screen');
  await chooser(page).setInputFiles(await picture(page, 'teal'));
  expect((await sent).headers()['content-type']).toBe('image/jpeg');
  const shown = photos.getByRole('img', { name: 'Photo 1: Screen' });
  await expect(shown).toHaveJSProperty('naturalWidth', 1600);
  await expect(photos).toContainText('You can add 5 more.');
  // What no photo shows yet comes next.
  const next = photos.getByRole('combobox', { name: 'What the next photo shows' });
  await expect(next).toHaveValue('whole');
  await chooser(page).setInputFiles([await picture(page, 'navy'), await picture(page, 'maroon')]);
  await expect(photos.getByRole('listitem')).toHaveCount(3);
  await expect(next).toHaveValue('back');
  expect((await photosOf(page, tradeIn)).map(({ question, width }) => [question, width])).toEqual([
    ['screen', 1600], [null, 1600], [null, 1600],
  ]);
  await expectNoViolations(page);
  await photos.getByRole('button', { name: 'Remove Photo 1: Screen' }).press('Enter');
  await expect(photos.getByRole('listitem')).toHaveCount(2);
  await expect(photos.getByRole('heading', { name: 'Photos' })).toBeFocused();
  await expect(photos.getByRole('status')).toHaveText('The photo is removed. You can add 4 more.');
  await page.reload();
  await expect(photos).toContainText('2 photos added.');
  await unfold(page);
  await expect(photos.getByRole('img')).toHaveCount(2);
});

test('a file that is not a photo is refused with words, also by the server, and what cannot be shown says so', async ({ page }) => {
  const tradeIn = await lockPrice(page.request);
  await openTradeIn(page, tradeIn);
  await unfold(page);
  const photos = part(page, 'Photos');
  await chooser(page).setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no photo') });
  await expect(photos.getByRole('alert')).toHaveText(/cannot be read as a photo/);
  const heic = Buffer.from('\0\0\0\x24ftypheic\0\0\0\0mif1MiHEmiafheic\0\0\0\0', 'latin1');
  await expect(chooser(page)).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp');
  await chooser(page).setInputFiles({ name: 'a.heic', mimeType: 'image/heic', buffer: heic });
  await expect(photos.getByRole('alert')).toHaveText(/This photo is HEIC.*Choose it as a JPEG, or take it here/);
  const refusal = { code: 'photos_unavailable', message: 'Photos cannot be reached at the moment.', requestId: 'r' };
  await page.route('**/photos', (route) => route.fulfill({ status: 503, json: { error: refusal } }));
  await chooser(page).setInputFiles(await picture(page, 'olive'));
  await expect(photos.getByRole('alert')).toHaveText('Photos cannot be reached at the moment.');
  await page.unroute('**/photos');
  expect(await photosOf(page, tradeIn)).toEqual([]);
  await page.route('**/photos/*', (route) => route.abort());
  await chooser(page).setInputFiles(await picture(page, 'olive'));
  await expect(photos.getByRole('listitem')).toContainText('Photo 1: The whole phone cannot be shown at the moment.');
  await expect(photos.getByRole('alert')).toHaveCount(0);
});

test('handed over, the photos stay as they are', async ({ page }) => {
  const tradeIn = await lockPrice(page.request);
  await openTradeIn(page, tradeIn);
  await unfold(page);
  const photos = part(page, 'Photos');
  await chooser(page).setInputFiles(await picture(page, 'teal'));
  await expect(photos.getByRole('img')).toHaveCount(1);
  await describePhone(page.request, tradeIn, GOOD);
  await arrange(page.request, tradeIn, { method: 'drop-off' });
  const desk = (step: string, body: object) => operate(page.request, `/api/ops/trade-ins/${tradeIn.id}/${step}`, body);
  await desk('receive', {});
  await expect(photos.getByRole('button')).toHaveCount(0);
  await expect(chooser(page)).toHaveCount(0);
  await expect(photos.getByRole('img')).toHaveCount(1);
});

test('in Arabic the photos have Arabic texts, and nothing is wider than a small screen', async ({ page, context }) => {
  await installAxe(context);
  const tradeIn = await lockPrice(page.request);
  await openTradeIn(page, tradeIn);
  await unfold(page);
  await chooser(page).setInputFiles([await picture(page, 'teal'), await picture(page, 'gold')]);
  await expect(part(page, 'Photos').getByRole('listitem')).toHaveCount(2);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/my-trade-ins/${tradeIn.id}?lang=ar`);
  await unfold(page, 'الصور');
  await expect(part(page, 'الصور').getByRole('img', { name: 'الصورة 2: الهاتف كله' })).toBeVisible();
  await expect(part(page, 'الصور').getByRole('status')).toHaveText('يمكنك إضافة 4 صور.');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expectNoViolations(page);
});
