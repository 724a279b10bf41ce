import type { AnswerOf } from '@planet-heroes/contracts/call-by-route';
import { nextActorOf, type TradeInState } from '@planet-heroes/contracts/areas/trade-ins/journey';
import type { TRADE_DESK_ROUTES } from '@planet-heroes/contracts/areas/trade-ins/routes';
import type { TradeIn } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import type { Polled } from '../../../kernel/desk/api/use-polled';
import { formatFils } from '../../../kernel/desk/format';
import { TRADE_INS_MESSAGES } from './messages';
import { DubaiTime } from '../../../kernel/desk/ui/dubai-time';
import { SelectField } from '../../../kernel/desk/ui/field';
import { Link } from '../../../kernel/desk/ui/link';
import { ListPanel } from '../../../kernel/desk/ui/list-panel';
import { Cell } from '../../../kernel/desk/ui/table';
import { pathOfTradeIn } from './code';

const { list: TEXTS, ...WORDS } = TRADE_INS_MESSAGES;
const STATES = Object.entries(WORDS.states);

interface TradeInsPanelProps {
  found: Polled<AnswerOf<typeof TRADE_DESK_ROUTES.listTradeIns>>;
}

/** All trade-ins, or those in the state that the address asks for, by their deadline. */
export function TradeInsPanel({ found }: TradeInsPanelProps) {
  return (
    <ListPanel
      found={found}
      rows={found.answer?.tradeIns}
      texts={TEXTS}
      reading={WORDS.reading}
      className="trade-ins"
      filter={
          <SelectField label={TEXTS.state} name="state">
            <option value="">{TEXTS.any}</option>
            {STATES.map(([state, name]) => <option key={state} value={state}>{name}</option>)}
          </SelectField>
      }
    >
      {(tradeIn) => <TradeInRow key={tradeIn.id} tradeIn={tradeIn} />}
    </ListPanel>
  );
}

function TradeInRow({ tradeIn }: { tradeIn: TradeIn }) {
  const { id, code, state, device, condition, valueFils, handover, dueAt } = tradeIn;
  const { columns } = TEXTS;
  return (
    <tr role="row">
      <th role="rowheader" scope="row" data-column="name">
        <Link className="row-link" to={pathOfTradeIn(id)}>{code ?? TEXTS.noCode}</Link>
      </th>
      <Cell column="state" label={columns.state}>
        <span className="state" data-status={statusOf(state, tradeIn)}>{WORDS.states[state]}</span>
      </Cell>
      <Cell column="phone" label={columns.phone}>
        {device}
        <small>{condition}</small>
      </Cell>
      <Cell column="price" label={columns.price}>{formatFils(valueFils)}</Cell>
      <Cell column="handover" label={columns.handover}>
        {handover ? WORDS.methods[handover.method] : TEXTS.noHandover}
      </Cell>
      <Cell column="due" label={columns.due}>{dueAt ? <DubaiTime at={dueAt} /> : TEXTS.noDeadline}</Cell>
    </tr>
  );
}

/** Amber where the desk acts next, green where it is credited, red where it was rejected or taken back. */
export function statusOf(state: TradeInState, { handover }: Pick<TradeIn, 'handover'>) {
  if (state === 'verified') return 'good';
  if (state === 'rejected' || state === 'reversed') return 'bad';
  return nextActorOf(state, handover?.method) === 'desk' ? 'warning' : 'unknown';
}
