import { messages } from '../../../shared/messages/messages';
import { ButtonLink } from '../../../shared/ui/button-link';
import { Card } from '../../../shared/ui/card';
import { EmptyState } from '../../../shared/ui/empty-state';
import { ListSkeleton } from '../../../shared/company/list-skeleton';
import { LoadFailed } from '../../../shared/company/load-failed';
import { QuoteCard } from '../../quotes';
import { useCompanyRecords } from './use-company-records';

const text = messages.corporateDashboard;
/** The newest are enough here; the whole list has a screen of its own. */
const SHOWN = 5;

/** Quote Requests: the newest of them, as on their own screen. */
export function QuotesTab() {
  const { quotes, isPending, isError, refetch } = useCompanyRecords();
  if (isPending) return <ListSkeleton label={text.loading} rowClassName="h-64" />;
  if (isError || !quotes) {
    return (
      <Card>
        <LoadFailed onRetry={refetch} />
      </Card>
    );
  }
  if (quotes.length === 0) {
    return (
      <Card>
        <EmptyState title={text.noQuotes.title} description={text.noQuotes.description} action={<ButtonLink to="/bulk-tradein">{text.tradeIn}</ButtonLink>} />
      </Card>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <ul className="grid grid-cols-1 gap-4">
        {quotes.slice(0, SHOWN).map((quote) => (
          <li key={quote.id}>
            <QuoteCard quote={quote} headingLevel={2} />
          </li>
        ))}
      </ul>
      <ButtonLink to="/corporate-quotes#quotes" variant="secondary" className="justify-self-center">
        {text.allQuotes}
      </ButtonLink>
    </div>
  );
}
