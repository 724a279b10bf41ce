import { type Page, test as base } from '@playwright/test';
import { type Desk, type Foundation, type Seed, serve, type ServedProduct } from './serve.ts';

export * from '@playwright/test';

/**
 * Marks a test that runs on both foundations: pushes across processes, a worker apart, a cut connection, a command that
 * is accepted and answered later. What one screen shows does not depend on the foundation.
 */
export const ON_BOTH = { tag: '@both-foundations' };

/** What each worker has beyond Playwright's own. */
export interface ProductFixtures {
  foundation: Foundation;
  seed: Seed;
  desk: Desk;
  product: ServedProduct;
}

/** Playwright's test, with a product of the worker's own: only this worker moves its board. */
export const servedTest = base.extend<object, ProductFixtures>({
  foundation: ['embedded', { option: true, scope: 'worker' }],
  seed: ['demo', { option: true, scope: 'worker' }],
  desk: [undefined, { option: true, scope: 'worker' }],
  product: [
    async ({ foundation, seed, desk }, use) => {
      const product = await serve(foundation, seed, desk ? { TRADE_AUTO_VERIFY: desk } : {});
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: ({ product }, use) => use(product.address),
});

/**
 * The same, with a page that has come to life once it is opened: before that its controls take no clicks and no keys.
 */
export const test = servedTest.extend({
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) {
      for (const method of ['goto', 'reload'] as const) {
        const open = page[method].bind(page) as (...parameters: unknown[]) => ReturnType<Page['goto']>;
        page[method] = async (...parameters: unknown[]) => {
          const response = await open(...parameters);
          await page.waitForFunction(() => !document.querySelector('#root[data-static]'));
          return response;
        };
      }
    }
    await use(page);
  },
});
