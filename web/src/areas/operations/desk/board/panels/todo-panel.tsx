import type { AnswerOf, CallRoute } from '@planet-heroes/contracts/call-by-route';
import { COMPANIES_ROUTES } from '@planet-heroes/contracts/areas/companies/routes';
import { DUBAI_REWARDS_ROUTES } from '@planet-heroes/contracts/areas/dubai-rewards/routes';
import { MISSIONS_ROUTES } from '@planet-heroes/contracts/areas/missions/routes';
import { ORDERS_ROUTES } from '@planet-heroes/contracts/areas/orders/routes';
import { PAYOUTS_ROUTES } from '@planet-heroes/contracts/areas/payouts/routes';
import { QUOTES_ROUTES } from '@planet-heroes/contracts/areas/quotes/routes';
import { SUPPORT_ROUTES } from '@planet-heroes/contracts/areas/support/routes';
import type { TradeInState } from '@planet-heroes/contracts/areas/trade-ins/journey';
import { TRADE_DESK_ROUTES } from '@planet-heroes/contracts/areas/trade-ins/routes';
import type { Route } from '@planet-heroes/contracts/kernel/calls/route';
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

/** Whoever may do one of these has something listed: of couriers the route says what waits. */
const DONE_BY: readonly Route[] = [
  TRADE_DESK_ROUTES.inspectTradeIn, PAYOUTS_ROUTES.listPayoutBatches, SUPPORT_ROUTES.listPointCorrections,
];

interface Todo {
  name: keyof typeof TEXTS.items;
  to: string;
  /** Undefined until it is known, or where it is not the operator's to do. */
  count: number | undefined;
  isMore?: boolean;
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
  const may = useMay();
  const reads: boolean[] = [];
  /** Reads a list if the operator may do what it waits for. */
  const useCall = <R extends CallRoute>(list: R, act: Route, values: object): AnswerOf<R> | undefined => {
    const isMine = may(list) && may(act);
    const { answer, failure } = usePolled(list, values, { everyMs: POLL_MS, paused: paused || !isMine });
    reads.push(!isMine || answer !== undefined || failure !== undefined);
    return answer;
  };
  const useList = <R extends CallRoute>(list: R, query: object, act: Route): AnswerOf<R> | undefined =>
    useCall(list, act, { query: { limit: MOST, ...query } });
  const usePhones = (name: Todo['name'], state: TradeInState, act: Route): Todo => {
    const found = useList(TRADE_DESK_ROUTES.listTradeIns, { state }, act);
    return { name, to: `/ops/trade-ins?state=${state}`, count: found?.tradeIns.length, isMore: !!found?.next };
  };
  const useQuotes = (name: Todo['name'], status: string, act: Route): Todo => {
    const found = useList(QUOTES_ROUTES.listAllQuotes, { status, limit: 1 }, act);
    return { name, to: `/ops/quotes?status=${status}`, count: found?.total };
  };
  const useOrders = (name: Todo['name'], to: string, query: object, act: Route): Todo => {
    const found = useList(ORDERS_ROUTES.listAllOrders, { ...query, limit: 1 }, act);
    return { name, to, count: found?.total };
  };
  const companies = useList(COMPANIES_ROUTES.listCompanies, { state: 'pending' }, COMPANIES_ROUTES.decideCompany);
  const claims = useList(DUBAI_REWARDS_ROUTES.listClaims, { state: 'open' }, DUBAI_REWARDS_ROUTES.advanceClaim);
  const sponsorships = useList(
    MISSIONS_ROUTES.listSponsorships, { state: 'in_review' }, MISSIONS_ROUTES.decideSponsorship,
  );
  const owed = useList(PAYOUTS_ROUTES.listPayouts, { state: 'owed' }, PAYOUTS_ROUTES.proposePayoutBatch);
  const batches = useCall(PAYOUTS_ROUTES.listPayoutBatches, PAYOUTS_ROUTES.approvePayoutBatch, {});
  const corrections = useCall(SUPPORT_ROUTES.listPointCorrections, SUPPORT_ROUTES.decidePointCorrection, {
    query: { state: 'proposed' },
  });
  const inState = (wanted: string) => batches?.batches.filter(({ state }) => state === wanted).length;
  const todos: Todo[] = [
    usePhones('inspect', 'received', TRADE_DESK_ROUTES.inspectTradeIn),
    usePhones('wipe', 'inspected', TRADE_DESK_ROUTES.wipeTradeIn),
    usePhones('wipeAccepted', 'accepted', TRADE_DESK_ROUTES.wipeTradeIn),
    usePhones('look', 'wiped', TRADE_DESK_ROUTES.clearTradeIn),
    usePhones('sendBack', 'returning', TRADE_DESK_ROUTES.returnTradeIn),
    useQuotes('quotes', 'under_review', QUOTES_ROUTES.reviewQuote),
    useQuotes('offers', 'pending', QUOTES_ROUTES.approveQuote),
    useOrders('orders', '/ops/orders?status=processing', { status: 'processing' }, ORDERS_ROUTES.advanceDevices),
    useOrders('pay', '/ops/payouts', { payout: 'asked' }, ORDERS_ROUTES.payOrderAsOperator),
    { name: 'batch', to: '/ops/payouts?state=owed', count: owed?.payouts.length, isMore: !!owed?.next },
    { name: 'approve', to: '/ops/payouts', count: inState('proposed') },
    { name: 'settle', to: '/ops/payouts', count: inState('approved') },
    { name: 'companies', to: '/ops/companies', count: companies?.companies.length, isMore: !!companies?.next },
    { name: 'claims', to: '/ops/rewards', count: claims?.claims.length, isMore: !!claims?.next },
    {
      name: 'sponsorships', to: '/ops/sponsorships', count: sponsorships?.sponsorships.length,
      isMore: !!sponsorships?.next,
    },
    { name: 'corrections', to: '/ops/people', count: corrections?.corrections.length },
  ];
  return { todos, isRead: reads.every(Boolean) };
}
