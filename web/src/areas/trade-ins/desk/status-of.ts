import { nextActorOf } from '@planet-heroes/contracts/areas/trade-ins/journey';
import type { TradeIn } from '@planet-heroes/contracts/areas/trade-ins/schemas';

/** Amber where the desk acts next, green where it is credited, red where it was rejected or taken back. */
export function statusOf({ state, handover }: Pick<TradeIn, 'state' | 'handover'>) {
  if (state === 'verified') return 'good';
  if (state === 'rejected' || state === 'reversed') return 'bad';
  return nextActorOf(state, handover?.method) === 'desk' ? 'warning' : 'unknown';
}
