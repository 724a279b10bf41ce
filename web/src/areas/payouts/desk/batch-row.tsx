import type { PayoutBatch } from '@planet-heroes/contracts/areas/payouts/schemas';
import { formatFils } from '../../../kernel/desk/format';
import { PAYOUTS_MESSAGES } from './messages';
import { ActionButton } from '../../../kernel/desk/ui/action-button';
import { DubaiTime } from '../../../kernel/desk/ui/dubai-time';
import { Facts } from '../../../kernel/desk/ui/facts';
import { BankFiles } from './bank-files';

const { batches: TEXTS, ...PAYOUTS } = PAYOUTS_MESSAGES;
const STATUS = { proposed: 'warning', approved: 'unknown', settled: 'good' } as const;

/** What a batch is called: how many transfers, and how much. */
export const nameOf = ({ count, amountFils }: PayoutBatch): string => TEXTS.name(count, formatFils(amountFils));

interface BatchRowProps {
  batch: PayoutBatch;
  onApprove: (batch: PayoutBatch) => void;
  onSettle: (batch: PayoutBatch) => void;
}

/** A batch: who let it go, and what is to be done with it next. */
export function BatchRow({ batch, onApprove, onSettle }: BatchRowProps) {
  const { id, state, proposedAt, proposedBy, approvedAt, approvedBy, settledAt } = batch;
  const name = nameOf(batch);
  return (
    <li className="waiting">
      <article aria-label={name}>
        <h3>
          {name} <span className="state" data-status={STATUS[state]}>{TEXTS.states[state]}</span>
        </h3>
        <Facts
          of={[
            [TEXTS.proposed, <Signed key="proposed" at={proposedAt} by={proposedBy} />],
            [TEXTS.approved, approvedAt && <Signed key="approved" at={approvedAt} by={approvedBy} />],
            [TEXTS.settled, settledAt && <DubaiTime key="settled" at={settledAt} />],
            [TEXTS.id, <code key="id">{id}</code>],
          ]}
        />
      </article>
      <div className="row-buttons">
        {state === 'proposed' && (
          <ActionButton primary name={TEXTS.of(PAYOUTS.approve.button, name)} onPress={() => onApprove(batch)}>
            {PAYOUTS.approve.button}
          </ActionButton>
        )}
        {state !== 'proposed' && <BankFiles batch={batch} name={name} />}
        {state === 'approved' && (
          <ActionButton primary name={TEXTS.of(PAYOUTS.settle.button, name)} onPress={() => onSettle(batch)}>
            {PAYOUTS.settle.button}
          </ActionButton>
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
