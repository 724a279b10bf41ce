import { setTimeout as delay } from 'node:timers/promises';
import { ADDRESSES, ONE_OF_MANY } from '../e2e/support/routes.ts';
import type { Page } from './engine.ts';

export type Locale = 'en' | 'ar';

/** A fault of the product, in the words of the table. */
export type Fault = string;

const SETTLE_MS = 1500;

/** Opens every address, looks at it in both widths, and returns what is wrong. */
export async function addressFaults(page: Page, locale: Locale, widths: readonly number[]): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const path of [...ADDRESSES, ...ONE_OF_MANY]) {
    await page.size(widths[0]!);
    try {
      await page.open(inLanguage(path, locale));
      await page.until('live', () => !onPage.hasBadge() || document.documentElement.dataset.live === 'live');
    } catch (error) {
      faults.push(`${path}: ${(error as Error).message}`);
    }
    for (const width of widths) {
      await page.size(width);
      faults.push(...(await settled(() => page.evaluate((to) => onPage.faultsOfScreen(to), locale)))
        .map((fault) => `${path} at ${width} px ${fault}`));
    }
    faults.push(...(await page.complaints()).map((complaint) => `${path}: ${complaint}`));
  }
  return faults;
}

const NAMES = {
  join: '^(JOIN FREE|انضم مجاناً)$',
  inbox: '^(Inbox|الوارد)',
  tutorial: '^(Tutorial|جولة تعريفية)$',
  create: '^(Create Eco-Challenge|أنشئ تحدياً بيئياً)$',
  preview: '^(AR Preview|معاينة AR)',
};

/** Dialogs, by the address and the button that open them. */
const DIALOGS: readonly (readonly [what: string, path: string, button?: string])[] = [
  ['join', '/leaderboard', NAMES.join],
  ['inbox', '/leaderboard', NAMES.inbox],
  ['tutorial', '/', NAMES.tutorial],
  ['create challenge', '/community?tab=challenges', NAMES.create],
  ['AR preview', '/products', NAMES.preview],
  ['sign in', '/leaderboard?sign-in'],
];

/** Opens every dialog in both widths, and returns what is collapsed, clipped or broken. */
export async function dialogFaults(page: Page, locale: Locale, widths: readonly number[]): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const width of widths) {
    await page.size(width);
    for (const [what, path, button] of DIALOGS) {
      const place = `${what} at ${width} px`;
      try {
        await page.open(inLanguage(path, locale));
        if (button) await page.click('button', button);
        await page.until('a dialog', () => onPage.front() !== document);
        const found = await settled(() => page.evaluate(() => onPage.collapsed()));
        faults.push(...[...found, ...await page.complaints()].map((fault) => `${place}: ${fault}`));
      } catch (error) {
        faults.push(`${place}: ${(error as Error).message}`);
      }
    }
  }
  return faults;
}

function inLanguage(path: string, locale: Locale): string {
  const url = new URL(path, 'http://site.invalid');
  url.searchParams.set('lang', locale);
  return url.pathname + url.search + url.hash;
}

/** Asks again while anything is wrong: what moves or loads is given its time. */
async function settled(look: () => Promise<Fault[]>): Promise<Fault[]> {
  const deadline = Date.now() + SETTLE_MS;
  for (;;) {
    const faults = await look();
    if (faults.length === 0 || Date.now() > deadline) return faults;
    await delay(100);
  }
}
