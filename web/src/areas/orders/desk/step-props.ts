import type { OperatorOrder } from '@planet-heroes/contracts/areas/orders/schemas';
import type { Actions } from '../../../kernel/desk/use-actions';

/** What an action on an order is given. */
export interface StepProps {
  order: OperatorOrder;
  actions: Actions;
  onDone: () => void;
}
