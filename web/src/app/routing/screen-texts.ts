import type { ScreenPath } from '@planet-heroes/contracts/kernel/screen-paths';
import type { shell } from '../../shared/messages/en/shell';

/**
 * Where a screen's title and description stand among the shell's texts: for the page, and for its card when it is
 * shared.
 */
export const SCREEN_TEXTS = {
  '/': 'home',
  '/home': 'home',
  '/leaderboard': 'leaderboard',
  '/impact-dashboard': 'impactDashboard',
  '/aquacafe': 'aquacafe',
  '/aquacafe-alliance': 'aquacafeAlliance',
  '/products/aquacafe': 'aquacafeAlliance',
  '/products': 'products',
  '/exchange': 'exchange',
  '/my-trade-ins': 'myTradeIns',
  '/collect': 'collect',
  '/redeem': 'redeem',
  '/partners': 'partners',
  '/community': 'community',
  '/bulk-tradein': 'bulkTradeIn',
  '/corporate-dashboard': 'corporateDashboard',
  '/corporate-quotes': 'corporateQuotes',
  '/purchase-orders': 'purchaseOrders',
  '/account-management': 'accountManagement',
  '/privacy': 'privacy',
  '/terms': 'terms',
  '/environmental': 'environmental',
  '/dubai-rewards': 'dubaiRewards',
  '/unsubscribe': 'unsubscribe',
} as const satisfies Record<ScreenPath, keyof typeof shell.titles & keyof typeof shell.descriptions>;

export type ScreenText = (typeof SCREEN_TEXTS)[ScreenPath];
