import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { BrowserContext, Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

type WithAxe = { axe: { run(options: RunOptions): Promise<AxeResults> } };

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Puts axe into every page of a context. An init script is not subject to the page's content security policy. */
export async function installAxe(context: BrowserContext): Promise<void> {
  await context.addInitScript({ content: source });
}

/** What axe finds wrong on a page: rule, element and what is the matter, one line each. */
export async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = await page.evaluate(
    (values) => (window as unknown as WithAxe).axe.run({ runOnly: { type: 'tag', values }, resultTypes: ['violations'] }),
    RULES,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary?.replaceAll(/\s+/g, ' ')}`),
  );
}
