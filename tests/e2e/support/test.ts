import { type Page, test as base } from '@playwright/test';

export * from '@playwright/test';

/** Playwright's test, with a page that has come to life once it is opened: before that its controls take no clicks and no keys. */
export const test = base.extend({
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
