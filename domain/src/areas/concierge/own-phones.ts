import { OPEN_TRADE_IN_STATES, type TradeInState } from '@planet-heroes/contracts/areas/trade-ins/journey';
import type { Queryable } from '../../kernel/database/database.js';
import type { TradeIn } from '../trade-ins/trade-ins.area.js';

/** A phone that is on its way, as an answer names it. */
export interface OwnPhone {
  device: string;
  state: OpenState;
}

export type OpenState = Extract<TradeInState, (typeof OPEN_TRADE_IN_STATES)[number]>;

/** As many as one answer names. */
const MAX_OWN = 3;

/** A hero’s open trade-ins, the newest first. */
export async function readOwnPhones(database: Queryable, heroId: string): Promise<OwnPhone[]> {
  const found = await database.tables<typeof TradeIn>().selectFrom('trade_in').select(['device', 'state'])
    .where('heroId', '=', heroId).where('state', 'in', OPEN_TRADE_IN_STATES)
    .orderBy('quotedAt', 'desc').orderBy('id').limit(MAX_OWN).execute();
  return found as OwnPhone[];
}
