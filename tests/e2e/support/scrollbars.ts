import type { Page } from '@playwright/test';

/** What scrolls on an axis that was not meant to, and by how many px the page scrolls sideways. */
export function strayScrolling(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const beyond = root.scrollWidth - root.clientWidth;
    const found = beyond > 0 ? [`the page, by ${beyond} px`] : [];
    for (const part of document.body.querySelectorAll('*')) {
      const style = getComputedStyle(part);
      // `visible` beside an axis that scrolls is computed as `auto`: only a class says what was meant.
      const isMeantAlong = part.matches('.tab-row');
      const isMeantDown = part.matches('.overflow-y-auto, textarea');
      const scrolls = (overflow: string, room: number): boolean => /auto|scroll/.test(overflow) && room > 0;
      const tag = part.outerHTML.slice(0, 99);
      const [sideways, down] = [part.scrollWidth - part.clientWidth, part.scrollHeight - part.clientHeight];
      if (!isMeantAlong && scrolls(style.overflowX, sideways)) found.push(`sideways: ${tag}`);
      if (!isMeantDown && scrolls(style.overflowY, down)) found.push(`down: ${tag}`);
    }
    return found;
  });
}
