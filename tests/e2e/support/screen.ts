import { expect, type Locator, type Page } from '@playwright/test';
import { ROUTES } from './routes.ts';

/** Waits until the screen of a path shows: its heading and its document title. */
export async function expectScreen(page: Page, path: string): Promise<void> {
  const { heading, title } = ROUTES.find((route) => route.path === path)!;
  await expect(page).toHaveURL((url) => url.pathname === path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page).toHaveTitle(`${title} | Planet Heroes`);
}

/** Names and addresses of links, in order. */
export function linksOf(area: Locator): Promise<string[][]> {
  return area
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => [link.textContent!.trim(), link.getAttribute('href') ?? '']));
}

/** How far the page is scrolled, in px. */
export function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

/** Scrolls the page to a height at once. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  await expect.poll(() => scrollTop(page)).toBe(top);
}

/** Collects what the page complains about: console errors, content security violations and uncaught exceptions. */
export async function collectComplaints(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.exposeFunction('complain', (text: string) => complaints.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      (window as unknown as { complain(text: string): void }).complain(`${violatedDirective}: ${blockedURI}`);
    });
  });
  return complaints;
}
