import type { ScreenPath } from '@planet-heroes/contracts/kernel/screen-paths';
import type { screenDescriptionsTexts } from './texts-descriptions.en';
import type { screensTexts } from './texts.en';

/**
 * Where a screen's title and description stand among the texts of screens: for the page, and for its card when it is
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
} as const satisfies Record<ScreenPath, keyof typeof screensTexts.titles & keyof typeof screenDescriptionsTexts>;

export type ScreenText = (typeof SCREEN_TEXTS)[ScreenPath];
