import { translated } from '../../kernel/i18n/translated';

export const screenDescriptionsTexts = translated(
  'screenDescriptions',
  {
    home:
      'Trade in your iPhone in Dubai, earn Planet Points, climb the hero leaderboard and redeem towards clean water at home.',
    leaderboard:
      'Who saves the most bottles in Dubai? Follow the Planet Heroes as they climb, live, and join them for free.',
    impactDashboard:
      'Bottles, CO2 and rewards of all Planet Heroes, live, with a calculator for what your own phone adds to Dubai’s 2030 goals.',
    aquacafe: 'Water systems for homes in Dubai, with hero discounts, starter points and a starter kit for AED 99.',
    aquacafeAlliance:
      'The partners behind AquaCafe, what happens after you choose a package, and what is guaranteed for how long.',
    products: 'Refurbished iPhones, water filters and premium water, each at the price of a second life.',
    checkout: 'What you have chosen, and how it is paid.',
    exchange: 'See what your used iPhone is worth, lock the quote for 30 days and send the phone in free of charge.',
    myTradeIns: 'Your trade-ins: where each phone stands, who acts next and by when.',
    collect: 'How Planet Points are earned, what the hero levels mean and where to begin.',
    redeem: 'What Planet Points turn into: phones, water systems and experiences, and how redemption works.',
    partners: 'Become a champion or an ambassador, or sponsor a mission that keeps Dubai’s water clean.',
    community: 'Challenges, events and conversations of the Planet Heroes of Dubai, and where we deliver.',
    bulkTradeIn:
      'Trade in a company’s phones and computers in bulk: a quote within 24 hours and up to 15% more per device.',
    corporateDashboard: 'Quote requests, purchase orders and figures of your company at a glance.',
    corporateQuotes: 'Ask for a bulk quote, follow it and accept it.',
    purchaseOrders: 'Follow every device of a purchase order, from pickup to payment, as it happens.',
    accountManagement: 'Your company’s profile, people, payments, notifications and integrations.',
    privacy: 'Which data Planet Heroes collects, what for, and how you get at it, mend it or have it deleted.',
    terms: 'The terms of trade-ins, water systems, points and partnerships.',
    environmental: 'What our heroes have saved so far, and what we have set out to do.',
    howWeCount: 'What every figure on our pages counts, where it comes from and how sure it is.',
    dubaiRewards:
      'Challenges across Dubai, and rewards from local partners to claim with Planet Points while they last.',
    unsubscribe: 'Choose not to get e-mails of one kind any more.',
    notFound: 'There is no page at this address.',
  } as const,
);
