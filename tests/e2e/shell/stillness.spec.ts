// Nothing moves unasked for longer than five seconds (WCAG 2.2.2), and a page at rest costs next to nothing.
import { expect, type Page, test } from '../support/test.ts';
import { openLive } from '../support/live-page.ts';
import { ROUTES } from '../support/routes.ts';

const LONGEST_MS = 5000;
const COMPANY = new Set([
  '/bulk-tradein',
  '/corporate-dashboard',
  '/corporate-quotes',
  '/purchase-orders',
  '/account-management',
]);

// With all that moves: the other tests leave most of it out.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** What moves now, and for how long in all. */
function movements(page: Page): Promise<{ what: string; ms: number }[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map((animation) => {
        const effect = animation.effect as KeyframeEffect;
        const ms = Number(effect.getComputedTiming().endTime);
        return { what: `${(animation as CSSAnimation).animationName} of ${effect.target?.outerHTML.slice(0, 80)}`, ms };
      }),
  );
}

test('every movement of a consumer’s screen ends within five seconds, in both themes', async ({ page }) => {
  test.setTimeout(150_000);
  for (const { path } of ROUTES.filter((route) => !COMPANY.has(route.path))) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      // A change of colours changes style only; what began with the page has not begun again.
      if (colorScheme === 'light') await openLive(page, path);
      const endless = (await movements(page)).filter(({ ms }) => ms > LONGEST_MS);
      expect(endless, `${path} in ${colorScheme} colours`).toEqual([]);
    }
    // All that is there ends: nothing follows it.
    await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
    await expect.poll(() => movements(page), path).toEqual([]);
  }
});

test('the home page comes to rest: no movement, no frame asked for, hardly any work', async ({ page }) => {
  await page.addInitScript(() => {
    const frames = { asked: 0 };
    const ask = requestAnimationFrame.bind(window);
    Object.assign(window, {
      frames,
      requestAnimationFrame: (callback: FrameRequestCallback) => {
        frames.asked += 1;
        return ask(callback);
      },
    });
  });
  await openLive(page, '/');
  await expect(page.getByRole('region', { name: /Notifications/ })).toBeAttached();
  await expect.poll(() => movements(page), { timeout: 2 * LONGEST_MS }).toEqual([]);

  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const work = async (): Promise<{ cpu: number; frames: number; at: number }> => {
    const { metrics } = await devTools.send('Performance.getMetrics');
    const of = (name: string): number => metrics.find((metric) => metric.name === name)!.value;
    const frames = await page.evaluate(() => (window as unknown as { frames: { asked: number } }).frames.asked);
    return { cpu: of('ProcessTime'), frames, at: performance.now() };
  };
  // Measured over the time that the page's own clock takes to tick on; a busy machine gets another chance, an endless
  // scene none.
  await expect(async () => {
    const before = await work();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 2000)));
    const after = await work();
    const seconds = (after.at - before.at) / 1000;
    expect(after.frames - before.frames).toBe(0);
    expect((after.cpu - before.cpu) / seconds).toBeLessThan(0.03);
  }).toPass({ timeout: 20_000 });
});
