import type { ChatValuation } from '@planet-heroes/contracts/areas/concierge/schemas';
import { formatAed } from '../../../kernel/i18n/format-money';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { conciergeTexts } from '../texts.en';
import { nameOf } from '../../../kernel/i18n/name-of';

/** The prices that a reply states, each with its phone, condition and points. */
export function ValuationCards({ valuations }: { valuations: readonly ChatValuation[] }) {
  const text = conciergeTexts;
  return (
    <ul aria-label={text.valuations} className="grid gap-3 min-[30rem]:grid-cols-2">
      {valuations.map(({ programme, device, condition, tradeValue, points }) => (
        <li key={`${programme} ${device} ${condition}`} className="rounded-md border border-line bg-surface p-4">
          <p className="font-semibold">{device}</p>
          <p className="text-xs text-ink-muted first-letter:uppercase">
            {text.condition(nameOf(condition), programme)}
          </p>
          <p className="mt-2 font-display text-2xl font-medium tabular-nums">{formatAed(tradeValue)}</p>
          <p className="text-sm text-ink-muted tabular-nums">{text.points(formatWhole(points))}</p>
        </li>
      ))}
    </ul>
  );
}
