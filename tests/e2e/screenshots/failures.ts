import type { Page } from '@playwright/test';
import { screenAt } from './screens.ts';
import type { View } from './view.ts';

/** Screens that show what a server answers. */
const SCREENS = [
  ['home', '/'],
  ['leaderboard', '/leaderboard'],
  ['impact-dashboard', '/impact-dashboard'],
  ['collect', '/collect'],
  ['redeem', '/redeem'],
  ['dubai-rewards', '/dubai-rewards'],
  ['dubai-rewards-rewards', '/dubai-rewards?tab=rewards'],
  ['community', '/community'],
  ['community-challenges', '/community?tab=challenges'],
  ['partners', '/partners?tab=sponsors'],
  ['corporate-dashboard', '/corporate-dashboard'],
  ['corporate-quotes', '/corporate-quotes'],
  ['purchase-orders', '/purchase-orders'],
  ['account-management', '/account-management'],
  ['account-management-users', '/account-management?tab=users'],
] as const;
const OFFLINE = SCREENS.filter(([name]) => /^(home|leaderboard|purchase-orders)$/.test(name));
const ANSWER = { error: { code: 'database_unavailable', message: 'The database does not answer.', requestId: 'r-1' } };

/** Screens whose answers have not come, those that got errors, and those that lost their connection. */
export function failures(): View[] {
  return [
    ...SCREENS.map(([name, path]): View => ({
      name: `${name}-loading`,
      screen: screenAt(path),
      state: 'loading',
      path,
      isBare: true,
      async before(page) {
        await page.route('**/api/**', () => {});
        await withoutSocket(page);
      },
      act: isRunning,
    })),
    ...SCREENS.map(([name, path]): View => ({
      name: `${name}-error`,
      screen: screenAt(path),
      state: 'every call answers 500',
      path,
      isBare: true,
      isWhole: true,
      async before(page) {
        await page.route('**/api/**', (route) => route.fulfill({ status: 500, json: ANSWER }));
        await withoutSocket(page);
      },
      async act(page) {
        await isRunning(page);
        // Content further down loads when a visitor begins to move.
        await page.mouse.wheel(0, 1);
        await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'));
      },
    })),
    ...OFFLINE.map(([name, path]): View => ({
      name: `${name}-offline`,
      screen: screenAt(path),
      state: 'without a connection',
      path,
      async act(page) {
        await page.context().setOffline(true);
        await page.getByText('You are offline: figures may be old').waitFor();
      },
    })),
  ];
}

/** The live connection never comes about. */
const withoutSocket = (page: Page) => page.routeWebSocket(/\/socket\.io\//, () => {});

/** The client has taken the drawn screen over, and its texts are there. */
async function isRunning(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('main h1') && !document.querySelector('#root[data-static]'));
}
