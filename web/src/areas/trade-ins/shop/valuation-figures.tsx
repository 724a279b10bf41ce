import type { TradeValuation } from '@planet-heroes/contracts/areas/trade-ins/valuation';
import { type Ref, useId } from 'react';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { formatMass } from '../../../kernel/i18n/format-mass';
import { formatAed } from '../../../kernel/i18n/format-money';
import { tradeInTexts } from '../texts.en';
import { Badge } from '../../../kit/badge';
import { VisuallyHidden } from '../../../kit/visually-hidden';

interface ValuationFiguresProps {
  /** Undefined until both choices are made. */
  valuation: TradeValuation | undefined;
  confirmed: boolean;
  /** The programme's highest value: with it the phone is full. */
  highestValue: number;
  /** The phone, which drops come from. */
  vessel: Ref<HTMLDivElement>;
  /** What stands largest: the bottles where the impact is asked for. */
  leadsWith?: 'value' | 'bottles';
}

/**
 * A trade-in's value beside a phone that fills with it, points, bottles and CO2, and whether they are an estimate or
 * confirmed.
 */
export function ValuationFigures(
  { valuation, confirmed, highestValue, vessel, leadsWith = 'value' }: ValuationFiguresProps,
) {
  const text = tradeInTexts;
  return (
    <div className="@container relative min-h-58 sm:min-h-65">
      <div ref={vessel} className="absolute start-0 top-0 h-32 sm:h-40">
        <PhoneVessel fill={(valuation?.tradeValue ?? 0) / highestValue} />
      </div>
      {valuation ? <Figures valuation={valuation} confirmed={confirmed} leadsWith={leadsWith} /> : (
        <p className="flex min-h-32 items-center ps-20 text-ink-muted sm:min-h-40 sm:ps-32">{text.choosePrompt}</p>
      )}
      <div role="status">
        {valuation && confirmed && (
          <VisuallyHidden>{text.spoken(formatAed(valuation.tradeValue), formatWhole(valuation.points))}</VisuallyHidden>
        )}
      </div>
    </div>
  );
}

interface FiguresProps {
  valuation: TradeValuation;
  confirmed: boolean;
  leadsWith: 'value' | 'bottles';
}

function Figures({ valuation, confirmed, leadsWith }: FiguresProps) {
  const text = tradeInTexts;
  const value = { label: text.figures.value, value: formatAed(valuation.tradeValue) };
  const bottles = { label: text.figures.bottles, value: formatWhole(valuation.bottlesPrevented) };
  const [largest, other] = leadsWith === 'value' ? [value, bottles] : [bottles, value];
  const smaller = [
    { label: text.figures.points, value: formatWhole(valuation.points) },
    other,
    { label: text.figures.carbon, value: formatMass(valuation.co2Saved) },
  ];
  return (
    <div>
      <div className="absolute start-20 top-5 flex flex-wrap items-center gap-x-3 gap-y-1 sm:start-32 sm:top-8">
        <Badge tone={confirmed ? 'positive' : 'sand'}>{confirmed ? text.confirmed : text.estimate}</Badge>
      </div>
      <dl className="flex flex-wrap gap-x-2 gap-y-2 sm:gap-x-4">
        <div className="flex min-h-32 basis-full items-center ps-20 pt-8 sm:min-h-40 sm:ps-32">
          <dt className={leadsWith === 'value' ? 'sr-only' : 'order-last ps-2 text-sm text-ink-muted'}>{largest.label}</dt>
          <dd className="font-display text-3xl leading-none @md:text-4xl @md:leading-none sm:@max-[20rem]:text-2xl font-medium tracking-[-0.02em] whitespace-nowrap tabular-nums max-[22rem]:text-2xl">
            {largest.value}
          </dd>
        </div>
        {smaller.map(({ label, value }) => (
          <div key={label} className="flex grow basis-16 flex-col-reverse justify-end border-s-2 border-line ps-2 sm:basis-20 sm:ps-3">
            <dt className="text-xs text-ink-muted">{label}</dt>
            <dd className="text-lg font-semibold whitespace-nowrap tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-xs text-ink-muted">{confirmed ? text.confirmedNote : text.estimateNote}</p>
    </div>
  );
}

/** A phone that fills with water. `fill` goes from 0 to 1: the share of the programme's highest value. */
function PhoneVessel({ fill }: { fill: number }) {
  const clip = useId();
  return (
    <svg aria-hidden viewBox="40 0 120 220" className="h-full w-auto" fill="none">
      <clipPath id={clip}>
        <rect x="56" y="16" width="88" height="184" rx="17" />
      </clipPath>
      <ellipse cx="100" cy="208" rx="66" ry="7" fill="var(--color-line)" />
      <rect x="49" y="9" width="102" height="198" rx="24" fill="var(--color-ink)" />
      <g clipPath={`url(#${clip})`}>
        <path fill="var(--color-sky)" d="M56 16h88v184H56z" />
        <circle cx="120" cy="62" r="16" fill="var(--color-sun)" />
        <g
          className="transition-transform duration-700 ease-calm"
          style={{ transform: `translateY(${(1 - Math.min(Math.max(fill, 0), 1)) * 128}px)` }}
        >
          <g className="animate-drift">
            <path
              fill="var(--color-spot-soft)"
              opacity="0.6"
              d="M20 58c14 0 14-7 28-7s14 7 28 7 14-7 28-7 14 7 28 7 14-7 28-7v300H20z"
            />
            <path
              fill="var(--color-spot)"
              d="M20 68c14 0 14 7 28 7s14-7 28-7 14 7 28 7 14-7 28-7 14 7 40 7v300H20z"
            />
          </g>
        </g>
      </g>
      <rect x="85" y="22" width="30" height="7" rx="3.5" fill="var(--color-ink)" />
    </svg>
  );
}
