import type * as english from '../english';
import type { ScreenText } from './screen';

type Group = keyof typeof english;

const EVERYWHERE: readonly Group[] = ['common', 'live', 'offline', 'pageEnd', 'screens', 'shell', 'toasts'];
const HEROES: readonly Group[] = ['joining', 'leaderboard', 'pointsLedger'];

/** What of the Arabic texts a screen shows at once. Texts of dialogs and tabs may come when it has been painted. */
const OF_SCREENS: Readonly<Record<ScreenText, readonly Group[]>> = {
  home: [...HEROES, 'home', 'homeSections', 'impact', 'tradeChoice', 'tradeIn'],
  leaderboard: HEROES,
  impactDashboard: ['impact', 'impactDashboard', 'tradeChoice', 'tradeIn'],
  aquacafe: ['arPreview', 'waterSystem'],
  aquacafeAlliance: ['waterSystem'],
  products: ['arPreview', 'shop'],
  checkout: ['shop', 'waterSystem'],
  exchange: ['exchange', 'tradeChoice', 'tradeIn'],
  myTradeIns: ['money', 'myTradeIns', 'tradeIn'],
  collect: [...HEROES, 'planetPoints', 'referral', 'socialShare'],
  redeem: [...HEROES, 'offers', 'rewards'],
  partners: ['categories', 'offers', 'partners'],
  community: ['community', 'impact', 'offers', 'referral', 'socialShare'],
  bulkTradeIn: ['corporate', 'corporateBulk'],
  corporateDashboard: ['corporate', 'corporateDashboard', 'corporateOrders', 'corporateQuotes'],
  corporateQuotes: ['corporate', 'corporateQuotes'],
  purchaseOrders: ['corporate', 'corporateOrders'],
  accountManagement: ['corporate', 'corporateAccount'],
  privacy: ['legal', 'privacy'],
  terms: ['legal', 'terms'],
  environmental: ['environmental', 'impact'],
  howWeCount: ['howWeCount'],
  dubaiRewards: ['categories', 'dubaiRewards', 'offers'],
  unsubscribe: ['notifications'],
};

const NOT_FOUND: readonly Group[] = ['notFound'];

/** The groups of texts that a screen, or Page Not Found, cannot be shown without. */
export function arabicOf(screen: ScreenText | undefined): readonly Group[] {
  return [...EVERYWHERE, ...(screen ? OF_SCREENS[screen] : NOT_FOUND)];
}
