import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '../support/test.ts';
import { chromiumLaunchOptions } from '../browser.ts';
import { installAxe } from '../support/axe.ts';
import { openLive } from '../support/live-page.ts';
import { expectNoViolations } from '../support/axe-everywhere.ts';
import { toasts } from '../support/toasts.ts';

const launch = await chromiumLaunchOptions();
// A camera that shows a test picture, and a browser that allows it at once.
test.use({
  launchOptions: {
    ...launch,
    args: [...launch.args, '--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'],
  },
});

/** What the pages of these tests keep for looking at. */
interface Watched {
  streams: MediaStream[];
  refuseCamera: boolean;
  /** What the browser remembers of the camera: browsers differ in what they answer unasked. Undefined is its own. */
  remembered: PermissionState | undefined;
  /** The browser's question stays open until this is called. */
  answer?: () => void;
  asksFirst: boolean;
}

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const watched = window as unknown as Watched;
    watched.streams = [];
    watched.remembered = 'prompt';
    const query = navigator.permissions.query.bind(navigator.permissions);
    navigator.permissions.query = (descriptor) =>
      watched.remembered && (descriptor.name as string) === 'camera'
        ? Promise.resolve(Object.assign(new EventTarget(), { state: watched.remembered }) as PermissionStatus)
        : query(descriptor);
    const original = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      if (watched.refuseCamera) throw new DOMException('Permission denied', 'NotAllowedError');
      if (watched.asksFirst) await new Promise<void>((resolve) => (watched.answer = resolve));
      const stream = await original(constraints);
      watched.streams.push(stream);
      return stream;
    };
  }),
);

const dialog = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });
const liveTracks = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as Watched)
      .streams
      .flatMap((stream) => stream.getTracks())
      .filter(({ readyState }) => readyState === 'live')
      .length
  );

async function openPreview(page: Page, path: string, product: string): Promise<void> {
  await openLive(page, path);
  await page.getByRole('button', { name: `AR Preview of ${product}`, exact: true }).press('Enter');
  await expect(toasts(page)).toContainText('AR Preview Loading');
  await expect(dialog(page)).toHaveAccessibleName(`AR Preview: ${product}`);
}

async function startCamera(page: Page): Promise<void> {
  await button(page, 'Allow Camera Access').press('Enter');
  await expect(button(page, 'Start AR Preview')).toBeFocused();
  expect(await liveTracks(page)).toBe(0);
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toContainText('AR Preview Active');
  await expect(button(page, 'Capture')).toBeFocused();
  await expect.poll(() => dialog(page).locator('video').evaluate((video: HTMLVideoElement) => video.videoWidth))
    .toBeGreaterThan(0);
}

/** The colour at a point of a picture, each from 0 to 255. Points are shares of its sides. */
function colourAt(page: Page, png: Buffer, x: number, y: number): Promise<number[]> {
  return page.evaluate(
    async ([data, shareX, shareY]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
      context.drawImage(image, 0, 0);
      return [...context.getImageData(image.width * shareX, image.height * shareY, 1, 1).data].slice(0, 3);
    },
    [png.toString('base64'), x, y] as const,
  );
}

test('the camera shows the product, a capture is saved, and the camera goes off with the dialog', async ({ page }) => {
  await openPreview(page, '/aquacafe', 'Hero Elite');
  await expect(dialog(page)).toContainText('AED 2,299');
  await button(page, 'Start AR Preview').click();
  await expect(toasts(page)).toContainText('Camera Access Required');
  await expect(toasts(page)).toContainText('Please allow camera access to use AR preview');
  await expect(dialog(page).locator('video')).toHaveCount(0);

  await startCamera(page);
  const size = await dialog(page).locator('video').evaluate((
    video: HTMLVideoElement,
  ) => [video.videoWidth, video.videoHeight]);
  const [saved] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(saved.suggestedFilename()).toBe('Hero_Elite_AR_Preview.png');
  await expect(toasts(page)).toContainText('Screenshot Saved');
  const png = readFileSync(await saved.path());
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(size);
  // The test picture is green, the tower's body deep teal, the stamp dark.
  const [red, green, blue] = (await colourAt(page, png, 0.04, 0.5)) as [number, number, number];
  expect(green).toBeGreaterThan(Math.max(red, blue) + 50);
  const [bodyRed, bodyGreen, bodyBlue] = (await colourAt(page, png, 0.42, 0.55)) as [number, number, number];
  expect(bodyBlue).toBeGreaterThan(bodyRed + 50);
  expect(Math.abs(bodyBlue - bodyGreen)).toBeLessThan(30);
  expect(Math.max(...(await colourAt(page, png, 0.02, 0.99)))).toBeLessThan(90);

  await button(page, 'Reset').press('Enter');
  await expect(button(page, 'Start AR Preview')).toBeFocused();
  await expect.poll(() => liveTracks(page)).toBe(0);
  await page.keyboard.press('Enter');
  await expect(button(page, 'Capture')).toBeFocused();
  await expect.poll(() => liveTracks(page)).toBe(1);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect.poll(() => liveTracks(page)).toBe(0);
  await expect(page.getByRole('button', { name: 'AR Preview of Hero Elite' })).toBeFocused();
});

test('the product is placed by keys, by a tap and by its size', async ({ page }) => {
  await openPreview(page, '/products?category=premium-water', 'Icelandic Premium');
  await startCamera(page);
  const stage = dialog(page).getByRole('group', { name: 'Icelandic Premium in your room' });
  const product = stage.getByRole('button', { name: /^Place Icelandic Premium/ });
  const box = async () => (await product.boundingBox())!;
  const first = await box();
  await product.press('ArrowLeft');
  await expect.poll(async () => (await box()).x).toBeLessThan(first.x);
  const room = (await stage.boundingBox())!;
  await stage.click({ position: { x: room.width * 0.75, y: room.height * 0.25 } });
  await expect.poll(async () => Math.abs((await box()).x + (await box()).width / 2 - room.x - room.width * 0.75))
    .toBeLessThan(2);
  await dialog(page).getByRole('slider', { name: 'Size' }).press('End');
  await expect.poll(async () => (await box()).width).toBeGreaterThan(first.width * 2);
});

test('a refused camera can be asked for again', async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { refuseCamera: true }));
  await openPreview(page, '/aquacafe', 'Hero Minimal');
  await button(page, 'Allow Camera Access').click();
  await expect(dialog(page)).toContainText('The camera is blocked for this page.');
  await button(page, 'Start AR Preview').click();
  await expect(toasts(page)).toContainText('Camera Access Required');
  await page.evaluate(() => Object.assign(window, { refuseCamera: false }));
  await startCamera(page);
});

test('while the browser asks about the camera, the preview says so', async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { asksFirst: true }));
  await openPreview(page, '/aquacafe', 'Hero Minimal');
  await expect(dialog(page)).toContainText('See it in your own room, through your camera.');
  await button(page, 'Allow Camera Access').click();
  await expect(dialog(page).getByRole('status')).toContainText('Your browser is asking about the camera.');
  await expect(button(page, 'Allow Camera Access')).toBeDisabled();
  await page.evaluate(() => (window as unknown as Watched).answer!());
  await expect(dialog(page)).toContainText('Your camera is ready.');
});

test('a device without a camera shows the product alone', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.enumerateDevices = () => Promise.resolve([]);
  });
  await openPreview(page, '/products', 'Kangen K8');
  await expect(dialog(page)).toContainText(
    'Your device doesn\'t support AR features, but you can still preview the product.',
  );
  await expect(dialog(page)).toContainText('AED 4,999');
  await expect(button(page, 'Start AR Preview')).toHaveCount(0);
  await expect(button(page, 'Order Now Kangen K8')).toBeVisible();
});

test('a shared preview is a link that opens it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write', 'camera']);
  await page.addInitScript(() => Object.assign(window, { remembered: undefined }));
  await openPreview(page, '/products', 'iPhone 13');
  await button(page, 'Share').click();
  await expect(toasts(page)).toContainText('Link Copied');
  await expect(toasts(page)).toContainText('AR preview link copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const link = new URL(copied.slice(copied.indexOf('http')));
  expect(link.pathname + link.search).toBe('/products?ar=iphone-13');

  await page.goto(link.href);
  await expect(dialog(page)).toHaveAccessibleName('AR Preview: iPhone 13');
  await expect(dialog(page)).toContainText('Your camera is ready.');
  await button(page, 'Close').click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/products$/);
});

test('the preview has no violations, narrow and wide', async ({ page, context }) => {
  await installAxe(context);
  await openPreview(page, '/aquacafe', 'Hero Premium');
  await expect(button(page, 'Allow Camera Access')).toBeVisible();
  await expectNoViolations(page);
  await startCamera(page);
  await expectNoViolations(page);
});
