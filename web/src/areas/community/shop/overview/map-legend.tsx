import { formatWhole } from '../../../../kernel/i18n/format-number';
import { communityTexts } from '../../texts.en';
import { LEGEND } from './heat';

/** What the shades mean. */
export function MapLegend() {
  const { legend, range, atLeast } = communityTexts.map;
  return (
    <div>
      <p className="text-xs font-semibold">{legend}</p>
      <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1.5">
        {LEGEND.map(({ fill, from, to }) => (
          <li key={from} className="flex items-center gap-2 text-xs text-ink-muted tabular-nums">
            <span
              aria-hidden
              className="size-4 shrink-0 rounded-sm border border-line-strong"
              style={{ background: fill }}
            />
            {to === undefined ? atLeast(formatWhole(from)) : range(formatWhole(from), formatWhole(to))}
          </li>
        ))}
      </ul>
    </div>
  );
}
