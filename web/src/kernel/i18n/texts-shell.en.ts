import { translated } from './translated';

export const shellTexts = translated(
  'shell',
  {
    brand: 'Planet Heroes',
    businessBrand: 'Planet Heroes Business',
    skipToContent: 'Skip to content',
    homeLink: 'Planet Heroes, home',
    loading: 'Loading the page',
    help: 'Help',
    tutorial: 'Tutorial',
    navigation: {
      label: 'Main',
      home: 'Home',
      waterSystem: 'AquaCafe',
      exchange: 'Exchange',
      play: 'Play',
      redeem: 'Redeem',
      community: 'Community',
      partners: 'Partners',
      partnersBadge: 'new',
      shopAll: 'Shop All',
      leaderboard: 'Leaderboard',
      dubaiRewards: 'Dubai rewards',
      myTradeIns: 'My trade-ins',
      dashboard: 'Dashboard',
      bulkTradeIn: 'Bulk Trade-in',
      quotes: 'Get Quotes',
      purchaseOrders: 'Purchase Orders',
      account: 'Account',
      bulkQuote: 'Get Bulk Quote',
      bulkQuoteShort: 'Get Quote',
    },
    mode: { label: 'Who are you shopping for?', consumer: 'Consumer', business: 'B2B' },
    account: {
      join: 'Join free',
      guest: 'Guest',
      guestSuffix: '(join free)',
      profile: 'Your profile',
      profileSuffix: '(your profile)',
    },
    inbox: { label: 'Inbox', unread: (unread: string) => `Inbox, ${unread} unread` },
    /** The other language, in its own words. */
    language: 'العربية',
    theme: { toDark: 'Switch to dark colours', toLight: 'Switch to light colours' },
    menu: { open: 'Open menu', close: 'Close menu', title: 'Menu', description: 'All areas of Planet Heroes' },
    banner: {
      label: 'About Planet Heroes',
      full: 'The Sustainability Game of Dubai — Complete Missions • Save Money • Save the Planet',
      short: 'The Sustainability Game of Dubai',
    },
    failed: {
      title: 'This page could not be loaded',
      description:
        'The connection broke off, or a newer version has just been published. Loading it again usually helps.',
      retry: 'Load again',
    },
    unseen: {
      title: 'This page is not on your device yet',
      description:
        'You’re offline and haven’t opened this page on this device before. It opens when you’re online.',
      retry: 'Load again',
    },
    missingPart: 'This part of the page could not be loaded.',
    failedPart: { title: 'That could not be loaded', description: 'Load the page again, once you are online.' },
  } as const,
);
