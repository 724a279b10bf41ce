import type {
  CalculateTradeRequest,
  CalculateTradeValueRequest,
  TradeValuationAnswer,
} from '@planet-heroes/contracts/areas/trade-ins/valuation-schemas';
import type { TradeInProgramme } from '@planet-heroes/contracts/areas/trade-ins/valuation';
import { postJson } from '../../shared/api/http';

export interface TradeChoice {
  model: string;
  condition: string;
}

export interface ValuationRequest extends TradeChoice {
  programme: TradeInProgramme;
  idempotencyKey: string;
}

/** Asks the server for a value; each programme has a call of its own (spec document 1, section 7). */
export function requestValuation(request: ValuationRequest, onAccepted: () => void): Promise<TradeValuationAnswer> {
  const { programme, model, condition, idempotencyKey } = request;
  const options = { idempotencyKey, onAccepted };
  if (programme === 'home') {
    return postJson('/api/calculate-trade', { device: model, condition } satisfies CalculateTradeRequest, options);
  }
  return postJson('/api/calculate-trade-value', { phoneModel: model, condition } satisfies CalculateTradeValueRequest, options);
}
