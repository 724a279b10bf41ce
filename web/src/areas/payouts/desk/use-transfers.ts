import { useEffect, useState } from 'react';
import { PAYOUTS_DESK_ROUTES } from '@planet-heroes/contracts/areas/payouts/desk-routes';
import type { Payout } from '@planet-heroes/contracts/areas/payouts/schemas';
import { failureOf, useCalls } from '../../../kernel/desk/operator-session';
import { PAYOUTS_MESSAGES } from './messages';

const PAGE = 100;
const { list: { noHolder }, transfers: TEXTS } = PAYOUTS_MESSAGES;

/** One transfer, by the id of its trade-in or order. */
export interface Transfer {
  id: string;
  isOrder: boolean;
  name: string;
  /** Masked. */
  account: string | null;
  /** What it pays, as the desk and its payee call it. */
  code: string;
  amountFils: number;
}

/** All transfers of a batch, read once, to heroes and to companies. */
export function useTransfers(batchId: string): { transfers: Transfer[] | undefined; failure: string | undefined } {
  const { call } = useCalls();
  const [transfers, setTransfers] = useState<Transfer[]>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    let isGone = false;
    async function read(): Promise<void> {
      const all: Payout[] = [];
      let after: string | undefined;
      do {
        const query = { batchId, after, limit: PAGE };
        const { payouts, next } = await call(PAYOUTS_DESK_ROUTES.listPayouts, { query });
        all.push(...payouts);
        after = next ?? undefined;
      } while (after !== undefined);
      const { orders } = await call(PAYOUTS_DESK_ROUTES.listBatchOrders, { params: { id: batchId } });
      if (isGone) return;
      setTransfers([
        ...all.map(({ tradeInId: id, tradeInCode: code = id, holder, account, amountFils }) => ({
          id, isOrder: false, name: holder ?? noHolder, account, code, amountFils: amountFils ?? 0,
        })),
        ...orders.map(({ orderId: id, holder, account, amountFils }) => ({
          id, isOrder: true, name: TEXTS.company(holder, id), account, code: id, amountFils,
        })),
      ]);
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
