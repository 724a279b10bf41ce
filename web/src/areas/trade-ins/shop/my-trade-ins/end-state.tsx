import type { TradeIn } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import { formatWholeFils } from '../../../../kernel/i18n/format-money';
import { formatWhole } from '../../../../kernel/i18n/format-number';
import { myTradeInsTexts } from '../../texts-mine.en';
import { Icon } from '../../../../kit/icon';

/** How a trade-in ended, and why where the desk said so. */
export function EndState({ tradeIn: { state, steps, valueFils, points, reasons } }: { tradeIn: TradeIn }) {
  const { ends } = myTradeInsTexts;
  const wasWiped = steps.some((step) => step.state === 'wiped');
  const isCredited = state === 'verified';
  const end = isCredited || state === 'reversed'
    ? { title: ends[state].title, text: ends[state].text(formatWholeFils(valueFils), formatWhole(points)) }
    : state === 'cancelled' && wasWiped
    ? ends.cancelledWiped
    : state === 'cancelled' || state === 'expired' || state === 'rejected' || state === 'returned'
    ? ends[state]
    : undefined;
  if (!end) return null;
  return (
    <div className="flex items-start gap-3 rounded-md bg-canvas px-4 py-3">
      <Icon
        name={isCredited ? 'check' : 'close'}
        className={isCredited ? 'mt-0.5 size-5 text-positive' : 'mt-0.5 size-5 text-ink-muted'}
      />
      <div className="min-w-0">
        <p className="font-semibold">{end.title}</p>
        <p className="text-sm">{end.text}</p>
        <Reasons reasons={reasons} />
      </div>
    </div>
  );
}

/** Why the desk did not take a phone, in its own words. */
export function Reasons({ reasons }: { reasons: readonly string[] }) {
  if (reasons.length === 0) return null;
  return (
    <p className="mt-1 text-sm">
      <span className="font-semibold">{myTradeInsTexts.ends.reasons}:</span> <bdi>{reasons.join(' ')}</bdi>
    </p>
  );
}
