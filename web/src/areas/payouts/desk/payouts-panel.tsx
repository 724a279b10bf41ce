import type { AnswerOf } from '@planet-heroes/contracts/call-by-route';
import type { PAYOUTS_ROUTES } from '@planet-heroes/contracts/areas/payouts/routes';
import type { Payout } from '@planet-heroes/contracts/areas/payouts/schemas';
import type { Polled } from '../../../kernel/desk/api/use-polled';
import { formatFils } from '../../../kernel/desk/format';
import { PAYOUTS_MESSAGES } from './messages';
import { DubaiTime } from '../../../kernel/desk/ui/dubai-time';
import { SelectField } from '../../../kernel/desk/ui/field';
import { ListPanel } from '../../../kernel/desk/ui/list-panel';
import { Cell } from '../../../kernel/desk/ui/table';

const { list: TEXTS, ...PAYOUTS } = PAYOUTS_MESSAGES;
/** Before the phone is credited nothing is owed, and nothing listed. */
const STATES = Object.entries(PAYOUTS.states).filter(([state]) => state !== 'chosen');
const STATUS = { paid: 'good', credited: 'good', owed: 'warning', returned: 'bad' } as Readonly<Record<string, string>>;

interface PayoutsPanelProps {
  found: Polled<AnswerOf<typeof PAYOUTS_ROUTES.listPayouts>>;
}

/** What heroes are owed and were paid, or what the address asks for. */
export function PayoutsPanel({ found }: PayoutsPanelProps) {
  return (
    <ListPanel
      found={found}
      rows={found.answer?.payouts}
      texts={TEXTS}
      reading={PAYOUTS.reading}
      className="payouts"
      filter={
          <SelectField label={TEXTS.state} name="state">
            <option value="">{TEXTS.any}</option>
            {STATES.map(([state, name]) => <option key={state} value={state}>{name}</option>)}
          </SelectField>
      }
    >
      {(payout) => <PayoutRow key={payout.tradeInId} payout={payout} />}
    </ListPanel>
  );
}

function PayoutRow({ payout }: { payout: Payout }) {
  const { holder, account, amountFils, state, owedAt, tradeInId, reference } = payout;
  const { columns } = TEXTS;
  return (
    <tr role="row">
      <th role="rowheader" scope="row" data-column="name">
        {holder ?? TEXTS.noHolder}
        {account && <small>{account}</small>}
      </th>
      <Cell column="amount" label={columns.amount}>{amountFils === null ? TEXTS.nothing : formatFils(amountFils)}</Cell>
      <Cell column="state" label={columns.state}>
        <span className="state" data-status={STATUS[state] ?? 'unknown'}>{PAYOUTS.states[state]}</span>
      </Cell>
      <Cell column="registered" label={columns.since}>{owedAt ? <DubaiTime at={owedAt} /> : TEXTS.nothing}</Cell>
      <Cell column="contact" label={columns.trade}><code>{tradeInId}</code></Cell>
      <Cell column="contact" label={columns.reference}>{reference ?? TEXTS.nothing}</Cell>
    </tr>
  );
}
