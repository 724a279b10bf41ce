import { messages } from '../../shared/messages/messages';
import { type Screen, screen } from './screen';

const { titles } = messages.shell;

const home = async () => (await import('../../features/home/home-page')).HomePage;
const alliance = async () => (await import('../../features/water-system/alliance-page')).AlliancePage;

/** The route table of both documents (section 2), and `/home`, which shows the home screen as well. */
export const SCREENS: readonly Screen[] = [
  screen('/', titles.home, home),
  screen('/home', titles.home, home),
  screen('/leaderboard', titles.leaderboard, async () => (await import('../../features/leaderboard/leaderboard-page')).LeaderboardPage),
  screen('/impact-dashboard', titles.impactDashboard, async () => (await import('../../features/impact-dashboard/impact-dashboard-page')).ImpactDashboardPage),
  screen('/aquacafe', titles.aquacafe, async () => (await import('../../features/water-system/water-system-page')).WaterSystemPage),
  screen('/aquacafe-alliance', titles.aquacafeAlliance, alliance),
  screen('/products/aquacafe', titles.aquacafeAlliance, alliance),
  screen('/products', titles.products, async () => (await import('../../features/shop/shop-page')).ShopPage),
  screen('/exchange', titles.exchange, async () => (await import('../../features/exchange/exchange-page')).ExchangePage),
  screen('/collect', titles.collect, async () => (await import('../../features/planet-points/planet-points-page')).PlanetPointsPage),
  screen('/redeem', titles.redeem, async () => (await import('../../features/rewards/rewards-page')).RewardsPage),
  screen('/partners', titles.partners, async () => (await import('../../features/partners/partners-page')).PartnersPage),
  screen('/community', titles.community, async () => (await import('../../features/community/community-page')).CommunityPage),
  screen('/bulk-tradein', titles.bulkTradeIn, async () => (await import('../../features/corporate/bulk-trade-in-page')).BulkTradeInPage),
  screen('/corporate-dashboard', titles.corporateDashboard, async () => (await import('../../features/corporate/corporate-dashboard-page')).CorporateDashboardPage),
  screen('/corporate-quotes', titles.corporateQuotes, async () => (await import('../../features/corporate/corporate-quotes-page')).CorporateQuotesPage),
  screen('/purchase-orders', titles.purchaseOrders, async () => (await import('../../features/corporate/purchase-orders-page')).PurchaseOrdersPage),
  screen('/account-management', titles.accountManagement, async () => (await import('../../features/corporate/account-management-page')).AccountManagementPage),
  screen('/privacy', titles.privacy, async () => (await import('../../features/legal/privacy-page')).PrivacyPage),
  screen('/terms', titles.terms, async () => (await import('../../features/legal/terms-page')).TermsPage),
  screen('/environmental', titles.environmental, async () => (await import('../../features/environmental/environmental-page')).EnvironmentalPage),
  screen('/dubai-rewards', titles.dubaiRewards, async () => (await import('../../features/dubai-rewards/dubai-rewards-page')).DubaiRewardsPage),
];

const byPath = new Map(SCREENS.map((entry) => [entry.path, entry]));

/** The screen at a path, with or without a slash at its end; undefined where Page Not Found shows. */
export function screenAt(pathname: string): Screen | undefined {
  return byPath.get(pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname);
}
