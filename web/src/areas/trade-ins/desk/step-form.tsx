import { TRADE_DESK_ROUTES } from '@planet-heroes/contracts/areas/trade-ins/routes';
import { TRADE_INS_MESSAGES } from './messages';
import { TextField } from '../../../kernel/desk/ui/field';
import { Problem, useForm } from '../../../kernel/desk/ui/use-form';
import { oneLine } from '../../../kernel/desk/ui/one-line';
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
  const { form, problem, problemId, busy } = useForm((given) => {
    const note = oneLine(given.get('note'));
    return actions.attempt({
      route: ROUTES[step],
      values: { params: { id }, body: note === '' ? {} : { note } },
      done: () => texts.done(code ?? id),
    });
  }, onDone);
  return (
    <form {...form} aria-label={texts.title}>
      <p>{texts.text}</p>
      <TextField label={TEXTS.note} hint={TEXTS.noteHint} name="note" maxLength={500} autoComplete="off" />
      <Problem id={problemId}>{problem}</Problem>
      <button type="submit" className="button primary" aria-disabled={busy || undefined}>
        {busy ? TEXTS.busy : texts.submit}
      </button>
    </form>
  );
}
