import type { QuoteState } from '@planet-heroes/contracts/areas/quotes/catalogue';
import { QUOTES_DESK_ROUTES } from '@planet-heroes/contracts/areas/quotes/desk-routes';
import { askedList, onlyState } from '../../../kernel/desk/asked-list';
import { formatFils } from '../../../kernel/desk/format';
import { ListPanel, optionsOf } from '../../../kernel/desk/list';
import { DubaiTime, Page, State } from '../../../kernel/desk/page';
import { usePolled } from '../../../kernel/desk/use-polled';
import { Link } from '../../../kernel/routing/link';
import { usePageQuery } from '../../../kernel/routing/use-page-query';
import { SelectField } from '../../../kit/form/select-field';
import { TextField } from '../../../kit/form/text-field';
import { QUOTES_MESSAGES } from './messages';
import { stateTextOf, statusOf } from './status-of';

const { list: TEXTS, ...WORDS } = QUOTES_MESSAGES;
const POLL = { everyMs: 5_000 };
const PAGE = 50;
const AT_FIRST = { status: 'under_review' };

/** The desk of companies’ quotes: those that wait for an answer, the first due first, or those the address asks for. */
export function AllQuotes() {
  const [query] = usePageQuery();
  const asked = askedList(query, AT_FIRST);
  const found = usePolled(QUOTES_DESK_ROUTES.listAllQuotes, { query: { ...asked, sort: 'due', limit: PAGE } }, POLL);
  const searched = onlyState(query) as QuoteState | undefined;
  return (
    <Page facts={<p className="muted">{WORDS.facts}</p>} found={found}>
      <div className="panels">
        <ListPanel
          found={found}
          rows={found.answer?.quotes}
          next={found.answer?.next}
          texts={{ ...TEXTS, noneFits: TEXTS.noneFits(searched && WORDS.states[searched]) }}
          reading={WORDS.reading}
          atFirst={AT_FIRST}
          filter={
            <>
              <SelectField
                label={TEXTS.state}
                name="status"
                placeholder={TEXTS.any}
                options={optionsOf(WORDS.states)}
              />
              <TextField label={TEXTS.search} name="search" autoComplete="off" />
            </>
          }
          keyOf={({ id }) => id}
          cells={{
            name: ({ id }) => <Link className="row-link" to={`?id=${encodeURIComponent(id)}`}>{id}</Link>,
            company: ({ company, contactName }) => (
              <>
                {company}
                <small>{contactName}</small>
              </>
            ),
            state: (quote) => <State of={statusOf(quote.status)}>{stateTextOf(quote)}</State>,
            devices: ({ deviceCount, devices }) => (
              <>
                {deviceCount}
                <small>{devices}</small>
              </>
            ),
            price: ({ estimatedValue }) => (estimatedValue === null ? TEXTS.noPrice : formatFils(estimatedValue)),
            due: ({ status, responseDueAt, validUntil }) => (
              <DubaiTime at={status === 'approved' && validUntil ? validUntil : responseDueAt} />
            ),
          }}
        />
      </div>
    </Page>
  );
}
