import type { Page } from '@playwright/test';
import { joinAs } from '../support/heroes.ts';
import { lockPrice } from '../support/trade-ins.ts';
import { screenAt } from './screens.ts';
import type { View } from './view.ts';

const PATHS = ['/', '/leaderboard', '/my-trade-ins', '/collect', '/redeem', '/dubai-rewards?tab=rewards', '/account-management'];

/** What a hero of their own sees: just joined, and with a price locked. */
export function own(): View[] {
  const as = (state: string, before: View['before'], paths: readonly string[]): View[] =>
    paths.map((path) => ({
      name: `${path === '/' ? 'home' : path.slice(1).replace(/\?\w+=/, '-')}-${state.toLowerCase().replaceAll(' ', '-')}`,
      screen: screenAt(path),
      state: `${state}, whole page`,
      path,
      isWhole: true,
      ...(before && { before }),
    }));
  return [
    ...as('just joined', joined, PATHS),
    ...as('a price locked', withLockedPrice, ['/', '/exchange', '/my-trade-ins']),
    ...as('a price locked in Arabic', withLockedPrice, ['/my-trade-ins?lang=ar']),
  ];
}

async function joined(page: Page): Promise<void> {
  await joinAs(page.context().request, 'Noura');
}

async function withLockedPrice(page: Page): Promise<void> {
  await joined(page);
  await lockPrice(page.context().request);
}
