import type { CallRoute } from '@planet-heroes/contracts/call-by-route';
import { COMPANIES_DESK_ROUTES } from '@planet-heroes/contracts/areas/companies/desk-routes';
import { DUBAI_DESK_ROUTES } from '@planet-heroes/contracts/areas/dubai-rewards/routes';
import { MISSIONS_DESK_ROUTES } from '@planet-heroes/contracts/areas/missions/desk-routes';
import { ORDERS_DESK_ROUTES } from '@planet-heroes/contracts/areas/orders/desk-routes';
import { PAYOUTS_DESK_ROUTES } from '@planet-heroes/contracts/areas/payouts/desk-routes';
import { QUOTES_DESK_ROUTES } from '@planet-heroes/contracts/areas/quotes/desk-routes';
import { SUPPORT_ROUTES } from '@planet-heroes/contracts/areas/support/routes';
import type { TradeInState } from '@planet-heroes/contracts/areas/trade-ins/journey';
import { TRADE_DESK_ROUTES } from '@planet-heroes/contracts/areas/trade-ins/routes';
import type { Route, UrlValues } from '@planet-heroes/contracts/kernel/calls/route';
import { formatWhole } from '../../../../../kernel/desk/format';
import { useMay } from '../../../../../kernel/desk/operator-session';
import { Panel } from '../../../../../kernel/desk/page';
import { usePolled } from '../../../../../kernel/desk/use-polled';
import { Link } from '../../../../../kernel/routing/link';
import { BOARD_MESSAGES } from '../messages';
import { StatusMark } from '../pictures/status-mark';

const TEXTS = BOARD_MESSAGES.todo;
const POLL_MS = 15_000;
/** As many as a list gives at once; beyond it says "100+". */
const MOST = 100;

/** An operator who may do one of these has something listed; a courier's page is the route. */
const DONE_BY: readonly Route[] = [
  TRADE_DESK_ROUTES.inspectTradeIn, PAYOUTS_DESK_ROUTES.listPayoutBatches, SUPPORT_ROUTES.listPointCorrections,
];

interface Todo {
  name: keyof typeof TEXTS.items;
  to: string;
  /** Undefined until it is known, or where it is not the operator's to do. */
  count: number | undefined;
  isMore?: boolean;
  /** Or nothing to read. */
  isRead: boolean;
}

/** What waits for a person, as far as the operator may do it, with the way to it. */
export function TodoPanel({ paused }: { paused: boolean }) {
  const { todos, isRead } = useTodos(paused);
  const may = useMay();
  const open = isRead ? todos.filter(({ count = 0 }) => count > 0) : [];
  if (!DONE_BY.some(may)) return null;
  return (
    <Panel title={TEXTS.title} wide>
      {open.length === 0 && <p className="muted">{isRead ? TEXTS.none : TEXTS.reading}</p>}
      <ul className="tiles">
        {open.map(({ name, to, count, isMore }) => (
          <li key={name} className="tile" data-status="warning">
            <StatusMark status="warning" />
            <span className="tile-name">{formatWhole(count!)}{isMore && '+'}</span>
            <span className="tile-text"><Link to={to}>{TEXTS.items[name]}</Link></span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** All at once, as soon as each list was read or could not be: what stands below moves once. */
function useTodos(paused: boolean): { todos: Todo[]; isRead: boolean } {
  const todos = [
    usePhones(paused, 'inspect', 'received', TRADE_DESK_ROUTES.inspectTradeIn),
    usePhones(paused, 'wipe', 'inspected', TRADE_DESK_ROUTES.wipeTradeIn),
    usePhones(paused, 'wipeAccepted', 'accepted', TRADE_DESK_ROUTES.wipeTradeIn),
    usePhones(paused, 'look', 'wiped', TRADE_DESK_ROUTES.clearTradeIn),
    usePhones(paused, 'sendBack', 'returning', TRADE_DESK_ROUTES.returnTradeIn),
    useQuotes(paused, 'quotes', 'under_review', QUOTES_DESK_ROUTES.reviewQuote),
    useQuotes(paused, 'offers', 'pending', QUOTES_DESK_ROUTES.approveQuote),
    ...useOrders(paused),
    ...useMoney(paused),
    ...usePeople(paused),
  ];
  return { todos, isRead: todos.every(({ isRead }) => isRead) };
}

/** Reads a list if the operator may do what it waits for. */
function useList<R extends CallRoute>(paused: boolean, list: R, act: Route, values: UrlValues) {
  const may = useMay();
  const isMine = may(list) && may(act);
  const { answer, failure } = usePolled(list, values, { everyMs: POLL_MS, paused: paused || !isMine });
  return { answer, isRead: !isMine || answer !== undefined || failure !== undefined };
}

function usePhones(paused: boolean, name: Todo['name'], state: TradeInState, act: Route): Todo {
  const { answer, isRead } = useList(paused, TRADE_DESK_ROUTES.listTradeIns, act, { query: { state, limit: MOST } });
  return {
    name, to: `/ops/trade-ins?state=${state}`, count: answer?.tradeIns.length, isMore: !!answer?.next, isRead,
  };
}

function useQuotes(paused: boolean, name: Todo['name'], status: string, act: Route): Todo {
  const { answer, isRead } = useList(paused, QUOTES_DESK_ROUTES.listAllQuotes, act, { query: { status, limit: 1 } });
  return { name, to: `/ops/quotes?status=${status}`, count: answer?.total, isRead };
}

function useOrders(paused: boolean): Todo[] {
  const { listAllOrders, advanceDevices, payOrderAsOperator } = ORDERS_DESK_ROUTES;
  const open = useList(paused, listAllOrders, advanceDevices, { query: { status: 'processing', limit: 1 } });
  const due = useList(paused, listAllOrders, payOrderAsOperator, { query: { payout: 'due', limit: 1 } });
  return [
    { name: 'orders', to: '/ops/orders?status=processing', count: open.answer?.total, isRead: open.isRead },
    { name: 'pay', to: '/ops/payouts', count: due.answer?.total, isRead: due.isRead },
  ];
}

function useMoney(paused: boolean): Todo[] {
  const { listPayoutBatches, approvePayoutBatch } = PAYOUTS_DESK_ROUTES;
  const { answer, isRead } = useList(paused, listPayoutBatches, approvePayoutBatch, {});
  const inState = (wanted: string) => answer?.batches.filter(({ state }) => state === wanted).length;
  return [
    { name: 'batch', to: '/ops/payouts?state=owed', count: answer?.owed.count, isRead },
    { name: 'approve', to: '/ops/payouts', count: inState('proposed'), isRead },
    { name: 'settle', to: '/ops/payouts', count: inState('approved'), isRead },
  ];
}

/** What companies, heroes and sponsors wait for. */
function usePeople(paused: boolean): Todo[] {
  const { listCompanies, decideCompany, verifyPaymentMethod } = COMPANIES_DESK_ROUTES;
  const { listClaims, advanceClaim } = DUBAI_DESK_ROUTES;
  const { listSponsorships, decideSponsorship, paySponsorship } = MISSIONS_DESK_ROUTES;
  const { listPointCorrections, decidePointCorrection } = SUPPORT_ROUTES;
  const ofState = (state: string) => ({ query: { state, limit: MOST } });
  const { answer: unverified, ...accounts } = useList(paused, listCompanies, verifyPaymentMethod, {
    query: { methods: 'pending', limit: MOST },
  });
  const { answer: companies, ...first } = useList(paused, listCompanies, decideCompany, ofState('pending'));
  const { answer: claims, ...second } = useList(paused, listClaims, advanceClaim, ofState('open'));
  const { answer: offered, ...third } = useList(paused, listSponsorships, decideSponsorship, ofState('in_review'));
  const { answer: approved, ...fourth } = useList(paused, listSponsorships, paySponsorship, {
    query: { payment: 'awaited', limit: MOST },
  });
  const { answer: proposed, ...last } = useList(paused, listPointCorrections, decidePointCorrection, {
    query: { state: 'proposed' },
  });
  return [
    { name: 'companies', to: '/ops/companies', count: companies?.companies.length, isMore: !!companies?.next, ...first },
    {
      name: 'accounts', to: '/ops/companies?methods=pending', count: unverified?.companies.length,
      isMore: !!unverified?.next, ...accounts,
    },
    { name: 'claims', to: '/ops/rewards', count: claims?.claims.length, isMore: !!claims?.next, ...second },
    { name: 'sponsorships', to: '/ops/sponsorships', count: offered?.sponsorships.length, isMore: !!offered?.next, ...third },
    {
      name: 'unpaid', to: '/ops/sponsorships?state=unpaid', count: approved?.sponsorships.length,
      isMore: !!approved?.next, ...fourth,
    },
    { name: 'corrections', to: '/ops/people', count: proposed?.corrections.length, ...last },
  ];
}
