import { TRADE_DESK_ROUTES } from '@planet-heroes/contracts/areas/trade-ins/routes';
import { FormButton } from '../../../kernel/desk/form';
import { oneLine } from '../../../kernel/desk/given-fields';
import { TextAreaField } from '../../../kit/form/text-area-field';
import { TRADE_INS_MESSAGES } from './messages';
import type { StepProps } from './step-props';

const TEXTS = TRADE_INS_MESSAGES.reject;
const MAX_REASONS = 2_000;

/** Asks for the reasons, and rejects. */
export function RejectButton({ tradeIn: { id, code }, actions, onDone }: StepProps) {
  const name = code ?? id;

  async function reject(given: FormData): Promise<string | undefined> {
    const reasons = String(given.get('reasons') ?? '').split('\n').map(oneLine).filter(Boolean);
    if (reasons.length === 0) return TEXTS.empty;
    return actions.attempt({
      route: TRADE_DESK_ROUTES.rejectTradeIn,
      values: { params: { id }, body: { reasons } },
      done: () => TEXTS.done(name),
    });
  }

  return (
    <FormButton
      label={TEXTS.button}
      title={TEXTS.title(name)}
      text={TEXTS.text}
      submit={TEXTS.yes}
      onSubmit={reject}
      onDone={onDone}
    >
      <TextAreaField label={TEXTS.reasons} hint={TEXTS.hint} name="reasons" required maxLength={MAX_REASONS} />
    </FormButton>
  );
}
