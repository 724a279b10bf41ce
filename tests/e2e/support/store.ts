import type { BrowserContext, Page } from '@playwright/test';

/** Answers for what lies outside, so that nothing is asked of the internet. */
export async function standInFor(context: BrowserContext, address: string): Promise<void> {
  await context.route(
    address,
    (route) => route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
  );
}

/** The address that the next new tab opens; the tab is closed again. */
export async function openedTab(page: Page, open: () => Promise<void>): Promise<URL> {
  const [tab] = await Promise.all([page.context().waitForEvent('page'), open()]);
  await tab.waitForURL(/^http/);
  const address = new URL(tab.url());
  await tab.close();
  return address;
}
