import type { ComponentType } from 'react';
import { OPERATOR_PAGES, type OperatorPage } from '@planet-heroes/contracts/areas/operations/pages';
import { AuditPage } from '../areas/operations/desk/audit/audit-page';
import { Board } from '../areas/operations/desk/board/board';
import { CommandsPage } from '../areas/operations/desk/commands/commands-page';
import { CompaniesPage } from '../areas/companies/desk/companies-page';
import { Mailbox } from '../areas/notifications/desk/mailbox';
import { MESSAGES } from '../kernel/desk/messages';
import { OperatorsPage } from '../areas/operations/desk/operators/operators-page';
import { OrdersPage } from '../areas/orders/desk/orders-page';
import { PayoutsPage } from '../areas/payouts/desk/payouts-page';
import { PeoplePage } from '../areas/support/desk/people-page';
import { ProgrammePage } from '../areas/programme/desk/programme-page';
import { QuotesPage } from '../areas/quotes/desk/quotes-page';
import { RecordPage } from '../areas/operations/desk/record/record-page';
import { RewardsPage } from '../areas/dubai-rewards/desk/rewards-page';
import { RoutePage } from '../areas/pickups/desk/route-page';
import { SponsorshipsPage } from '../areas/missions/desk/sponsorships-page';
import { TradeInsPage } from '../areas/trade-ins/desk/trade-ins-page';

interface Page {
  name: OperatorPage;
  title: string;
  Screen: ComponentType;
}

const PAGES: Readonly<Record<OperatorPage, Page>> = {
  board: { name: 'board', title: MESSAGES.title, Screen: Board },
  people: { name: 'people', title: MESSAGES.frame.pages.people, Screen: PeoplePage },
  companies: { name: 'companies', title: MESSAGES.frame.pages.companies, Screen: CompaniesPage },
  'trade-ins': { name: 'trade-ins', title: MESSAGES.frame.pages['trade-ins'], Screen: TradeInsPage },
  quotes: { name: 'quotes', title: MESSAGES.frame.pages.quotes, Screen: QuotesPage },
  orders: { name: 'orders', title: MESSAGES.frame.pages.orders, Screen: OrdersPage },
  route: { name: 'route', title: MESSAGES.frame.pages.route, Screen: RoutePage },
  rewards: { name: 'rewards', title: MESSAGES.frame.pages.rewards, Screen: RewardsPage },
  programme: { name: 'programme', title: MESSAGES.frame.pages.programme, Screen: ProgrammePage },
  sponsorships: { name: 'sponsorships', title: MESSAGES.frame.pages.sponsorships, Screen: SponsorshipsPage },
  payouts: { name: 'payouts', title: MESSAGES.frame.pages.payouts, Screen: PayoutsPage },
  operators: { name: 'operators', title: MESSAGES.frame.pages.operators, Screen: OperatorsPage },
  commands: { name: 'commands', title: MESSAGES.frame.pages.commands, Screen: CommandsPage },
  audit: { name: 'audit', title: MESSAGES.frame.pages.audit, Screen: AuditPage },
  record: { name: 'record', title: MESSAGES.frame.pages.record, Screen: RecordPage },
  mail: { name: 'mail', title: MESSAGES.frame.pages.mail, Screen: Mailbox },
};

/** The page at a path. The server serves no other paths. */
export function pageAt(path: string): Page {
  return Object.values(PAGES).find(({ name }) => OPERATOR_PAGES[name].path === path) ?? PAGES.board;
}
