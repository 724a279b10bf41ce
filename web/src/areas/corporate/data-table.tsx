import type { ListSort } from '@planet-heroes/contracts/areas/companies/catalogue';
import type { QuoteSort } from '@planet-heroes/contracts/areas/quotes/catalogue';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { corporateTexts } from './texts.en';
import { classNames } from '../../kit/class-names';
import { Icon } from '../../kit/icon';
import { useDensityStore } from './list-toolbar';
import { rowToggle, useArrival, useRowGestures } from './use-row-gestures';

/** What the server can sort by. */
type SortColumn = Exclude<ListSort, `-${string}`>;

export interface Column<T> {
  heading: string;
  /** Left out, the list cannot be sorted by it. */
  sort?: SortColumn;
  /** Figures are set at the end of their column. */
  isFigure?: boolean;
  /** The width of the column; the first takes what is left. */
  width: string;
  cell: (row: T) => ReactNode;
  /** Left out where the table has little room. */
  isExtra?: boolean;
  /** Which of the totals stands below it. */
  total?: Exclude<keyof Totals, 'note'>;
}

/** What is listed, in all. */
interface Totals {
  records: string;
  /** What the sums leave out. */
  note?: string;
  /** Left out where nothing is summed up. */
  devices?: string;
  amount?: string;
}

interface BriefParts {
  figure: ReactNode;
  badges: ReactNode;
  note?: ReactNode;
}

interface DataTableProps<T> {
  /** What the table holds, for assistive technology. */
  label: string;
  rows: readonly T[];
  /** The first is what a row is called. */
  columns: readonly Column<T>[];
  /** A row where the columns have no room: its name's end, what stands below it, and a third line. */
  renderBrief: (row: T) => BriefParts;
  /** Without them there is no row of totals. */
  totals?: Totals | undefined;
  sort: QuoteSort;
  onSort: (sort: ListSort) => void;
  openId: string | undefined;
  /** The row that a link led to. */
  linkedId?: string | undefined;
  onToggle: (id: string | undefined) => void;
  /** What can be done at once with a row; `focusRow` takes the focus when that has gone. */
  renderAction: (row: T, focusRow: () => HTMLElement | null) => ReactNode;
  renderDetail: (row: T, focusRow: () => HTMLElement | null) => ReactNode;
  /** Whether somebody reads the rows, by pointer or keyboard. */
  onRead: (isRead: boolean) => void;
}

const text = corporateTexts.table;
const ACTIONS = 'flex items-center justify-end gap-3 whitespace-nowrap in-data-dense:[&>*]:min-h-8 '
  + '[&>:not([data-row-toggle])]:px-3';
/** How a column's cells are set; the first begins where the details of a row do. */
const styleOf = ({ isFigure, isExtra }: Pick<Column<never>, 'isFigure' | 'isExtra'>, index: number) =>
  classNames(
    index === 0 ? 'ps-5 pe-3' : 'px-3',
    isFigure ? 'text-end' : 'text-start',
    'max-lg:hidden',
    // Without a width, not gone: details that span one column too many would narrow the others.
    isExtra && 'lg:max-xl:invisible lg:max-xl:w-0 lg:max-xl:overflow-hidden lg:max-xl:px-0 lg:max-xl:whitespace-nowrap',
  );

/** The table of a company's records: sorted by its headings, and each row opens to its details. */
export function DataTable<T extends { id: string; version: number }>(props: DataTableProps<T>) {
  const { label, rows, columns, totals, sort, onSort, openId, onToggle, onRead } = props;
  const body = useRowGestures({ onRead, onPress: (id) => onToggle(id === openId ? undefined : id) });
  return (
    <div className="overflow-clip rounded-lg border border-line bg-surface shadow-card">
      <table className="w-full table-fixed border-separate border-spacing-0 text-start text-sm tabular-nums">
        <caption className="sr-only">{label}</caption>
        <thead className="max-lg:hidden">
          <tr>
            {columns.map((column, index) => (
              <SortHeading
                key={column.heading}
                {...column}
                className={classNames(styleOf(column, index), column.width)}
                current={sort}
                onSort={onSort}
              />
            ))}
            <th scope="col" className="w-74 border-b border-line">
              <span className="sr-only">{text.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map((row) => <DataRow key={row.id} {...props} row={row} />)}
        </tbody>
        {totals && (
          <tfoot className="font-semibold">
            <tr className="max-lg:hidden">
              {columns.map((column, index) => column.total && (
                <td key={column.heading} className={classNames('py-3 align-top', styleOf(column, index))}>
                  <span>{totals[column.total]}</span>
                  {column.total === 'records' && totals.note && (
                    <span className="block text-xs font-normal text-ink-muted">{totals.note}</span>
                  )}
                </td>
              ))}
            </tr>
            <tr className="lg:hidden">
              <td className="px-4 py-3" colSpan={columns.length + 1}>
                <span>
                  {[totals.records, totals.devices && text.devices(totals.devices), totals.amount]
                    .filter(Boolean).join(' · ')}
                </span>
                {totals.note && <span className="block text-xs font-normal text-ink-muted">{totals.note}</span>}
              </td>
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

interface SortHeadingProps {
  heading: string;
  sort?: SortColumn;
  isFigure?: boolean;
  className: string;
  current: QuoteSort;
  onSort: (sort: ListSort) => void;
}

function SortHeading({ heading, sort, isFigure, className, current, onSort }: SortHeadingProps) {
  const isAscending = current === sort;
  const isDescending = current === `-${sort}`;
  const next = (): ListSort => {
    if (isDescending) return sort!;
    if (isAscending) return `-${sort!}`;
    return sort === 'status' ? 'status' : `-${sort!}`;
  };
  return (
    <th
      scope="col"
      aria-sort={isAscending ? 'ascending' : isDescending ? 'descending' : sort && 'none'}
      className={classNames('border-b border-line text-xs font-semibold text-ink-muted', className)}
    >
      {sort ? (
        <button
          type="button"
          onClick={() => onSort(next())}
          className={classNames(
            'group inline-flex min-h-11 cursor-pointer items-center gap-1 hover:text-ink',
            isFigure && 'flex-row-reverse', (isAscending || isDescending) && 'text-ink',
          )}
        >
          {heading}
          <Icon
            name="chevron"
            className={classNames(
              'size-4 transition-[opacity,rotate]',
              isAscending && 'rotate-180',
              !isAscending && !isDescending && 'opacity-0 group-hover:opacity-60 group-focus-visible:opacity-60',
            )}
          />
        </button>
      ) : heading}
    </th>
  );
}

function DataRow<T extends { id: string; version: number }>(
  { row, columns, renderBrief, openId, linkedId, onToggle, renderAction, renderDetail }: DataTableProps<T> & { row: T },
) {
  const detailId = useId();
  const isDense = useDensityStore((store) => store.isDense);
  const hasChanged = useChanged(row.version);
  const isOpen = row.id === openId;
  const focusRow = () => rowToggle(row.id);
  useArrival(focusRow, row.id === linkedId);
  const toggle = { id: row.id, detailId, isOpen, onToggle };
  const line = classNames(!isOpen && 'border-b border-line');
  return (
    <>
      <tr
        data-row={row.id}
        data-changed={hasChanged || undefined}
        data-dense={isDense || undefined}
        className={classNames(
          'cursor-pointer transition-colors duration-700 hover:bg-canvas hover:duration-150',
          isOpen && 'bg-canvas',
          hasChanged && 'bg-accent-soft hover:bg-accent-soft',
        )}
      >
        <td colSpan={columns.length + 1} className={classNames('p-0 lg:hidden', line)}>
          <Brief {...toggle} {...renderBrief(row)} />
        </td>
        {columns.map((column, index) => {
          const Cell = index === 0 ? 'th' : 'td';
          return (
            <Cell
              key={column.heading}
              {...(index === 0 && { scope: 'row' })}
              className={classNames('font-normal', styleOf(column, index), isDense ? 'h-10' : 'h-16 py-2', line)}
            >
              {column.cell(row)}
            </Cell>
          );
        })}
        <td className={classNames('px-3 pe-5 max-lg:hidden', line)}>
          <div className={ACTIONS}>
            {renderAction(row, focusRow)}
            <Toggle {...toggle} className="min-h-9 text-sm" />
          </div>
        </td>
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={columns.length + 1} className="border-b border-line p-0">
            <div id={detailId} role="region" aria-label={text.details(row.id)} className="grid grid-cols-1 gap-5 px-4 py-5 lg:px-5">
              {renderDetail(row, focusRow)}
            </div>
          </td>
        </tr>
      )}
    </>
  );
}

interface ToggleProps {
  id: string;
  detailId: string;
  isOpen: boolean;
  onToggle: (id: string | undefined) => void;
}

/** Opens a row to its details, and closes it. */
function Toggle({ id, detailId, isOpen, onToggle, className }: ToggleProps & { className: string }) {
  return (
    <button
      type="button"
      data-row-toggle
      aria-expanded={isOpen}
      aria-controls={isOpen ? detailId : undefined}
      onClick={() => onToggle(isOpen ? undefined : id)}
      className={classNames('inline-flex cursor-pointer items-center gap-1 font-semibold text-accent', className)}
    >
      <span data-label>{isOpen ? text.hide : text.show}</span>
      <span className="sr-only">{text.ofRow(id)}</span>
      <Icon name="chevron" className={classNames('size-4 transition-transform', isOpen && 'rotate-180')} />
    </button>
  );
}

/** A row in two lines, all of which opens it. */
function Brief({ figure, badges, note, ...toggle }: ToggleProps & BriefParts) {
  return (
    <div className={classNames('relative grid grid-cols-1 gap-1.5 px-4', note ? 'py-2' : 'py-2.5')}>
      <div className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 font-semibold [overflow-wrap:anywhere]">{toggle.id}</span>
        <span className="shrink-0 font-semibold">{figure}</span>
      </div>
      <div className="flex min-h-7 items-center justify-between gap-2">
        <span className="flex min-w-0 items-center gap-1.5">{badges}</span>
        <Toggle {...toggle} className="min-h-7 shrink-0 text-xs after:absolute after:inset-0 max-[22rem]:*:data-label:sr-only" />
      </div>
      {note && <p className="-mt-1 text-xs font-medium text-ink-muted">{note}</p>}
    </div>
  );
}

const SHOWN_MS = 2500;

/** True for a moment after a version has risen. */
function useChanged(version: number): boolean {
  const [known, setKnown] = useState(version);
  const hasChanged = version !== known;
  useEffect(() => {
    if (!hasChanged) return undefined;
    const timer = setTimeout(() => setKnown(version), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [hasChanged, version]);
  return hasChanged;
}
