import type { Page } from '@playwright/test';

// Arabic letters join: they are not set apart.
const SPACING = `
  * { line-height: 1.5 !important; word-spacing: 0.16em !important; }
  :root:lang(en) * { letter-spacing: 0.12em !important; }
  p { margin-block-end: 2em !important; }
`;

/** What may be cut. */
const MEANT_TO_BE_CUT = [
  // The devices of an order or quote in its row: its details list them in full, and so does the title.
  'table [title].truncate',
  // Who is near the own row, whose names stand on the board, and the last move, which the points explain.
  '[aria-label="Your standing"] .truncate', '[aria-label="ترتيبك"] .truncate', '.max-sm\\:truncate',
].join();

/** By how much the page is too wide, and which texts are cut: beyond a box that hides what does not fit, or by dots. */
function faults(page: Page): Promise<string[]> {
  return page.evaluate((meant) => {
    const beyond = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    const found = new Set<string>();
    const { clientWidth } = document.documentElement;
    const isBeyond = (part: Element): boolean => {
      const { left, right } = part.getBoundingClientRect();
      return right > left && (right > clientWidth + 1 || left < -1);
    };
    const culprits = beyond > 0 ? [...document.body.querySelectorAll('*:not(svg *)')].filter(isBeyond) : [];
    const tags = culprits.map((part) => part.outerHTML.slice(0, 100));
    if (beyond > 0) found.add(`${beyond} px too wide: ${tags.join('; ')}`);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement!;
      if (!walker.currentNode.textContent!.trim()) continue;
      if (parent.closest(`svg, script, option, .sr-only, ${meant}`)) continue;
      range.selectNodeContents(walker.currentNode);
      const boxes = [...range.getClientRects()];
      if (boxes.length > 0 && isCut(parent, boxes)) found.add(`${parent.className} | ${parent.textContent}`.slice(0, 200));
    }
    return [...found];

    function isCut(from: Element, boxes: DOMRect[]): boolean {
      const isSought = { x: true, y: true };
      for (let part: Element | null = from; part && part !== document.body; part = part.parentElement) {
        const { overflowX, overflowY, textOverflow, position } = getComputedStyle(part);
        // Only screen readers meet it.
        if (part.clientWidth === 1) return false;
        if (textOverflow === 'ellipsis' && part.scrollWidth > part.clientWidth + 1) return true;
        const { left, right, top, bottom } = part.getBoundingClientRect();
        const hides = /hidden|clip/;
        if (isSought.x && hides.test(overflowX) && boxes.some((box) => box.left < left - 1 || box.right > right + 1))
          return true;
        // A line may reach beyond its box by its own leading.
        const middles = boxes.map((box) => (box.top + box.bottom) / 2);
        if (isSought.y && hides.test(overflowY) && middles.some((middle) => middle < top || middle > bottom))
          return true;
        if (/auto|scroll/.test(overflowX)) isSought.x = false;
        if (/auto|scroll/.test(overflowY)) isSought.y = false;
        if (position === 'fixed') return false;
      }
      return false;
    }
  }, MEANT_TO_BE_CUT);
}

/** Spaces the page's text as readers may set it (WCAG 1.4.12), or no longer. */
async function spaceText(page: Page, isSpaced: boolean): Promise<void> {
  await page.evaluate(
    ([css, on]) => {
      const own = window as unknown as { spacing?: CSSStyleSheet };
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== own.spacing);
      if (!on) return;
      own.spacing = new CSSStyleSheet();
      own.spacing.replaceSync(css);
      document.adoptedStyleSheets.push(own.spacing);
    },
    [SPACING, isSpaced] as const,
  );
}

/** What is wrong with the page's text, spaced as readers may set it, at each of the sizes. */
export async function faultsOfSpacedText(
  page: Page,
  sizes: readonly { width: number; height: number }[],
): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  await spaceText(page, true);
  for (const size of sizes) {
    await page.setViewportSize(size);
    const wrong = await faults(page);
    if (wrong.length > 0) found[`at ${size.width} px`] = wrong;
  }
  await spaceText(page, false);
  return found;
}
