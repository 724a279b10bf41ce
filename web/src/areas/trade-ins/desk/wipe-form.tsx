import { TRADE_DESK_ROUTES } from '@planet-heroes/contracts/areas/trade-ins/routes';
import { TRADE_INS_MESSAGES } from './messages';
import { TextField } from '../../../kernel/desk/ui/field';
import { Problem, useForm } from '../../../kernel/desk/ui/use-form';
import { oneLine } from '../../../kernel/desk/ui/one-line';
import type { StepProps } from './step-props';

const { wipe: TEXTS, step: STEP } = TRADE_INS_MESSAGES;

/** The phone is erased, which credits its hero; how it was goes into the certificate. */
export function WipeForm({ tradeIn: { id, code }, actions, onDone }: StepProps) {
  const { form, problem, problemId, busy } = useForm(async (given) => {
    const certificate = oneLine(given.get('certificate'));
    if (certificate === '') return TEXTS.empty;
    return actions.attempt({
      route: TRADE_DESK_ROUTES.wipeTradeIn,
      values: { params: { id }, body: { certificate } },
      done: ({ state }) => TEXTS.done(code ?? id, state),
    });
  }, onDone);
  return (
    <form {...form} aria-label={TEXTS.title}>
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
      <Problem id={problemId}>{problem}</Problem>
      <button type="submit" className="button primary" aria-disabled={busy || undefined}>
        {busy ? STEP.busy : TEXTS.submit}
      </button>
    </form>
  );
}
