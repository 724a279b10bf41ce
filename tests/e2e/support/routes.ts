/** The route table of both documents (section 2), with each screen's heading and title. */
export const ROUTES: readonly { path: string; heading: string; title: string }[] = [
  { path: '/', heading: 'Turn the iPhone in your drawer into clean water', title: 'Turn your iPhone into clean water' },
  {
    path: '/home',
    heading: 'Turn the iPhone in your drawer into clean water',
    title: 'Turn your iPhone into clean water',
  },
  { path: '/leaderboard', heading: 'Planet Heroes Leaderboard', title: 'Leaderboard' },
  { path: '/impact-dashboard', heading: 'What all of us have saved so far', title: 'Impact and rewards dashboard' },
  { path: '/aquacafe', heading: 'Clean water at home, paid for by your old phone', title: 'AquaCafe water systems' },
  { path: '/aquacafe-alliance', heading: 'The partners behind your water', title: 'AquaCafe alliance' },
  { path: '/products/aquacafe', heading: 'The partners behind your water', title: 'AquaCafe alliance' },
  { path: '/products', heading: 'Clean water and second lives', title: 'Shop' },
  { path: '/checkout', heading: 'Checkout', title: 'Checkout' },
  { path: '/exchange', heading: 'Your old iPhone is worth more than a drawer', title: 'Exchange' },
  { path: '/my-trade-ins', heading: 'My trade-ins', title: 'My trade-ins' },
  { path: '/collect', heading: 'Planet Points, earned by doing good', title: 'Planet Points' },
  { path: '/redeem', heading: 'Turn points into something real', title: 'Redeem' },
  { path: '/partners', heading: 'Stand behind the heroes of Dubai', title: 'Partners and champions' },
  { path: '/community', heading: 'Heroes of one city', title: 'Community' },
  { path: '/bulk-tradein', heading: 'Trade in a whole fleet', title: 'Bulk trade-in' },
  { path: '/corporate-dashboard', heading: 'Corporate dashboard', title: 'Corporate dashboard' },
  { path: '/corporate-quotes', heading: 'Bulk quotes', title: 'Bulk quotes' },
  { path: '/purchase-orders', heading: 'Purchase orders', title: 'Purchase orders' },
  { path: '/account-management', heading: 'Account management', title: 'Account management' },
  { path: '/privacy', heading: 'Privacy', title: 'Privacy' },
  { path: '/terms', heading: 'Terms', title: 'Terms' },
  { path: '/environmental', heading: 'What a drawer full of phones can do', title: 'Environmental impact' },
  { path: '/how-we-count', heading: 'How we count', title: 'How we count' },
  { path: '/dubai-rewards', heading: 'Dubai challenges and rewards', title: 'Dubai challenges and rewards' },
  { path: '/unsubscribe', heading: 'Stop these e-mails?', title: 'Stop e-mails' },
];

/** The parts of screens that show only when they are asked for. */
export const PARTS: readonly string[] = [
  '/no-such-screen',
  '/aquacafe-alliance?variant=hero-elite',
  ...['champions', 'sponsors'].map((tab) => `/partners?tab=${tab}`),
  '/dubai-rewards?tab=rewards',
  ...['challenges', 'forum', 'events', 'feed', 'connect', 'leaderboard', 'achievements', 'delivery'].map(
    (tab) => `/community?tab=${tab}`,
  ),
  ...['users', 'billing', 'notifications', 'integrations'].map((tab) => `/account-management?tab=${tab}`),
];

/** Every screen and every part. */
export const ADDRESSES = [...ROUTES.map(({ path }) => path), ...PARTS];

/** Addresses with an id or a code, which lists, friends and messages lead to. */
export const ONE_OF_MANY: readonly string[] = [
  '/my-trade-ins/not-one-of-mine',
  '/join?ref=HEROABC123',
  '/leaderboard?ref=HEROABC123',
  '/collect?sign-in',
  '/exchange#trade-in-simulator',
  '/?utm_source=mail#meet-deli',
  '/unsubscribe?token=none',
  '/checkout?plan=hero-premium',
];

/** What the header links to in consumer mode, in order. */
export const CONSUMER_LINKS = [
  ['Home', '/'],
  ['AquaCafe', '/aquacafe'],
  ['Exchange', '/exchange'],
  ['Play', '/collect'],
  ['Redeem', '/redeem'],
  ['Community', '/community'],
  ['Partners', '/partners'],
] as const;

/** What the header links to in B2B mode, in order. */
export const BUSINESS_LINKS = [
  ['Dashboard', '/corporate-dashboard'],
  ['Bulk Trade-in', '/bulk-tradein'],
  ['Get Quotes', '/corporate-quotes'],
  ['Purchase Orders', '/purchase-orders'],
  ['Account', '/account-management'],
] as const;
