import { useState } from 'react';
import { QUOTES_ROUTES } from '@planet-heroes/contracts/areas/quotes/routes';
import { MESSAGES } from '../messages';
import { ActionButton } from '../ui/action-button';
import { TextField } from '../ui/field';
import { FormDialog } from '../ui/form-dialog';
import type { StepProps } from './step-props';

const TEXTS = MESSAGES.quotes.decline;

/** Asks why, and declines the quote. */
export function DeclineButton({ quote: { id }, actions, onDone }: StepProps) {
  const [isAsked, setAsked] = useState(false);

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
    <>
      <div className="row-buttons"><ActionButton onPress={() => setAsked(true)}>{TEXTS.button}</ActionButton></div>
      {isAsked && (
        <FormDialog
          title={TEXTS.title(id)}
          text={TEXTS.text}
          submit={TEXTS.yes}
          onSubmit={decline}
          onDone={onDone}
          onClose={() => setAsked(false)}
        >
          <TextField label={TEXTS.reason} name="reason" required maxLength={500} autoComplete="off" />
        </FormDialog>
      )}
    </>
  );
}
