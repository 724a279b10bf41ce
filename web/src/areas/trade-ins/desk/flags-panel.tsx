import { rolesFor } from '@planet-heroes/contracts/operator-permissions';
import { TRADE_DESK_ROUTES } from '@planet-heroes/contracts/areas/trade-ins/routes';
import type { TradeIn } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import { useRef } from 'react';
import { useMay } from '../../../kernel/desk/api/session';
import type { Actions } from '../../../kernel/desk/api/use-actions';
import { TRADE_INS_MESSAGES } from './messages';
import { DubaiTime } from '../../../kernel/desk/ui/dubai-time';
import { TextField } from '../../../kernel/desk/ui/field';
import { focusHeadingOf, Panel } from '../../../kernel/desk/ui/panel';
import { Problem, useForm } from '../../../kernel/desk/ui/use-form';
import { oneLine } from '../../../kernel/desk/ui/one-line';

const { flags: TEXTS, step: STEP } = TRADE_INS_MESSAGES;

/** What somebody has to look at before a trade-in is credited, and who has; nothing where nothing was found. */
export function FlagsPanel({ tradeIn: { id, state, flags = [] }, actions }: { tradeIn: TradeIn; actions: Actions }) {
  const panel = useRef<HTMLDivElement>(null);
  const may = useMay();
  if (flags.length === 0) return null;
  const isOpen = flags.some(({ clearedAt }) => clearedAt === null);
  return (
    <Panel title={TEXTS.title}>
      <div ref={panel}>
        <ul className="rows">
          {flags.map(({ reason, note, raisedAt, clearedAt, clearedBy, remark }) => (
            <li key={reason}>
              <div>
                <strong>{TEXTS.reasons[reason]}</strong>
                <p>{note}</p>
                <small>
                  {TEXTS.raised} <DubaiTime at={raisedAt} />
                  {clearedAt !== null && <>; {TEXTS.cleared(clearedBy ?? '')} <DubaiTime at={clearedAt} />: {remark}</>}
                </small>
              </div>
            </li>
          ))}
        </ul>
        {isOpen && (may(TRADE_DESK_ROUTES.clearTradeIn)
          ? <ClearForm id={id} isReversed={state === 'reversed'} actions={actions} onDone={() => focusHeadingOf(panel.current)} />
          : <p className="muted">{TEXTS.notYours(rolesFor(TRADE_DESK_ROUTES.clearTradeIn).join(', '))}</p>)}
      </div>
    </Panel>
  );
}

/** Says why it is in order after all. */
function ClearForm(
  { id, isReversed, actions, onDone }: { id: string; isReversed: boolean; actions: Actions; onDone: () => void },
) {
  const { form, problem, problemId, busy } = useForm(async (given) => {
    const remark = oneLine(given.get('remark'));
    if (remark === '') return isReversed ? TEXTS.emptySettled : TEXTS.empty;
    return actions.attempt({
      route: TRADE_DESK_ROUTES.clearTradeIn,
      values: { params: { id }, body: { remark } },
      done: ({ state }) => isReversed ? TEXTS.doneSettled : TEXTS.done(state === 'verified'),
    });
  }, onDone);
  return (
    <form {...form} aria-label={TEXTS.clear}>
      <p>{isReversed ? TEXTS.settle : TEXTS.text}</p>
      <TextField
        label={isReversed ? TEXTS.settled : TEXTS.remark}
        hint={TEXTS.remarkHint}
        name="remark"
        required
        maxLength={300}
        autoComplete="off"
      />
      <Problem id={problemId}>{problem}</Problem>
      <button type="submit" className="button" aria-disabled={busy || undefined}>
        {busy ? STEP.busy : isReversed ? TEXTS.isSettled : TEXTS.clear}
      </button>
    </form>
  );
}
