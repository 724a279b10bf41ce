import { Fragment, useEffect, useState } from 'react';
import { PAYOUTS_ROUTES } from '@planet-heroes/contracts/areas/payouts/routes';
import type { OrderPayout, Payout, PayoutBatch } from '@planet-heroes/contracts/areas/payouts/schemas';
import { failureOf, useCalls } from '../../../kernel/desk/operator-session';
import type { Given } from '../../../kernel/desk/check-form';
import { type FormField, FormFields } from '../../../kernel/desk/fields';
import { FormDialog } from '../../../kernel/desk/form';
import { formatFils } from '../../../kernel/desk/format';
import type { Actions } from '../../../kernel/desk/use-actions';
import { CheckField } from '../../../kit/form/check-field';
import { nameOf } from './batch-row';
import { PAYOUTS_MESSAGES } from './messages';

const PAGE = 100;

const TEXTS = PAYOUTS_MESSAGES.settle;
const { noHolder } = PAYOUTS_MESSAGES.list;
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
  const lines = linesOf(transfers);
  const back = lines.filter(({ id }) => returned.includes(id));
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
          route: PAYOUTS_ROUTES.settlePayoutBatch,
          values: { params: { id: batch.id }, body },
          done: (settled) => TEXTS.done(nameOf(settled), back.length),
        })}
      onDone={onDone}
      onClose={onClose}
    >
      <FormFields of={[REFERENCE]} />
      <fieldset className="choices">
        <legend>{TEXTS.returned}</legend>
        {!transfers && <p className="muted">{failure ?? TEXTS.reading}</p>}
        {lines.map((line) => (
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

/** One transfer, by the id of its trade-in or order. */
interface Line {
  id: string;
  isOrder: boolean;
  name: string;
  amountFils: number;
}

function linesOf(transfers: Transfers | undefined): Line[] {
  const { payouts, orders } = transfers ?? { payouts: [], orders: [] };
  return [
    ...payouts.map(({ tradeInId: id, holder, amountFils }) => ({
      id, isOrder: false, name: holder ?? noHolder, amountFils: amountFils ?? 0,
    })),
    ...orders.map(({ orderId: id, holder, amountFils }) => ({
      id, isOrder: true, name: TEXTS.company(holder, id), amountFils,
    })),
  ];
}

function reasonOf({ id, name }: Line): FormField {
  return { name: id, label: TEXTS.reason(name) };
}

/** The transfers of a batch, to heroes and to companies. */
interface Transfers {
  payouts: Payout[];
  orders: OrderPayout[];
}

/** All transfers of a batch, read once; it does not change any more. */
function useTransfers(batchId: string): { transfers: Transfers | undefined; failure: string | undefined } {
  const { call } = useCalls();
  const [transfers, setTransfers] = useState<Transfers>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    let isGone = false;
    async function read(): Promise<void> {
      const all: Payout[] = [];
      let after: string | undefined;
      do {
        const query = { batchId, after, limit: PAGE };
        const { payouts, next } = await call(PAYOUTS_ROUTES.listPayouts, { query });
        all.push(...payouts);
        after = next ?? undefined;
      } while (after !== undefined);
      const { orders } = await call(PAYOUTS_ROUTES.listBatchOrders, { params: { id: batchId } });
      if (!isGone) setTransfers({ payouts: all, orders });
    }
    read().catch((error: unknown) => {
      if (!isGone) setFailure(failureOf(error).text);
    });
    return () => {
      isGone = true;
    };
  }, [batchId, call]);
  return { transfers, failure };
}
