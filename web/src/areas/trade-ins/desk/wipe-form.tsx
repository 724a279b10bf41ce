import { TRADE_DESK_ROUTES } from '@planet-heroes/contracts/areas/trade-ins/routes';
import { ActionForm } from '../../../kernel/desk/form';
import { oneLine } from '../../../kernel/desk/given-fields';
import { TextField } from '../../../kit/form/text-field';
import { TRADE_INS_MESSAGES } from './messages';
import type { StepProps } from './step-props';

const { wipe: TEXTS } = TRADE_INS_MESSAGES;

/** The phone is erased, which credits its hero; how it was goes into the certificate. */
export function WipeForm({ tradeIn: { id, code }, actions, onDone }: StepProps) {
  const submit = async (given: FormData) => {
    const certificate = oneLine(given.get('certificate'));
    if (certificate === '') return TEXTS.empty;
    return actions.attempt({
      route: TRADE_DESK_ROUTES.wipeTradeIn,
      values: { params: { id }, body: { certificate } },
      done: ({ state }) => TEXTS.done(code ?? id, state),
    });
  };
  return (
    <ActionForm label={TEXTS.title} submit={TEXTS.submit} onSubmit={submit} onDone={onDone}>
      <p>{TEXTS.text}</p>
      <TextField
        label={TEXTS.label}
        hint={TEXTS.hint}
        name="certificate"
        defaultValue={TEXTS.certificate}
        required
        maxLength={120}
        autoComplete="off"
      />
    </ActionForm>
  );
}
