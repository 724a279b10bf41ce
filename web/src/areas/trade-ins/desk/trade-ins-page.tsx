import { TRADE_DESK_ROUTES } from '@planet-heroes/contracts/areas/trade-ins/routes';
import { usePolled } from '../../../kernel/desk/api/use-polled';
import { MESSAGES } from '../../../kernel/desk/messages';
import { TRADE_INS_MESSAGES } from './messages';
import { useAddress } from '../../../kernel/desk/ui/address';
import { FailureBanner } from '../../../kernel/desk/ui/failure-banner';
import { PageHead } from '../../../kernel/desk/ui/page-head';
import { OneTradeIn } from './one-trade-in';
import { TradeInsPanel } from './trade-ins-panel';
import { callOps } from '../../../kernel/desk/api/ops-client';
import { ScanPanel } from '../../../kernel/desk/ui/scan-panel';
import { labelCode, pathOfTradeIn } from './code';

const { form: title, ...TEXTS } = TRADE_INS_MESSAGES.code;

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

/** Opens a phone by its label. */
function CodePanel() {
  return <ScanPanel texts={{ title, ...TEXTS }} maxLength={40} find={findTradeIn} />;
}

async function findTradeIn(typed: string, token: string) {
  const code = labelCode(typed);
  if (code === '') return { problem: TEXTS.empty };
  const { tradeIns: [found] } = await callOps(token, TRADE_DESK_ROUTES.listTradeIns, { query: { code, limit: 1 } });
  return found ? { path: pathOfTradeIn(found.id) } : { problem: TEXTS.unknown(code) };
}
