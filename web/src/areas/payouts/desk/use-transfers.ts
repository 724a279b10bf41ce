import { useEffect, useState } from 'react';
import { PAYOUTS_ROUTES } from '@planet-heroes/contracts/areas/payouts/routes';
import type { OrderPayout, Payout } from '@planet-heroes/contracts/areas/payouts/schemas';
import { callOps, type OpsError } from '../../../kernel/desk/api/ops-client';
import { useSession } from '../../../kernel/desk/api/session';

const PAGE = 100;

/** The transfers of a batch, to heroes and to companies. */
export interface Transfers {
  payouts: Payout[];
  orders: OrderPayout[];
}

/** All transfers of a batch, read once; it does not change any more. */
export function useTransfers(batchId: string): { transfers: Transfers | undefined; failure: string | undefined } {
  const { token, onRefused } = useSession();
  const [transfers, setTransfers] = useState<Transfers>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    let isGone = false;
    async function read(): Promise<void> {
      const all: Payout[] = [];
      let after: string | undefined;
      do {
        const query = { batchId, after, limit: PAGE };
        const { payouts, next } = await callOps(token!, PAYOUTS_ROUTES.listPayouts, { query });
        all.push(...payouts);
        after = next ?? undefined;
      } while (after !== undefined);
      const { orders } = await callOps(token!, PAYOUTS_ROUTES.listBatchOrders, { params: { id: batchId } });
      if (!isGone) setTransfers({ payouts: all, orders });
    }
    read().catch((error: OpsError) => {
      if (error.code === 'refused') onRefused();
      if (!isGone) setFailure(error.message);
    });
    return () => {
      isGone = true;
    };
  }, [batchId, token, onRefused]);
  return { transfers, failure };
}
