import type { TradeIn } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import { asSentences } from '@planet-heroes/contracts/kernel/text/sentences';
import { type Ref, type RefObject, useEffect, useRef } from 'react';
import { formatDay } from '../../../kernel/i18n/format-date';
import { formatWholeFils } from '../../../kernel/i18n/format-money';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { useMe } from '../../heroes/use-me';
import { letDropFall } from '../../../kit/motion/falling-drop';
import { tradeInTexts } from '../texts.en';
import { nameOf } from '../../../kernel/i18n/name-of';
import { ButtonLink } from '../../../kernel/routing/button-link';
import { Heading } from '../../../kit/heading';
import { pathOfTradeIn, phaseOf } from './trade-in-queries';

interface QuoteReceiptProps {
  tradeIn: TradeIn;
  vessel: RefObject<HTMLDivElement | null>;
  isSpoken: boolean;
  ref: Ref<HTMLHeadingElement>;
}

/** A locked quote: how it stands, what it holds, and the way on. It changes as the trade-in does. */
export function QuoteReceipt({ tradeIn, vessel, isSpoken, ref }: QuoteReceiptProps) {
  const isGuest = useMe().data?.isGuest; // And holds the hero's room, which announces the trade-in's steps.
  const { receipt } = tradeInTexts.lock;
  const { device, condition, state, points, reasons, inspection } = tradeIn;
  const phase = phaseOf(state);
  const { next, action } = state === 'quoted' && !tradeIn.answers
    ? receipt.undescribed
    : { next: receipt.next[phase], action: receipt.action[phase] };
  const pointsFigure = useRef<HTMLElement>(null);
  useEffect(() => {
    if (state === 'quoted' || state === 'verified') letDropFall(pointsFigure.current!, vessel.current);
  }, [state, vessel]);
  const facts: { label: string; figure: string; ref?: Ref<HTMLElement> }[] = [
    { label: receipt.value, figure: formatWholeFils(tradeIn.valueFils) },
    ...(state === 'countered' && inspection
      ? [{ label: receipt.offered, figure: formatWholeFils(inspection.valueFils) }]
      : []),
    ...(state === 'quoted' && tradeIn.lockedUntil
      ? [{ label: receipt.until, figure: formatDay(tradeIn.lockedUntil) }]
      : []),
    { label: receipt.points[phase], figure: formatWhole(points), ref: pointsFigure },
  ];
  return (
    <div className="flex animate-rise flex-col gap-4">
      <div role={isSpoken ? 'status' : undefined}>
        <Heading ref={ref} tabIndex={-1} level={3} className="outline-none">
          {receipt.title[phase]}
        </Heading>
        <p className="mt-1 text-sm text-ink-muted">
          {next} <span>{asSentences(receipt.reasonsOf(reasons)).join(' ')}</span>
        </p>
        {isGuest && phase === 'locked' && <p className="mt-1 text-sm">{receipt.guest}</p>}
      </div>
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        {facts.map(({ label, figure, ref: figureRef }) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-xs text-ink-muted">{label}</dt>
            <dd ref={figureRef} className="w-fit text-lg font-semibold tabular-nums">{figure}</dd>
          </div>
        ))}
        <div className="flex flex-col-reverse">
          <dt className="text-xs text-ink-muted">{receipt.phone}</dt>
          <dd className="text-lg font-semibold">{receipt.device(device, nameOf(condition))}</dd>
        </div>
      </dl>
      <ButtonLink
        to={pathOfTradeIn(tradeIn.id)}
        variant={phase === 'locked' || phase === 'countered' ? 'primary' : 'secondary'}
        className="self-start max-sm:w-full"
      >
        {action}
      </ButtonLink>
    </div>
  );
}
