import { listPathOf } from '@planet-heroes/contracts/kernel/screen-paths';
import { type Screen, screen } from './screen';

const home = async () => (await import('../../features/home/home-page')).HomePage;
const HOME = {
  loadParts: async () => (await import('../../features/home/home-page')).loadHomeParts(),
  asksNothing: true,
};
const alliance = async () => (await import('../../features/water-system/alliance-page')).AlliancePage;

/**
 * The route table of both documents (section 2), `/home`, which shows the home screen as well, a hero’s trade-ins, and
 * where e-mails lead.
 */
export const SCREENS: readonly Screen[] = [
  screen('/', home, HOME),
  screen('/home', home, HOME),
  screen('/leaderboard', async () => (await import('../../features/leaderboard/leaderboard-page')).LeaderboardPage),
  screen(
    '/impact-dashboard',
    async () => (await import('../../features/impact-dashboard/impact-dashboard-page')).ImpactDashboardPage,
  ),
  screen('/aquacafe', async () => (await import('../../features/water-system/water-system-page')).WaterSystemPage),
  screen('/aquacafe-alliance', alliance),
  screen('/products/aquacafe', alliance),
  screen('/products', async () => (await import('../../features/shop/shop-page')).ShopPage),
  screen('/exchange', async () => (await import('../../features/exchange/exchange-page')).ExchangePage),
  screen(
    '/my-trade-ins',
    async () => (await import('../../features/trade-ins/my-trade-ins/my-trade-ins-page')).MyTradeInsPage,
  ),
  screen('/collect', async () => (await import('../../features/planet-points/planet-points-page')).PlanetPointsPage),
  screen('/redeem', async () => (await import('../../features/rewards/rewards-page')).RewardsPage),
  screen('/partners', async () => (await import('../../features/missions/partners-page')).PartnersPage),
  screen('/community', async () => (await import('../../features/community/community-page')).CommunityPage),
  screen(
    '/bulk-tradein',
    async () => (await import('../../features/quotes/bulk-trade-in/bulk-trade-in-page')).BulkTradeInPage,
  ),
  screen(
    '/corporate-dashboard',
    async () => (await import('../../features/companies/dashboard/corporate-dashboard-page')).CorporateDashboardPage,
  ),
  screen(
    '/corporate-quotes',
    async () => (await import('../../features/quotes/corporate-quotes-page')).CorporateQuotesPage,
  ),
  screen(
    '/purchase-orders',
    async () => (await import('../../features/orders/purchase-orders-page')).PurchaseOrdersPage,
  ),
  screen(
    '/account-management',
    async () => (await import('../../features/companies/account/account-management-page')).AccountManagementPage,
  ),
  screen('/privacy', async () => (await import('../../features/legal/privacy-page')).PrivacyPage),
  screen('/terms', async () => (await import('../../features/legal/terms-page')).TermsPage),
  screen(
    '/environmental',
    async () => (await import('../../features/environmental/environmental-page')).EnvironmentalPage,
  ),
  screen(
    '/dubai-rewards',
    async () => (await import('../../features/dubai-rewards/dubai-rewards-page')).DubaiRewardsPage,
  ),
  screen('/unsubscribe', async () => (await import('../../features/notifications/unsubscribe-page')).UnsubscribePage),
];

const byPath = new Map<string, Screen>(SCREENS.map((entry) => [entry.path, entry]));

/**
 * The screen at a path, with or without a slash at its end, also where it shows one thing of its list; undefined where
 * Page Not Found shows.
 */
export function screenAt(pathname: string): Screen | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  return byPath.get(path) ?? byPath.get(listPathOf(path) ?? '');
}
