import type { TradeIn } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import type { Actions } from '../../../kernel/desk/use-actions';

/** What an action on a trade-in is given. */
export interface StepProps {
  tradeIn: TradeIn;
  actions: Actions;
  onDone: () => void;
}
