import { ORDERS_ROUTES } from '@planet-heroes/contracts/areas/orders/routes';
import { usePolled } from '../../../kernel/desk/api/use-polled';
import { MESSAGES } from '../../../kernel/desk/messages';
import { ORDERS_MESSAGES } from './messages';
import { useAddress } from '../../../kernel/desk/ui/address';
import { askedList } from '../../../kernel/desk/ui/asked-list';
import { FailureBanner } from '../../../kernel/desk/ui/failure-banner';
import { PageHead } from '../../../kernel/desk/ui/page-head';
import { OneOrder } from './one-order';
import { OrdersPanel } from './orders-panel';
import { callOps } from '../../../kernel/desk/api/ops-client';
import { ScanPanel } from '../../../kernel/desk/ui/scan-panel';
import { pathOfOrder } from './given';

const TEXTS = ORDERS_MESSAGES.find;

const POLL = { everyMs: 5_000 };
const PAGE = 50;

/** The desk of companies’ orders: those in process, the oldest first, or the one that the address names. */
export function OrdersPage() {
  const { query } = useAddress();
  const id = query.get('id');
  return id === null ? <OrderList query={query} /> : <OneOrder key={id} id={id} />;
}

function OrderList({ query }: { query: URLSearchParams }) {
  const asked = askedList(query, { status: 'processing' });
  const found = usePolled(ORDERS_ROUTES.listAllOrders, { query: { ...asked, sort: 'created', limit: PAGE } }, POLL);
  return (
    <>
      <PageHead title={MESSAGES.frame.pages.orders}>
        <p className="muted">{ORDERS_MESSAGES.facts}</p>
      </PageHead>
      <div className="banners" role="status"><FailureBanner failure={found.failure} goodAt={found.goodAt} /></div>
      <div className="panels">
        <FindPanel />
        <OrdersPanel found={found} />
      </div>
    </>
  );
}

/** Opens an order by its number. */
function FindPanel() {
  return <ScanPanel texts={TEXTS} maxLength={64} find={findOrder} />;
}

async function findOrder(typed: string, token: string) {
  const id = typed.trim().toUpperCase();
  if (id === '') return { problem: TEXTS.empty };
  const order = await callOps(token, ORDERS_ROUTES.readOrderAsOperator, { params: { id } });
  return { path: pathOfOrder(order.id) };
}
