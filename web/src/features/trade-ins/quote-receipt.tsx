import { VERIFICATION_PROCESSING_HOURS } from '@planet-heroes/contracts/areas/trade-ins/devices';
import type { TradeIn, TradeInState } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import type { Ref } from 'react';
import { formatDay } from '../../shared/format/format-date';
import { formatAed } from '../../shared/format/format-money';
import { formatWhole } from '../../shared/format/format-number';
import { useMe } from '../../shared/hero/use-me';
import { messages } from '../../shared/messages/messages';
import { nameOf } from '../../shared/messages/name-of';
import { Badge, type BadgeTone } from '../../shared/ui/badge';
import { Heading } from '../../shared/ui/heading';

const FILS_PER_DIRHAM = 100;
const TONES: Record<TradeInState, BadgeTone> = { quoted: 'accent', verified: 'positive', rejected: 'danger', expired: 'neutral' };

interface QuoteReceiptProps {
  tradeIn: TradeIn;
  isSpoken: boolean;
  ref: Ref<HTMLHeadingElement>;
}

/** A locked quote: how it stands, what it holds, and what happens next. It changes as the trade-in does. */
export function QuoteReceipt({ tradeIn, isSpoken, ref }: QuoteReceiptProps) {
  useMe(); // Keeps the hero's room, which tells when the trade-in moves.
  const { receipt } = messages.tradeIn.lock;
  const { device, condition, state, points, reasons } = tradeIn;
  const facts = [
    { label: receipt.value, figure: formatAed(tradeIn.valueFils / FILS_PER_DIRHAM) },
    ...(state === 'quoted' && tradeIn.lockedUntil ? [{ label: receipt.until, figure: formatDay(tradeIn.lockedUntil) }] : []),
    { label: receipt.points[state], figure: formatWhole(points) },
  ];
  return (
    <div className="flex animate-rise flex-col gap-4">
      <div role={isSpoken ? 'status' : undefined}>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <Heading ref={ref} tabIndex={-1} level={3} className="outline-none">
            {receipt.title[state]}
          </Heading>
          <Badge tone={TONES[state]}>{receipt.state[state]}</Badge>
        </div>
        <p className="mt-1 text-sm text-ink-muted">
          {receipt.next[state](VERIFICATION_PROCESSING_HOURS)} {reasons.join(' ')}
        </p>
      </div>
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        {facts.map(({ label, figure }) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-xs text-ink-muted">{label}</dt>
            <dd className="text-lg font-semibold tabular-nums">{figure}</dd>
          </div>
        ))}
        <div className="flex flex-col-reverse">
          <dt className="text-xs text-ink-muted">{receipt.phone}</dt>
          <dd className="text-lg font-semibold">{receipt.device(device, nameOf(condition))}</dd>
        </div>
      </dl>
    </div>
  );
}
