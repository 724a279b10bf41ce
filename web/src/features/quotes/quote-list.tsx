import { QUOTE_STATES, type QuoteState } from '@planet-heroes/contracts/areas/quotes/schemas';
import { useState } from 'react';
import { formatWhole } from '../../shared/format/format-number';
import { messages } from '../../shared/messages/messages';
import { ButtonLink } from '../../shared/ui/button-link';
import { Card } from '../../shared/ui/card';
import { EmptyState } from '../../shared/ui/empty-state';
import { EmptyList } from '../../shared/company/empty-list';
import { ListSkeleton } from '../../shared/company/list-skeleton';
import { LoadFailed } from '../../shared/company/load-failed';
import { MoreButton } from '../../shared/company/more-button';
import { SearchAndFilter } from '../../shared/company/search-and-filter';
import { useDebounced } from '../../shared/company/use-debounced';
import { useNamedItem } from '../../shared/company/use-named-item';
import { useQuotes } from '../../shared/company/use-quotes';
import { useVisible } from '../../shared/company/use-visible';
import { QuoteCard } from './quote-card';

const text = messages.corporateQuotes;
/** As many as one answer may hold. */
const MOST = 500;

/** The company's quotes, live, with search and a status filter. `?quote=` in the address points one out. */
export function QuoteList() {
  const [named, setNamed] = useNamedItem('quote');
  const [search, setSearch] = useState('');
  const [status, setStatus] = useState<QuoteState>();
  const asked = useDebounced(search.trim());
  const { quotes, total, isPending, isError, isPlaceholderData, refetch } = useQuotes({ search: asked, status, limit: MOST });
  // An empty list that another filter left says nothing about this one until its own answer is there.
  const isFiltered = Boolean(search || asked || status) || isPlaceholderData;
  const { items, more } = useVisible(quotes ?? [], named);
  const clear = () => {
    setSearch('');
    setStatus(undefined);
    setNamed(undefined);
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      <SearchAndFilter
        searchHint={text.searchHint}
        search={search}
        onSearch={setSearch}
        status={status}
        onStatus={setStatus}
        states={QUOTE_STATES}
        labels={messages.corporate.quoteStates}
        shown={quotes && messages.corporate.filter.shown(formatWhole(items.length), formatWhole(total))}
      />
      {isPending ? (
        <ListSkeleton label={text.loading} rowClassName="h-64" />
      ) : isError || !quotes ? (
        <Card>
          <LoadFailed onRetry={() => void refetch()} />
        </Card>
      ) : quotes.length === 0 ? (
        <EmptyList isFiltered={isFiltered} noneFits={text.noneFits} onClear={clear}>
          <EmptyState
            title={text.noneYet.title}
            description={text.noneYet.description}
            action={
              <>
                <ButtonLink to="#ask">{text.ask}</ButtonLink>
                <ButtonLink to="/bulk-tradein" variant="secondary">
                  {text.noneYet.tradeIn}
                </ButtonLink>
              </>
            }
          />
        </EmptyList>
      ) : (
        <>
          <ul className="grid grid-cols-1 gap-4">
            {items.map((quote) => (
              <li key={quote.id}>
                <QuoteCard quote={quote} isNamed={quote.id === named} />
              </li>
            ))}
          </ul>
          <MoreButton onMore={more} />
        </>
      )}
    </div>
  );
}
