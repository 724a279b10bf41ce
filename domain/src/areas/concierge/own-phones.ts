import type { PayoutState } from '@planet-heroes/contracts/areas/payouts/schemas';
import { OPEN_TRADE_IN_STATES, type TradeInState } from '@planet-heroes/contracts/areas/trade-ins/journey';
import type { Queryable } from '../../kernel/database/database.js';
import type { Payout } from '../payouts/payouts.area.js';
import type { TradeIn } from '../trade-ins/trade-ins.area.js';

/** A phone that is on its way, or whose money is, as an answer names it. */
export interface OwnPhone {
  device: string;
  state: OwnState;
}

const UNPAID = ['undecided', 'owed', 'batched', 'returned'] as const satisfies PayoutState[];
export type OwnState = Extract<TradeInState, (typeof OPEN_TRADE_IN_STATES)[number]> | (typeof UNPAID)[number];

/** As many as one answer names. */
const MAX_OWN = 3;

/** A hero’s trade-ins that are open or not paid yet, the newest first. */
export async function readOwnPhones(database: Queryable, heroId: string): Promise<OwnPhone[]> {
  const found = await database.tables<typeof TradeIn | typeof Payout>().selectFrom('trade_in')
    .leftJoin('payout', (join) => join.onRef('payout.tradeInId', '=', 'trade_in.id').on('payout.state', 'in', UNPAID))
    .select(['device', 'trade_in.state', 'payout.state as payout'])
    .where('trade_in.heroId', '=', heroId)
    .where((is) =>
      is.or([
        is('trade_in.state', 'in', OPEN_TRADE_IN_STATES),
        is.and([is('trade_in.state', '=', 'verified'), is('payout.state', 'is not', null)]),
      ]))
    .orderBy('quotedAt', 'desc').orderBy('trade_in.id').limit(MAX_OWN).execute();
  return found.map(({ device, state, payout }) => ({
    device,
    state: (state === 'verified' ? payout : state) as OwnState,
  }));
}
