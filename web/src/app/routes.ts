import { listPathOf } from '@planet-heroes/contracts/kernel/screen-paths';
import { type Screen, screen } from './routing/screen';

const home = async () => (await import('../areas/home/shop/home-page')).HomePage;
const HOME = {
  loadParts: async () => (await import('../areas/home/shop/home-page')).loadHomeParts(),
  asksNothing: true,
};
const alliance = async () => (await import('../areas/water-system/shop/alliance-page')).AlliancePage;

/**
 * The route table of both documents (section 2), `/home`, which shows the home screen as well, a hero’s trade-ins, what
 * stands in for a checkout, how figures are counted, and where e-mails lead.
 */
export const SCREENS: readonly Screen[] = [
  screen('/', home, HOME),
  screen('/home', home, HOME),
  screen('/leaderboard', async () => (await import('../areas/leaderboard/shop/leaderboard-page')).LeaderboardPage),
  screen(
    '/impact-dashboard',
    async () => (await import('../areas/impact-dashboard/shop/impact-dashboard-page')).ImpactDashboardPage,
  ),
  screen('/aquacafe', async () => (await import('../areas/water-system/shop/water-system-page')).WaterSystemPage),
  screen('/aquacafe-alliance', alliance),
  screen('/products/aquacafe', alliance),
  screen('/products', async () => (await import('../areas/shop/shop/shop-page')).ShopPage),
  screen('/checkout', async () => (await import('../areas/water-system/shop/checkout-page')).CheckoutPage),
  screen('/exchange', async () => (await import('../areas/exchange/shop/exchange-page')).ExchangePage),
  screen(
    '/my-trade-ins',
    async () => (await import('../areas/trade-ins/shop/my-trade-ins/my-trade-ins-page')).MyTradeInsPage,
  ),
  screen('/collect', async () => (await import('../areas/planet-points/shop/planet-points-page')).PlanetPointsPage),
  screen('/redeem', async () => (await import('../areas/rewards/shop/rewards-page')).RewardsPage),
  screen('/partners', async () => (await import('../areas/missions/shop/partners-page')).PartnersPage),
  screen('/community', async () => (await import('../areas/community/shop/community-page')).CommunityPage),
  screen(
    '/bulk-tradein',
    async () => (await import('../areas/quotes/shop/bulk-trade-in/bulk-trade-in-page')).BulkTradeInPage,
  ),
  screen(
    '/corporate-dashboard',
    async () => (await import('../areas/companies/shop/dashboard/corporate-dashboard-page')).CorporateDashboardPage,
  ),
  screen(
    '/corporate-quotes',
    async () => (await import('../areas/quotes/shop/corporate-quotes-page')).CorporateQuotesPage,
  ),
  screen(
    '/purchase-orders',
    async () => (await import('../areas/orders/shop/purchase-orders-page')).PurchaseOrdersPage,
  ),
  screen(
    '/account-management',
    async () => (await import('../areas/companies/shop/account/account-management-page')).AccountManagementPage,
  ),
  screen('/privacy', async () => (await import('../areas/legal/shop/privacy-page')).PrivacyPage),
  screen('/terms', async () => (await import('../areas/legal/shop/terms-page')).TermsPage),
  screen(
    '/environmental',
    async () => (await import('../areas/environmental/shop/environmental-page')).EnvironmentalPage,
  ),
  screen('/how-we-count', async () => (await import('../areas/impact/shop/how-we-count-page')).HowWeCountPage),
  screen(
    '/dubai-rewards',
    async () => (await import('../areas/dubai-rewards/shop/dubai-rewards-page')).DubaiRewardsPage,
  ),
  screen('/unsubscribe', async () => (await import('../areas/notifications/shop/unsubscribe-page')).UnsubscribePage),
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
