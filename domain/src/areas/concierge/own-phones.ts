import type { PayoutState } from '@planet-heroes/contracts/areas/payouts/schemas';
import { OPEN_TRADE_IN_STATES, type TradeInState } from '@planet-heroes/contracts/areas/trade-ins/journey';
import type { Queryable } from '../../kernel/database/database.js';
import type { Payout } from '../payouts/payouts.area.js';
import type { TradeIn } from '../trade-ins/trade-ins.area.js';

/** A phone as an answer names it, with where it or its money is. */
export interface OwnPhone {
  device: string;
  state: OwnState;
  /** Nothing of it is awaited any more. */
  hasEnded?: boolean;
}

const UNPAID = ['undecided', 'owed', 'batched', 'returned'] as const satisfies PayoutState[];
/** `bounced`: its transfer was returned by the bank, unlike the phone that is `returned` to its hero. */
export type OwnState = TradeInState | Exclude<(typeof UNPAID)[number], 'returned'> | 'bounced';

/** As many as one answer names. */
const MAX_OWN = 3;

/** A hero’s trade-ins that are open or not paid yet, the newest first; where none is, the last that ended. */
export async function readOwnPhones(database: Queryable, heroId: string): Promise<OwnPhone[]> {
  const found = await database.tables<typeof TradeIn | typeof Payout>().selectFrom('trade_in')
    .leftJoin('payout', (join) => join.onRef('payout.tradeInId', '=', 'trade_in.id').on('payout.state', 'in', UNPAID))
    .select(['device', 'trade_in.state', 'payout.state as payout'])
    .select((is) =>
      is.or([
        is('trade_in.state', 'in', OPEN_TRADE_IN_STATES),
        is.and([is('trade_in.state', '=', 'verified'), is('payout.state', 'is not', null)]),
      ]).as('isOpen'))
    .where('trade_in.heroId', '=', heroId)
    .orderBy('isOpen', 'desc').orderBy('quotedAt', 'desc').orderBy('trade_in.id').limit(MAX_OWN).execute();
  const open = found.filter(({ isOpen }) => isOpen);
  return (open.length > 0 ? open : found.slice(0, 1)).map(({ device, state, payout, isOpen }) => ({
    device,
    hasEnded: !isOpen,
    state: (state !== 'verified' || payout === null
      ? state
      : payout === 'returned' ? 'bounced' : payout) as OwnState,
  }));
}
