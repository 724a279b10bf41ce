import type { OperatorPage } from '@planet-heroes/contracts/areas/operations/pages';

/** What the operators' pages are called. */
export const PAGE_NAMES: Readonly<Record<OperatorPage, string>> = {
  board: 'Board', people: 'People', companies: 'Companies', 'trade-ins': 'Trade-ins', quotes: 'Quotes',
  orders: 'Orders', route: 'Route', rewards: 'Rewards', programme: 'Programme', sponsorships: 'Sponsorships',
  payouts: 'Payouts', operators: 'Operators', commands: 'Commands', audit: 'Audit log',
  record: 'Recordings', mail: 'Mailbox',
};
