import { expect, type Page } from '@playwright/test';
import { wakeAll } from './live-page.ts';

/** Names that stay as they are, and what the columns of a company's file are called. */
const NAMES = /AquaCafe|iPhone|Green Dune Compost|Creekside Logistics|Al Noor Solar|Wadi Refill Stations|Serial Number/;

/** Nothing is on its way any more. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('#root[data-static]')).toHaveCount(0);
  await wakeAll(page);
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
}

/** Whether a text is, or contains, what the server has answered or pushed. */
export function collectData(page: Page): { has(text: string): boolean } {
  let told = '';
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.startsWith('/api/'))
      response.text().then((body) => (told += body), () => undefined);
  });
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => (told += String(payload))));
  // Within an Arabic sentence only its Latin part is data.
  const isTold = (part: string): boolean => told.includes(JSON.stringify(part).slice(1, -1));
  return { has: (text) => latinParts(text).every(isTold) };
}

/** English sentences, texts that are cut off, and how far the page is wider than the window. */
export async function faultsOf(page: Page, data: ReturnType<typeof collectData>) {
  // What people and operators have written, such as new rewards and names, is data and stays as it was given.
  const english = (await latinRuns(page)).filter((text) => !data.has(text) && !NAMES.test(text));
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  return { english, clipped: await clippedTexts(page), beyond };
}

/** The runs of Latin letters in a text that hold three words or more. */
function latinParts(text: string): string[] {
  return text.match(/[A-Za-z’'-]+(?:[ ,.:;]+[A-Za-z’'-]+){2,}/g) ?? [];
}

/** The texts on the page that hold three words in Latin letters. */
function latinRuns(page: Page): Promise<string[]> {
  return shownTexts(page, '[A-Za-z’\']+ [A-Za-z’\']+ [A-Za-z’\']+');
}

/** The texts on the page that hold Arabic letters. */
export function arabicTexts(page: Page): Promise<string[]> {
  return shownTexts(page, '[\u0600-\u06ff]');
}

function shownTexts(page: Page, pattern: string): Promise<string[]> {
  return page.locator('#root').evaluate((root, source) => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent!.trim();
      const isShown = walker.currentNode.parentElement!.getClientRects().length > 0;
      if (isShown && new RegExp(source).test(text)) texts.push(text);
    }
    return texts;
  }, pattern);
}

/** Arabic texts in boxes that cut off what does not fit, and does not. */
function clippedTexts(page: Page): Promise<string[]> {
  return page.locator('#root').evaluate((root) =>
    [...root.querySelectorAll('*')].flatMap((element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const isSeen = element.clientWidth > 2 && !element.matches('.sr-only');
      const holdsArabic = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && /[\u0600-\u06ff]/.test(node.textContent!),
      );
      if (!isSeen || !holdsArabic || !/hidden|clip/.test(overflowX + overflowY)) return [];
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      return scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1 ? [element.textContent!] : [];
    }),
  );
}
