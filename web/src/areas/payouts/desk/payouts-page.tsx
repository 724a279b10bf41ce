import { useQueryClient } from '@tanstack/react-query';
import { PAYOUTS_DESK_ROUTES } from '@planet-heroes/contracts/areas/payouts/desk-routes';
import { useMay } from '../../../kernel/desk/operator-session';
import { formatFils } from '../../../kernel/desk/format';
import { ListPanel, optionsOf } from '../../../kernel/desk/list';
import { OnlyFor, Page, Panel, State, timeOf } from '../../../kernel/desk/page';
import { usePolled } from '../../../kernel/desk/use-polled';
import { Link } from '../../../kernel/routing/link';
import { usePageQuery } from '../../../kernel/routing/use-page-query';
import { SelectField } from '../../../kit/form/select-field';
import { BatchesPanel } from './batches-panel';
import { PAYOUTS_MESSAGES } from './messages';
import { OrdersPanel } from './orders-panel';
import { statusOfPayout } from './status-of';
import { useBatchNext } from './use-batch-next';

const TEXTS = PAYOUTS_MESSAGES;
/** Before the phone is credited nothing is owed, and nothing listed. */
const STATES = optionsOf(TEXTS.states).filter(({ value }) => value !== 'chosen');
const BATCHES = PAYOUTS_DESK_ROUTES.listPayoutBatches;
const POLL = { everyMs: 5_000 };
const PAGE = 50;

/** Finance: batches that go to the bank, orders that companies want paid, and what heroes are owed and were paid. */
export function PayoutsPage() {
  const [query] = usePageQuery();
  const mayBatch = useMay()(BATCHES);
  const batchNext = useBatchNext();
  const asked = { query: { ...Object.fromEntries(query), limit: PAGE } };
  const found = usePolled(PAYOUTS_DESK_ROUTES.listPayouts, asked, POLL);
  const queries = useQueryClient();
  /** What is done in one list shows in the others too. */
  const readAgain = () => void queries.invalidateQueries();
  return (
    <Page facts={<p className="muted">{TEXTS.facts}</p>} found={found}>
      <div className="panels">
        {mayBatch ? <BatchesPanel onChanged={readAgain} /> : (
          <Panel title={TEXTS.batches.title} wide>
            <OnlyFor call={BATCHES} text={TEXTS.batches.notYours} />
          </Panel>
        )}
        <OrdersPanel onChanged={readAgain} />
        <ListPanel
          found={found}
          rows={found.answer?.payouts}
          next={found.answer?.next}
          texts={TEXTS.list}
          reading={TEXTS.reading}
          filter={
            <SelectField label={TEXTS.list.state} name="state" placeholder={TEXTS.list.any} options={STATES} />
          }
          keyOf={({ tradeInId }) => tradeInId}
          cells={{
            holder: ({ holder, account }) => (
              <>
                {holder ?? TEXTS.list.noHolder}
                {account && <small>{account}</small>}
              </>
            ),
            amount: ({ amountFils }) => (amountFils === null ? TEXTS.list.nothing : formatFils(amountFils)),
            state: ({ state, isDemo }) => isDemo
              ? <State of="unknown">{TEXTS.list.demo}</State>
              : <State of={statusOfPayout(state)}>{TEXTS.states[state]}</State>,
            since: ({ owedAt }) => timeOf(owedAt) ?? TEXTS.list.nothing,
            trade: ({ tradeInId, tradeInCode = tradeInId }) => (
              <Link to={`/ops/trade-ins?id=${encodeURIComponent(tradeInId)}`} title={tradeInId}>{tradeInCode}</Link>
            ),
            reference: ({ reference }) => reference ?? TEXTS.list.nothing,
            next: ({ state, batchId, isDemo }) => {
              if (isDemo) return TEXTS.list.nothing;
              return state === 'batched' ? batchNext(batchId) : TEXTS.list.nexts[state];
            },
          }}
        />
      </div>
    </Page>
  );
}
