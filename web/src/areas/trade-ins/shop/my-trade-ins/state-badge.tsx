import type { TradeInState } from '@planet-heroes/contracts/areas/trade-ins/journey';
import { myTradeInsTexts } from '../../texts-mine.en';
import { Badge, type BadgeTone } from '../../../../kit/badge';

const TONES: Readonly<Record<TradeInState, BadgeTone>> = {
  quoted: 'accent',
  booked: 'accent',
  collected: 'accent',
  received: 'accent',
  inspected: 'accent',
  countered: 'warning',
  accepted: 'accent',
  wiped: 'accent',
  verified: 'positive',
  returning: 'warning',
  returned: 'neutral',
  rejected: 'danger',
  expired: 'neutral',
  cancelled: 'neutral',
  reversed: 'danger',
};

/** Where a trade-in stands, in two words. */
export function StateBadge({ state, className }: { state: TradeInState; className?: string }) {
  return <Badge tone={TONES[state]} className={className}>{myTradeInsTexts.states[state]}</Badge>;
}
