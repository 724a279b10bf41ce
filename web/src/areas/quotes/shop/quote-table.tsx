import type { QuoteSummary } from '@planet-heroes/contracts/areas/quotes/schemas';
import { MINUTE_MS } from '@planet-heroes/contracts/kernel/calendar/durations';
import type { ComponentProps } from 'react';
import { formatDay } from '../../../kernel/i18n/format-date';
import { formatSoon } from '../../../kernel/i18n/format-soon';
import { formatFils } from '../../../kernel/i18n/format-money';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { classNames } from '../../../kit/class-names';
import { useNow } from '../../../kit/use-now';
import { corporateTexts } from '../../corporate/texts.en';
import { corporateQuotesTexts } from '../texts.en';
import { type Column, DataTable } from '../../corporate/data-table';
import type { Sums } from '../../corporate/record-list';
import { QuoteStateBadge } from '../../corporate/state-badges';
import { QuoteActions } from './quote-actions';
import { QuotePanel } from './quote-panel';
import { formatQuoteSum, useWholeOffer } from './quote-data';

const text = corporateQuotesTexts;

const columns = (): readonly Column<QuoteSummary>[] => [
  {
    heading: text.quote,
    width: '',
    total: 'records',
    cell: ({ id, devices }) => (
      <span className="flex min-w-0 flex-col in-data-dense:flex-row in-data-dense:gap-2">
        <span className="shrink-0 font-semibold">{id}</span>
        <span dir="auto" className="w-fit max-w-full truncate text-ink-muted" title={devices}>{devices}</span>
      </span>
    ),
  },
  {
    heading: text.details.deviceCount,
    sort: 'devices',
    isFigure: true,
    width: 'w-23',
    total: 'devices',
    cell: ({ deviceCount }) => formatWhole(deviceCount),
  },
  {
    heading: text.value,
    sort: 'amount',
    isFigure: true,
    width: 'w-38',
    total: 'amount',
    cell: (quote) => <Value quote={quote} />,
  },
  {
    heading: text.status,
    sort: 'status',
    width: 'w-46 rtl:w-40',
    cell: (quote) => (
      <span className="inline-grid justify-items-start gap-1">
        <QuoteStateBadge quote={quote} />
        {quote.status === 'under_review' && <AnswerDue quote={quote} />}
      </span>
    ),
  },
  {
    heading: text.details.createdAt,
    isExtra: true,
    sort: 'created',
    width: 'w-30 rtl:w-35',
    cell: ({ createdAt }) => formatDay(createdAt),
  },
  {
    heading: text.details.validUntil,
    isExtra: true,
    width: 'w-30 rtl:w-35',
    cell: ({ validUntil }) =>
      validUntil ? formatDay(validUntil) : <span className="text-ink-muted">{corporateTexts.notYet}</span>,
  },
];

interface QuoteTableProps extends
  Pick<
    ComponentProps<typeof DataTable<QuoteSummary>>,
    'rows' | 'sort' | 'onSort' | 'openId' | 'linkedId' | 'onToggle' | 'onRead'
  >
{
  /** Those of all that fit; without them no totals are shown. */
  sums?: Sums | undefined;
}

/** A company's quotes as a table. */
export function QuoteTable({ sums, ...table }: QuoteTableProps) {
  const totals = sums && {
    records: sums.counted > 0 && sums.counted < sums.total
      ? text.counted(formatWhole(sums.counted), formatWhole(sums.total))
      : text.total(sums.total, formatWhole(sums.total)),
    ...(sums.counted < sums.total && { note: text.uncounted }),
    ...(sums.counted > 0 && { devices: formatWhole(sums.devices), amount: formatQuoteSum(sums.amount) }),
  };
  return (
    <DataTable
      label={text.tableLabel}
      columns={columns()}
      totals={totals}
      renderBrief={(quote) => ({
        figure: <Value quote={quote} />,
        badges: (
          <>
            <QuoteStateBadge quote={quote} />
            <span className="text-xs text-ink-muted">
              {corporateTexts.devices(quote.deviceCount, formatWhole(quote.deviceCount))}
            </span>
          </>
        ),
        note: quote.status === 'under_review'
          ? <AnswerDue quote={quote} />
          : quote.status === 'approved' && !quote.orderId && corporateTexts.table.next(text.actions.accept),
      })}
      renderAction={(quote, focusRow) => <RowAction quote={quote} focusRow={focusRow} />}
      renderDetail={(quote, focusRow) => <QuotePanel quote={quote} focusRow={focusRow} />}
      {...table}
    />
  );
}

function Value({ quote: { estimatedValue } }: { quote: QuoteSummary }) {
  if (estimatedValue === null) {
    return <span className="text-xs font-normal text-ink-muted">{corporateTexts.openPriced}</span>;
  }
  return <span className="font-semibold whitespace-nowrap">{formatFils(estimatedValue)}</span>;
}

/** By when our desk answers, or that it is late. */
function AnswerDue({ quote: { responseDueAt } }: { quote: QuoteSummary }) {
  const isLate = useNow(MINUTE_MS) > Date.parse(responseDueAt);
  return (
    <span className={classNames('text-xs font-normal whitespace-nowrap', isLate ? 'text-warning' : 'text-ink-muted')}>
      {isLate ? text.notes.isLate : text.notes.answerBy(formatSoon(responseDueAt))}
    </span>
  );
}

function RowAction({ quote, focusRow }: { quote: QuoteSummary; focusRow: () => HTMLElement | null }) {
  return <QuoteActions quote={quote} place="row" whole={useWholeOffer(quote)} focusAfter={focusRow} />;
}
