import '../kernel/polyfills';
import { OPERATOR_PAGES, type OperatorPage } from '@planet-heroes/contracts/areas/operations/pages';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
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
import { rememberedToken, rememberToken, SessionContext } from '../kernel/desk/operator-session';
import { usePageQuery } from '../kernel/routing/use-page-query';
import { useAddress } from '../kernel/routing/use-routing';
import './desk.css';
import { type ComponentType, StrictMode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Router } from '../kernel/routing/router';
import { applyChosenTheme } from './layout/desk/chosen-theme';
import { Frame } from './layout/desk/frame';
import { PAGE_NAMES } from './layout/desk/page-names';
import { TokenDialog, TokenForm } from './layout/desk/token-form';

/** Each page mounts again: nothing is shown that was read for another. */
const queryClient = new QueryClient({
  defaultOptions: { queries: { gcTime: 0, staleTime: 0, retry: false, networkMode: 'always' } },
});

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

/** The operators' pages: the form until somebody has signed in, then the page of this address. */
function App() {
  const [token, setToken] = useState(rememberedToken);
  /** The page stays while a new token is asked for, with its place and all it remembers. */
  const [opened, setOpened] = useState(token !== undefined);
  const { pathname, arrival } = useAddress();
  const [query] = usePageQuery();
  const { title, name, Screen, One } = pageAt(pathname);
  const id = query.get('id');

  const take = useCallback((next: string | undefined): void => {
    rememberToken(next);
    setToken(next);
    if (next) setOpened(true);
  }, []);
  const forget = useCallback(() => take(undefined), [take]);
  const session = useMemo(() => ({ token, onRefused: forget }), [token, forget]);
  useEffect(() => {
    document.title = MESSAGES.documentTitle(title);
  }, [title]);
  const shown = useRef(pathname);
  useEffect(() => {
    // Another query of the same page keeps its place, and so does the way back.
    if (pathname !== shown.current && arrival === 'push') scrollTo({ top: 0, behavior: 'instant' });
    shown.current = pathname;
  }, [pathname, arrival]);

  if (!opened) {
    return (
      <main className="gate">
        <p className="eyebrow">{MESSAGES.product}</p>
        <h1>{title}</h1>
        <p>{MESSAGES.token.intro}</p>
        <TokenForm onToken={take} />
      </main>
    );
  }
  return (
    <QueryClientProvider client={queryClient}>
      <SessionContext value={session}>
        <Frame
          page={name}
          title={title}
          onLeft={() => {
            forget();
            setOpened(false);
          }}
        >
          {One && id !== null ? <One key={id} id={id} /> : <Screen />}
        </Frame>
        {!token && <TokenDialog onToken={take} />}
      </SessionContext>
    </QueryClientProvider>
  );
}

/** The page at a path. The server serves no other paths. */
function pageAt(path: string): Page & { name: OperatorPage; title: string } {
  const names = Object.keys(PAGES) as OperatorPage[];
  const name = names.find((each) => OPERATOR_PAGES[each].path === path) ?? 'board';
  return { ...PAGES[name], name, title: name === 'board' ? MESSAGES.title : PAGE_NAMES[name] };
}

applyChosenTheme();
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Router>
      <App />
    </Router>
  </StrictMode>,
);
