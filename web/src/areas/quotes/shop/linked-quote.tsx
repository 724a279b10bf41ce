import { QUOTES_ROUTES } from '@planet-heroes/contracts/areas/quotes/routes';
import { useQuery } from '@tanstack/react-query';
import { queryOptionsOf } from '../../../kernel/api/query-options';
import { USUAL_SORT } from '../../corporate/use-list-address';
import { QuoteTable } from './quote-table';

const nothing = () => undefined;

/** The quote that a link names, where the list does not show it. One that is not the company's is left out. */
export function LinkedQuote({ id, onClose }: { id: string; onClose: () => void }) {
  const { data } = useQuery(queryOptionsOf(QUOTES_ROUTES.readQuote, { params: { id } }));
  return data && (
    <QuoteTable
      rows={[data]}
      sort={USUAL_SORT}
      onSort={nothing}
      openId={id}
      linkedId={id}
      onToggle={onClose}
      onRead={nothing}
    />
  );
}
