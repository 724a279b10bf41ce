import type { ListSort } from '@planet-heroes/contracts/areas/companies/catalogue';
import { useEffect, useState } from 'react';
import { useNamedItem } from './use-named-item';

export const USUAL_SORT: ListSort = '-created';

/** What of a list is asked for. */
export interface ListQuestion<S extends string, Sort extends string = ListSort> {
  search: string;
  status: S | undefined;
  sort: Sort;
}

/**
 * A list's question as the address has it (`?status=&q=&sort=`), so that links show the same; and how to change it. The
 * first of its `sorts` is the usual one.
 */
function useListAddress<S extends string, Sort extends string>(
  states: readonly S[],
  sorts: readonly [Sort, ...Sort[]],
) {
  const [search = '', setSearch] = useNamedItem('q');
  const [namedStatus, setStatus] = useNamedItem('status');
  const [namedSort, setSort] = useNamedItem('sort');
  return {
    search,
    status: states.find((state) => state === namedStatus),
    sort: sorts.find((sort) => sort === namedSort) ?? sorts[0],
    setSearch: (text: string) => setSearch(text || undefined),
    setStatus: (status: S | undefined) => setStatus(status),
    setSort: (sort: Sort) => setSort(sort === sorts[0] ? undefined : sort),
  };
}

/**
 * What is asked of a list of a company's records, as the address has it, and which of them is open: the one that its
 * parameter `named` names. `question` is what the server is asked, once typing has paused.
 */
export function useRecordQuestion<S extends string, Sort extends string>(
  named: 'order' | 'quote',
  states: readonly S[],
  sorts: readonly [Sort, ...Sort[]],
) {
  const [openId, setOpenId, linkedId] = useNamedItem(named);
  const address = useListAddress(states, sorts);
  const { search, status, sort } = address;
  const question = { search: useDebounced(search.trim()), status, sort };
  return { ...address, sorts, question, openId, setOpenId, linkedId };
}

export type RecordQuestion<S extends string, Sort extends string> = ReturnType<typeof useRecordQuestion<S, Sort>>;

/** A value once it has stood still for a moment: what is typed asks the server when the typing pauses. */
function useDebounced<T>(value: T, ms = 250): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
