import { useState } from 'react';
import { PAYOUTS_ROUTES } from '@planet-heroes/contracts/areas/payouts/routes';
import type { Payout, PayoutBatch } from '@planet-heroes/contracts/areas/payouts/schemas';
import type { Actions } from '../api/use-actions';
import { formatFils } from '../format';
import { MESSAGES } from '../messages';
import { TextField } from '../ui/field';
import { FormDialog } from '../ui/form-dialog';
import { nameOf } from './batch-row';
import { useTransfers } from './use-transfers';

const TEXTS = MESSAGES.payouts.settle;
const { noHolder } = MESSAGES.payouts.list;

interface SettleDialogProps {
  batch: PayoutBatch;
  actions: Actions;
  onDone: () => void;
  onClose: () => void;
}

/** What the bank did with a batch: its reference, and the transfers that came back, each with its reason. */
export function SettleDialog({ batch, actions, onDone, onClose }: SettleDialogProps) {
  const { transfers, failure } = useTransfers(batch.id);
  const [returned, setReturned] = useState<readonly string[]>([]);

  async function settle(given: FormData): Promise<string | undefined> {
    const reference = String(given.get('reference') ?? '').trim();
    if (reference === '') return TEXTS.empty;
    const back = (transfers ?? []).filter(({ tradeInId }) => returned.includes(tradeInId)).map((transfer) => ({
      ...transfer, reason: String(given.get(transfer.tradeInId) ?? '').trim(),
    }));
    const unsaid = back.find(({ reason }) => reason === '');
    if (unsaid) return TEXTS.noReason(unsaid.holder ?? noHolder);
    return actions.attempt({
      route: PAYOUTS_ROUTES.settlePayoutBatch,
      values: {
        params: { id: batch.id },
        body: { reference, returned: back.map(({ tradeInId, reason }) => ({ tradeInId, reason })) },
      },
      done: (settled) => TEXTS.done(nameOf(settled), back.length),
    });
  }

  return (
    <FormDialog
      title={TEXTS.title(nameOf(batch))}
      text={TEXTS.text}
      submit={TEXTS.yes}
      onSubmit={settle}
      onDone={onDone}
      onClose={onClose}
    >
      <TextField label={TEXTS.reference} name="reference" required maxLength={80} autoComplete="off" />
      <fieldset className="choices">
        <legend>{TEXTS.returned}</legend>
        {!transfers && <p className="muted">{failure ?? TEXTS.reading}</p>}
        {transfers?.map((transfer) => (
          <Transfer
            key={transfer.tradeInId}
            transfer={transfer}
            isReturned={returned.includes(transfer.tradeInId)}
            onTurn={(id) => setReturned((all) => (all.includes(id) ? all.filter((one) => one !== id) : [...all, id]))}
          />
        ))}
      </fieldset>
    </FormDialog>
  );
}

interface TransferProps {
  transfer: Payout;
  isReturned: boolean;
  onTurn: (tradeInId: string) => void;
}

function Transfer({ transfer: { tradeInId, holder, amountFils }, isReturned, onTurn }: TransferProps) {
  const name = holder ?? noHolder;
  return (
    <>
      <label>
        <input type="checkbox" checked={isReturned} onChange={() => onTurn(tradeInId)} />
        {TEXTS.transfer(name, formatFils(amountFils ?? 0))}
      </label>
      {isReturned && (
        <TextField label={TEXTS.reason(name)} name={tradeInId} required maxLength={200} autoComplete="off" />
      )}
    </>
  );
}
