import { Fragment, useState } from 'react';
import { PAYOUTS_DESK_ROUTES } from '@planet-heroes/contracts/areas/payouts/desk-routes';
import type { PayoutBatch } from '@planet-heroes/contracts/areas/payouts/schemas';
import type { Given } from '../../../kernel/desk/check-form';
import { type FormField, FormFields } from '../../../kernel/desk/fields';
import { FormDialog } from '../../../kernel/desk/form';
import { formatFils } from '../../../kernel/desk/format';
import type { Actions } from '../../../kernel/desk/use-actions';
import { CheckField } from '../../../kit/form/check-field';
import { nameOf } from './batch-row';
import { PAYOUTS_MESSAGES } from './messages';
import { type Transfer, useTransfers } from './use-transfers';

const TEXTS = PAYOUTS_MESSAGES.settle;
const REFERENCE: FormField = { name: 'reference', label: TEXTS.reference };
const loadSchema = async () =>
  (await import('@planet-heroes/contracts/areas/payouts/schemas')).settlePayoutBatchRequestSchema;

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
  const back = (transfers ?? []).filter(({ id }) => returned.includes(id));
  const turn = (id: string): void =>
    setReturned((all) => (all.includes(id) ? all.filter((one) => one !== id) : [...all, id]));
  const reasons = (given: Given, isOrder: boolean, name: 'tradeInId' | 'orderId') =>
    back.filter((line) => line.isOrder === isOrder).map(({ id }) => ({ [name]: id, reason: given[id] }));
  return (
    <FormDialog
      texts={{ ...TEXTS, title: TEXTS.title(nameOf(batch)) }}
      fields={[REFERENCE, ...back.map(reasonOf)]}
      schema={loadSchema}
      toBody={(given) => ({
        reference: given.reference,
        returned: reasons(given, false, 'tradeInId'),
        returnedOrders: reasons(given, true, 'orderId'),
      })}
      send={(body) =>
        actions.attempt({
          route: PAYOUTS_DESK_ROUTES.settlePayoutBatch,
          values: { params: { id: batch.id }, body },
          done: (settled) => TEXTS.done(nameOf(settled), back.length),
        })}
      onDone={onDone}
      onClose={onClose}
    >
      <FormFields of={[REFERENCE]} />
      <fieldset className="choices">
        <legend>{TEXTS.returned}</legend>
        {!transfers && <p className="muted">{failure ?? PAYOUTS_MESSAGES.transfers.reading}</p>}
        {transfers?.map((line) => (
          <Fragment key={line.id}>
            <CheckField
              label={TEXTS.transfer(line.name, formatFils(line.amountFils))}
              checked={back.includes(line)}
              onChange={() => turn(line.id)}
            />
            {back.includes(line) && <FormFields of={[reasonOf(line)]} />}
          </Fragment>
        ))}
      </fieldset>
    </FormDialog>
  );
}

function reasonOf({ id, name }: Transfer): FormField {
  return { name: id, label: TEXTS.reason(name) };
}
