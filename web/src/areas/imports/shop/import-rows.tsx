import { IMPORTS_ROUTES } from '@planet-heroes/contracts/areas/imports/routes';
import type { CsvColumn } from '@planet-heroes/contracts/areas/imports/csv-columns';
import type {
  ImportAnswer, ImportQuery, ImportRow, ImportSummary,
} from '@planet-heroes/contracts/areas/imports/schemas';
import { useEffect, useState } from 'react';
import { bulkModelLabel } from '@planet-heroes/contracts/areas/quotes/bulk-valuation';
import { keepPreviousData, useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { ask } from '../../../kernel/api/ask';
import { queryOptionsOf } from '../../../kernel/api/query-options';
import { Button } from '../../../kit/button';
import { SelectField } from '../../../kit/form/select-field';
import { Icon } from '../../../kit/icon';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { Badge, type BadgeTone } from '../../../kit/badge';
import { hasFailed } from '../../../kernel/api/has-failed';
import { toastError } from '../../../kernel/api/toast-failure';
import { corporateBulkTexts } from '../../corporate/texts-bulk.en';
import { saveFile } from '../../corporate/list-files';
import { LoadFailed } from '../../corporate/list-parts';
import { MODELS, refusedRowsFile } from './csv-columns';
import { importRefusalsTexts } from '../texts-refusals.en';
import { rowRefusalText } from './refusal-text';

const text = corporateBulkTexts.csv;

/** As many as one answer may hold. */
const PAGE_ROWS = 1000;

type RowFilter = Exclude<ImportQuery['rows'], 'none' | 'pending'>;

const ROWS_AT_ONCE = 15;

/** Saves every refused row with its line, its column and the reason. */
function DownloadRefused({ id }: { id: string }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => allRefused(id),
    onSuccess: (rows) =>
      saveFile(`${id}-refused.csv`, refusedRowsFile(rows.map((row) => ({ ...row, reason: rowRefusalText(row) })))),
    onError: () => toastError(),
  });
  return (
    <Button
      variant="secondary"
      size="small"
      aria-busy={isPending}
      aria-disabled={isPending}
      onClick={() => !isPending && mutate()}
    >
      <Icon name="download" />
      {text.download}
    </Button>
  );
}

async function allRefused(id: string): Promise<ImportRow[]> {
  const rows: ImportRow[] = [];
  for (let after: number | null = 0; after !== null; ) {
    const page = await loadRows(id, 'refused', after, PAGE_ROWS);
    rows.push(...page.rows);
    after = page.next;
  }
  return rows;
}

const TONES: Record<ImportRow['status'], BadgeTone> = { pending: 'neutral', accepted: 'positive', refused: 'danger' };

/** Rows by line: what was read of them, or which column is wrong and why. */
function ImportRowTable({ rows }: { rows: readonly ImportRow[] }) {
  return (
    <ul role="list" aria-label={text.rowList} className="divide-y divide-line rounded-md border border-line">
      {rows.map((row) => (
        <li
          key={row.line}
          className="grid grid-cols-[5.5rem_1fr] items-baseline gap-x-4 gap-y-1 px-4 py-2.5 sm:grid-cols-[5.5rem_7rem_1fr]"
        >
          <span className="font-semibold tabular-nums">{text.line(formatWhole(row.line))}</span>
          <Badge tone={TONES[row.status]} className="justify-self-start">
            {text.rowStates[row.status]}
          </Badge>
          <span className="col-span-2 min-w-0 break-words text-ink-muted sm:col-span-1">{contentOf(row)}</span>
        </li>
      ))}
    </ul>
  );
}

function contentOf(row: ImportRow): string {
  const { status, column, model, condition, quantity } = row;
  if (status === 'refused') {
    const { [column as CsvColumn]: name = column } = text.mapping.columns;
    const reason = rowRefusalText(row);
    return name ? text.wrongColumn(name, reason) : reason;
  }
  return [model && bulkModelLabel(model), condition, quantity && `× ${formatWhole(quantity)}`].filter(Boolean).join(
    ' · ',
  );
}

const FILTERS: readonly RowFilter[] = ['refused', 'accepted', 'all'];

/** What became of every row: refused ones first, since they are what there is to do. */
export function ImportRows({ summary }: { summary: ImportSummary }) {
  const [chosen, setChosen] = useState<RowFilter>();
  const filter = chosen ?? (summary.status === 'completed' && summary.refused === 0 ? 'accepted' : 'refused');
  const asked = useImportRows(summary, filter);
  const { data, isBehind, hasNextPage, fetchNextPage, isFetchingNextPage } = asked;
  const rows = data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <SelectField
          label={text.showRows}
          className="w-full sm:w-64"
          value={filter}
          options={FILTERS.map((value) => ({ value, label: text.filters[value] }))}
          onChange={({ currentTarget }) => setChosen(currentTarget.value as RowFilter)}
        />
        {summary.refused > 0 && <DownloadRefused id={summary.id} />}
      </div>
      {rows.length > 0
        ? (
          <>
            <ImportRowTable rows={rows} />
            {rows.some(({ refusal }) => refusal?.code === 'unknown_model') && (
              <p className="text-sm text-ink-muted">{importRefusalsTexts.models} <bdi>{MODELS}</bdi></p>
            )}
          </>
        )
        : isBehind && (asked.error || hasFailed(asked))
        ? <LoadFailed of={asked} />
        : (
          <p className="rounded-md bg-canvas px-4 py-6 text-center text-ink-muted">
            <span>
              {summary.status === 'checking' ? text.noneYet : isBehind ? text.loadingRows : text.none[filter]}
            </span>
          </p>
        )}
      {hasNextPage && (
        <Button
          variant="secondary"
          size="small"
          className="justify-self-center"
          aria-busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          <Icon name="chevron" />
          {text.more}
        </Button>
      )}
    </div>
  );
}

/** A page of an import's rows after a line. */
function loadRows(
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

/**
 * An import's rows by line, page by page. They ask again as the check moves on, and once more where they were read
 * before its end: the room may know of the end before its first change could refresh them.
 */
function useImportRows({ id, status }: ImportSummary, rows: RowFilter) {
  const answer = useInfiniteQuery({
    queryKey: queryOptionsOf(IMPORTS_ROUTES.readImport, { params: { id }, query: { rows } }).queryKey,
    queryFn: ({ pageParam, signal }) => loadRows(id, rows, pageParam, ROWS_AT_ONCE, signal),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
  const { data, isPlaceholderData, dataUpdatedAt, refetch } = answer;
  const readEarlyAt = status === 'completed' && data?.pages[0]?.status === 'checking' ? dataUpdatedAt : 0;
  useEffect(() => {
    if (readEarlyAt > 0) void refetch({ cancelRefetch: false });
  }, [readEarlyAt, refetch]);
  return { ...answer, isBehind: !data || isPlaceholderData || readEarlyAt > 0 };
}
