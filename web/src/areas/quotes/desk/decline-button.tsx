import { QUOTES_ROUTES } from '@planet-heroes/contracts/areas/quotes/routes';
import { ReasonButton } from '../../../kernel/desk/form';
import { QUOTES_MESSAGES } from './messages';
import type { StepProps } from './step-props';

const TEXTS = QUOTES_MESSAGES.decline;

/** Asks why, and declines the quote. */
export function DeclineButton({ quote: { id }, actions, onDone }: StepProps) {
  return (
    <ReasonButton
      texts={{ ...TEXTS, title: TEXTS.title(id) }}
      maxLength={500}
      onDone={onDone}
      submit={(reason) =>
        actions.attempt({
          route: QUOTES_ROUTES.declineQuoteAsOperator,
          values: { params: { id }, body: { reason } },
          done: () => TEXTS.done(id),
        })}
    />
  );
}
