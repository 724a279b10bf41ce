import { TRADE_DESK_ROUTES } from '@planet-heroes/contracts/areas/trade-ins/routes';
import { ActionForm } from '../../../kernel/desk/form';
import { oneLine } from '../../../kernel/desk/given-fields';
import { TextField } from '../../../kit/form/text-field';
import { TRADE_INS_MESSAGES } from './messages';
import type { StepProps } from './step-props';

const TEXTS = TRADE_INS_MESSAGES.step;
const ROUTES = {
  collect: TRADE_DESK_ROUTES.collectTradeIn,
  receive: TRADE_DESK_ROUTES.receiveTradeIn,
  return: TRADE_DESK_ROUTES.returnTradeIn,
} as const;

/** A step that needs nothing but to be said, with a remark where there is one. */
export function StepForm({ step, tradeIn: { id, code }, actions, onDone }: StepProps & { step: keyof typeof ROUTES }) {
  const texts = TEXTS[step];
  const submit = (given: FormData) => {
    const note = oneLine(given.get('note'));
    return actions.attempt({
      route: ROUTES[step],
      values: { params: { id }, body: note === '' ? {} : { note } },
      done: () => texts.done(code ?? id),
    });
  };
  return (
    <ActionForm label={texts.title} submit={texts.submit} onSubmit={submit} onDone={onDone}>
      <p>{texts.text}</p>
      <TextField label={TEXTS.note} hint={TEXTS.noteHint} name="note" maxLength={500} autoComplete="off" />
    </ActionForm>
  );
}
