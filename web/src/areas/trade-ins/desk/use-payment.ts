import { PRICED_TRADE_IN_STATES, type TradeInState } from '@planet-heroes/contracts/areas/trade-ins/journey';
import { PAYOUTS_DESK_ROUTES } from '@planet-heroes/contracts/areas/payouts/desk-routes';
import type { Payout } from '@planet-heroes/contracts/areas/payouts/schemas';
import type { TradeIn } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import { useMay } from '../../../kernel/desk/operator-session';
import { type Polled, usePolled } from '../../../kernel/desk/use-polled';

const POLL = { everyMs: 5_000 };
/** States of phones that are paid for, once they are credited. */
const PAID_FOR: ReadonlySet<TradeInState> = new Set([...PRICED_TRADE_IN_STATES, 'verified', 'reversed']);

/** What is known of a trade-in's payment. */
export interface Payment {
  /** `ended`: nothing is paid, and nothing is to be said of it. `hidden`: from this operator. */
  kind: 'ended' | 'partner' | 'hidden' | 'ours';
  /** Undefined also where the hero has chosen nothing yet. */
  payout: Payout | undefined;
  found: Polled<unknown>;
}

/** How a trade-in is paid, read again and again where we pay and the operator may see it. */
export function usePayment(id: string, tradeIn: TradeIn | undefined): Payment {
  const may = useMay()(PAYOUTS_DESK_ROUTES.listPayouts);
  const kind = tradeIn ? kindOf(tradeIn, may) : 'ended';
  const asked = { query: { tradeInId: id, limit: 1 } };
  const found = usePolled(PAYOUTS_DESK_ROUTES.listPayouts, asked, { ...POLL, paused: kind !== 'ours' });
  // Another trade-in's answer is kept until this one's has come.
  const payout = found.answer?.payouts.find(({ tradeInId }) => tradeInId === id);
  return { kind, payout, found };
}

function kindOf({ state, code }: TradeIn, may: boolean): Payment['kind'] {
  if (!PAID_FOR.has(state)) return 'ended';
  if (code === null) return 'partner';
  return may ? 'ours' : 'hidden';
}
