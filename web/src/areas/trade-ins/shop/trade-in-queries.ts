import type { TradeInState } from '@planet-heroes/contracts/areas/trade-ins/journey';
import type { TradeIn } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useMe } from '../../heroes/use-me';
import { myTradeInsQuery } from '../my-trade-ins-query';

/** What a trade-in's state means for its price and points, where there is no room for every step. */
export type TradeInPhase = 'locked' | 'underWay' | 'countered' | 'credited' | 'closed';

const PHASES: Readonly<Record<TradeInState, TradeInPhase>> = {
  quoted: 'locked',
  booked: 'underWay',
  collected: 'underWay',
  received: 'underWay',
  inspected: 'underWay',
  countered: 'countered',
  accepted: 'underWay',
  wiped: 'underWay',
  verified: 'credited',
  returning: 'closed',
  returned: 'closed',
  rejected: 'closed',
  expired: 'closed',
  cancelled: 'closed',
  reversed: 'closed',
};

export function phaseOf(state: TradeInState): TradeInPhase {
  return PHASES[state];
}

/** Where the trade-ins of this browser's hero are listed. */
export const MY_TRADE_INS_PATH = '/my-trade-ins';

/** Where one of them shows. */
export function pathOfTradeIn(id: string): string {
  return `${MY_TRADE_INS_PATH}/${id}`;
}

/** The trade-ins of this browser's hero, newest first; the hero's room says when to ask again. */
export function useMyTradeIns(): UseQueryResult<TradeIn[]> {
  useMe(); // Holds the hero's room.
  return useQuery(myTradeInsQuery);
}

/** The newest of them that may still be credited. */
export function useOpenTradeIn(): TradeIn | undefined {
  return useMyTradeIns().data?.find(({ state }) => !['credited', 'closed'].includes(phaseOf(state)));
}
