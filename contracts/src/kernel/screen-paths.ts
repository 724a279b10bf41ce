/**
 * Every path that has a screen: of both documents (section 2), a hero’s trade-ins, what stands in for a checkout, how
 * the figures are counted, and where e-mails lead. Any other shows Page Not Found.
 */
export const SCREEN_PATHS = [
  '/',
  '/home',
  '/leaderboard',
  '/impact-dashboard',
  '/aquacafe',
  '/aquacafe-alliance',
  '/products/aquacafe',
  '/products',
  '/checkout',
  '/exchange',
  '/my-trade-ins',
  '/collect',
  '/redeem',
  '/partners',
  '/community',
  '/bulk-tradein',
  '/corporate-dashboard',
  '/corporate-quotes',
  '/purchase-orders',
  '/account-management',
  '/privacy',
  '/terms',
  '/environmental',
  '/how-we-count',
  '/dubai-rewards',
  '/unsubscribe',
] as const;
export type ScreenPath = (typeof SCREEN_PATHS)[number];

/** The lists that also show one of what they hold, by its id at the end of the path. */
const ONE_OF_A_LIST = /^(\/my-trade-ins)\/([\w-]+)$/;

/** The path of the screen that shows at a path: its own, or that of the list it shows one of. */
export function screenPathAt(path: string): ScreenPath | undefined {
  return SCREEN_PATHS.find((own) => own === path || own === listPathOf(path));
}

/** The list that a path shows one of. */
export function listPathOf(path: string): string | undefined {
  return ONE_OF_A_LIST.exec(path)?.[1];
}

/** The id of what a path shows of a list. */
export function idInPath(path: string): string | undefined {
  return ONE_OF_A_LIST.exec(path)?.[2];
}
