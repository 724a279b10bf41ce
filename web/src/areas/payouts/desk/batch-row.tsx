import type { PayoutBatch } from '@planet-heroes/contracts/areas/payouts/schemas';
import { formatFils } from '../../../kernel/desk/format';
import { useOperator } from '../../../kernel/desk/operator-session';
import { DubaiTime, Facts, State } from '../../../kernel/desk/page';
import { ShortId } from '../../../kernel/desk/short-id';
import { Button } from '../../../kit/button';
import { BankFiles } from './bank-files';
import { PAYOUTS_MESSAGES } from './messages';

const { batches: TEXTS, ...PAYOUTS } = PAYOUTS_MESSAGES;
const STATUS = { proposed: 'warning', approved: 'unknown', settled: 'good' } as const;

/** What a batch, or what is owed, is called: how many transfers, and how much. */
export const nameOf = ({ count, amountFils }: Pick<PayoutBatch, 'count' | 'amountFils'>): string =>
  TEXTS.name(count, formatFils(amountFils));

interface BatchRowProps {
  batch: PayoutBatch;
  onApprove: (batch: PayoutBatch) => void;
  onSettle: (batch: PayoutBatch) => void;
}

/** A batch: who let it go, and what is to be done with it next. */
export function BatchRow({ batch, onApprove, onSettle }: BatchRowProps) {
  const { id, state, proposedAt, proposedById, proposedBy, approvedAt, approvedBy, settledAt } = batch;
  const name = nameOf(batch);
  const isOwn = useOperator().id === proposedById;
  return (
    <li>
      <article aria-label={name}>
        <h3>
          {name} <State of={STATUS[state]}>{TEXTS.states[state]}</State>
        </h3>
        <Facts
          of={[
            [TEXTS.proposed, <Signed key="proposed" at={proposedAt} by={proposedBy} />],
            [TEXTS.approved, approvedAt && <Signed key="approved" at={approvedAt} by={approvedBy} />],
            [TEXTS.settled, settledAt && <DubaiTime key="settled" at={settledAt} />],
            [TEXTS.id, <ShortId key="id" id={id} />],
          ]}
        />
      </article>
      <div className="row-buttons">
        {state === 'proposed' && isOwn && <p className="muted">{PAYOUTS.approve.another}</p>}
        {state === 'proposed' && !isOwn && (
          <Button size="small" aria-label={TEXTS.of(PAYOUTS.approve.button, name)} onClick={() => onApprove(batch)}>
            {PAYOUTS.approve.button}
          </Button>
        )}
        {state !== 'proposed' && <BankFiles batch={batch} name={name} />}
        {state === 'approved' && (
          <Button size="small" aria-label={TEXTS.of(PAYOUTS.settle.button, name)} onClick={() => onSettle(batch)}>
            {PAYOUTS.settle.button}
          </Button>
        )}
      </div>
    </li>
  );
}

function Signed({ at, by }: { at: string; by: string | null }) {
  return (
    <>
      <DubaiTime at={at} />
      {by && ` ${TEXTS.by(by)}`}
    </>
  );
}
