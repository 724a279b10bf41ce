import type { ChatValuation } from '@planet-heroes/contracts/areas/concierge/schemas';
import {
  findCondition,
  findDevice,
  PRICE_TABLES,
  type TradeInProgramme,
} from '@planet-heroes/contracts/areas/trade-ins/valuation';
import { valuePhone } from '../trade-ins/trade-ins.area.js';

/**
 * A phone's price in a programme and condition, from the one valuation that all calculators use. Throws as
 * `valuePhone`.
 */
export function chatValuation(programme: TradeInProgramme, device: string, condition: string): ChatValuation {
  const valued = valuePhone(programme, device, condition);
  const { tradeValue, points, bottlesPrevented, co2Saved } = valued.valuation;
  return {
    programme,
    device: valued.device,
    condition: valued.condition,
    tradeValue,
    points,
    bottlesPrevented,
    co2Saved,
  };
}

/**
 * The programme that prices a phone: the home one where its table has model and condition, else the exchange, unless
 * the exchange was asked for. Undefined where neither has both.
 */
export function programmeFor(
  device: string,
  condition: string | undefined,
  wanted?: TradeInProgramme,
): TradeInProgramme | undefined {
  const order: TradeInProgramme[] = wanted === 'exchange' ? ['exchange', 'home'] : ['home', 'exchange'];
  return order.find((programme) =>
    findDevice(programme, device) && (condition === undefined || findCondition(programme, condition))
  );
}

/** The prices of a phone in every condition that a programme knows, the best first. */
export function everyCondition(programme: TradeInProgramme, device: string): ChatValuation[] {
  return PRICE_TABLES[programme].conditions.map(({ condition }) => chatValuation(programme, device, condition));
}
