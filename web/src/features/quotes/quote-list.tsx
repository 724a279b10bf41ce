import { QUOTE_STATES, type QuoteState } from '@planet-heroes/contracts/areas/quotes/schemas';
import { lazy, useState } from 'react';
import { formatWhole } from '../../shared/format/format-number';
import { messages } from '../../shared/messages/messages';
import { ButtonLink } from '../../shared/ui/button-link';
import { Card } from '../../shared/ui/card';
import { EmptyState } from '../../shared/ui/empty-state';
import { LaterPart } from '../../shared/ui/later-part';
import { EmptyList } from '../../shared/company/empty-list';
import { fileNameOf } from '../../shared/company/file-name';
import { ListSkeleton } from '../../shared/company/list-skeleton';
import { ListToolbar } from '../../shared/company/list-toolbar';
import { LoadFailed } from '../../shared/company/load-failed';
import { MoreButton, WaitingButton } from '../../shared/company/more-button';
import { useDebounced } from '../../shared/company/use-debounced';
import { useListAddress } from '../../shared/company/use-list-address';
import { useListFiles } from '../../shared/company/use-list-files';
import { useNamedItem } from '../../shared/company/use-named-item';
import { loadAllQuotes, useQuotes } from '../../shared/company/use-quotes';
import { useSteadyRows } from '../../shared/company/use-steady-rows';
import { LinkedQuote } from './linked-quote';
import { QuoteTable } from './quote-table';
import { quotesCsv } from './quotes-csv';

const QuoteListSheet = lazy(async () => ({ default: (await import('./quote-sheets')).QuoteListSheet }));
const text = messages.corporateQuotes;
const { filter, quoteStates } = messages.corporate;

interface QuoteListProps {
  /** Whether `?quote=` in the address opens a quote, wherever it stands. */
  isAddressed?: boolean;
  /** Where a quote is asked for. */
  askAt: string;
}

/** The company's quotes, live, with search, filter and sorting, one of them open. */
export function QuoteList({ isAddressed = false, askAt }: QuoteListProps) {
  const [openId, setOpenId, linkedId] = useNamedItem('quote');
  const { search, status, sort, setSearch, setStatus, setSort } = useListAddress<QuoteState>(QUOTE_STATES);
  const [isRead, setRead] = useState(false);
  const asked = useDebounced(search.trim());
  const question = { search: asked, status, sort };
  const quotes = useQuotes(question);
  const { rows, waiting, take } = useSteadyRows(quotes.rows, {
    told: quotes.told,
    question: JSON.stringify([question, quotes.isPlaceholderData, quotes.data?.pages.length]),
    isRead,
  });
  const note = [status && quoteStates[status], asked].filter(Boolean).join(', ');
  const { printed, ...files } = useListFiles({
    load: () => loadAllQuotes(question),
    content: quotesCsv,
    name: () => `${fileNameOf('quotes', note)}.csv`,
  });
  // An empty list that another filter left says nothing about this one until its own answer is there.
  const isFiltered = Boolean(search || asked || status) || quotes.isPlaceholderData;
  const clear = () => {
    setSearch('');
    setStatus(undefined);
    setOpenId(undefined);
  };
  const isElsewhere = isAddressed && openId !== undefined && rows && !rows.some(({ id }) => id === openId);
  return (
    <div className="grid grid-cols-1 gap-3">
      <ListToolbar
        {...{ search, status, sort }}
        searchHint={text.searchHint}
        onSearch={setSearch}
        onStatus={setStatus}
        onSort={setSort}
        states={QUOTE_STATES}
        labels={quoteStates}
        shown={rows && filter.shown(formatWhole(rows.length), formatWhole(quotes.total))}
        {...files}
      />
      {isElsewhere && !search && !status && <LinkedQuote id={openId} onClose={() => setOpenId(undefined)} />}
      {quotes.isPending ? (
        <ListSkeleton label={text.loading} rows={6} rowClassName="h-16" />
      ) : !rows ? (
        <Card>
          <LoadFailed onRetry={() => void quotes.refetch()} />
        </Card>
      ) : rows.length === 0 ? (
        <EmptyList isFiltered={isFiltered} noneFits={text.noneFits} onClear={clear}>
          <EmptyState
            title={text.noneYet.title}
            description={text.noneYet.description}
            action={
              <>
                <ButtonLink to={askAt}>{text.ask}</ButtonLink>
                <ButtonLink to="/bulk-tradein" variant="secondary">
                  {text.noneYet.tradeIn}
                </ButtonLink>
              </>
            }
          />
        </EmptyList>
      ) : (
        <>
          <div className="relative">
            <WaitingButton count={waiting} onTake={take} />
            <QuoteTable
              rows={rows}
              sums={quotes.sums}
              sort={sort}
              onSort={setSort}
              openId={openId}
              linkedId={isAddressed ? linkedId : undefined}
              onToggle={setOpenId}
              onRead={setRead}
            />
          </div>
          <MoreButton
            onMore={quotes.hasNextPage ? () => void quotes.fetchNextPage() : undefined}
            isBusy={quotes.isFetchingNextPage}
          />
        </>
      )}
      {printed && (
        <LaterPart wasAskedFor>
          <QuoteListSheet quotes={printed.rows} note={note || undefined} onPrinted={printed.end} />
        </LaterPart>
      )}
    </div>
  );
}
