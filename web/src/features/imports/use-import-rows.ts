import type { ImportAnswer, ImportQuery } from '@planet-heroes/contracts/areas/imports/schemas';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { getJson } from '../../shared/api/http';
import { liveQueryKeys } from '../../shared/live/query-keys';
import { withQuery } from '../companies/shell/with-query';

export type RowFilter = Exclude<ImportQuery['rows'], 'none' | 'pending'>;

const PAGE_ROWS = 15;

/** A page of an import's rows after a line. */
export function loadRows(id: string, rows: RowFilter, after: number, limit: number, signal?: AbortSignal): Promise<ImportAnswer> {
  return getJson(withQuery(`/api/corporate/imports/${id}`, { rows, after, limit }), signal);
}

/** An import's rows by line, page by page. They ask again as the check moves on. */
export function useImportRows(id: string, rows: RowFilter) {
  return useInfiniteQuery({
    queryKey: [...liveQueryKeys.corporate.import(id), 'rows', rows],
    queryFn: ({ pageParam, signal }) => loadRows(id, rows, pageParam, PAGE_ROWS, signal),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}
