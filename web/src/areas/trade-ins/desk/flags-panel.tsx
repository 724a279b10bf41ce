import { useRef } from 'react';
import { TRADE_DESK_ROUTES } from '@planet-heroes/contracts/areas/trade-ins/routes';
import { OPEN_TRADE_IN_STATES, type TradeInState } from '@planet-heroes/contracts/areas/trade-ins/journey';
import type { TradeIn } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import { useMay } from '../../../kernel/desk/operator-session';
import { FormFields } from '../../../kernel/desk/fields';
import { ActionForm } from '../../../kernel/desk/form';
import { DubaiTime, focusHeadingOf, OnlyFor, Panel } from '../../../kernel/desk/page';
import type { Actions } from '../../../kernel/desk/use-actions';
import { TRADE_INS_MESSAGES } from './messages';

const { flags: TEXTS } = TRADE_INS_MESSAGES;
const loadSchema = async () =>
  (await import('@planet-heroes/contracts/areas/trade-ins/schemas')).clearTradeInRequestSchema;

/** Once it goes back or has ended, nothing is credited, and what was found asks for nothing any more. */
const ASKING: readonly TradeInState[] = [...OPEN_TRADE_IN_STATES.filter((state) => state !== 'returning'), 'reversed'];

/** What somebody has to look at before a trade-in is credited, and who has; nothing where nothing was found. */
export function FlagsPanel({ tradeIn: { id, state, flags = [] }, actions }: { tradeIn: TradeIn; actions: Actions }) {
  const panel = useRef<HTMLDivElement>(null);
  const may = useMay();
  if (flags.length === 0) return null;
  const isAsking = ASKING.includes(state);
  const isOpen = isAsking && flags.some(({ clearedAt }) => clearedAt === null);
  return (
    <Panel title={isAsking ? TEXTS.title : TEXTS.wasFound}>
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
          : <OnlyFor call={TRADE_DESK_ROUTES.clearTradeIn} text={TEXTS.notYours} />)}
      </div>
    </Panel>
  );
}

/** Says why it is in order after all. */
function ClearForm(
  { id, isReversed, actions, onDone }: { id: string; isReversed: boolean; actions: Actions; onDone: () => void },
) {
  const fields = [{ name: 'remark', label: isReversed ? TEXTS.settled : TEXTS.remark, hint: TEXTS.remarkHint }];
  return (
    <ActionForm
      label={TEXTS.clear}
      submit={isReversed ? TEXTS.isSettled : TEXTS.clear}
      variant="secondary"
      fields={fields}
      schema={loadSchema}
      send={(body) =>
        actions.attempt({
          route: TRADE_DESK_ROUTES.clearTradeIn,
          values: { params: { id }, body },
          done: ({ state }) => isReversed ? TEXTS.doneSettled : TEXTS.done(state === 'verified'),
        })}
      onDone={onDone}
    >
      <p>{isReversed ? TEXTS.settle : TEXTS.text}</p>
      <FormFields of={fields} />
    </ActionForm>
  );
}
