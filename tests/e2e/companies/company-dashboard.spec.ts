import type { Figures } from '@planet-heroes/contracts/areas/orders/schemas';
import { expect, test } from '../support/test.ts';
import { expectNoViolations } from '../support/axe-everywhere.ts';
import { installAxe } from '../support/axe.ts';
import { advance, desk, placedOrder } from '../support/company-desk.ts';
import { recordRow, recordToggle } from '../support/data-table.ts';
import { openLive } from '../support/live-page.ts';
import { expectScreen } from '../support/screen.ts';

const PATH = '/corporate-dashboard';

test('only orders that are processed can be tracked, and the link opens the order', async ({ page, request }) => {
  const [waiting, running] = [await placedOrder(request), await placedOrder(request)];
  await openLive(page, PATH);
  await expectScreen(page, PATH);
  expect(await page.getByRole('tab').allTextContents()).toEqual(['Quote Requests', 'Purchase Orders', 'Analytics']);
  await page.getByRole('tab', { name: 'Quote Requests' }).focus();
  await page.keyboard.press('ArrowRight');
  const order = (id: string) => recordRow(page, id);
  await expect(order(running)).toContainText('Pending approval');
  await desk(request, `/orders/${running}/approve`);
  await expect(order(running).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
  await advance(request, running, 'received');
  const done = order(running).getByRole('progressbar');
  await expect.poll(async () => Number(await done.getAttribute('aria-valuenow'))).toBeCloseTo(1 / 3);
  await expect(order(running).getByTitle('33% of receiving, inspecting and wiping').filter({ visible: true })).toHaveCount(1);
  await expect(order(waiting).getByRole('link', { name: /Track Progress/ })).toHaveCount(0);
  await order(running).getByRole('link', { name: `Track Progress of ${running}` }).click();
  await expectScreen(page, '/purchase-orders');
  await expect(recordToggle(page, running)).toBeFocused();
  await expect(page.getByRole('tab', { name: 'Overview' })).toBeVisible();
});

test('analytics draw the company’s own figures and repeat them in tables', async ({ page, context }) => {
  test.slow();
  await installAxe(context);
  await openLive(page, `${PATH}?tab=analytics&period=year`);
  const figures = page.getByRole('figure');
  await expect(figures).toHaveCount(4);
  await expect(figures.first().locator('svg rect').last()).toBeVisible();
  await figures.first().getByText('Figures as a table').click();
  const table = figures.first().getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText(['Month', 'Value of orders']);
  const month = Number(new Intl.DateTimeFormat('en', { timeZone: 'Asia/Dubai', month: 'numeric' }).format(new Date()));
  await expect(table.getByRole('rowheader')).toHaveCount(month);
  await expect(page.locator('main')).toContainText('average response time');
  await expect(page.locator('main')).toContainText('Our aim: 48 hours');
  await expectNoViolations(page);
  for (const tab of ['Quote Requests', 'Purchase Orders']) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await expectNoViolations(page);
  }
});

for (const { language, widths } of [{ language: 'en', widths: [390, 1024] }, { language: 'ar', widths: [390, 1440] }]) {
  test(`names and figures in charts stand clear of one another: ${language}`, async ({ page }) => {
    for (const period of ['last-month', 'quarter', 'year']) {
      let before = 0;
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        if (before === 0) await openLive(page, `${PATH}?tab=analytics&period=${period}&lang=${language}`);
        const drawings = page.locator('figure svg');
        await expect(drawings).toHaveCount(4);
        const place = `${period}, ${language} at ${width} px`;
        const drawnWidth = () => drawings.last().evaluate((drawing) => drawing.clientWidth);
        await expect.poll(drawnWidth, `drawn for ${place}`).not.toBe(before);
        before = await drawnWidth();
        for (const chart of await drawings.all()) {
          const { names, overlaps } = await chart.evaluate(overlapsIn);
          expect(names, place).toBeGreaterThan(2);
          expect(overlaps, place).toEqual([]);
        }
      }
    }
  });
}

test('a dashboard that cannot be loaded says so and tries again', async ({ page }) => {
  await page.route('**/api/corporate/quotes?*', (route) => route.abort());
  await page.goto(PATH);
  await expect(page.getByRole('heading', { name: 'This could not be loaded' })).toBeVisible();
  await page.unroute('**/api/corporate/quotes?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: /^View details of Q-/ }).first()).toBeVisible();

  await page.route('**/api/corporate/company', (route) => route.fulfill({ status: 500, json: {} }));
  for (const path of ['/corporate-quotes', '/purchase-orders', '/account-management', '/bulk-tradein', PATH]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'This could not be loaded' }), path).toBeVisible();
    await expect(page.getByText(/^Live/), path).toHaveCount(0);
  }
  // Found first: a part that comes later asks again without a press, and the button goes then.
  const again = (await page.getByRole('button', { name: 'Try again' }).elementHandle())!;
  await page.unroute('**/api/corporate/company');
  await again.evaluate((button: HTMLElement) => button.click());
  await expect(page.getByRole('button', { name: /^View details of Q-/ }).first()).toBeVisible();
});

test('figures are those of the chosen period beside the one before, in full, and update live', async ({ page, request }) => {
  await openLive(page, `${PATH}?period=year&tab=orders`);
  const figure = (name: string) =>
    page.locator('main dl > div').filter({ has: page.getByRole('term').getByText(name, { exact: true }) });
  const shown = async (name: string) => {
    const { current } = (await (await request.get('/api/corporate/figures?period=year')).json()) as Figures;
    return { value: current.value, quotes: current.quotes, paid: current.paid }[name]!;
  };
  const money = (fils: number) => new Intl.NumberFormat('en-AE', { minimumFractionDigits: 2 }).format(fils / 100);
  await expect(figure('Paid to you')).toContainText(money(await shown('paid')));
  await expect(figure('Value of orders')).toContainText(money(await shown('value')));
  await expect(page.getByText(/ to .*, compared with /)).toBeVisible();
  const before = await shown('value');
  await placedOrder(request);
  await expect.poll(() => shown('value')).toBeGreaterThan(before);
  await expect(figure('Value of orders')).toContainText(money(await shown('value')));

  const periods = page.getByRole('group', { name: 'Period of the figures' });
  await periods.getByRole('button', { name: 'All' }).press('Enter');
  await expect(page).toHaveURL(/period=all/);
  await expect(page.getByText(/ to .*, compared with /)).toHaveCount(0);
  await expect(figure('Value of orders')).not.toContainText('%');
});

test('what is asked of a list is not taken to the next tab', async ({ page }) => {
  await openLive(page, `${PATH}?tab=orders&status=completed&q=PO`);
  await expect(page.getByLabel('Search')).toHaveValue('PO');
  await page.getByRole('tab', { name: 'Quote Requests' }).click();
  await expect(page.getByLabel('Search')).toHaveValue('');
  await expect(page).toHaveURL(`${PATH}?tab=quotes`);
});

test('the first rows are in the first screen, on a phone too', async ({ page }) => {
  await openLive(page, `${PATH}?tab=orders`);
  for (const viewport of [{ width: 1440, height: 900 }, { width: 390, height: 844 }]) {
    await page.setViewportSize(viewport);
    const first = (await page.locator('tbody tr:has([data-row-toggle])').first().boundingBox())!;
    expect(first.y + first.height).toBeLessThanOrEqual(viewport.height);
    const name = await page.getByRole('tab').first().evaluate((tab) => {
      const range = document.createRange();
      range.selectNodeContents(tab);
      return range.getBoundingClientRect().x;
    });
    expect(name).toBeCloseTo((await page.getByLabel('Search').boundingBox())!.x, 0);
  }
});

/** How many texts a drawing shows, and which of them lie over one another, over a bar, or beyond its card. */
function overlapsIn(drawing: Element): { names: number; overlaps: string[] } {
  const boxOf = (element: Element) => ({ of: element.textContent, box: element.getBoundingClientRect() });
  const isShown = ({ box }: { box: DOMRect }) => box.width > 0 && box.height > 0;
  const texts = [...drawing.querySelectorAll('text')].map(boxOf).filter(isShown);
  const bars = [...drawing.querySelectorAll('rect')].map(boxOf).filter(isShown);
  const card = drawing.closest('figure')!.parentElement!.getBoundingClientRect();
  const meet = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1
    && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4;
  const overlaps = texts.flatMap(({ of, box }, index) => [
    ...[...texts.slice(index + 1), ...bars].filter((other) => meet(box, other.box)).map((other) => `${of} / ${other.of}`),
    ...(box.left < card.left || box.right > card.right ? [`${of} / card`] : []),
  ]);
  return { names: texts.length, overlaps };
}
