import { type ReactNode, useState } from 'react';
import type { QuoteSort } from '@planet-heroes/contracts/areas/quotes/catalogue';
import { failureText } from '../../kernel/api/api-error';
import { formatWhole } from '../../kernel/i18n/format-number';
import { corporateTexts } from './texts.en';
import { Card } from '../../kit/card';
import { type Asked, hasFailed } from '../../kernel/api/has-failed';
import { LaterPart } from '../../kernel/hydration/later-part';
import { fileNameOf, useListFiles } from './list-files';
import { ListSkeleton, LoadFailed } from './list-parts';
import { ListToolbar } from './list-toolbar';
import { type ListQuestion, type RecordQuestion, USUAL_SORT } from './list-address';
import { useSteadyRows } from './list-rows';
import { Button } from '../../kit/button';
import { EmptyState } from '../../kit/empty-state';

/** `total` fit; `devices` and `amount` are those of the `counted` ones among them. */
export interface Sums {
  total: number;
  counted: number;
  devices: number;
  amount: number;
}

/** The records that fit a question, page by page and live. */
interface Records<T> extends Asked {
  rows: readonly T[] | undefined;
  /** The company's room's changes to them. */
  told: readonly T[] | undefined;
  total: number;
  sums: Sums | undefined;
  data: { pages: readonly unknown[] } | undefined;
  isPlaceholderData: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
}

/** The props of a table of records. */
interface RecordTable<T, Sort extends QuoteSort> {
  rows: readonly T[];
  sums: Sums | undefined;
  sort: Sort;
  onSort: (sort: Sort) => void;
  openId: string | undefined;
  linkedId: string | undefined;
  onToggle: (id: string | undefined) => void;
  onRead: (isRead: boolean) => void;
}

interface RecordListProps<T extends { id: string }, S extends string, Sort extends QuoteSort> {
  /** What is asked of the list, and which record is open. */
  list: RecordQuestion<S, Sort>;
  records: Records<T>;
  /** Whether the address opens a record wherever it stands, also one that is not listed. */
  isAddressed: boolean;
  states: readonly S[];
  labels: Readonly<Record<S, string>>;
  texts: { searchHint: string; loading: string; noneFits: string };
  /** All that fit, for files and paper. */
  files: {
    name: string;
    load: (question: ListQuestion<S, Sort>) => Promise<T[]>;
    content: (rows: readonly T[]) => Blob;
  };
  renderTable: (table: RecordTable<T, Sort>) => ReactNode;
  renderLinked: (id: string, onClose: () => void) => ReactNode;
  renderSheet: (rows: T[], note: string | undefined, onPrinted: () => void) => ReactNode;
  /** What shows where there is none at all yet. */
  noneYet: ReactNode;
}

/** A company's quotes or orders, live, with search, filter and sorting, one of them open. */
export function RecordList<T extends { id: string; version: number }, S extends string, Sort extends QuoteSort>(
  { list, records, isAddressed, states, labels, texts, files, noneYet, ...render }: RecordListProps<T, S, Sort>,
) {
  const { search, status, sort, sorts, setSearch, setStatus, setSort, question, openId, setOpenId, linkedId } = list;
  const [isRead, setRead] = useState(false);
  const { rows, waiting, take } = useSteadyRows(records.rows, {
    told: records.told,
    question: JSON.stringify([question, records.isPlaceholderData, records.data?.pages.length]),
    isRead,
  });
  const note = [status && labels[status], question.search].filter(Boolean).join(', ');
  const { printed, ...saving } = useListFiles({
    load: () => files.load(question),
    content: files.content,
    name: () => `${fileNameOf(files.name, note)}.csv`,
  });
  // An empty list that another filter left says nothing about this one until its own answer is there.
  const isFiltered = Boolean(search || question.search || status) || records.isPlaceholderData;
  const clear = () => {
    setSearch('');
    setStatus(undefined);
  };
  const close = () => setOpenId(undefined);
  const isElsewhere = isAddressed && openId !== undefined && rows && !rows.some(({ id }) => id === openId);
  return (
    <div className="grid grid-cols-1 gap-3">
      <ListToolbar
        {...{ search, status, sort, sorts, states, labels }}
        searchHint={texts.searchHint}
        onSearch={setSearch}
        onStatus={setStatus}
        onSort={setSort}
        isBare={rows?.length === 0 && !isFiltered}
        shown={rows && corporateTexts.filter.shown(formatWhole(rows.length), formatWhole(records.total))}
        {...saving}
      />
      {isElsewhere && !search && !status && render.renderLinked(openId, close)}
      {hasFailed(records) ? (
        <Card>
          <LoadFailed of={records} />
        </Card>
      ) : !rows ? (
        <ListSkeleton label={texts.loading} rows={6} rowClassName="h-16" />
      ) : rows.length === 0 ? (
        <EmptyList isFiltered={isFiltered} noneFits={texts.noneFits} onClear={clear}>
          {noneYet}
        </EmptyList>
      ) : (
        <>
          <div className="relative">
            <WaitingButton count={waiting} onTake={take} />
            {render.renderTable({
              rows,
              sums: records.sums,
              sort,
              onSort: setSort,
              openId,
              linkedId: isAddressed ? linkedId : undefined,
              onToggle: setOpenId,
              onRead: setRead,
            })}
          </div>
          <MoreButton
            onMore={records.hasNextPage ? () => void records.fetchNextPage() : undefined}
            isBusy={records.isFetchingNextPage}
          />
        </>
      )}
      {printed && (
        <LaterPart wasAskedFor onFailed={printed.end}>
          {render.renderSheet(printed.rows, note || undefined, printed.end)}
        </LaterPart>
      )}
    </div>
  );
}

interface EmptyListProps {
  /** Whether a search or a filter leaves nothing of what may be there. */
  isFiltered: boolean;
  /** What is not there when nothing fits. */
  noneFits: string;
  onClear: () => void;
  /** What comes here, and how to begin. */
  children: ReactNode;
}

/** A list without items: what fits nothing can be cleared, and what has nothing yet says how to begin. */
function EmptyList({ isFiltered, noneFits, onClear, children }: EmptyListProps) {
  const { nothingFits, clear } = corporateTexts.filter;
  return (
    <Card>
      {isFiltered
        ? <EmptyState title={noneFits} description={nothingFits} action={<Button onClick={onClear}>{clear}</Button>} />
        : children}
    </Card>
  );
}

/** Shows more of a list. It stays where it is until there is nothing more, so that it keeps the focus. */
function MoreButton({ onMore, isBusy }: { onMore: (() => void) | undefined; isBusy: boolean }) {
  if (!onMore) return null;
  return (
    <Button variant="secondary" size="small" className="justify-self-center" aria-busy={isBusy} onClick={onMore}>
      {corporateTexts.more}
    </Button>
  );
}

/**
 * What has come since a reader began waits behind this button, which lies on the table's edge, clear of what is above
 * it, and moves nothing.
 */
function WaitingButton({ count, onTake }: { count: number; onTake: () => void }) {
  if (count === 0) return null;
  return (
    <Button
      variant="sand"
      size="small"
      className="absolute start-1/2 -top-2 z-10 min-h-8 -translate-x-1/2 py-1 shadow-card rtl:translate-x-1/2"
      onClick={onTake}
    >
      {corporateTexts.table.waiting(count)}
    </Button>
  );
}

/** The props of a table of the one record that a link names. */
interface LinkedTable<T> extends Omit<RecordTable<T, typeof USUAL_SORT>, 'sums' | 'onSort'> {
  onSort: () => void;
}

interface LinkedRecordProps<T> {
  id: string;
  record: T | undefined;
  asked: { isPending: boolean; error: Error | null };
  text: { loading: string; unknown: { title: (id: string) => string; description: string; close: string } };
  onClose: () => void;
  renderTable: (table: LinkedTable<T>) => ReactNode;
}

const nothing = () => undefined;

/** The record that a link names, where the list does not show it: too old, or none of the company's. */
export function LinkedRecord<T>({ id, record, asked, text, onClose, renderTable }: LinkedRecordProps<T>): ReactNode {
  const { loading, unknown } = text;
  if (asked.isPending) return <ListSkeleton label={loading} rows={1} rowClassName="h-56" />;
  if (record) {
    return renderTable({
      rows: [record],
      sort: USUAL_SORT,
      onSort: nothing,
      openId: id,
      linkedId: id,
      onToggle: onClose,
      onRead: nothing,
    });
  }
  return (
    <Card>
      <EmptyState
        title={unknown.title(id)}
        description={failureText(asked.error, unknown.description)}
        action={
          <Button variant="secondary" onClick={onClose}>
            {unknown.close}
          </Button>
        }
      />
    </Card>
  );
}
