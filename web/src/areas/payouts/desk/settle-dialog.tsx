import { useEffect, useState } from 'react';
import { PAYOUTS_ROUTES } from '@planet-heroes/contracts/areas/payouts/routes';
import type { OrderPayout, Payout, PayoutBatch } from '@planet-heroes/contracts/areas/payouts/schemas';
import { failureOf, useCalls } from '../../../kernel/desk/operator-session';
import { FormDialog } from '../../../kernel/desk/form';
import { formatFils } from '../../../kernel/desk/format';
import type { Actions } from '../../../kernel/desk/use-actions';
import { CheckField } from '../../../kit/form/check-field';
import { TextField } from '../../../kit/form/text-field';
import { nameOf } from './batch-row';
import { PAYOUTS_MESSAGES } from './messages';

const PAGE = 100;

const TEXTS = PAYOUTS_MESSAGES.settle;
const { noHolder } = PAYOUTS_MESSAGES.list;

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
    const back = linesOf(transfers).filter(({ id }) => returned.includes(id)).map((line) => ({
      ...line, reason: String(given.get(line.id) ?? '').trim(),
    }));
    const unsaid = back.find(({ reason }) => reason === '');
    if (unsaid) return TEXTS.noReason(unsaid.name);
    return actions.attempt({
      route: PAYOUTS_ROUTES.settlePayoutBatch,
      values: {
        params: { id: batch.id },
        body: {
          reference,
          returned: back.filter(({ isOrder }) => !isOrder).map(({ id, reason }) => ({ tradeInId: id, reason })),
          returnedOrders: back.filter(({ isOrder }) => isOrder).map(({ id, reason }) => ({ orderId: id, reason })),
        },
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
        {linesOf(transfers).map((line) => (
          <Transfer
            key={line.id}
            line={line}
            isReturned={returned.includes(line.id)}
            onTurn={(id) => setReturned((all) => (all.includes(id) ? all.filter((one) => one !== id) : [...all, id]))}
          />
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

interface TransferProps {
  line: Line;
  isReturned: boolean;
  onTurn: (id: string) => void;
}

function Transfer({ line: { id, name, amountFils }, isReturned, onTurn }: TransferProps) {
  return (
    <>
      <CheckField
        label={TEXTS.transfer(name, formatFils(amountFils))}
        checked={isReturned}
        onChange={() => onTurn(id)}
      />
      {isReturned && (
        <TextField label={TEXTS.reason(name)} name={id} required maxLength={200} autoComplete="off" />
      )}
    </>
  );
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
