import type { Page } from '@playwright/test';
import { OPERATOR_PAGES } from '@planet-heroes/contracts/areas/operations/pages';
import type { View } from './view.ts';

/** Enough readings to fill the page's own charts. */
const READINGS = 15;

/** The operations page, its board first; nothing without a token. */
export function operations(token: string | undefined): View[] {
  if (!token) return [];
  const open = (page: Page) => giveToken(page, token);
  const states: readonly Pick<View, 'name' | 'state' | 'act' | 'isWhole'>[] = [
    {
      name: 'ops',
      state: 'first screen',
      async act(page) {
        await open(page);
        await hasPast(page);
      },
    },
    { name: 'ops-whole', state: 'whole page', isWhole: true, act: open },
    { name: 'ops-token', state: 'asks for the token' },
    {
      name: 'ops-token-wrong',
      state: 'a wrong token',
      act: giveWrongToken,
    },
    {
      name: 'ops-pause',
      state: 'pausing a queue, dialog',
      async act(page) {
        await open(page);
        await page.getByRole('table', { name: 'Queues' }).getByRole('button', { name: /^Pause/ }).first().click();
        await page.getByRole('dialog').waitFor();
      },
    },
  ];
  const { board: _, ...others } = OPERATOR_PAGES;
  return [
    ...states.map((state): View => ({ ...state, screen: 'Operations', path: '/ops/', isBare: true })),
    ...Object.entries(others).map(([page, { path }]): View => ({
      name: `ops-${page}`,
      screen: 'Operations',
      state: `${page}, whole page`,
      path,
      isBare: true,
      isWhole: true,
      act: (shown) => enter(shown, token),
    })),
  ];
}

async function giveWrongToken(page: Page): Promise<void> {
  await page.getByLabel('Operator token').fill('not the token');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByText('This is not the operator token.').waitFor();
}

async function enter(page: Page, token: string): Promise<void> {
  await page.getByLabel('Operator token').fill(token);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
}

async function giveToken(page: Page, token: string): Promise<void> {
  await enter(page, token);
  await page.getByRole('table', { name: 'Queues' }).waitFor();
}

async function hasPast(page: Page): Promise<void> {
  await page.waitForFunction(
    (readings) => document.querySelector('.sparkline .line')?.getAttribute('d')?.split('L').length === readings,
    READINGS,
    { timeout: 120_000 },
  );
}
