import type { TradeValuation } from '@planet-heroes/contracts/areas/trade-ins/valuation';
import { formatMass } from '../../shared/format/format-mass';
import { formatAed } from '../../shared/format/format-money';
import { formatWhole } from '../../shared/format/format-number';
import { messages } from '../../shared/messages/messages';
import { Badge } from '../../shared/ui/badge';
import { VisuallyHidden } from '../../shared/ui/visually-hidden';

interface ValuationFiguresProps {
  valuation: TradeValuation;
  confirmed: boolean;
}

/** A trade-in's value, points, bottles and CO2, and whether they are an estimate or confirmed. */
export function ValuationFigures({ valuation, confirmed }: ValuationFiguresProps) {
  const text = messages.tradeIn;
  const smaller = [
    { label: text.figures.points, value: formatWhole(valuation.points) },
    { label: text.figures.bottles, value: formatWhole(valuation.bottlesPrevented) },
    { label: text.figures.carbon, value: formatMass(valuation.co2Saved) },
  ];
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={confirmed ? 'positive' : 'sand'}>{confirmed ? text.confirmed : text.estimate}</Badge>
        <p className="text-xs text-ink-muted">{confirmed ? text.confirmedNote : text.estimateNote}</p>
      </div>
      <dl className="mt-3 flex flex-wrap gap-x-3 gap-y-5 sm:gap-x-4">
        <div className="basis-full">
          <dt className="sr-only">{text.figures.value}</dt>
          <dd className="font-display text-4xl font-medium tracking-[-0.02em] tabular-nums">{formatAed(valuation.tradeValue)}</dd>
        </div>
        {smaller.map(({ label, value }) => (
          <div key={label} className="flex grow basis-20 flex-col-reverse justify-end border-s-2 border-line ps-3">
            <dt className="text-xs text-ink-muted">{label}</dt>
            <dd className="text-lg font-semibold whitespace-nowrap tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <div role="status">
        {confirmed && (
          <VisuallyHidden>{text.spoken(formatAed(valuation.tradeValue), formatWhole(valuation.points))}</VisuallyHidden>
        )}
      </div>
    </div>
  );
}
