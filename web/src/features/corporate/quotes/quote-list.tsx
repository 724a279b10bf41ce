import { QUOTE_STATES, type QuoteState } from '@planet-heroes/contracts/http/corporate/quotes';
import { useState } from 'react';
import { formatWhole } from '../../../shared/format/format-number';
import { messages } from '../../../shared/messages/messages';
import { Button } from '../../../shared/ui/button';
import { Card } from '../../../shared/ui/card';
import { EmptyState } from '../../../shared/ui/empty-state';
import { ListSkeleton } from '../company/list-skeleton';
import { LoadFailed } from '../company/load-failed';
import { MoreButton } from '../company/more-button';
import { SearchAndFilter } from '../company/search-and-filter';
import { useDebounced } from '../company/use-debounced';
import { useNamedItem } from '../company/use-named-item';
import { useQuotes } from '../company/use-quotes';
import { useVisible } from '../company/use-visible';
import { QuoteCard } from './quote-card';

const text = messages.corporateQuotes;
/** As many as one answer may hold. */
const MOST = 500;

/** The company's quotes, live, with search and a status filter. `?quote=` in the address points one out. */
export function QuoteList() {
  const [named, setNamed] = useNamedItem('quote');
  const [search, setSearch] = useState('');
  const [status, setStatus] = useState<QuoteState>();
  const { quotes, total, isPending, isError, refetch } = useQuotes({ search: useDebounced(search.trim()), status, limit: MOST });
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
        <Card>
          <EmptyState title={text.empty.title} description={text.empty.description} action={<Button onClick={clear}>{messages.corporate.filter.clear}</Button>} />
        </Card>
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
