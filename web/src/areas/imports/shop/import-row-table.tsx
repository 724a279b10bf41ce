import type { ImportRow } from '@planet-heroes/contracts/areas/imports/schemas';
import { bulkModelLabel } from '@planet-heroes/contracts/areas/quotes/bulk-valuation';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { corporateBulkTexts } from '../../corporate/texts-bulk.en';
import { Badge, type BadgeTone } from '../../../kit/badge';

const text = corporateBulkTexts.csv;
const TONES: Record<ImportRow['status'], BadgeTone> = { pending: 'neutral', accepted: 'positive', refused: 'danger' };

/** Rows by line: what was read of them, or which column is wrong and why. */
export function ImportRowTable({ rows }: { rows: readonly ImportRow[] }) {
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

function contentOf({ status, column, reason, model, condition, quantity }: ImportRow): string {
  if (status === 'refused') return column ? text.wrongColumn(column, reason ?? '') : (reason ?? '');
  return [model && bulkModelLabel(model), condition, quantity && `× ${formatWhole(quantity)}`].filter(Boolean).join(
    ' · ',
  );
}
