import type { TradeInState } from '@planet-heroes/contracts/areas/trade-ins/journey';

/**
 * Where on the journey a visitor is: 1 Exchange, 2 Earn once a value is confirmed, 3 Redeem once the trade-in is
 * verified.
 */
export function journeyPosition(hasValue: boolean, tradeIn: TradeInState | undefined): 1 | 2 | 3 {
  if (tradeIn === 'verified') return 3;
  return hasValue ? 2 : 1;
}
