import { TRADE_DESK_ROUTES } from '@planet-heroes/contracts/areas/trade-ins/routes';
import { MESSAGES } from '../messages';
import { AreaField } from '../ui/field';
import { FormButton } from '../ui/form-button';
import { oneLine } from '../ui/one-line';
import type { StepProps } from './step-props';

const TEXTS = MESSAGES.tradeIns.reverse;
const MAX_REASON = 500;

/** Asks for the reason, and takes a credited trade-in back. */
export function ReverseButton({ tradeIn: { id, code }, actions, onDone }: StepProps) {
  const name = code ?? id;

  async function reverse(given: FormData): Promise<string | undefined> {
    const reason = oneLine(given.get('reason'));
    if (reason === '') return TEXTS.empty;
    return actions.attempt({
      route: TRADE_DESK_ROUTES.reverseTradeIn,
      values: { params: { id }, body: { reason } },
      done: () => TEXTS.done(name),
    });
  }

  return (
    <FormButton
      label={TEXTS.button}
      title={TEXTS.title(name)}
      text={TEXTS.text}
      submit={TEXTS.yes}
      onSubmit={reverse}
      onDone={onDone}
    >
      <AreaField label={TEXTS.reason} hint={TEXTS.hint} name="reason" required maxLength={MAX_REASON} />
    </FormButton>
  );
}
