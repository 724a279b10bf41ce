import { QUOTES_ROUTES } from '@planet-heroes/contracts/areas/quotes/routes';
import { MESSAGES } from '../messages';
import { TextField } from '../ui/field';
import { FormButton } from '../ui/form-button';
import type { StepProps } from './step-props';

const TEXTS = MESSAGES.quotes.decline;

/** Asks why, and declines the quote. */
export function DeclineButton({ quote: { id }, actions, onDone }: StepProps) {
  async function decline(given: FormData): Promise<string | undefined> {
    const reason = String(given.get('reason') ?? '').trim();
    if (reason === '') return TEXTS.empty;
    return actions.attempt({
      route: QUOTES_ROUTES.declineQuoteAsOperator,
      values: { params: { id }, body: { reason } },
      done: () => TEXTS.done(id),
    });
  }

  return (
    <FormButton
      label={TEXTS.button}
      title={TEXTS.title(id)}
      text={TEXTS.text}
      submit={TEXTS.yes}
      onSubmit={decline}
      onDone={onDone}
    >
      <TextField label={TEXTS.reason} name="reason" required maxLength={500} autoComplete="off" />
    </FormButton>
  );
}
