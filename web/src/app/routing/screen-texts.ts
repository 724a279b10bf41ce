import type { SCREEN_PATHS } from '@planet-heroes/contracts/kernel/screen-paths';
import type { shell } from '../../shared/messages/en/shell';

export type ScreenPath = (typeof SCREEN_PATHS)[number];

/** Where a screen's title and description stand among the shell's texts: for the page, and for its card when it is shared. */
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
} as const satisfies Record<ScreenPath, keyof typeof shell.titles & keyof typeof shell.descriptions>;

export type ScreenText = (typeof SCREEN_TEXTS)[ScreenPath];

/** The screens whose texts are there in every language; the others show in English, and say so. */
export const TRANSLATED_SCREENS: ReadonlySet<ScreenText | 'notFound'> = new Set(['home', 'exchange', 'leaderboard', 'collect', 'redeem', 'notFound']);
