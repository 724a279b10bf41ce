import { LIST_SORTS, type ListSort } from '@planet-heroes/contracts/areas/companies/catalogue';
import { useNamedItem } from './use-named-item';

export const USUAL_SORT: ListSort = '-created';

/** What of a list is asked for. */
export interface ListQuestion<S extends string> {
  search: string;
  status: S | undefined;
  sort: ListSort;
}

/** A list's question as the address has it (`?status=&q=&sort=`), so that links show the same; and how to change it. */
export function useListAddress<S extends string>(states: readonly S[]) {
  const [search = '', setSearch] = useNamedItem('q');
  const [namedStatus, setStatus] = useNamedItem('status');
  const [namedSort, setSort] = useNamedItem('sort');
  return {
    search,
    status: states.find((state) => state === namedStatus),
    sort: LIST_SORTS.find((sort) => sort === namedSort) ?? USUAL_SORT,
    setSearch: (text: string) => setSearch(text || undefined),
    setStatus: (status: S | undefined) => setStatus(status),
    setSort: (sort: ListSort) => setSort(sort === USUAL_SORT ? undefined : sort),
  };
}
