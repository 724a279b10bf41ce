import type { PayoutState } from '@planet-heroes/contracts/areas/payouts/schemas';
import type { Status } from '../../../kernel/desk/page';

const STATUS: Partial<Record<PayoutState, Status>> = { paid: 'good', credited: 'good', owed: 'warning', returned: 'bad' };

/** Amber where finance acts next, green where the money is with the hero, red where it came back. */
export function statusOfPayout(state: PayoutState): Status {
  return STATUS[state] ?? 'unknown';
}
