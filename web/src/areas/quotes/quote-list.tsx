import { QUOTE_SORTS, QUOTE_STATES, type QuoteSort, type QuoteState } from '@planet-heroes/contracts/areas/quotes/catalogue';
import type { QuoteSummary } from '@planet-heroes/contracts/areas/quotes/schemas';
import { lazy } from 'react';
import { QUOTES_ROUTES } from '@planet-heroes/contracts/areas/quotes/routes';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../kernel/routing/button-link';
import { EmptyState } from '../../kit/empty-state';
import { queryOptionsOf } from '../../kernel/api/query-options';
import { corporateTexts } from '../corporate/texts.en';
import { LinkedRecord, RecordList } from '../corporate/record-list';
import { useRecordQuestion } from '../corporate/list-address';
import { useUndecided } from '../corporate/use-undecided';
import { quoteStateText } from '../corporate/state-badges';
import { loadAllQuotes, useQuotes } from './shop/quote-data';
import { type CsvCell, csvFile, dubaiTimeCell, dubaiTimeHeading } from '../corporate/list-files';
import { corporateQuotesTexts } from './texts.en';
import { QuoteTable } from './shop/quote-table';

const text = corporateQuotesTexts;
const FILS_PER_DIRHAM = 100;
const { details, papers } = text;
const { fields } = corporateTexts;
const dirhams = (fils: number | null) => (fils === null ? null : fils / FILS_PER_DIRHAM);

/** The columns of a file of quotes: amounts are dirhams, times those of Dubai (ISO 8601). */
const columns = (): readonly (readonly [name: string, of: (quote: QuoteSummary) => CsvCell])[] => [
  [text.quote, ({ id }) => id],
  [fields.companyName, ({ company }) => company],
  [fields.contactName, ({ contactName }) => contactName],
  [details.deviceCount, ({ devices }) => devices],
  [papers.deviceCount, ({ deviceCount }) => deviceCount],
  [papers.value, ({ estimatedValue }) => dirhams(estimatedValue)],
  [papers.unitPrice, ({ unitPrice }) => dirhams(unitPrice)],
  [papers.bonus, ({ bonusPercent }) => bonusPercent],
  [text.status, quoteStateText],
  [dubaiTimeHeading(details.createdAt), ({ createdAt }) => dubaiTimeCell(createdAt)],
  [dubaiTimeHeading(details.validUntil), ({ validUntil }) => dubaiTimeCell(validUntil)],
  [papers.order, ({ orderId }) => orderId],
];

/** Quotes as a file for spreadsheets. */
function quotesCsv(quotes: readonly QuoteSummary[]): Blob {
  const all = columns();
  return csvFile(all.map(([name]) => name), quotes.map((quote) => all.map(([, of]) => of(quote))));
}

const QuoteListSheet = lazy(async () => ({ default: (await import('./shop/quote-sheets')).QuoteListSheet }));
const FILES = { name: 'quotes', load: loadAllQuotes, content: quotesCsv };

interface QuoteListProps {
  /** Whether `?quote=` in the address opens a quote, wherever it stands. */
  isAddressed?: boolean;
  /** Where a quote is asked for. */
  askAt: string;
}

/** The company's quotes, live, with search, filter and sorting, one of them open. */
export function QuoteList({ isAddressed = false, askAt }: QuoteListProps) {
  const list = useRecordQuestion<QuoteState, QuoteSort>('quote', QUOTE_STATES, QUOTE_SORTS);
  const records = useQuotes(list.question);
  const undecided = useUndecided();
  return (
    <RecordList<QuoteSummary, QuoteState, QuoteSort>
      list={list}
      records={records}
      isAddressed={isAddressed}
      states={QUOTE_STATES}
      labels={corporateTexts.quoteStates}
      texts={text}
      files={FILES}
      renderTable={(table) => <QuoteTable {...table} />}
      renderLinked={(id, onClose) => <LinkedQuote id={id} onClose={onClose} />}
      renderSheet={(quotes, note, onPrinted) => <QuoteListSheet quotes={quotes} note={note} onPrinted={onPrinted} />}
      noneYet={
        <EmptyState
          title={text.noneYet.title}
          description={undecided ?? text.noneYet.description}
          action={!undecided && (
            <>
              <ButtonLink to={askAt}>{text.ask}</ButtonLink>
              <ButtonLink to="/bulk-tradein" variant="secondary">
                {text.noneYet.tradeIn}
              </ButtonLink>
            </>
          )}
        />
      }
    />
  );
}

function LinkedQuote({ id, onClose }: { id: string; onClose: () => void }) {
  const asked = useQuery(queryOptionsOf(QUOTES_ROUTES.readQuote, { params: { id } }));
  return (
    <LinkedRecord
      {...{ id, asked, text, onClose }}
      record={asked.data}
      renderTable={(table) => <QuoteTable {...table} />}
    />
  );
}
