import { rolesFor } from '@planet-heroes/contracts/operator-permissions';
import { PAYOUTS_ROUTES } from '@planet-heroes/contracts/areas/payouts/routes';
import { useMay } from '../../../kernel/desk/api/session';
import { usePolled } from '../../../kernel/desk/api/use-polled';
import { MESSAGES } from '../../../kernel/desk/messages';
import { PAYOUTS_MESSAGES } from './messages';
import { useAddress } from '../../../kernel/desk/ui/address';
import { FailureBanner } from '../../../kernel/desk/ui/failure-banner';
import { PageHead } from '../../../kernel/desk/ui/page-head';
import { Panel } from '../../../kernel/desk/ui/panel';
import { BatchesPanel } from './batches-panel';
import { OrdersPanel } from './orders-panel';
import { PayoutsPanel } from './payouts-panel';

const TEXTS = PAYOUTS_MESSAGES;
const BATCHES = PAYOUTS_ROUTES.listPayoutBatches;
const POLL = { everyMs: 5_000 };
const PAGE = 50;

/** Finance: batches that go to the bank, orders that companies want paid, and what heroes are owed and were paid. */
export function PayoutsPage() {
  const { query } = useAddress();
  const mayBatch = useMay()(BATCHES);
  const found = usePolled(PAYOUTS_ROUTES.listPayouts, { query: { ...Object.fromEntries(query), limit: PAGE } }, POLL);
  return (
    <>
      <PageHead title={MESSAGES.frame.pages.payouts}>
        <p className="muted">{TEXTS.facts}</p>
      </PageHead>
      <div className="banners" role="status"><FailureBanner failure={found.failure} goodAt={found.goodAt} /></div>
      <div className="panels">
        {mayBatch ? <BatchesPanel onChanged={found.refresh} /> : (
          <Panel title={TEXTS.batches.title} wide>
            <p className="muted">{TEXTS.batches.notYours(rolesFor(BATCHES).join(', '))}</p>
          </Panel>
        )}
        <OrdersPanel />
        <PayoutsPanel found={found} />
      </div>
    </>
  );
}
