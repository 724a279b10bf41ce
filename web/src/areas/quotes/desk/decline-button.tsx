import { QUOTES_ROUTES } from '@planet-heroes/contracts/areas/quotes/routes';
import { FormButton } from '../../../kernel/desk/form';
import { QUOTES_MESSAGES } from './messages';
import type { StepProps } from './step-props';

const TEXTS = QUOTES_MESSAGES.decline;
const loadSchema = async () => (await import('@planet-heroes/contracts/areas/quotes/schemas')).refuseQuoteSchema;

/** Asks why, and declines the quote. */
export function DeclineButton({ quote: { id }, actions, onDone }: StepProps) {
  return (
    <FormButton
      texts={{ ...TEXTS, title: TEXTS.title(id) }}
      fields={[{ name: 'reason', label: TEXTS.reason }]}
      schema={loadSchema}
      send={(body) =>
        actions.attempt({
          route: QUOTES_ROUTES.declineQuoteAsOperator,
          values: { params: { id }, body },
          done: () => TEXTS.done(id),
        })}
      onDone={onDone}
    />
  );
}
