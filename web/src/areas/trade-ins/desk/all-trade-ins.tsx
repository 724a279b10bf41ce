import { TRADE_DESK_ROUTES } from '@planet-heroes/contracts/areas/trade-ins/routes';
import type { Calls } from '../../../kernel/desk/operator-session';
import { conditionText, formatFils } from '../../../kernel/desk/format';
import { ListPanel, optionsOf } from '../../../kernel/desk/list';
import { DubaiTime, Page, State } from '../../../kernel/desk/page';
import { ScanPanel } from '../../../kernel/desk/scan-panel';
import { usePolled } from '../../../kernel/desk/use-polled';
import { Link } from '../../../kernel/routing/link';
import { usePageQuery } from '../../../kernel/routing/use-page-query';
import { SelectField } from '../../../kit/form/select-field';
import { labelCode, pathOfTradeIn } from './code';
import { TRADE_INS_MESSAGES } from './messages';
import { statusOf } from './status-of';
import { stateText } from './words';

const { list: TEXTS, code: { form: title, ...CODE }, ...WORDS } = TRADE_INS_MESSAGES;
const POLL = { everyMs: 5_000 };
const PAGE = 50;
const STATES = optionsOf({ ...WORDS.states, collected: TEXTS.onItsWay });

/** The trade desk: all phones by their deadline, or those in the state that the address asks for. */
export function AllTradeIns() {
  const [query] = usePageQuery();
  const values = { query: { ...Object.fromEntries(query), limit: PAGE } };
  const found = usePolled(TRADE_DESK_ROUTES.listTradeIns, values, POLL);
  return (
    <Page facts={<p className="muted">{WORDS.facts}</p>} found={found}>
      <div className="panels">
        <ScanPanel texts={{ title, ...CODE }} find={findTradeIn} />
        <ListPanel
          found={found}
          rows={found.answer?.tradeIns}
          next={found.answer?.next}
          texts={TEXTS}
          reading={WORDS.reading}
          filter={
            <SelectField label={TEXTS.state} name="state" placeholder={TEXTS.any} options={STATES} />
          }
          keyOf={({ id }) => id}
          cells={{
            code: ({ id, code }) => <Link className="row-link" to={pathOfTradeIn(id)}>{code ?? TEXTS.noCode}</Link>,
            state: (tradeIn) => <State of={statusOf(tradeIn)}>{stateText(tradeIn)}</State>,
            phone: ({ device, condition }) => (
              <>
                {device}
                <small>{conditionText(condition)}</small>
              </>
            ),
            price: ({ valueFils }) => formatFils(valueFils),
            handover: ({ handover }) => (handover ? WORDS.methods[handover.method] : TEXTS.noHandover),
            due: ({ dueAt }) => (dueAt ? <DubaiTime at={dueAt} /> : TEXTS.noDeadline),
          }}
        />
      </div>
    </Page>
  );
}

/** Opens a phone by its label. */
async function findTradeIn(typed: string, call: Calls['call']) {
  const code = labelCode(typed);
  if (code === '') return { problem: CODE.empty };
  const { tradeIns: [found] } = await call(TRADE_DESK_ROUTES.listTradeIns, { query: { code, limit: 1 } });
  return found ? { path: pathOfTradeIn(found.id) } : { problem: CODE.unknown(code) };
}
