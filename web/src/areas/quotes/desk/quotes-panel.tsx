import type { AnswerOf } from '@planet-heroes/contracts/call-by-route';
import type { QUOTES_ROUTES } from '@planet-heroes/contracts/areas/quotes/routes';
import type { QuoteState } from '@planet-heroes/contracts/areas/quotes/catalogue';
import type { QuoteSummary } from '@planet-heroes/contracts/areas/quotes/schemas';
import type { Polled } from '../../../kernel/desk/api/use-polled';
import { formatFils } from '../../../kernel/desk/format';
import { QUOTES_MESSAGES } from './messages';
import { useAddress } from '../../../kernel/desk/ui/address';
import { isAtFirst } from '../../../kernel/desk/ui/asked-list';
import { DubaiTime } from '../../../kernel/desk/ui/dubai-time';
import { SelectField, TextField } from '../../../kernel/desk/ui/field';
import { Link } from '../../../kernel/desk/ui/link';
import { ListPanel } from '../../../kernel/desk/ui/list-panel';
import { Cell } from '../../../kernel/desk/ui/table';

const { list: TEXTS, ...WORDS } = QUOTES_MESSAGES;
const STATES = Object.entries(WORDS.states);

interface QuotesPanelProps {
  found: Polled<AnswerOf<typeof QUOTES_ROUTES.listAllQuotes>>;
}

/** Quotes that wait for an answer, or those that the address asks for. */
export function QuotesPanel({ found }: QuotesPanelProps) {
  const { query } = useAddress();
  return (
    <ListPanel
      found={found}
      rows={found.answer?.quotes}
      texts={TEXTS}
      reading={WORDS.reading}
      className="quotes"
      filter={
        <>
          <SelectField label={TEXTS.state} name="status">
            <option value="">{isAtFirst(query) ? WORDS.states.under_review : TEXTS.any}</option>
            {STATES.map(([state, name]) => <option key={state} value={state}>{name}</option>)}
          </SelectField>
          <TextField label={TEXTS.search} name="search" maxLength={100} autoComplete="off" />
        </>
      }
    >
      {(quote) => <QuoteRow key={quote.id} quote={quote} />}
    </ListPanel>
  );
}

function QuoteRow({ quote }: { quote: QuoteSummary }) {
  const { id, company, contactName, status, devices, deviceCount, estimatedValue, responseDueAt } = quote;
  const { columns } = TEXTS;
  return (
    <tr role="row">
      <th role="rowheader" scope="row" data-column="name">
        <Link className="row-link" to={`/ops/quotes?id=${encodeURIComponent(id)}`}>{id}</Link>
      </th>
      <Cell column="company" label={columns.company}>
        {company}
        <small>{contactName}</small>
      </Cell>
      <Cell column="state" label={columns.state}>
        <span className="state" data-status={statusOf(status)}>{WORDS.states[status]}</span>
      </Cell>
      <Cell column="devices" label={columns.devices}>
        {deviceCount}
        <small>{devices}</small>
      </Cell>
      <Cell column="price" label={columns.price}>
        {estimatedValue === null ? TEXTS.noPrice : formatFils(estimatedValue)}
      </Cell>
      <Cell column="due" label={columns.due}><DubaiTime at={responseDueAt} /></Cell>
    </tr>
  );
}

/** Amber where the desk acts next. */
export function statusOf(state: QuoteState) {
  if (state === 'accepted') return 'good';
  return state === 'under_review' || state === 'pending' ? 'warning' : 'unknown';
}
