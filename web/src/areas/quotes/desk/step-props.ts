import type { Quote } from '@planet-heroes/contracts/areas/quotes/schemas';
import type { Actions } from '../../../kernel/desk/use-actions';

/** What an action on a quote is given. */
export interface StepProps {
  quote: Quote;
  actions: Actions;
  onDone: () => void;
}
