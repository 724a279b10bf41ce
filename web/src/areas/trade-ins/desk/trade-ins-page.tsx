import { TRADE_DESK_ROUTES } from '@planet-heroes/contracts/areas/trade-ins/routes';
import { usePolled } from '../../../kernel/desk/api/use-polled';
import { MESSAGES } from '../../../kernel/desk/messages';
import { TRADE_INS_MESSAGES } from './messages';
import { useAddress } from '../../../kernel/desk/ui/address';
import { FailureBanner } from '../../../kernel/desk/ui/failure-banner';
import { PageHead } from '../../../kernel/desk/ui/page-head';
import { CodePanel } from './code-panel';
import { OneTradeIn } from './one-trade-in';
import { TradeInsPanel } from './trade-ins-panel';

const POLL = { everyMs: 5_000 };
const PAGE = 50;

/** The trade desk: all phones by their deadline, or the one that the address names. */
export function TradeInsPage() {
  const { query } = useAddress();
  const id = query.get('id');
  return id === null ? <TradeInList query={query} /> : <OneTradeIn key={id} id={id} />;
}

function TradeInList({ query }: { query: URLSearchParams }) {
  const found = usePolled(
    TRADE_DESK_ROUTES.listTradeIns,
    { query: { ...Object.fromEntries(query), limit: PAGE } },
    POLL,
  );
  return (
    <>
      <PageHead title={MESSAGES.frame.pages['trade-ins']}>
        <p className="muted">{TRADE_INS_MESSAGES.facts}</p>
      </PageHead>
      <div className="banners" role="status"><FailureBanner failure={found.failure} goodAt={found.goodAt} /></div>
      <div className="panels">
        <CodePanel />
        <TradeInsPanel found={found} />
      </div>
    </>
  );
}
