import type { ComponentType } from 'react';
import { OPERATOR_PAGES, type OperatorPage } from '@planet-heroes/contracts/areas/operations/pages';
import { AllCompanies } from '../areas/companies/desk/all-companies';
import { OneCompany } from '../areas/companies/desk/one-company';
import { OneClaim } from '../areas/dubai-rewards/desk/one-claim';
import { RewardsPage } from '../areas/dubai-rewards/desk/rewards-page';
import { AllSponsorships } from '../areas/missions/desk/all-sponsorships';
import { OneSponsorship } from '../areas/missions/desk/one-sponsorship';
import { Mailbox } from '../areas/notifications/desk/mailbox';
import { AuditPage } from '../areas/operations/desk/audit/audit-page';
import { Board } from '../areas/operations/desk/board/board';
import { CommandsPage } from '../areas/operations/desk/commands/commands-page';
import { OneCommand } from '../areas/operations/desk/commands/one-command';
import { OperatorsPage } from '../areas/operations/desk/operators/operators-page';
import { RecordPage } from '../areas/operations/desk/record/record-page';
import { AllOrders } from '../areas/orders/desk/all-orders';
import { OneOrder } from '../areas/orders/desk/one-order';
import { PayoutsPage } from '../areas/payouts/desk/payouts-page';
import { RoutePage } from '../areas/pickups/desk/route-page';
import { ProgrammePage } from '../areas/programme/desk/programme-page';
import { AllQuotes } from '../areas/quotes/desk/all-quotes';
import { OneQuote } from '../areas/quotes/desk/one-quote';
import { OnePerson } from '../areas/support/desk/one-person';
import { PeoplePage } from '../areas/support/desk/people-page';
import { AllTradeIns } from '../areas/trade-ins/desk/all-trade-ins';
import { OneTradeIn } from '../areas/trade-ins/desk/one-trade-in';
import { MESSAGES } from '../kernel/desk/messages';

interface Page {
  Screen: ComponentType;
  /** Shows one thing of it, whose id the address names. */
  One?: ComponentType<{ id: string }>;
}

const PAGES: Readonly<Record<OperatorPage, Page>> = {
  board: { Screen: Board },
  people: { Screen: PeoplePage, One: OnePerson },
  companies: { Screen: AllCompanies, One: OneCompany },
  'trade-ins': { Screen: AllTradeIns, One: OneTradeIn },
  quotes: { Screen: AllQuotes, One: OneQuote },
  orders: { Screen: AllOrders, One: OneOrder },
  route: { Screen: RoutePage },
  rewards: { Screen: RewardsPage, One: OneClaim },
  programme: { Screen: ProgrammePage },
  sponsorships: { Screen: AllSponsorships, One: OneSponsorship },
  payouts: { Screen: PayoutsPage },
  operators: { Screen: OperatorsPage },
  commands: { Screen: CommandsPage, One: OneCommand },
  audit: { Screen: AuditPage },
  record: { Screen: RecordPage },
  mail: { Screen: Mailbox },
};

/** The page at a path. The server serves no other paths. */
export function pageAt(path: string): Page & { name: OperatorPage; title: string } {
  const names = Object.keys(PAGES) as OperatorPage[];
  const name = names.find((each) => OPERATOR_PAGES[each].path === path) ?? 'board';
  return { ...PAGES[name], name, title: name === 'board' ? MESSAGES.title : MESSAGES.frame.pages[name] };
}
