import type { TradeValuationAnswer } from '@planet-heroes/contracts/areas/trade-ins/valuation-schemas';
import type { TradeInProgramme } from '@planet-heroes/contracts/areas/trade-ins/valuation';
import { TRADE_INS_ROUTES } from '@planet-heroes/contracts/areas/trade-ins/routes';
import { ask } from '../../../kernel/api/ask';
import type { TradeChoice } from './trade-choice';

export interface ValuationRequest extends TradeChoice {
  programme: TradeInProgramme;
  idempotencyKey: string;
}

/** Asks the server for a value; each programme has a call of its own (spec document 1, section 7). */
export function requestValuation(request: ValuationRequest, onAccepted: () => void): Promise<TradeValuationAnswer> {
  const { programme, model, condition, idempotencyKey } = request;
  const options = { idempotencyKey, onAccepted };
  if (programme === 'home') {
    return ask(TRADE_INS_ROUTES.calculateTrade, { body: { device: model, condition } }, options);
  }
  return ask(TRADE_INS_ROUTES.calculateTradeValue, { body: { phoneModel: model, condition } }, options);
}
