import type { Order } from '@planet-heroes/contracts/areas/orders/schemas';
import type { Actions } from '../../../kernel/desk/use-actions';

/** What an action on an order is given. */
export interface StepProps {
  order: Order;
  actions: Actions;
  onDone: () => void;
}
