import type { ImportAnswer, ImportQuery } from '@planet-heroes/contracts/areas/imports/schemas';
import { IMPORTS_ROUTES } from '@planet-heroes/contracts/areas/imports/routes';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { ask } from '../../../kernel/api/ask';
import { queryOptionsOf } from '../../../kernel/api/query-options';

export type RowFilter = Exclude<ImportQuery['rows'], 'none' | 'pending'>;

const PAGE_ROWS = 15;

/** A page of an import's rows after a line. */
export function loadRows(
  id: string,
  rows: RowFilter,
  after: number,
  limit: number,
  signal?: AbortSignal,
): Promise<ImportAnswer> {
  return ask(IMPORTS_ROUTES.readImport, { params: { id }, query: { rows, after, limit } }, {
    ...(signal && { signal }),
  });
}

/** An import's rows by line, page by page. They ask again as the check moves on. */
export function useImportRows(id: string, rows: RowFilter) {
  return useInfiniteQuery({
    queryKey: queryOptionsOf(IMPORTS_ROUTES.readImport, { params: { id }, query: { rows } }).queryKey,
    queryFn: ({ pageParam, signal }) => loadRows(id, rows, pageParam, PAGE_ROWS, signal),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}
