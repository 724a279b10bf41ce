import type * as english from './english';
import type { Translation } from '../kernel/i18n/translation';

/** How long a page in Arabic waits for the faces of its letters, in ms: what shows before them moves when they come. */
const MAX_WAIT_MS = 1500;
const FACES = ['1em "Noto Sans Arabic"', '1em "El Messiri"'];
// Without them the page shows in those of the device.
const faces = globalThis.document?.fonts
  && Promise.all(FACES.map((face) => document.fonts.load(face, 'ا'))).catch(() => undefined);

/** The Arabic texts, once their letters can be drawn, or have not come in time. */
export async function arabicTexts(): Promise<typeof ARABIC> {
  const tooLate = new Promise<void>((resolve) => void setTimeout(resolve, MAX_WAIT_MS));
  await Promise.race([faces, tooLate]);
  return ARABIC;
}

/** The Arabic texts, group by group: each comes with the screen that needs it. */
export const ARABIC = {
  accounts: async () => (await import('../areas/accounts/texts.ar')).accounts,
  arPreview: async () => (await import('../areas/ar-preview/texts.ar')).arPreview,
  categories: async () => (await import('../areas/translations/texts.ar')).categories,
  celebration: async () => (await import('../areas/celebration/texts.ar')).celebration,
  common: async () => (await import('../kernel/i18n/texts.ar')).common,
  community: async () => (await import('../areas/community/texts.ar')).community,
  communityEvents: async () => (await import('../areas/community/texts-feed-and-events.ar')).communityEvents,
  communityFeed: async () => (await import('../areas/community/texts-feed-and-events.ar')).communityFeed,
  communityForum: async () => (await import('../areas/community/texts-forum.ar')).communityForum,
  concierge: async () => (await import('../areas/concierge/texts.ar')).concierge,
  corporate: async () => (await import('../areas/corporate/texts.ar')).corporate,
  corporateAccount: async () => (await import('../areas/companies/texts-account.ar')).corporateAccount,
  corporateBulk: async () => (await import('../areas/corporate/texts-bulk.ar')).corporateBulk,
  corporateDashboard: async () => (await import('../areas/companies/texts-dashboard.ar')).corporateDashboard,
  corporateIntegrations: async () => (await import('../areas/companies/texts-integrations.ar')).corporateIntegrations,
  corporateApplying: async () => (await import('../areas/corporate/texts-membership.ar')).corporateApplying,
  corporateLeaving: async () => (await import('../areas/corporate/texts-membership.ar')).corporateLeaving,
  corporateOrders: async () => (await import('../areas/orders/texts.ar')).corporateOrders,
  corporateQuotes: async () => (await import('../areas/quotes/texts.ar')).corporateQuotes,
  dubaiRewards: async () => (await import('../areas/dubai-rewards/texts.ar')).dubaiRewards,
  environmental: async () => (await import('../areas/environmental/texts.ar')).environmental,
  exchange: async () => (await import('../areas/exchange/texts.ar')).exchange,
  failures: async () => (await import('../kernel/i18n/texts-failures.ar')).failures,
  home: async () => (await import('../areas/home/texts.ar')).home,
  homeSections: async () => (await import('../areas/home/texts-sections.ar')).homeSections,
  howWeCount: async () => (await import('../areas/impact/texts-counting.ar')).howWeCount,
  imageMonitor: async () => (await import('../areas/image-monitor/texts.ar')).imageMonitor,
  impact: async () => (await import('../areas/impact/texts.ar')).impact,
  impactDashboard: async () => (await import('../areas/impact-dashboard/texts.ar')).impactDashboard,
  importRefusals: async () => (await import('../areas/imports/texts-refusals.ar')).importRefusals,
  joining: async () => (await import('../areas/accounts/texts-joining.ar')).joining,
  leaderboard: async () => (await import('../areas/leaderboard/texts.ar')).leaderboard,
  legal: async () => (await import('../areas/legal/texts.ar')).legal,
  live: async () => (await import('../kernel/i18n/texts-live.ar')).live,
  myTradeIns: async () => (await import('../areas/trade-ins/texts-mine.ar')).myTradeIns,
  handover: async () => (await import('../areas/trade-ins/texts-mine.ar')).handover,
  money: async () => (await import('../areas/trade-ins/texts-money.ar')).money,
  notifications: async () => (await import('../areas/notifications/texts.ar')).notifications,
  offers: async () => (await import('../areas/translations/texts.ar')).readOffers(),
  offline: async () => (await import('../areas/offline/texts.ar')).offline,
  notFound: async () => (await import('./texts-not-found.ar')).notFound,
  onboarding: async () => (await import('../areas/onboarding/texts.ar')).onboarding,
  partners: async () => (await import('../areas/missions/texts.ar')).partners,
  planetPoints: async () => (await import('../areas/planet-points/texts.ar')).planetPoints,
  pointsLedger: async () => (await import('../areas/heroes/texts.ar')).pointsLedger,
  privacy: async () => (await import('../areas/legal/texts-privacy.ar')).privacy,
  referral: async () => (await import('../areas/shares/texts-referral.ar')).referral,
  rewards: async () => (await import('../areas/rewards/texts.ar')).rewards,
  shell: async () => (await import('../kernel/i18n/texts-shell.ar')).shell,
  screenDescriptions: async () => (await import('./routing/texts-descriptions.ar')).screenDescriptions,
  screens: async () => (await import('./routing/texts.ar')).screens,
  pageEnd: async () => (await import('./layout/texts-page-end.ar')).pageEnd,
  shop: async () => (await import('../areas/shop/texts.ar')).shop,
  socialChallenges: async () => (await import('../areas/social-challenges/texts.ar')).socialChallenges,
  socialShare: async () => (await import('../areas/shares/texts.ar')).socialShare,
  terms: async () => (await import('../areas/legal/texts-terms.ar')).terms,
  tips: async () => (await import('../areas/tips/texts.ar')).tips,
  toasts: async () => (await import('../kernel/i18n/texts-toasts.ar')).toasts,
  tradeIn: async () => (await import('../areas/trade-ins/texts.ar')).tradeIn,
  tradeChoice: async () => (await import('../areas/trade-ins/texts-choice.ar')).tradeChoice,
  waterSystem: async () => (await import('../areas/water-system/texts.ar')).waterSystem,
} satisfies { [G in keyof typeof english]: () => Promise<Translation<(typeof english)[G]>> };
