import { translated } from '../../kernel/i18n/translated';

/** The screens' titles in the browser's tab. */
export const screensTexts = translated(
  'screens',
  {
    titles: {
      home: 'Turn your iPhone into clean water',
      leaderboard: 'Leaderboard',
      impactDashboard: 'Impact and rewards dashboard',
      aquacafe: 'AquaCafe water systems',
      aquacafeAlliance: 'AquaCafe alliance',
      products: 'Shop',
      checkout: 'Checkout',
      exchange: 'Exchange',
      myTradeIns: 'My trade-ins',
      collect: 'Planet Points',
      redeem: 'Redeem',
      partners: 'Partners and champions',
      community: 'Community',
      bulkTradeIn: 'Bulk trade-in',
      corporateDashboard: 'Corporate dashboard',
      corporateQuotes: 'Bulk quotes',
      purchaseOrders: 'Purchase orders',
      accountManagement: 'Account management',
      privacy: 'Privacy',
      terms: 'Terms',
      environmental: 'Environmental impact',
      howWeCount: 'How we count',
      dubaiRewards: 'Dubai challenges and rewards',
      unsubscribe: 'Stop e-mails',
      notFound: 'Page Not Found',
    },
    documentTitle: (page: string) => `${page} | Planet Heroes`,
  } as const,
);
