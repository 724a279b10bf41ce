import type { ReactNode } from 'react';
import { PAYOUTS_DESK_ROUTES } from '@planet-heroes/contracts/areas/payouts/desk-routes';
import { useMay, useOperator } from '../../../kernel/desk/operator-session';
import { usePolled } from '../../../kernel/desk/use-polled';
import { PAYOUTS_MESSAGES } from './messages';

const { nexts, batchNexts } = PAYOUTS_MESSAGES.list;
const BATCHES = PAYOUTS_DESK_ROUTES.listPayoutBatches;

/** The step that is left of a transfer’s batch, as a link to it: another operator approves it than proposed it. */
export function useBatchNext(): (batchId: string | null | undefined) => ReactNode {
  const operator = useOperator();
  const paused = !useMay()(BATCHES);
  const batches = usePolled(BATCHES, {}, { everyMs: 5_000, paused }).answer?.batches;
  return (batchId) => {
    const batch = batches?.find(({ id }) => id === batchId);
    if (!batch) return nexts.batched;
    const isOwn = batch.state === 'proposed' && batch.proposedById === operator.id;
    const text = isOwn ? batchNexts.another : batchNexts[batch.state];
    return text ? <a href={`#batch-${batch.id}`}>{text}</a> : nexts.batched;
  };
}
