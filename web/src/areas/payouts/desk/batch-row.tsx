import { useState } from 'react';
import type { PayoutBatch } from '@planet-heroes/contracts/areas/payouts/schemas';
import { formatFils } from '../../../kernel/desk/format';
import { useOperator } from '../../../kernel/desk/operator-session';
import { DubaiTime, Facts, State } from '../../../kernel/desk/page';
import { ShortId } from '../../../kernel/desk/short-id';
import { Button } from '../../../kit/button';
import { BankFiles } from './bank-files';
import { PAYOUTS_MESSAGES } from './messages';

const { batches: TEXTS, ...PAYOUTS } = PAYOUTS_MESSAGES;
const STATUS = { proposed: 'warning', approved: 'unknown', refused: 'bad', settled: 'good' } as const;

/** What a batch, or what is owed, is called: how many transfers, and how much. */
export const nameOf = ({ count, amountFils }: Pick<PayoutBatch, 'count' | 'amountFils'>): string =>
  TEXTS.name(count, formatFils(amountFils));

interface BatchRowProps {
  batch: PayoutBatch;
  /** What is pressed. */
  onAsk: (kind: 'look' | 'approve' | 'refuse' | 'settle', batch: PayoutBatch) => void;
}

/** A batch: who let it go, and what is to be done with it next. */
export function BatchRow({ batch, onAsk }: BatchRowProps) {
  const { id, state, proposedAt, proposedById, proposedBy, approvedAt, approvedBy, settledAt } = batch;
  const { refusedAt, refusedBy, refusal, settledBy, reference, returnedCount, returnedFils } = batch;
  const name = nameOf(batch);
  // The bank has to have the batch before anybody can settle it.
  const [isSaved, setSaved] = useState(false);
  const isOwn = useOperator().id === proposedById;
  const button = (kind: Parameters<typeof onAsk>[0], text: string, variant?: 'secondary') => (
    <Button variant={variant} size="small" aria-label={TEXTS.of(text, name)} onClick={() => onAsk(kind, batch)}>
      {text}
    </Button>
  );
  return (
    <li id={`batch-${id}`}>
      <article aria-label={name}>
        <h3>
          {name} <State of={STATUS[state]}>{TEXTS.states[state]}</State>
        </h3>
        <Facts
          of={[
            [TEXTS.proposed, <Signed key="proposed" at={proposedAt} by={proposedBy} />],
            [TEXTS.approved, approvedAt && <Signed key="approved" at={approvedAt} by={approvedBy} />],
            [TEXTS.refused, refusedAt && <Signed key="refused" at={refusedAt} by={refusedBy} />],
            [TEXTS.refusal, refusal],
            [TEXTS.settled, settledAt && <Signed key="settled" at={settledAt} by={settledBy} />],
            [PAYOUTS.settle.reference, reference],
            [
              PAYOUTS.settle.returned,
              returnedCount !== null && returnedCount > 0
              && PAYOUTS.settle.came(returnedCount, returnedFils === null ? undefined : formatFils(returnedFils)),
            ],
            [TEXTS.id, <ShortId key="id" id={id} />],
          ]}
        />
      </article>
      <div className="row-buttons">
        {state === 'proposed' && isOwn && <p className="muted">{PAYOUTS.approve.another}</p>}
        {state !== 'refused' && button('look', PAYOUTS.transfers.button, 'secondary')}
        {state === 'proposed' && button('refuse', PAYOUTS.refuse.button, 'secondary')}
        {state === 'proposed' && !isOwn && button('approve', PAYOUTS.approve.button)}
        {(state === 'approved' || state === 'settled') && (
          <BankFiles
            batch={batch}
            name={name}
            isNext={state === 'approved' && !isSaved}
            onSaved={() => setSaved(true)}
          />
        )}
        {state === 'approved' && button('settle', PAYOUTS.settle.button, isSaved ? undefined : 'secondary')}
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
