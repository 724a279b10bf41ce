import { QUOTES_ROUTES } from '@planet-heroes/contracts/areas/quotes/routes';
import { usePolled } from '../../../kernel/desk/api/use-polled';
import { MESSAGES } from '../../../kernel/desk/messages';
import { QUOTES_MESSAGES } from './messages';
import { useAddress } from '../../../kernel/desk/ui/address';
import { askedList } from '../../../kernel/desk/ui/asked-list';
import { FailureBanner } from '../../../kernel/desk/ui/failure-banner';
import { PageHead } from '../../../kernel/desk/ui/page-head';
import { OneQuote } from './one-quote';
import { QuotesPanel } from './quotes-panel';

const POLL = { everyMs: 5_000 };
const PAGE = 50;

/** The desk of companies’ quotes: those that wait for an answer, the oldest first, or the one of the address. */
export function QuotesPage() {
  const { query } = useAddress();
  const id = query.get('id');
  return id === null ? <QuoteList query={query} /> : <OneQuote key={id} id={id} />;
}

function QuoteList({ query }: { query: URLSearchParams }) {
  const asked = askedList(query, { status: 'under_review' });
  const found = usePolled(QUOTES_ROUTES.listAllQuotes, { query: { ...asked, sort: 'created', limit: PAGE } }, POLL);
  return (
    <>
      <PageHead title={MESSAGES.frame.pages.quotes}>
        <p className="muted">{QUOTES_MESSAGES.facts}</p>
      </PageHead>
      <div className="banners" role="status"><FailureBanner failure={found.failure} goodAt={found.goodAt} /></div>
      <div className="panels"><QuotesPanel found={found} /></div>
    </>
  );
}
