import { LIST_SORTS, type ListSort } from '@planet-heroes/contracts/areas/companies/catalogue';
import { useEffect, useState } from 'react';
import { useNamedItem } from './use-named-item';

export const USUAL_SORT: ListSort = '-created';

/** What of a list is asked for. */
export interface ListQuestion<S extends string> {
  search: string;
  status: S | undefined;
  sort: ListSort;
}

/** A list's question as the address has it (`?status=&q=&sort=`), so that links show the same; and how to change it. */
function useListAddress<S extends string>(states: readonly S[]) {
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

/**
 * What is asked of a list of a company's records, as the address has it, and which of them is open: the one that its
 * parameter `named` names. `question` is what the server is asked, once typing has paused.
 */
export function useRecordQuestion<S extends string>(named: 'order' | 'quote', states: readonly S[]) {
  const [openId, setOpenId, linkedId] = useNamedItem(named);
  const address = useListAddress<S>(states);
  const { search, status, sort } = address;
  const question = { search: useDebounced(search.trim()), status, sort };
  return { ...address, question, openId, setOpenId, linkedId };
}

export type RecordQuestion<S extends string> = ReturnType<typeof useRecordQuestion<S>>;

/** A value once it has stood still for a moment: what is typed asks the server when the typing pauses. */
function useDebounced<T>(value: T, ms = 250): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
