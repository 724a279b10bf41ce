// A page at rest costs next to nothing. That each screen comes to rest is a part of the walk.
import { expect, test } from '../support/test.ts';
import { openLive } from '../support/live-page.ts';
import { LONGEST_MS, movements } from '../support/movements.ts';

// With all that moves: the other tests leave most of it out.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

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
